import { todayIndex } from '#contract/calendar/opening-hours.ts';
import {
  DAY_MINUTES,
  formatDayHours,
  mergeSpans,
  parseHours,
} from '#contract/calendar/opening-hours-text.ts';

const MINUTE_MS = 60_000;
const minutesBetween = (from: Date, to: Date) =>
  Math.round((to.getTime() - from.getTime()) / MINUTE_MS);

interface Turn {
  startsAt: Date;
  endsAt: Date;
}

/** Whether a turn lasts through the next day as well, which then says the rest. */
export const goesOnBehind = (midnight: Date, { endsAt }: Pick<Turn, 'endsAt'>): boolean =>
  minutesBetween(midnight, endsAt) >= 2 * DAY_MINUTES;

/**
 * When a pharmacy is open on a day of its turn: its turn, and its usual hours until a holiday begins.
 * @param midnight of that day, in Adana
 */
export function hoursOnDuty(
  {
    midnight,
    hours,
    holidayFrom,
  }: {
    midnight: Date;
    hours: string | null;
    /** At 13.00 of an eve; before the day where it is one as a whole. */
    holidayFrom?: Date | undefined;
  },
  turns: readonly Turn[],
): string {
  const usual = parseHours(hours).week?.[todayIndex(midnight)];
  const sureUntil = holidayFrom ? minutesBetween(midnight, holidayFrom) : Number.POSITIVE_INFINITY;
  const sure = (typeof usual === 'string' ? [] : (usual ?? []))
    .map(({ from, to }) => ({ from, to: Math.min(to, sureUntil) }))
    .filter(({ from, to }) => from < to);
  const onDuty = turns.map((turn) => ({
    from: Math.max(0, minutesBetween(midnight, turn.startsAt)),
    to: goesOnBehind(midnight, turn) ? DAY_MINUTES : minutesBetween(midnight, turn.endsAt),
  }));
  return formatDayHours(mergeSpans([...sure, ...onDuty]));
}
