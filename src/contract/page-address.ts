/** Parameters that advertisers add to addresses; pages do not depend on them. */
const TRACKING = /^(utm_.+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|_ga|_gl)$/;

/** The address a page is kept under, by the server and in the browser: without tracking parameters. */
export function pageAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const path = url.slice(0, mark);
  const query = url.slice(mark + 1);
  const kept = query
    .split('&')
    .filter((pair) => pair && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
