import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id, wholeNumber } from '../api/fields.ts';

/** What /analytics shows (specification 9). */
export const STATISTICS_DAYS = 7;
export const TOP_COUNTRIES = 5;
export const TOP_PAGES = 5;

/** Pages counted by their own path; a business and a category too. */
export const COUNTED_PAGES = [
  '/',
  '/search',
  '/businesses',
  '/open-now',
  '/nobetci-eczane',
  '/bayramda-acik',
  '/new-businesses',
  '/map',
  '/add-business',
  '/login',
  '/account',
  '/applications',
  '/favorites',
  '/analytics',
  '/verify-email',
  '/business-owner-register',
  '/business-owner-dashboard',
  '/business-invitation',
  '/reservation',
  '/advertise',
  '/advertise-request',
  '/advertisement-examples',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/faq',
  '/acik-veri',
] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];
/** Where every other path is counted. */
export const OTHER_PAGES = 'other';

/** Searches without a result are looked at this far back. */
export const MISSED_SEARCH_DAYS = 30;
export const TOP_MISSED_SEARCHES = 20;

const days = { days: wholeNumber(1, 90).default(STATISTICS_DAYS) };
const totals = {
  /** `YYYY-MM-DD` in Adana. */
  date: z.string(),
  totalVisits: z.number().int(),
  uniqueVisitors: z.number().int(),
};

export const DailyStatistic = z.object({
  ...totals,
  /** JSON text: country code to visits; the empty code is an unknown country. */
  countries: z.string(),
  /** JSON text: page to visits. */
  topPages: z.string(),
});
export type DailyStatistic = z.infer<typeof DailyStatistic>;

/** The last seven days, today included, the oldest first; days without visits are zeros. */
export const listDailyStatistics = endpoint({
  summary: 'Günlük ziyaretler: toplam, tekil, ülkeler, sayfalar',
  method: 'GET',
  path: '/api/analytics/daily',
  access: 'public',
  input: z.object(days),
  output: z.array(DailyStatistic),
});

export const listVisitorTotals = endpoint({
  summary: 'Günlük ziyaret toplamları',
  method: 'GET',
  path: '/api/analytics/visitors',
  access: 'public',
  input: z.object(days),
  output: z.array(z.object(totals).meta({ id: 'VisitorTotal' })),
});

/** What several people looked for and nobody offers; `district` is null when none was chosen. */
export const MissedSearch = z.object({
  text: z.string(),
  district: z.string().nullable(),
  people: z.number().int(),
});
export type MissedSearch = z.infer<typeof MissedSearch>;

/** With `businessId` for those who act for that business; without it for moderators and admins. */
export const listMissedSearches = endpoint({
  summary: 'Aranıp bulunamayanlar, ilçelere göre',
  method: 'GET',
  path: '/api/missed-searches',
  access: 'member',
  input: z.object({ businessId: Id.optional() }),
  output: z.array(MissedSearch),
});

/** The same for the team, everywhere together, without what is a word of some kind. */
export const UnknownWord = MissedSearch.pick({ text: true, people: true }).meta({
  id: 'UnknownWord',
});
export type UnknownWord = z.infer<typeof UnknownWord>;

export const listUnknownWords = endpoint({
  summary: 'Aranıp bulunamayan, hiçbir türde de geçmeyen sözler',
  method: 'GET',
  path: '/api/admin/unknown-words',
  access: 'admin',
  input: z.object({}),
  output: z.array(UnknownWord),
});
