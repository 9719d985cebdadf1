import { dayInAdana } from '#contract/calendar/days.ts';
import {
  type CalendarYear,
  dayPlus,
  daysOffOf,
  type Holiday,
  holidaysAround,
  holidaysOf,
  ramadansOf,
} from '#contract/calendar/holidays.ts';
import { type HolidayAhead, withDays } from '#contract/calendar/holidays-ahead.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listConfirmedYears } from './calendar.queries.ts';
import { likelyYear } from './moon.rules.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Years as they were confirmed, else as they are likely. */
export async function calendarYears(
  db: Db,
  from: number,
  until: number,
): Promise<(CalendarYear & { confirmedAt: Date | null })[]> {
  const years = Array.from({ length: until - from + 1 }, (_, index) => from + index);
  const confirmed = await listConfirmedYears(db, years);
  return years.map((year) => {
    const found = confirmed.find((one) => one.year === year);
    return found
      ? { year, isConfirmed: true, periods: found.periods, confirmedAt: found.confirmedAt }
      : { ...likelyYear(year), confirmedAt: null };
  });
}

/** The holidays that matter around a moment: see `holidaysAround`. */
export async function holidaysAt(db: Db, at: Date): Promise<Holiday[]> {
  const day = dayInAdana(at);
  const year = yearOf(day);
  const years = await calendarYears(db, year - 1, year + 1);
  const from = JSON.stringify([day, years]);
  if (lastAsked?.from !== from)
    lastAsked = { from, holidays: holidaysAround(holidaysOf(years), day) };
  return lastAsked.holidays;
}
/** Every page of businesses asks for those of the same day. */
let lastAsked: { from: string; holidays: Holiday[] } | undefined;

export const holidaysNow = ({ db, now }: Pick<Basics, 'db' | 'now'>) => holidaysAt(db, now());

/** Holidays of this year and the next one that are not over, with their days; what nobody has confirmed as it is likely. */
export const holidaysAhead = (ctx: Pick<Basics, 'db' | 'now'>): Promise<HolidayAhead[]> =>
  ahead(ctx, holidaysOf);

/** What a question may name a day by: those, and Ramadan. */
export const namedDaysAhead = (ctx: Pick<Basics, 'db' | 'now'>): Promise<HolidayAhead[]> =>
  ahead(ctx, (years) => [...holidaysOf(years), ...ramadansOf(years)]);

async function ahead(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  of: typeof holidaysOf,
): Promise<HolidayAhead[]> {
  const day = dayInAdana(now());
  const years = await calendarYears(db, yearOf(day) - 1, yearOf(day) + 1);
  const isLikely = ({ isBayram, from }: Holiday) =>
    // Its year is that of its first whole day.
    isBayram &&
    !years.find(({ year }) => year === yearOf(dayPlus(from.slice(0, 10), 1)))?.isConfirmed;
  return of(years.map((year) => ({ ...year, isConfirmed: true })))
    .filter(({ until }) => until > `${day}T00:00`)
    .map((holiday) => ({
      ...withDays(holiday, day),
      ...(isLikely(holiday) && { isLikely: true }),
    }));
}

/** Days on which the team is off, in the year of a moment and those beside it. */
export async function daysOffAround(db: Db, at: Date): Promise<ReadonlySet<string>> {
  const year = yearOf(dayInAdana(at));
  return daysOffOf(await calendarYears(db, year - 1, year + 1));
}

/** An admin is asked so many days before the year begins. */
const DAYS_ASKED_BEFORE = 60;

export const yearToConfirm = (now: Date): number =>
  yearOf(dayPlus(dayInAdana(now), DAYS_ASKED_BEFORE));

/** Whether a bayram or Ramadan of it is still to come or goes on, also where it comes a day late. */
export const isAhead = ({ periods }: CalendarYear, now: Date): boolean =>
  periods.some(({ last }) => dayPlus(last, 1) >= dayInAdana(now));

/** Years whose bayrams nobody has confirmed, though it is time and they are not over. */
export async function unconfirmedYears(db: Db, now: Date): Promise<number[]> {
  const years = await calendarYears(db, yearOf(dayInAdana(now)), yearToConfirm(now));
  return years.filter((one) => !one.isConfirmed && isAhead(one, now)).map(({ year }) => year);
}
