import { apiDocumentation } from './api-documentation.ts';
import { businessesRoutes } from './businesses/businesses.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import type { Context } from './platform/context.ts';
import { type App, mountEndpoints, type Served } from './platform/http.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';

/** Everything the contract promises, one line per area. */
export const served: Served[] = [...categoriesRoutes, ...businessesRoutes, ...reviewsRoutes];

/** The API on one screen: what is asked of it over HTTP and, while rendering, in the same process. */
export function createApp(context: Omit<Context, 'requestId'>): App {
  const app = mountEndpoints(served, context);
  app.route('/', apiDocumentation());
  return app;
}
