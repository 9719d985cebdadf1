import { dayInAdana } from './days.ts';
import { dayPlus } from './holidays.ts';

/** The team works until then (specification 9: Pzt–Cum 09.00–18.00). */
const END_OF_WORK = '18:00';

const SATURDAY = 6;
const SUNDAY = 0;

/** Monday to Friday and no public holiday; the half day before a holiday is worked. */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidays.has(day);
}

/** The `count`-th working day after a day, which itself does not count. */
export function workingDayAfter(day: string, count: number, holidays: ReadonlySet<string>): string {
  let left = count;
  let next = day;
  while (left > 0) {
    next = dayPlus(next, 1);
    if (isWorkingDay(next, holidays)) left -= 1;
  }
  return next;
}

/**
 * Until when something that came at a moment is to be done within so many working days: the end of work
 * on the last of them. The day on which it came does not count.
 */
export const workingDaysDeadline = (
  from: Date,
  count: number,
  holidays: ReadonlySet<string>,
): Date =>
  new Date(`${workingDayAfter(dayInAdana(from), count, holidays)}T${END_OF_WORK}:00+03:00`);
