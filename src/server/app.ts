import { ramadanDaysJob } from '#server/businesses/editing/ramadan-days.service.ts';
import { dutyDaysJob } from '#server/duty/duty-days.service.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { peopleRoutes } from './accounts/people.routes.ts';
import { identifyCaller } from './accounts/sessions.service.ts';
import { administrationRoutes } from './administration/administration.routes.ts';
import { jobGauges } from './administration/job-runs.service.ts';
import { endAdsJob } from './advertising/advertising.jobs.ts';
import { advertisingRoutes } from './advertising/advertising.routes.ts';
import { apiDocumentation } from './api-documentation.ts';
import { askAboutFactsJob } from './businesses/asked-facts/asked-facts.jobs.ts';
import { businessesRoutes } from './businesses/businesses.routes.ts';
import { toldApartRoutes } from './businesses/duplicates/told-apart.routes.ts';
import { administeredBusinessesRoutes } from './businesses/editing/edit-by-team.routes.ts';
import { businessGauges } from './businesses/editing/edit-by-team.service.ts';
import { rewriteSearchColumnsJob } from './businesses/indexing/search-columns.jobs.ts';
import { administeredCalendarRoutes } from './calendar/administered-calendar.routes.ts';
import { askForCalendarJob } from './calendar/calendar.jobs.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import { administeredCategoriesRoutes } from './categories/administered-categories.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import { recordsRoutes } from './decided-records/decided-records.routes.ts';
import { dutyRoutes } from './duty/duty.routes.ts';
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { batchesRoutes } from './imports/batches.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { administeredKindsRoutes } from './kinds/administered-kinds.routes.ts';
import { tellKindsJob } from './kinds/kinds.jobs.ts';
import { kindsRoutes } from './kinds/kinds.routes.ts';
import { leadsRoutes } from './leads/leads.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { tellModeratorsJob } from './moderation/moderation.jobs.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { deliverEmails } from './notifications/deliver-emails.jobs.ts';
import { emailGauges } from './notifications/notifications.service.ts';
import { outboxCareRoutes } from './notifications/outbox-care.routes.ts';
import { offlineRoutes } from './offline/offline.routes.ts';
import { openDataRoutes } from './open-data/open-data.routes.ts';
import { askAboutBayramJob } from './owners/bayram-hours/bayram-hours.jobs.ts';
import { bayramHoursRoutes } from './owners/bayram-hours/bayram-hours.routes.ts';
import { ownersRoutes } from './owners/owners.routes.ts';
import { endPlansJob } from './owners/plans.jobs.ts';
import { workspaceRoutes } from './owners/workspace.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { forgetJob } from './personal-data/retention.jobs.ts';
import { administeredPlacesRoutes } from './places/administered-places.routes.ts';
import { neighbourhoodsRoutes } from './places/neighbourhoods.routes.ts';
import { learnPlacesJob } from './places/places.jobs.ts';
import { type App, type AppParts, mountEndpoints, type Served } from './platform/http/http.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { StoredGauge } from './platform/observability/gauges.ts';
import { watchDiskJob } from './platform/storage/watch-disk.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { expireReservationsJob } from './reservations/reservations.jobs.ts';
import { reservationsRoutes } from './reservations/reservations.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { businessPerformanceRoutes } from './statistics/business-performance.routes.ts';
import { rollUpVisitsJob } from './statistics/visitor-statistics.jobs.ts';
import { visitorStatisticsRoutes } from './statistics/visitor-statistics.routes.ts';
import { avifJob, removalJob } from './uploads/uploads.jobs.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';

/** Everything the contract promises, one line per area. */
export const served: Served[] = [
  ...accountsRoutes,
  ...uploadsRoutes,
  ...categoriesRoutes,
  ...kindsRoutes,
  ...neighbourhoodsRoutes,
  ...calendarRoutes,
  ...dutyRoutes,
  ...openDataRoutes,
  ...offlineRoutes,
  // Its fixed words below /api/businesses stand before an id.
  ...searchRoutes,
  ...businessesRoutes,
  ...importsRoutes,
  ...reviewsRoutes,
  ...favoritesRoutes,
  ...reportsRoutes,
  ...recordsRoutes,
  ...claimsRoutes,
  ...ownersRoutes,
  ...workspaceRoutes,
  ...bayramHoursRoutes,
  ...reservationsRoutes,
  ...messagesRoutes,
  ...leadsRoutes,
  ...advertisingRoutes,
  ...emailVerificationRoutes,
  ...personalDataRoutes,
  ...moderationRoutes,
  ...toldApartRoutes,
  ...administeredBusinessesRoutes,
  ...batchesRoutes,
  ...administeredCategoriesRoutes,
  ...administeredKindsRoutes,
  ...administeredPlacesRoutes,
  ...administeredCalendarRoutes,
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
  deliverEmails,
  forgetJob,
  avifJob,
  removalJob,
  expireReservationsJob,
  endAdsJob,
  tellModeratorsJob,
  endPlansJob,
  rollUpVisitsJob,
  rewriteSearchColumnsJob,
  tellKindsJob,
  learnPlacesJob,
  askForCalendarJob,
  ramadanDaysJob,
  dutyDaysJob,
  askAboutBayramJob,
  askAboutFactsJob,
  watchDiskJob,
];

/** What Prometheus is told of the rows, by the areas that keep them. */
export const productGauges: StoredGauge[] = [...emailGauges, ...businessGauges, ...jobGauges];

/** The API on one screen: what is asked of it over HTTP and, while rendering, in the same process. */
export function createApp(parts: Omit<AppParts, 'identify'>): App {
  const app = mountEndpoints(served, { ...parts, identify: identifyCaller });
  app.route('/', apiDocumentation());
  return app;
}
