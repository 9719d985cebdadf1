import type { Business } from '#contract/businesses.ts';
import { dateWriter } from '#contract/numbers.ts';
import { todayIndex, weekRows } from '#contract/opening-hours.ts';
import { dayText, parseDayHours, parseHours } from '#contract/opening-hours-text.ts';
import { dayInAdana, momentInAdana } from '#contract/reservations.ts';

/** What the hours card shows at a moment. */
export interface HoursFacts {
  /** Seven days, Monday first; none when the hours are missing or cannot be read. */
  rows: { day: string; text: string; isToday: boolean; isSpecial: boolean }[];
  /** Dated exceptions from today on, soonest first. */
  specialDays: { date: string; label: string; text: string }[];
  /** Hours that nobody could read, as they were written. */
  text: string | undefined;
  /** Midnight in Adana, when another line is today's. */
  endsAt: Date;
}

/** More would push the week out of sight; bayram with its eve is five days. */
const MOST_SPECIAL_DAYS = 7;

const DAY_MS = 86_400_000;

const dayLabel = dateWriter({
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});

const spoken = (value: string) => dayText(parseDayHours(value));

export function hoursFacts(
  { hours, specialDays }: Pick<Business, 'hours' | 'specialDays'>,
  now: Date,
): HoursFacts {
  const date = dayInAdana(now);
  const special = specialDays[date];
  const today = todayIndex(now);
  return {
    rows: weekRows(hours).map((row, index) => {
      const isToday = index === today;
      const isSpecial = isToday && special !== undefined;
      return { day: row.day, text: isSpecial ? spoken(special) : row.text, isToday, isSpecial };
    }),
    specialDays: Object.entries(specialDays)
      .filter(([day]) => day >= date)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, MOST_SPECIAL_DAYS)
      .map(([day, value]) => ({
        date: day,
        label: dayLabel(new Date(`${day}T00:00:00Z`)),
        text: spoken(value),
      })),
    text: parseHours(hours).text,
    endsAt: new Date(momentInAdana(date, '00:00').getTime() + DAY_MS),
  };
}
