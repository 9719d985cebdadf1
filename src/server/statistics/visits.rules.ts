import { COUNTED_PAGES, OTHER_PAGES } from '#contract/statistics/visitor-statistics.ts';

/** Pages of the team are nobody's visit. */
const UNCOUNTED = /^\/admin(?:\/|$)/;

/** A page as it is counted. One of a business or category stands for itself only if there is one. */
export type PageRead =
  | { page: string; businessId?: undefined; categorySlug?: undefined }
  | { page: string; businessId: number; categorySlug?: undefined }
  | { page: string; businessId?: undefined; categorySlug: string };

/** The path alone, one of those there are; undefined for a page that is not counted. */
export function readPage(address: string): PageRead | undefined {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/+$/, '');
  if (UNCOUNTED.test(path)) return undefined;
  const businessId = /^\/business\/(\d{1,9})$/.exec(path)?.[1];
  if (businessId) return { page: path, businessId: Number(businessId) };
  const categorySlug = /^\/category\/([a-z0-9-]{1,60})$/.exec(path)?.[1];
  if (categorySlug) return { page: path, categorySlug };
  // Behind it stands a secret link.
  if (path.startsWith('/favorites/')) return { page: '/favorites' };
  if (path.startsWith('/bayramda-acik/')) return { page: '/bayramda-acik' };
  return { page: COUNTED_PAGES.find((known) => known === path) ?? OTHER_PAGES };
}

/** Host of the page somebody came from; null from nowhere, or from this site itself. */
export function referrerHost(referrer: string | null | undefined, publicUrl: string) {
  const from = referrer ? URL.parse(referrer) : null;
  if (!from || !/^https?:$/.test(from.protocol) || from.hostname === '') return null;
  if (from.host === URL.parse(publicUrl)?.host) return null;
  return from.hostname.replace(/^www\./, '').slice(0, 100);
}
