import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus, holidaysOf, touchesDay } from '#contract/calendar/holidays.ts';
import { replaceDutyDays } from '#server/businesses/editing/edit-by-owner.service.ts';
import { ramadanDays } from '#server/businesses/editing/ramadan-days.rules.ts';
import { calendarYears } from '#server/calendar/calendar.service.ts';
import { type Basics, inTransaction } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { listLinkedTurns, lockRosters } from './duty.queries.ts';
import { goesOnBehind, hoursOnDuty } from './duty-days.rules.ts';

/**
 * Whoever is on duty is open then by word, also on a holiday: its turns stand among its special days, so that
 * cards, its page, the map, the filter and machines say it alike. Called after every change of a roster.
 */
export async function tellDutyDays({ db, now }: Pick<Basics, 'db' | 'now'>): Promise<void> {
  const turns = await listLinkedTurns(db, now());
  const year = Number(dayInAdana(now()).slice(0, 4));
  const years = await calendarYears(db, year - 1, year + 1);
  const holidays = holidaysOf(years);
  // In Ramadan its usual hours may be others, or unsure.
  const ofRamadan = (day: string, ramadanHours: string | null) =>
    ramadanHours === null
      ? undefined
      : ramadanDays(ramadanHours, { from: day, years, holidays: [] }).find(
          (one) => one.day === day,
        );
  const told = turns.flatMap((turn) => daysOf(turn).map((day) => ({ ...turn, day })));
  const groups = Map.groupBy(told, ({ day, businessId }) => `${day} ${businessId}`);
  const days = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { day, businessId } = first;
    const inRamadan = ofRamadan(day, first.ramadanHours);
    const hours = inRamadan ? JSON.stringify({ 'mon-sun': inRamadan.hours }) : first.hours;
    const midnight = momentInAdana(day, '00:00');
    const [from] = holidays
      .filter((holiday) => touchesDay(holiday, day))
      .map((holiday) => holiday.from)
      .sort();
    const holidayFrom = from ? momentInAdana(from.slice(0, 10), from.slice(11)) : undefined;
    return [{ businessId, day, hours: hoursOnDuty({ midnight, hours, holidayFrom }, own) }];
  });
  // A turn that runs may have begun yesterday.
  await replaceDutyDays(db, dayPlus(dayInAdana(now()), -1), days);
}

/** The day on which a turn begins, and those behind it that have to say the rest. */
function daysOf({ day, endsAt }: { day: string; endsAt: Date }): string[] {
  const isLonger = goesOnBehind(momentInAdana(day, '00:00'), { endsAt });
  return [day, ...(isLonger ? daysOf({ day: dayPlus(day, 1), endsAt }) : [])];
}

/** Turns stay, while the calendar is confirmed or put right and usual hours change. */
export const dutyDaysJob: Job = {
  name: 'duty-days',
  everyMs: 600_000,
  run: async (dependencies) => {
    await inTransaction(dependencies, async (inside) => {
      await lockRosters(inside.db);
      await tellDutyDays(inside);
    });
    return 'done';
  },
};
