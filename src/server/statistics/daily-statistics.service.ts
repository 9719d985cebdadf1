import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import type { DailyStatistic } from '#contract/statistics/visitor-statistics.ts';
import type { Basics } from '#server/platform/context.ts';
import { listDays, listOpenDays, writeDay } from './daily-statistics.queries.ts';

/** What was on its way at midnight has arrived by then. */
const CLOSING_MS = 10 * 60_000;

/** Sums up every day that is not final. Run twice, or by two instances, it leaves the same. */
export async function rollUpVisits({ db, now }: Pick<Basics, 'db' | 'now'>): Promise<void> {
  const at = now();
  const openDay = dayInAdana(new Date(at.getTime() - CLOSING_MS));
  for (const day of await listOpenDays(db)) {
    await writeDay(db, day, { isClosed: day < openDay, at });
  }
}

/** The last days, today included; those without visits with zeros. */
export async function listDailyStatistics(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  { days }: { days: number },
): Promise<DailyStatistic[]> {
  const today = dayInAdana(now());
  const from = dayPlus(today, 1 - days);
  const known = new Map((await listDays(db, from)).map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, index) => {
    const date = dayPlus(from, index);
    return known.get(date) ?? { date, ...NO_VISITS };
  });
}

const NO_VISITS = { totalVisits: 0, uniqueVisitors: 0, countries: '{}', topPages: '{}' };
