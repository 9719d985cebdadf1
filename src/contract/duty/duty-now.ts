import { dayInAdana } from '../calendar/days.ts';
import { weekMinuteAt } from '../calendar/opening-hours.ts';
import { DAY_MINUTES } from '../calendar/opening-hours-text.ts';
import { DISTRICTS, type District } from '../city/districts.ts';

/** One turn of one place; `startsAt` and `endsAt` as ISO 8601 in UTC. */
export interface Turn {
  district: string;
  startsAt: string;
  endsAt: string;
}

/** A turn that begins later than this says nothing of tonight. */
const HOURS_AHEAD = 18;
const HOUR_MS = 3_600_000;

const msOf = (moment: string) => Date.parse(moment);

/** Running at a moment: its first minute counts, the minute of its end does not. */
export const isOnDuty = ({ startsAt, endsAt }: Omit<Turn, 'district'>, now: Date): boolean =>
  msOf(startsAt) <= now.getTime() && now.getTime() < msOf(endsAt);

interface DistrictDuty<T extends Turn> {
  district: District;
  /** `now`: somebody is on duty. `later`: the next turn is known and near. `unknown`: nothing is known here. */
  state: 'now' | 'later' | 'unknown';
  turns: T[];
}

/**
 * Who is on duty in each district at a moment: the turns that run, else those that begin next. What has ended
 * is in no answer, and what nobody has said is `unknown`, never guessed.
 */
export function dutyAt<T extends Turn>(turns: readonly T[], now: Date): DistrictDuty<T>[] {
  return DISTRICTS.map((district) => {
    const own = turns.filter((turn) => turn.district === district);
    const running = own.filter((turn) => isOnDuty(turn, now));
    if (running.length > 0) return { district, state: 'now', turns: running };
    const horizon = now.getTime() + HOURS_AHEAD * HOUR_MS;
    const coming = own.filter(
      ({ startsAt }) => msOf(startsAt) > now.getTime() && msOf(startsAt) <= horizon,
    );
    const first = Math.min(...coming.map(({ startsAt }) => msOf(startsAt)));
    const next = coming.filter(({ startsAt }) => msOf(startsAt) === first);
    return { district, state: next.length > 0 ? 'later' : 'unknown', turns: next };
  });
}

/** When `dutyAt` answers otherwise by the clock alone; undefined when only a newer roster changes it. */
export function dutyChangesAt(turns: readonly Turn[], now: Date): Date | undefined {
  const ms = turns
    .flatMap(({ startsAt, endsAt }) => [
      msOf(startsAt) - HOURS_AHEAD * HOUR_MS,
      msOf(startsAt),
      msOf(endsAt),
    ])
    .filter((moment) => moment > now.getTime());
  return ms.length > 0 ? new Date(Math.min(...ms)) : undefined;
}

/** A moment on the clock in Adana: its minute of the day, and how many days ahead of `now` it lies. */
export function onClock(moment: string, now: Date): { minutes: number; daysAhead: number } {
  const at = new Date(moment);
  const minutes = weekMinuteAt(at) % DAY_MINUTES;
  const days = Date.parse(dayInAdana(at)) - Date.parse(dayInAdana(now));
  return { minutes, daysAhead: Math.round(days / (24 * HOUR_MS)) };
}
