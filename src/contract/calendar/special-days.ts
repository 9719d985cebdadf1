import type { SpecialDays } from './opening-hours-text.ts';

/** Longest name of a special day: 'Ramazan Bayramı arifesi'. */
export const SPECIAL_NAME_LENGTH = 60;

/** Days in a row with the same hours under the same name: 'Kurban Bayramı, 26–29 Mayıs'. */
export interface SpecialSpan {
  /** `2026-05-26`, the first. */
  from: string;
  /** The last; the first again where it is one day. */
  until: string;
  /** Empty when it has none. */
  name: string;
  hours: string;
}

const DAY_MS = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** How many days a span has; less than one when its end is before its beginning. */
export const lengthOf = ({ from, until }: Pick<SpecialSpan, 'from' | 'until'>): number =>
  numberOf(until) - numberOf(from) + 1;

/** Its days one by one. */
export const daysIn = (span: Pick<SpecialSpan, 'from' | 'until'>): string[] =>
  Array.from({ length: Math.max(0, lengthOf(span)) }, (_, index) =>
    dayOf(numberOf(span.from) + index),
  );

/** Single days as they are stored, in their order, those that belong together as one. */
export function spansOf(days: SpecialDays, names: SpecialDays): SpecialSpan[] {
  const spans: SpecialSpan[] = [];
  for (const [day, hours] of Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = names[day] ?? '';
    const before = spans.at(-1);
    const goesOn =
      before?.name === name &&
      before.hours === hours &&
      numberOf(day) === numberOf(before.until) + 1;
    if (goesOn) before.until = day;
    else spans.push({ from: day, until: day, name, hours });
  }
  return spans;
}
