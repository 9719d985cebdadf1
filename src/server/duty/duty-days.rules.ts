import { todayIndex } from '#contract/calendar/opening-hours.ts';
import {
  DAY_MINUTES,
  formatDayHours,
  mergeSpans,
  parseHours,
} from '#contract/calendar/opening-hours-text.ts';

const MINUTE_MS = 60_000;

/**
 * When a pharmacy is open on the day its turn begins: its turn, and its usual hours until a holiday begins.
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
  turns: readonly { startsAt: Date; endsAt: Date }[],
): string {
  const minutesTo = (moment: Date) =>
    Math.round((moment.getTime() - midnight.getTime()) / MINUTE_MS);
  const usual = parseHours(hours).week?.[todayIndex(midnight)];
  const sureUntil = holidayFrom ? minutesTo(holidayFrom) : Number.POSITIVE_INFINITY;
  const sure = (typeof usual === 'string' ? [] : (usual ?? []))
    .map(({ from, to }) => ({ from, to: Math.min(to, sureUntil) }))
    .filter(({ from, to }) => from < to);
  const spans = mergeSpans([
    ...sure,
    ...turns.map(({ startsAt, endsAt }) => ({ from: minutesTo(startsAt), to: minutesTo(endsAt) })),
  ]);
  return formatDayHours(
    spans.map(({ from, to }) => ({ from, to: Math.min(to, from + DAY_MINUTES) })),
  );
}
