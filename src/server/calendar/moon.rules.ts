import type { CalendarYear, MoonPeriod } from '#contract/calendar/holidays.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';

/** The calendar of Umm al-Qura, which Node brings along: it and Turkey's differ by a day at most. */
const moonCalendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
});
const NAMES = new Map<string, MoonPeriod['name']>([
  ['9/1', 'ramadan'],
  ['10/1', 'ramazan'],
  ['12/10', 'kurban'],
]);
const DAY_MS = 86_400_000;
const RAMAZAN_DAYS = 3;
const KURBAN_DAYS = 4;

const moonDay = (day: string): string => {
  const parts = moonCalendar.formatToParts(Date.parse(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('month')}/${part('day')}`;
};

function lastOf(name: MoonPeriod['name'], first: string): string {
  if (name === 'ramazan') return dayPlus(first, RAMAZAN_DAYS - 1);
  if (name === 'kurban') return dayPlus(first, KURBAN_DAYS - 1);
  return moonDay(dayPlus(first, 29)) === '10/1' ? dayPlus(first, 28) : dayPlus(first, 29);
}

const years = new Map<number, CalendarYear>();

/** What is likely of a year; some begin twice in it. */
export function likelyYear(year: number): CalendarYear {
  const known = years.get(year);
  if (known) return known;
  const periods: MoonPeriod[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let at = Date.UTC(year, 0, 1); at < end; at += DAY_MS) {
    const first = new Date(at).toISOString().slice(0, 10);
    const name = NAMES.get(moonDay(first));
    if (name) periods.push({ name, first, last: lastOf(name, first) });
  }
  const likely = { year, isConfirmed: false, periods };
  years.set(year, likely);
  return likely;
}
