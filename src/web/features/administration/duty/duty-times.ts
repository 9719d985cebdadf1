import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { DAY_MINUTES, dayText as spokenHours } from '#contract/calendar/opening-hours-text.ts';
import { onClock } from '#contract/duty/duty-now.ts';
import { timeWithAblative, timeWithDative } from '#contract/text/turkish-suffix.ts';

/** `'19.00–08.30'`, `'08.30’dan ertesi gün 08.30’a kadar'`, `'09.00’dan 27 Kasım Cuma 09.00’a kadar'` */
export function turnTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const start = new Date(startsAt);
  const { minutes: from } = onClock(startsAt, start);
  const { minutes, daysAhead } = onClock(endsAt, start);
  const to = minutes + daysAhead * DAY_MINUTES;
  if (to < 2 * DAY_MINUTES) return spokenHours([{ from, to }]);
  const lastDay = dayAndWeekday(dayInAdana(new Date(endsAt)));
  return `${timeWithAblative(from)} ${lastDay} ${timeWithDative(minutes)} kadar`;
}
