import { daysIn, type SpecialSpan, spansOf } from '#contract/calendar/special-days.ts';
import type { StoredHours } from '../workspace-context.ts';

type SpecialHours = Omit<StoredHours, 'hours' | 'ramadanHours'>;

/** What has to be asked for to come from one to the other: as few spans as there are. */
export function specialDayChanges(
  before: SpecialHours,
  wanted: SpecialHours,
): { set: SpecialSpan[]; removed: SpecialSpan[] } {
  const isSame = (day: string) =>
    before.specialDays[day] === wanted.specialDays[day] &&
    before.specialDayNames[day] === wanted.specialDayNames[day];
  const gone = Object.entries(before.specialDays).filter(([day]) => !(day in wanted.specialDays));
  return {
    set: spansOf(wanted.specialDays, wanted.specialDayNames).filter(
      (span) => !daysIn(span).every(isSame),
    ),
    removed: spansOf(Object.fromEntries(gone), before.specialDayNames),
  };
}
