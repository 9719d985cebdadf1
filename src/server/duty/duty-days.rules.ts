import { todayIndex } from '#contract/calendar/opening-hours.ts';
import {
  clockText,
  DAY_MINUTES,
  mergeSpans,
  parseHours,
  type Span,
} from '#contract/calendar/opening-hours-text.ts';

const MINUTE_MS = 60_000;

const timeOf = (minutes: number) => clockText(minutes).replace('.', ':');

/** The stored form; a whole day that does not begin at midnight is written in two halves, or it would say nothing. */
function written({ from, to }: Span): string {
  if (to - from < DAY_MINUTES) return `${timeOf(from)}-${timeOf(to)}`;
  if (from === 0) return '24 saat';
  const middle = from + DAY_MINUTES / 2;
  return `${timeOf(from)}-${timeOf(middle % DAY_MINUTES)},${timeOf(middle % DAY_MINUTES)}-${timeOf(from)}`;
}

/**
 * When a pharmacy is open on the day its turn begins: its turn, and its usual hours where the day is no holiday.
 * @param midnight of that day, in Adana
 */
export function hoursOnDuty(
  {
    midnight,
    hours,
    isHoliday,
  }: {
    midnight: Date;
    hours: string | null;
    isHoliday: boolean;
  },
  turns: readonly { startsAt: Date; endsAt: Date }[],
): string {
  const minutesTo = (moment: Date) =>
    Math.round((moment.getTime() - midnight.getTime()) / MINUTE_MS);
  const usual = isHoliday ? undefined : parseHours(hours).week?.[todayIndex(midnight)];
  const spans = mergeSpans([
    ...(usual === undefined || typeof usual === 'string' ? [] : usual),
    ...turns.map(({ startsAt, endsAt }) => ({ from: minutesTo(startsAt), to: minutesTo(endsAt) })),
  ]);
  return spans
    .map(({ from, to }) => written({ from, to: Math.min(to, from + DAY_MINUTES) }))
    .join(',');
}
