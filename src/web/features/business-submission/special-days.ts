import { businessFields } from '#contract/businesses/fields.ts';
import type { SpecialDays } from '#contract/calendar/opening-hours-text.ts';
import { daysIn, lengthOf, spansOf } from '#contract/calendar/special-days.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { type DayEntry, dayFromHours, dayProblem, hoursOfDay, usualDay } from './hours-week.ts';

/** A dated exception in the editor: one day, or several in a row. */
export interface SpecialDayEntry extends DayEntry {
  /** `'2026-03-20'`, `''` while it is missing. */
  date: string;
  /** The last day; `''` where it is one alone. */
  until: string;
  /** 'Kurban Bayramı'; `''` without one. */
  name: string;
}

export const newSpecialDay = (): SpecialDayEntry => ({
  ...usualDay,
  ...{ date: '', until: '', name: '' },
  kind: 'closed',
});

/** A draft kept before days had an end has none. */
const spanOf = ({ date, until }: SpecialDayEntry) => ({ from: date, until: until || date });

/** What is wrong with one of the days; undefined when it can be kept. */
export function specialDayProblem(days: SpecialDayEntry[], index: number): string | undefined {
  const day = days[index];
  if (!day) return undefined;
  if (!day.date) return texts.dateMissing;
  const span = spanOf(day);
  if (span.until < span.from) return texts.untilBefore;
  const { most } = businessFields.specialDays;
  const upTo = days.slice(0, index + 1).map(spanOf);
  if (upTo.reduce((sum, one) => sum + (lengthOf(one) || 0), 0) > most) return texts.tooMany(most);
  const isTwice = upTo
    .slice(0, index)
    .some((one) => one.from && one.from <= span.until && one.until >= span.from);
  return isTwice ? texts.dateTwice : dayProblem(day);
}

const eachDay = (days: SpecialDayEntry[], said: (day: SpecialDayEntry) => string) =>
  Object.fromEntries(days.flatMap((day) => daysIn(spanOf(day)).map((one) => [one, said(day)])));

/** Dates to hours text, as they are stored. */
export const toSpecialDays = (days: SpecialDayEntry[]): Record<string, string> =>
  eachDay(days, hoursOfDay);

/** Dates to the names of those that have one. */
export const toSpecialDayNames = (days: SpecialDayEntry[]): Record<string, string> =>
  eachDay(
    days.filter(({ name }) => name.trim()),
    ({ name }) => name.trim(),
  );

/** The stored days in the editor; one that cannot be read is left out. */
export const fromSpecialDays = (stored: SpecialDays, names: SpecialDays = {}): SpecialDayEntry[] =>
  spansOf(stored, names).flatMap(({ from, until, name, hours }) => {
    const day = dayFromHours(hours);
    return day ? [{ ...day, date: from, until: until === from ? '' : until, name }] : [];
  });
