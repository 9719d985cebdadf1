import { z } from 'zod';
import * as accounts from '../accounts/accounts.ts';
import * as passkeys from '../accounts/passkeys.ts';
import * as adPreviews from '../advertising/ad-previews.ts';
import * as advertising from '../advertising/advertising.ts';
import * as liveAds from '../advertising/live-ads.ts';
import * as moderatedAds from '../advertising/moderated-ads.ts';
import * as askedFacts from '../businesses/asked-facts.ts';
import * as businessCalendar from '../businesses/business-calendar.ts';
import * as businessCode from '../businesses/business-code.ts';
import * as businessOwners from '../businesses/business-owners.ts';
import * as submissions from '../businesses/business-submission.ts';
import * as businesses from '../businesses/businesses.ts';
import * as newBusinesses from '../businesses/new-businesses.ts';
import * as priceLists from '../businesses/price-list.ts';
import * as related from '../businesses/related-businesses.ts';
import * as visitorAnswers from '../businesses/visitor-answers.ts';
import * as administeredCalendar from '../calendar/administered-calendar.ts';
import * as holidaysAhead from '../calendar/holidays-ahead.ts';
import * as categories from '../categories/categories.ts';
import * as categoryDistricts from '../categories/category-districts.ts';
import * as citySettings from '../city/city-settings.ts';
import * as claims from '../claims.ts';
import * as administeredDuty from '../duty/administered-duty.ts';
import * as duty from '../duty/duty.ts';
import * as verification from '../email-verification.ts';
import * as favoriteLists from '../favorite-lists.ts';
import * as favorites from '../favorites.ts';
import * as history from '../history.ts';
import * as importBatches from '../imports/import-batches.ts';
import * as imports from '../imports/imports.ts';
import * as inquiries from '../inquiries.ts';
import * as administeredKinds from '../kinds/administered-kinds.ts';
import * as kinds from '../kinds/kinds.ts';
import * as leads from '../leads.ts';
import * as mapBusinesses from '../maps/map-businesses.ts';
import * as messages from '../messages.ts';
import * as administration from '../moderation/administration.ts';
import * as teamRecords from '../moderation/administration-records.ts';
import * as moderation from '../moderation/moderation.ts';
import * as cityPack from '../offline/city-pack.ts';
import * as openData from '../open-data.ts';
import * as bayramHours from '../owners/bayram-hours.ts';
import * as team from '../owners/owner-team.ts';
import * as workspace from '../owners/owner-workspace.ts';
import * as owners from '../owners/owners.ts';
import * as plans from '../owners/plans.ts';
import * as administeredPlaces from '../places/administered-places.ts';
import * as mapGround from '../places/map-ground.ts';
import * as neighbourhoods from '../places/neighbourhoods.ts';
import * as removals from '../removals.ts';
import * as reports from '../reports.ts';
import * as reservations from '../reservations/reservations.ts';
import * as reviews from '../reviews.ts';
import * as openThisHour from '../search/open-this-hour.ts';
import * as search from '../search/search.ts';
import * as suggestions from '../search/search-suggestions.ts';
import * as performance from '../statistics/business-performance.ts';
import * as statistics from '../statistics/visitor-statistics.ts';
import * as visits from '../statistics/visits.ts';
import * as uploads from '../uploads.ts';
import * as visitorPhotos from '../visitor-photos.ts';
import type { Endpoint } from './endpoint.ts';
import * as policyReports from './policy-reports.ts';

/** The files that promise calls, in the order of the documentation. */
const files: object[] = [
  history,
  categories,
  businesses,
  search,
  suggestions,
  openThisHour,
  categoryDistricts,
  kinds,
  neighbourhoods,
  mapGround,
  holidaysAhead,
  duty,
  openData,
  cityPack,
  newBusinesses,
  related,
  businessCode,
  businessCalendar,
  mapBusinesses,
  submissions,
  imports,
  verification,
  reviews,
  reports,
  priceLists,
  visitorAnswers,
  askedFacts,
  visitorPhotos,
  removals,
  inquiries,
  claims,
  owners,
  workspace,
  bayramHours,
  team,
  plans,
  businessOwners,
  reservations,
  messages,
  leads,
  advertising,
  liveAds,
  adPreviews,
  moderatedAds,
  accounts,
  passkeys,
  favorites,
  favoriteLists,
  uploads,
  visits,
  statistics,
  performance,
  administration,
  importBatches,
  administeredKinds,
  administeredPlaces,
  administeredCalendar,
  administeredDuty,
  teamRecords,
  policyReports,
  citySettings,
  moderation,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

const exported = files.flatMap((file): [string, unknown][] => Object.entries(file));

const names = new Map(
  exported.flatMap(([name, value]): [Endpoint, string][] =>
    isEndpoint(value) ? [[value, name]] : [],
  ),
);

/** Every call the product promises. The server mounts exactly these. */
export const endpoints: Endpoint[] = [...names.keys()];

/** `listCategories`: an endpoint is named by its constant. */
export const nameOf = (endpoint: Endpoint): string => names.get(endpoint) ?? '';

/** Objects by their constants, for the documentation; one with an `id` of its own keeps that. */
export const schemas = exported.filter(
  (entry): entry is [string, z.ZodType] =>
    entry[1] instanceof z.ZodObject || entry[1] instanceof z.ZodIntersection,
);
