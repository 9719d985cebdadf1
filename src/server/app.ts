import { accountsRoutes } from './accounts/accounts.routes.ts';
import { peopleRoutes } from './accounts/people.routes.ts';
import { identifyCaller } from './accounts/sessions.service.ts';
import { administrationRoutes } from './administration/administration.routes.ts';
import { endAdsJob } from './advertising/advertising.jobs.ts';
import { advertisingRoutes } from './advertising/advertising.routes.ts';
import { apiDocumentation } from './api-documentation.ts';
import { businessPerformanceRoutes } from './business-performance/business-performance.routes.ts';
import { administeredBusinessesRoutes } from './businesses/administered-businesses.routes.ts';
import { businessesRoutes } from './businesses/businesses.routes.ts';
import { countSearchWordsJob, rewriteSearchColumnsJob } from './businesses/search-words.jobs.ts';
import { administeredCategoriesRoutes } from './categories/administered-categories.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { batchesRoutes } from './imports/batches.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { tellModeratorsJob } from './moderation/moderation.jobs.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { deliverLetters } from './notifications/deliver-letters.jobs.ts';
import { outboxCareRoutes } from './notifications/outbox-care.routes.ts';
import { ownersRoutes } from './owners/owners.routes.ts';
import { endPlansJob } from './owners/plans.jobs.ts';
import { workspaceRoutes } from './owners/workspace.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { forgetJob } from './personal-data/retention.jobs.ts';
import { type App, type AppParts, mountEndpoints, type Served } from './platform/http.ts';
import type { Job } from './platform/jobs.ts';
import { watchDiskJob } from './platform/watch-disk.ts';
import { removalsRoutes } from './removals/removals.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { expireReservationsJob } from './reservations/reservations.jobs.ts';
import { reservationsRoutes } from './reservations/reservations.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { avifJob, removalJob } from './uploads/uploads.jobs.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { rollUpVisitsJob } from './visitor-statistics/visitor-statistics.jobs.ts';
import { visitorStatisticsRoutes } from './visitor-statistics/visitor-statistics.routes.ts';

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
  ...removalsRoutes,
  ...claimsRoutes,
  ...ownersRoutes,
  ...workspaceRoutes,
  ...reservationsRoutes,
  ...messagesRoutes,
  ...leadsRoutes,
  ...advertisingRoutes,
  ...emailVerificationRoutes,
  ...personalDataRoutes,
  ...moderationRoutes,
  ...administeredBusinessesRoutes,
  ...batchesRoutes,
  ...administeredCategoriesRoutes,
  ...peopleRoutes,
  ...outboxCareRoutes,
  ...administrationRoutes,
  // Its fixed words below /api/analytics stand before an id.
  ...visitorStatisticsRoutes,
  ...businessPerformanceRoutes,
];

export const servedPaths = served.map(({ endpoint }) => endpoint.path);

/** What runs by itself while the product serves, one line per job. */
export const productJobs: Job[] = [
  deliverLetters,
  forgetJob,
  avifJob,
  removalJob,
  expireReservationsJob,
  endAdsJob,
  tellModeratorsJob,
  endPlansJob,
  rollUpVisitsJob,
  rewriteSearchColumnsJob,
  countSearchWordsJob,
  watchDiskJob,
];

/** The API on one screen: what is asked of it over HTTP and, while rendering, in the same process. */
export function createApp(parts: Omit<AppParts, 'identify'>): App {
  const app = mountEndpoints(served, { ...parts, identify: identifyCaller });
  app.route('/', apiDocumentation());
  return app;
}
