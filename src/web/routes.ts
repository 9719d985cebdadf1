/** The specification's route table: one line per address, the first that fits. Names are files in pages/. */
export const routes = [
  { path: '/', page: 'home' },
  { path: '/search', page: 'search' },
  { path: '/category/:slug', page: 'category' },
  { path: '/businesses', page: 'businesses' },
  { path: '/business/:id', page: 'business-detail' },
  { path: '/add-business', page: 'add-business' },
  { path: '/map', page: 'map' },
  { path: '/login', page: 'login' },
  { path: '/verify-email', page: 'verify-email' },
  { path: '/account', page: 'account' },
  { path: '/applications', page: 'applications' },
  { path: '/favorites', page: 'favorites' },
  { path: '/favorites/:token', page: 'shared-favorites' },
  { path: '/about', page: 'about' },
  { path: '/terms', page: 'terms' },
  { path: '/privacy', page: 'privacy' },
  { path: '/faq', page: 'faq' },
] as const;

export const NOT_FOUND_PAGE = 'not-found';
/** Shows the design language; served in development only. */
export const DESIGN_ROUTE = { path: '/design', page: 'design' } as const;

export interface Match {
  page: string;
  params: Record<string, string>;
}

/** Finds the page of a path; undecodable or unknown paths lead to the fallback page. */
export function matchRoute(path: string, isDevelopment = false): Match {
  const wanted = segments(path);
  for (const route of isDevelopment ? [...routes, DESIGN_ROUTE] : routes) {
    const params = wanted && matchSegments(segments(route.path) ?? [], wanted);
    if (params) return { page: route.page, params };
  }
  return { page: NOT_FOUND_PAGE, params: {} };
}

function segments(path: string): string[] | undefined {
  try {
    return path
      .replace(/^\/|\/$/g, '')
      .split('/')
      .map(decodeURIComponent);
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
