import type { Holiday } from '#contract/calendar/holidays.ts';

/** What a kind is on holidays: `open` is a word, the others say nothing of one business. */
export type OnHolidays = 'open' | 'closed' | 'unknown' | null;

/** Holidays that put the usual hours of a business in doubt. */
export const doubtedBy = (holidays: Holiday[], onHolidays: OnHolidays): Holiday[] =>
  onHolidays === 'open' ? [] : holidays;
