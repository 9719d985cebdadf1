const LOGIN = '/login';

/** Where one signs in and comes back from: `/login?next=%2Ffavorites`. */
export const loginAddress = (from: string): string =>
  from === '/' || from.split(/[?#]/, 1)[0] === LOGIN
    ? LOGIN
    : `${LOGIN}?next=${encodeURIComponent(from)}`;

/** Where to go on to: a page of this site and nothing else, whatever stands in the address. */
export function nextAfterLogin(query: URLSearchParams): string {
  const given = query.get('next') ?? '';
  const here = 'http://page';
  const url = given.startsWith('/') ? URL.parse(given, here) : null;
  // The browser reads `/\`, and a path that begins with `//`, as another site.
  if (url?.origin !== here || url.pathname.startsWith('//') || url.pathname === LOGIN) return '/';
  return url.pathname + url.search + url.hash;
}
