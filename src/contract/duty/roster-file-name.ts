import { isInCalendar } from '#contract/calendar/days.ts';

const YEAR_FIRST = /(?<!\d)(20\d\d)([-_.]?)(\d\d)\2(\d\d)(?!\d)/g;
const DAY_FIRST = /(?<!\d)(\d{1,2})([-_.])(\d{1,2})\2(20\d\d)(?!\d)/g;

/** The day in the name of a roster's file, for rows that say none: `nobetci-2026-11-29.json`; undefined where it names more than one. */
export function dayInFileName(name: string): string | undefined {
  const said = [
    ...[...name.matchAll(YEAR_FIRST)].map(([, year, , month, day]) => [year, month, day]),
    ...[...name.matchAll(DAY_FIRST)].map(([, day, , month, year]) => [year, month, day]),
  ];
  const days = said
    .map((parts) => parts.map((part = '') => part.padStart(2, '0')).join('-'))
    .filter(isInCalendar);
  return days.length === 1 ? days[0] : undefined;
}
