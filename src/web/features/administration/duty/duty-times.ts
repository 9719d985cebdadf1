import { onClock } from '#contract/duty/duty-now.ts';
import { dateWriter } from '#contract/text/numbers.ts';
import { timeText } from '#contract/text/turkish-suffix.ts';

const dayWords = dateWriter({
  timeZone: 'UTC',
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
});

/** `'25 Kasım Çarşamba'` */
export const dayText = (day: string): string => dayWords(new Date(`${day}T00:00:00Z`));

/** `'19.00–08.30'` */
export const turnTimes = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string =>
  [startsAt, endsAt].map((at) => timeText(onClock(at, new Date(at)).minutes)).join('–');
