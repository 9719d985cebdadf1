import { CITY_TIME_ZONE } from '#contract/city/city.ts';

const DAY_MS = 24 * 3_600_000;
/** How far ahead one can ask who is open. */
const DAYS = 7;
/** The hour one is asked first: when the day's work is done. */
export const FIRST_HOUR = '20:00';
export const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Canada writes a day as addresses carry it: `2026-11-22`. */
const dayOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: CITY_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today and the days after it in Adana: `2026-11-22` … */
export function daysAhead(now: Date): string[] {
  const today = Date.parse(dayOf.format(now));
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(today + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** When the days ahead are others: Adana is three hours ahead of UTC all year round. */
export const midnightAfter = (now: Date): Date =>
  new Date(Date.parse(`${dayOf.format(now)}T00:00:00+03:00`) + DAY_MS);
