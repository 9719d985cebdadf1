import { dayInAdana } from '#contract/calendar/days.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { isOpenState, openStateAt, weekMinuteAt } from '#contract/calendar/opening-hours.ts';
import { holidaysAt } from '#server/calendar/calendar.service.ts';
import { doubtedBy } from '#server/calendar/on-holidays.rules.ts';
import { type PublicDataNow, readOnce } from '../counting/current-columns.service.ts';
import {
  listAlwaysOpenOf,
  listDoubtedByHours,
  listOpenByKind,
  listSpecialOn,
} from './open-moment.queries.ts';

const DAY_MS = 86_400_000;
/** Open at any moment, unless a holiday puts it in doubt. */
const ALWAYS = '{"mon-sun":"24 saat"}';

const holidaysOn = readOnce('settings', ({ db }, day: string) =>
  holidaysAt(db, new Date(`${day}T12:00:00+03:00`)),
);
/** The holidays that matter at a moment, as `holidaysAt` tells them. */
export const holidaysThen = (now: PublicDataNow, at: Date): Promise<Holiday[]> =>
  holidaysOn(now, dayInAdana(at));

const MINUTE_MS = 60_000;
const momentIn = readOnce('everything', (now, minute: number) =>
  readOpenMoment(now, new Date(minute * MINUTE_MS)),
);
/** Who is open at a moment. Hours begin and end with minutes. */
export const openMomentAt = (now: PublicDataNow, at: Date): Promise<OpenMoment> =>
  momentIn(now, Math.floor(at.getTime() / MINUTE_MS));

/** Who is open at all hours, and now: not what is closed today, nor on a holiday what only its week says. */
export async function openAtAllHours(current: PublicDataNow, now: Date): Promise<OpenMoment> {
  const { minute, opened, closed } = await openMomentAt(current, now);
  return minute === null
    ? { minute, opened: await listAlwaysOpenOf(current.db, opened), closed }
    : { minute: 'every', opened: [], closed };
}

/**
 * A moment with what the special days of it, and of the evening before, say. On a holiday nobody is open by
 * the week alone; in the night behind one, those whose evening began on it may not be.
 */
async function readOpenMoment(now: PublicDataNow, at: Date): Promise<OpenMoment> {
  const { db } = now;
  const yesterday = new Date(at.getTime() - DAY_MS);
  const days = [dayInAdana(yesterday), dayInAdana(at)];
  const minute = weekMinuteAt(at);
  const [specials, holidays] = await Promise.all([listSpecialOn(db, days), holidaysThen(now, at)]);
  const opened: number[] = [];
  const closed: number[] = [];
  for (const { id, hours, specialDays, onHolidays } of specials) {
    const options = { specialDays, holidays: doubtedBy(holidays, onHolidays) };
    (isOpenState(openStateAt(hours, at, options)) ? opened : closed).push(id);
  }
  const isHolidayAt = (moment: Date) => !isOpenState(openStateAt(ALWAYS, moment, { holidays }));
  if (isHolidayAt(at)) {
    const said = new Set([...opened, ...closed]);
    const byKind = (await listOpenByKind(db, minute)).filter((id) => !said.has(id));
    return { minute: null, opened: [...opened, ...byKind], closed };
  }
  if (isHolidayAt(lastMinuteBefore(days[1] ?? ''))) {
    const said = new Set([...opened, ...closed]);
    for (const { hours, ids } of await listDoubtedByHours(db, minute)) {
      if (isOpenState(openStateAt(hours, at, { holidays }))) continue;
      for (const id of ids) if (!said.has(id)) closed.push(id);
    }
  }
  return { minute, opened, closed };
}

/** `2026-10-30` → 29 October, 23.59. */
const lastMinuteBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00+03:00`) - 60_000);
