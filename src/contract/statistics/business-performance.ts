import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';
import { OWNER_ANALYTICS_DAYS } from '../owners/owners.ts';
import { Plan } from '../owners/plans.ts';

/** Search words that fewer people used are nobody's business (decisions, Privacy). */
export const LEAST_PEOPLE = 5;
export const TOP_WORDS = 10;

/** What every plan has: the four specified counters, and beside them the other ways to the business. */
const counters = {
  views: z.number().int(),
  phoneClicks: z.number().int(),
  websiteClicks: z.number().int(),
  directionsClicks: z.number().int(),
  whatsappClicks: z.number().int(),
  reservations: z.number().int(),
  shares: z.number().int(),
};
/** Missing where the plan does not open them. */
const paidCounters = {
  favorites: z.number().int().optional(),
  searchAppearances: z.number().int().optional(),
};
export const PerformanceTotals = z.object({ ...counters, ...paidCounters });
export type PerformanceTotals = z.infer<typeof PerformanceTotals>;
export type PerformanceCounter = keyof PerformanceTotals;
export const COUNTERS = Object.keys(counters) as (keyof typeof counters)[];
export const PAID_COUNTERS = Object.keys(paidCounters) as (keyof typeof paidCounters)[];

/** One day in Adana, `YYYY-MM-DD`. */
export const PerformanceDay = z.object({ date: z.string(), ...counters, ...paidCounters });
export type PerformanceDay = z.infer<typeof PerformanceDay>;

/**
 * The last 30 days, the oldest first. `1` is the caller's business (the newest, with several). A free plan
 * gets one row that holds the sums. Only for those who act for the business, and admins; others: 404.
 */
export const getBusinessAnalytics = endpoint({
  summary: `Bir işletmenin son ${OWNER_ANALYTICS_DAYS} günü; ücretsiz planda yalnız toplamlar`,
  method: 'GET',
  path: '/api/analytics/:id',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.array(PerformanceDay),
});

/** The same for the dashboard's tab, as much as the plan in force opens; what it does not open is null. */
export const Performance = z.object({
  plan: Plan,
  from: z.string(),
  to: z.string(),
  totals: PerformanceTotals,
  /** basic and premium */
  days: z.array(PerformanceDay).nullable(),
  /** premium: the 30 days before */
  previous: z
    .object({
      from: z.string(),
      to: z.string(),
      totals: PerformanceTotals,
      days: z.array(PerformanceDay),
    })
    .nullable(),
  /** premium: what people searched for when they saw the business, the most frequent first */
  words: z.array(z.object({ text: z.string(), people: z.number().int() })).nullable(),
});
export type Performance = z.infer<typeof Performance>;

export const getPerformance = endpoint({
  summary: 'Bir işletmenin performansı, planın açtığı kadarıyla',
  method: 'GET',
  path: '/api/businesses/:id/performance',
  access: 'member',
  input: z.object({ id: Id }),
  output: Performance,
});

/** 60 days as a file for spreadsheets; other plans than premium get 403 `plan_needed`. */
export const downloadPerformance = endpoint({
  summary: 'Bir işletmenin günlük sayıları, CSV dosyası olarak (premium)',
  method: 'GET',
  path: '/api/businesses/:id/performance.csv',
  access: 'member',
  isRaw: true,
  input: z.object({ id: Id }),
  output: z.string(),
});
