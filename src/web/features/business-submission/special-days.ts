import type { SpecialDays } from '#contract/opening-hours-text.ts';
import { hoursTexts as texts } from '#web/texts/business-submission.ts';
import { type DayEntry, dayFromHours, dayProblem, hoursOfDay, usualDay } from './hours-week.ts';

/** A dated exception in the editor. */
export interface SpecialDayEntry extends DayEntry {
  /** `'2026-03-20'`, `''` while it is missing. */
  date: string;
}

export const newSpecialDay = (): SpecialDayEntry => ({
  ...usualDay,
  date: '',
  kind: 'closed',
});

/** What is wrong with one of the days; undefined when it can be kept. */
export function specialDayProblem(days: SpecialDayEntry[], index: number): string | undefined {
  const day = days[index];
  if (!day) return undefined;
  if (!day.date) return texts.dateMissing;
  if (days.findIndex(({ date }) => date === day.date) < index) return texts.dateTwice;
  return dayProblem(day);
}

/** Dates to hours text, as they are stored. */
export const toSpecialDays = (days: SpecialDayEntry[]): Record<string, string> =>
  Object.fromEntries(days.map((day) => [day.date, hoursOfDay(day)]));

/** The stored days in the editor; one that cannot be read is left out. */
export const fromSpecialDays = (stored: SpecialDays): SpecialDayEntry[] =>
  Object.entries(stored)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, hours]) => {
      const day = dayFromHours(hours);
      return day ? [{ ...day, date }] : [];
    });
