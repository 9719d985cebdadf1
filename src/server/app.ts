import type { BlockList } from 'node:net';
import { forgetOldSessionsJob } from './accounts/accounts.jobs.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { identifyCaller } from './accounts/sessions.service.ts';
import { apiDocumentation } from './api-documentation.ts';
import { businessesRoutes } from './businesses/businesses.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { deliverLetters, pruneLetters } from './notifications/deliver-letters.jobs.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import type { Surroundings } from './platform/context.ts';
import { type App, mountEndpoints, type Served } from './platform/http.ts';
import type { Job } from './platform/jobs.ts';
import { pruneJob } from './platform/prune.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { expireReservationsJob } from './reservations/reservations.jobs.ts';
import { reservationsRoutes } from './reservations/reservations.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { avifJob, removalJob } from './uploads/uploads.jobs.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

/** Everything the contract promises, one line per area. */
export const served: Served[] = [
  ...accountsRoutes,
  ...uploadsRoutes,
  ...categoriesRoutes,
  ...businessesRoutes,
  ...importsRoutes,
  ...reviewsRoutes,
  ...favoritesRoutes,
  ...reportsRoutes,
  ...claimsRoutes,
  ...reservationsRoutes,
  ...leadsRoutes,
  ...emailVerificationRoutes,
  ...personalDataRoutes,
];

/** What runs by itself while the product serves, one line per job. */
export const productJobs: Job[] = [
  deliverLetters,
  pruneLetters,
  pruneJob,
  forgetOldSessionsJob,
  avifJob,
  removalJob,
  expireReservationsJob,
];

/** The API on one screen: what is asked of it over HTTP and, while rendering, in the same process. */
export function createApp(parts: { surroundings: Surroundings; trustedProxies: BlockList }): App {
  const app = mountEndpoints(served, { ...parts, identify: identifyCaller });
  app.route('/', apiDocumentation());
  return app;
}
