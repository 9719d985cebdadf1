import { dayInAdana } from '#contract/calendar/days.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { openStateAt, weekMinuteAt } from '#contract/calendar/opening-hours.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listSpecialOn } from './open-moment.queries.ts';

const DAY_MS = 86_400_000;

/** A moment with what the special days of it, and of the evening before, say. */
export async function openMomentAt(db: Db, at: Date): Promise<OpenMoment> {
  const days = [dayInAdana(new Date(at.getTime() - DAY_MS)), dayInAdana(at)];
  const opened: number[] = [];
  const closed: number[] = [];
  for (const { id, hours, specialDays } of await listSpecialOn(db, days)) {
    const { state } = openStateAt(hours, at, { specialDays });
    (state === 'open' || state === 'closing_soon' ? opened : closed).push(id);
  }
  return { minute: weekMinuteAt(at), opened, closed };
}
