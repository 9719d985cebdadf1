/** The specification's route table: one line per address, the first that fits. Names are files in pages/. */
export const routes = [
  { path: '/', page: 'home' },
  { path: '/search', page: 'search' },
  { path: '/category/:slug', page: 'category' },
  { path: '/businesses', page: 'businesses' },
  { path: '/open-now', page: 'open-now' },
  { path: '/new-businesses', page: 'new-businesses' },
  { path: '/business/:id', page: 'business-detail' },
  { path: '/add-business', page: 'add-business' },
  { path: '/business-owner-register', page: 'business-owner-register' },
  { path: '/business-owner-dashboard', page: 'business-owner-dashboard' },
  { path: '/business-invitation', page: 'business-invitation' },
  { path: '/map', page: 'map' },
  { path: '/login', page: 'login' },
  { path: '/verify-email', page: 'verify-email' },
  { path: '/account', page: 'account' },
  { path: '/applications', page: 'applications' },
  { path: '/favorites', page: 'favorites' },
  { path: '/favorites/:token', page: 'shared-favorites' },
  { path: '/admin/security', page: 'admin-security' },
  { path: '/analytics', page: 'analytics' },
  { path: '/advertise', page: 'advertise' },
  { path: '/advertise-request', page: 'advertise-request' },
  { path: '/advertisement-examples', page: 'advertisement-examples' },
  { path: '/about', page: 'about' },
  { path: '/contact', page: 'contact' },
  { path: '/terms', page: 'terms' },
  { path: '/privacy', page: 'privacy' },
  { path: '/faq', page: 'faq' },
  { path: '/admin', page: 'admin' },
  { path: '/admin/businesses', page: 'admin-businesses' },
  { path: '/admin/businesses/:id', page: 'admin-business' },
  { path: '/admin/categories', page: 'admin-categories' },
  { path: '/admin/users', page: 'admin-users' },
  { path: '/admin/users/:id', page: 'admin-user' },
  { path: '/admin/imports', page: 'admin-imports' },
  { path: '/admin/statistics', page: 'admin-statistics' },
  { path: '/admin/outbox', page: 'admin-outbox' },
  { path: '/admin/jobs', page: 'admin-jobs' },
  { path: '/admin/audit', page: 'admin-audit' },
  { path: '/admin/settings', page: 'admin-settings' },
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
