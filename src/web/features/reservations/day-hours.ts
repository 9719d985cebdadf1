import type { Business } from '#contract/businesses/businesses.ts';
import { touchesDay } from '#contract/calendar/holidays.ts';
import { DAY_NAMES, weekRows } from '#contract/calendar/opening-hours.ts';
import { dayText, parseDayHours } from '#contract/calendar/opening-hours-text.ts';
import { lowerTr } from '#contract/text/turkish-fold.ts';

/** The hours of a day as `YYYY-MM-DD`: `'Cumartesi 09.00–18.00'`, `'Pazar kapalı'`; undefined when nobody knows. */
export function dayHours(
  { hours, specialDays, holidays }: Pick<Business, 'hours' | 'specialDays' | 'holidays'>,
  day: string,
): string | undefined {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  const weekday = (at.getUTCDay() + 6) % 7;
  const special = specialDays[day];
  const text =
    special === undefined ? weekRows(hours)[weekday]?.text : dayText(parseDayHours(special));
  if (!text) return undefined;
  const said = `${DAY_NAMES[weekday]} ${lowerTr(text)}`;
  const isDoubted = special === undefined && holidays.some((holiday) => touchesDay(holiday, day));
  return isDoubted ? `${said}; tatilde değişebilir` : said;
}
