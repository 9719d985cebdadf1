import { WEEK_MINUTES } from '#contract/calendar/opening-hours.ts';
import { DAY_MINUTES, parseHours } from '#contract/calendar/opening-hours-text.ts';

/**
 * The minutes of a week a business is open (Monday's midnight 0) as an int4multirange, so that the
 * database can tell who is open: `{"sun":"20:00-02:00"}` → `'{[0,120),[9840,10080)}'`. Null where
 * nothing can be read; a single day that cannot be read is no open one.
 */
export function openWeekOf(hours: string | null | undefined): string | null {
  const { week } = parseHours(hours);
  if (!week) return null;
  const ranges: string[] = [];
  for (const [day, spans] of week.entries()) {
    if (typeof spans === 'string') continue;
    for (const span of spans) {
      const [from, to] = [day * DAY_MINUTES + span.from, day * DAY_MINUTES + span.to];
      ranges.push(`[${from},${Math.min(to, WEEK_MINUTES)})`);
      if (to > WEEK_MINUTES) ranges.push(`[0,${to - WEEK_MINUTES})`);
    }
  }
  return `{${ranges.join(',')}}`;
}

/** Open at every hour of every day, as hours say it. */
export const isOpenAlways = (hours: string | null | undefined): boolean =>
  (parseHours(hours).week ?? ['']).every(
    (spans) => typeof spans !== 'string' && spans.some(({ from, to }) => to - from >= DAY_MINUTES),
  );

/** A moment at which businesses are open or not. */
export interface OpenMoment {
  /** Of the week, Monday's midnight 0; null on a holiday, when no week says who is open; all of them. */
  minute: number | null | 'every';
  /** Ids of businesses that are open by more than their week: by a special day, on holidays by their kind. */
  opened: readonly number[];
  /** Of those that are not open, whatever their week says. */
  closed: readonly number[];
}
