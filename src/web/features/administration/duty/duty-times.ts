import { DAY_MINUTES, dayText as spokenHours } from '#contract/calendar/opening-hours-text.ts';
import { onClock } from '#contract/duty/duty-now.ts';
import { dateWriter } from '#contract/text/numbers.ts';

const dayWords = dateWriter({
  timeZone: 'UTC',
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
});

/** `'25 Kasım Çarşamba'` */
export const dayText = (day: string): string => dayWords(new Date(`${day}T00:00:00Z`));

/** `'19.00–08.30'`, `'08.30’dan ertesi gün 08.30’a kadar'` */
export function turnTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const [from = 0, to = 0] = [startsAt, endsAt].map((at) => onClock(at, new Date(at)).minutes);
  return spokenHours([{ from, to: to > from ? to : to + DAY_MINUTES }]);
}
