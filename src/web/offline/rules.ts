import { CITY_PATH, WANTED } from '#web/browser/kept-city.ts';
import { favoriteAddress, type KeptPage } from '#web/browser/kept-store.ts';
import { matchRoute, type NOT_FOUND_PAGE, pageAddress, type routes } from '#web/routes.ts';
import { momentOf, offlineTexts as said, keptNoteTexts as texts } from '#web/texts/offline.ts';

type PageName = (typeof routes)[number]['page'] | typeof NOT_FOUND_PAGE;

/** The page that says what is kept; it is fetched when the worker is installed. */
export const OFFLINE_PATH = '/cevrimdisi';

/**
 * Pages that are the same for everybody and still worth reading tomorrow. What only one person sees, what is behind
 * a secret address, what is a form, and what tells of this hour alone (who is open, who is on duty) is never kept.
 */
const KEPT_PAGES: ReadonlySet<PageName> = new Set<PageName>([
  'about',
  'business-detail',
  'businesses',
  'category',
  'contact',
  'faq',
  'home',
  'neighbourhood',
  'new-businesses',
  'open-on-holiday',
  'privacy',
  'search',
  'terms',
]);

/** Pages seen, the last ones; those of favourites are counted apart. */
export const MOST_SEEN = 30;
export const MOST_FAVORITES = 60;
const DAY_MS = 24 * 3_600_000;
/** Nobody is shown what is older. */
const LONGEST_MS = 30 * DAY_MS;
/** A favourite's page is asked for again after that, when there is a network. */
const FRESH_MS = DAY_MS;

/** What a page is kept under; undefined for one that is not kept. */
export function keptAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url, 'http://page');
  const address = pageAddress(pathname + search);
  if (!KEPT_PAGES.has(matchRoute(pathname).page as PageName)) return undefined;
  const asked = new URLSearchParams(address.split('?')[1]);
  // What is open at an hour says nothing later, and where somebody stood is nobody's business.
  return asked.has('open') || asked.has('near') ? undefined : address;
}

/** Where a page leads that is not kept: the city on the device knows of each business what a list says. */
export function standIn(url: string, hasCity: boolean): string {
  const { page, params } = matchRoute(url.split('?')[0] ?? '');
  const isBusiness = page === 'business-detail' && /^\d+$/.test(params.id ?? '');
  return hasCity && isBusiness ? `${CITY_PATH}?${WANTED}=${params.id}` : `${OFFLINE_PATH}#${url}`;
}

/** What an answer of the network means for the copy of its page. */
export function whatToDo(
  answer: Pick<Response, 'status' | 'type' | 'headers'>,
): 'keep' | 'remove' | 'nothing' {
  // A suspended, closed or merged business: it is elsewhere or nowhere now.
  if (answer.status === 404 || answer.status === 410) return 'remove';
  if (answer.type === 'opaqueredirect') return 'remove';
  const isForAll = !/no-store|private/.test(answer.headers.get('Cache-Control') ?? '');
  const isPage = /^text\/html/.test(answer.headers.get('Content-Type') ?? '');
  return answer.status === 200 && isForAll && isPage ? 'keep' : 'nothing';
}

export const isTooOld = ({ keptAt }: Pick<KeptPage, 'keptAt'>, now: number): boolean =>
  now - keptAt > LONGEST_MS;

/** Addresses of what has to go: too old, beyond the last ones seen, or a favourite no more. */
export function whatGoes(
  kept: readonly KeptPage[],
  favorites: ReadonlySet<string>,
  now: number,
): string[] {
  const stays = new Set(
    kept
      .filter(({ address, seenAt }) => seenAt > 0 && !favorites.has(address))
      .sort((one, other) => other.seenAt - one.seenAt)
      .slice(0, MOST_SEEN)
      .map(({ address }) => address),
  );
  return kept
    .filter(
      ({ address, keptAt }) =>
        isTooOld({ keptAt }, now) || !(stays.has(address) || favorites.has(address)),
    )
    .map(({ address }) => address);
}

/** Addresses of favourites that have to be asked for, those that were added last first. */
export function favoritesToFetch(
  kept: readonly KeptPage[],
  favorites: readonly number[],
  now: number,
): string[] {
  const fresh = new Set(
    kept.filter(({ keptAt }) => now - keptAt < FRESH_MS).map(({ address }) => address),
  );
  return favorites
    .slice(0, MOST_FAVORITES)
    .map(favoriteAddress)
    .filter((address) => !fresh.has(address));
}

/** Built files that a page names. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/(?:href|src)="(\/assets\/[^"#?]+)/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

/** `Karacaoğlan Kebap`: the title without the name of the site. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = title
    .replace(/&#x?[\da-f]+;|&(?:amp|quot|lt|gt);/gi, (sign) => SIGNS[sign] ?? ' ')
    .trim();
  return text.split(' | ').slice(0, -1).join(' | ') || text;
}

/** As React writes them. */
const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What was true at that moment only: badges of open states, and whatever says so of itself. */
const MOMENTARY = ['open', 'closing', 'closed'].map((tone) => `.badge-${tone}`);
/** Photos are asked of the network each time: in their place stand their few dots, not the sign of a broken one. */
const NO_PHOTOS = `img[src^="/api/objects/"]{content:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>")}`;
const STYLE = `<style>${[
  ...MOMENTARY,
  '[data-now]',
  ...MOMENTARY.map((badge) => `p:has(> ${badge})`),
]
  .map((what) => `main ${what}`)
  .join(',')}{display:none}${NO_PHOTOS}</style>`;

/** A kept page as it is shown: it says so first, and nothing in it says what is open now. */
export function asKept(
  html: string,
  keptAt: Date,
  { now, isOnline }: { now: Date; isOnline: boolean },
): string {
  // Forms, so that the link past the head of the page stays the first of its links.
  const button = (action: string, text: string) =>
    `<form action="${action}"><button class="tap underline">${text}</button></form>`;
  const words = `<p><strong>${isOnline ? texts.noSite : texts.noNetwork}</strong> ${texts.text(momentOf(keptAt, now))}</p>`;
  const buttons = `<div class="flex flex-wrap gap-x-5">${button(OFFLINE_PATH, texts.all)}${button('', texts.again)}</div>`;
  const note = `<aside class="shell py-2" aria-label="${texts.label}"><div class="notice notice-warning"><div>${words}${buttons}</div></div></aside>`;
  return html
    .replace('<html ', '<html data-kept ')
    .replace('</head>', () => `${STYLE}</head>`)
    .replace('<div id="root">', () => `${note}<div id="root">`);
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page that says what is kept, where ours is not here: whoever saves data was not made to fetch it. */
export function plainList(kept: readonly KeptPage[], now: Date): string {
  const rows = kept
    .toSorted((one, other) => other.seenAt - one.seenAt)
    .map(
      ({ address, title, keptAt }) =>
        `<li><a href="${escaped(address)}">${escaped(title)}</a><br><small>${said.kept(momentOf(new Date(keptAt), now))}</small></li>`,
    );
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${said.noNetwork}</title><body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.5rem"><h1>${said.noNetwork}</h1><p>${rows.length > 0 ? said.noNetworkText : said.nothing}</p><ul>${rows.join('')}</ul></body></html>`;
}

/** Whether an answer to a change that waited is the last word on it. */
export const isSettled = (status: number): boolean =>
  status < 500 && status !== 408 && status !== 429 && status !== 0;
