import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus, holidaysOf } from '#contract/calendar/holidays.ts';
import { calendarYears } from '#server/calendar/calendar.service.ts';
import { doubtedBy } from '#server/calendar/on-holidays.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { listWithRamadanHours, replaceRamadanDays } from './ramadan-days.queries.ts';
import { ramadanDays } from './ramadan-days.rules.ts';

/**
 * Whoever keeps another week in Ramadan is open by it then: its days stand among the special days, a year ahead, so
 * that cards, the page, the map, the filter and machines say it alike. Of one business, or of all.
 */
export async function tellRamadanDays(
  { db, now }: Pick<Basics, 'db' | 'now'>,
  id?: number,
): Promise<void> {
  const today = dayInAdana(now());
  const year = Number(today.slice(0, 4));
  const years = await calendarYears(db, year - 1, year + 1);
  const holidays = holidaysOf(years);
  // A night of yesterday may still go on.
  const from = dayPlus(today, -1);
  const days = (await listWithRamadanHours(db, id)).flatMap(
    ({ id: businessId, ramadanHours, onHolidays }) =>
      ramadanDays(ramadanHours, {
        ...{ from, years, holidays: doubtedBy(holidays, onHolidays) },
      }).map((day) => ({ businessId, ...day })),
  );
  await replaceRamadanDays(db, { id, from }, days);
}

/** The calendar is confirmed, years pass, files bring hours. */
export const ramadanDaysJob: Job = {
  name: 'ramadan-days',
  everyMs: 600_000,
  run: async (dependencies) => {
    await tellRamadanDays(dependencies);
    return 'done';
  },
};
