import { FILTER_PARAMETERS } from '#contract/search/filter-parameters.ts';

interface Route {
  path: string;
  page: string;
  reads?: string;
  isLong?: true;
}

/** What a list and a search read of their address. */
const CHOICES = 'category district page';
const LIST = `q sort ${CHOICES}`;

/**
 * The specification's route table: one line per address, the first that fits. Names are files in pages/.
 * `reads` names the parameters behind the `?` that the page reads, on the server or in the browser: there
 * are no others, and whatever else stands there leads to the same page. `isLong`: a page one scrolls and reads,
 * with no bar, sheet or form of its own at the foot of a phone's screen: the bar of the ways on stands there.
 */
export const routes = [
  { path: '/', page: 'home', isLong: true },
  {
    path: '/search',
    page: 'search',
    reads: `day hour was shown sort page ${FILTER_PARAMETERS}`,
    isLong: true,
  },
  { path: '/category/:slug', page: 'category', reads: LIST, isLong: true },
  { path: '/category/:slug/:kind', page: 'category', reads: LIST, isLong: true },
  { path: '/mahalle/:district/:slug', page: 'neighbourhood', reads: 'sort page', isLong: true },
  {
    path: '/mahalle/:district/:slug/:category',
    page: 'neighbourhood',
    reads: 'sort page',
    isLong: true,
  },
  { path: '/businesses', page: 'businesses', reads: LIST, isLong: true },
  { path: '/open-now', page: 'open-now', reads: CHOICES, isLong: true },
  { path: '/bayramda-acik', page: 'open-on-holiday', reads: CHOICES, isLong: true },
  { path: '/bayramda-acik/:day', page: 'open-on-holiday', reads: CHOICES, isLong: true },
  { path: '/nobetci-eczane', page: 'duty-pharmacies', reads: 'ilce', isLong: true },
  { path: '/acik-veri', page: 'open-data', isLong: true },
  { path: '/new-businesses', page: 'new-businesses', reads: CHOICES, isLong: true },
  { path: '/business/:id', page: 'business-detail', reads: 'sort page' },
  { path: '/business/:id/fiyatlar', page: 'business-prices' },
  { path: '/add-business', page: 'add-business', reads: 'edit tab' },
  { path: '/business-owner-register', page: 'business-owner-register', reads: 'basvuru' },
  {
    path: '/business-owner-dashboard',
    page: 'business-owner-dashboard',
    reads: 'isletme basvuru sekme bolum kayit',
  },
  { path: '/business-invitation', page: 'business-invitation', reads: 'token' },
  { path: '/reservation', page: 'reservation', reads: 'token' },
  { path: '/map', page: 'map', reads: `was ${FILTER_PARAMETERS}` },
  { path: '/login', page: 'login', reads: 'next' },
  { path: '/verify-email', page: 'verify-email', reads: 'token' },
  { path: '/account', page: 'account' },
  { path: '/applications', page: 'applications' },
  { path: '/favorites', page: 'favorites', isLong: true },
  { path: '/favorites/:token', page: 'shared-favorites', isLong: true },
  { path: '/admin/security', page: 'admin-security' },
  { path: '/analytics', page: 'analytics', isLong: true },
  { path: '/advertise', page: 'advertise', reads: 'paket' },
  { path: '/advertise-request', page: 'advertise-request' },
  { path: '/bayram-saatleri', page: 'bayram-hours', reads: 'token yanit gun' },
  { path: '/bilgiler-dogru-mu', page: 'asked-facts', reads: 'token yanit' },
  { path: '/ad-preview/:token', page: 'ad-preview' },
  { path: '/advertisement-examples', page: 'advertisement-examples', reads: 'paket', isLong: true },
  { path: '/about', page: 'about', isLong: true },
  { path: '/contact', page: 'contact', reads: 'isletme' },
  { path: '/terms', page: 'terms', isLong: true },
  { path: '/privacy', page: 'privacy', isLong: true },
  { path: '/faq', page: 'faq', isLong: true },
  { path: '/cevrimdisi', page: 'offline' },
  { path: '/cevrimdisi/sehir', page: 'offline-city' },
  { path: '/admin', page: 'admin', reads: 'kind state urgency q item' },
  { path: '/admin/businesses', page: 'admin-businesses', reads: `status batch asked ${LIST}` },
  { path: '/admin/businesses/:id', page: 'admin-business', reads: 'report' },
  { path: '/admin/documents/:id', page: 'admin-document' },
  { path: '/admin/categories', page: 'admin-categories' },
  { path: '/admin/kinds', page: 'admin-kinds', reads: 'q category page' },
  { path: '/admin/places', page: 'admin-places', reads: 'q kind state page' },
  { path: '/admin/calendar', page: 'admin-calendar' },
  { path: '/admin/duty', page: 'admin-duty' },
  { path: '/admin/users', page: 'admin-users', reads: 'q role page' },
  { path: '/admin/users/:id', page: 'admin-user' },
  { path: '/admin/imports', page: 'admin-imports', reads: 'page' },
  { path: '/admin/statistics', page: 'admin-statistics' },
  { path: '/admin/outbox', page: 'admin-outbox', reads: 'q state page' },
  { path: '/admin/jobs', page: 'admin-jobs' },
  { path: '/admin/audit', page: 'admin-audit', reads: 'entity entityId actor role day page' },
  { path: '/admin/settings', page: 'admin-settings' },
] as const satisfies Route[];

export const NOT_FOUND_PAGE = 'not-found';
/** Shows the design language; served in development only. */
const DESIGN_ROUTE = { path: '/design', page: 'design' } as const;

export interface Match {
  page: string;
  params: Record<string, string>;
  route?: Route;
}

const segments = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');
const patterns = [...routes, ...(import.meta.env.DEV ? [DESIGN_ROUTE] : [])].map(
  (route: Route) => ({ route, pattern: segments(route.path) }),
);

/** Finds the page of a path; undecodable or unknown paths lead to the fallback page. */
export function matchRoute(path: string): Match {
  const wanted = decoded(path);
  for (const { route, pattern } of patterns) {
    const params = wanted && matchSegments(pattern, wanted);
    if (params) return { page: route.page, params, route };
  }
  return { page: NOT_FOUND_PAGE, params: {} };
}

/**
 * The one address of all that lead to the same page, by which the server keeps it and the browser knows it:
 * without parameters that the page does not read, its path written in one way.
 */
export function pageAddress(url: string): string {
  const [path = '', ...rest] = url.split('?');
  const { route, params } = matchRoute(path);
  const own = route
    ? route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    : path;
  const reads = route?.reads?.split(' ');
  const kept = rest
    .join('?')
    .split('&')
    .filter((pair) => reads?.includes(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${own}?${kept.join('&')}` : own;
}

function decoded(path: string): string[] | undefined {
  try {
    return segments(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matchSegments(pattern: string[], path: string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part !== given) return undefined;
  }
  return params;
}
