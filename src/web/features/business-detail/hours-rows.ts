import type { Business } from '#contract/businesses/businesses.ts';
import { dayAndMonth, dayAndWeekday } from '#contract/calendar/day-words.ts';
import { dayInAdana, endOfDay, momentInAdana } from '#contract/calendar/days.ts';
import { dayPlus, type Holiday, touchesDay } from '#contract/calendar/holidays.ts';
import { todayIndex, weekRows } from '#contract/calendar/opening-hours.ts';
import {
  dayText,
  parseDayHours,
  parseHours,
  type SpecialDays,
} from '#contract/calendar/opening-hours-text.ts';
import { daysIn, type SpecialSpan, spansOf } from '#contract/calendar/special-days.ts';

/** What the hours card shows at a moment. */
interface HoursFacts {
  /** Seven days, Monday first; none when the hours are missing or cannot be read. */
  rows: {
    day: string;
    text: string;
    isToday: boolean;
    isSpecial: boolean;
    name?: string;
    /** A holiday, of which nothing is said. */
    isDoubted?: boolean;
  }[];
  /** Holidays of the coming weeks of which the business has said nothing, soonest first. */
  holidays: { date: string; label: string }[];
  /** Dated exceptions that are not over, soonest first; days in a row under one name as one. */
  specialDays: { date: string; label: string; text: string }[];
  /** Hours that nobody could read, as they were written. */
  text: string | undefined;
  /** Midnight in Adana, when another line is today's, or when today's exception is over. */
  endsAt: Date;
}

/** More would push the week out of sight; bayram with its eve is five days. */
const MOST_SPECIAL_DAYS = 7;

/** `'20 Kasım Cuma'`, `'26–29 Mayıs'`, `'30 Nisan – 2 Mayıs'`, each behind the name it may have. */
function labelOf({ from, until, name }: SpecialSpan): string {
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  const days =
    from === until
      ? dayAndWeekday(from)
      : isOneMonth
        ? `${Number(from.slice(8))}–${dayAndMonth(until)}`
        : `${dayAndMonth(from)} – ${dayAndMonth(until)}`;
  return name ? `${name}, ${days}` : days;
}

/** Farther ahead they would be noise. */
const HOLIDAYS_AHEAD = 21;

/** Days from today on of holidays that are near, without those the business spoke of. */
function doubtedDays(holidays: Holiday[], specialDays: SpecialDays, today: string): SpecialSpan[] {
  const end = dayPlus(today, HOLIDAYS_AHEAD);
  const days: Record<string, string> = {};
  for (const { name, from, until } of holidays) {
    const last = dayPlus(until.slice(0, 10), -1);
    for (const day of daysIn({ from: from.slice(0, 10), until: last }))
      if (day >= today && specialDays[day] === undefined && from.slice(0, 10) < end)
        days[day] ??= name;
  }
  return spansOf(Object.fromEntries(Object.keys(days).map((day) => [day, ''])), days);
}

/** When what is said of a day is over: a turn on duty with its last minute, a day that is closed at midnight. */
function endOfSpecial(day: string, value: string): Date {
  const midnight = momentInAdana(day, '00:00');
  const hours = parseDayHours(value);
  const last = typeof hours === 'string' ? undefined : hours.at(-1);
  return last ? new Date(midnight.getTime() + last.to * 60_000) : endOfDay(midnight);
}

const spoken = (value: string) => dayText(parseDayHours(value));

export function hoursFacts(
  {
    hours,
    specialDays,
    specialDayNames,
    holidays,
  }: Pick<Business, 'hours' | 'specialDays' | 'specialDayNames' | 'holidays'>,
  now: Date,
): HoursFacts {
  const date = dayInAdana(now);
  const special = specialDays[date];
  const today = todayIndex(now);
  const holiday = special === undefined && holidays.find((one) => touchesDay(one, date));
  const week = weekRows(hours);
  const specialEnd = special === undefined ? undefined : endOfSpecial(date, special);
  const isOver = specialEnd !== undefined && specialEnd <= now;
  const goesOn = (name: string | undefined) =>
    special !== undefined && name !== undefined && name === specialDayNames[date];
  return {
    rows: week.map((row, index) => {
      const isToday = index === today;
      const next = dayPlus(date, (index - today + 7) % 7);
      const [own, name] = [specialDays[next], specialDayNames[next]];
      // What today begins under a name goes on: all of a week in Ramadan.
      const isSpecial = own !== undefined && (isToday || goesOn(name));
      return {
        day: row.day,
        text: isSpecial ? spoken(own) : row.text,
        ...{ isToday, isSpecial },
        ...(isSpecial && name && { name }),
        ...(isToday && holiday && { name: holiday.name, isDoubted: true }),
      };
    }),
    holidays:
      week.length === 0
        ? []
        : doubtedDays(holidays, specialDays, date).map((span) => ({
            date: span.from,
            label: labelOf(span),
          })),
    // Of what began before, the days that are left.
    specialDays: spansOf(
      Object.fromEntries(
        Object.entries(specialDays).filter(([day]) => (isOver ? day > date : day >= date)),
      ),
      specialDayNames,
    )
      .slice(0, MOST_SPECIAL_DAYS)
      .map((span) => ({ date: span.from, label: labelOf(span), text: spoken(span.hours) })),
    text: parseHours(hours).text,
    endsAt: specialEnd && !isOver && specialEnd < endOfDay(now) ? specialEnd : endOfDay(now),
  };
}
