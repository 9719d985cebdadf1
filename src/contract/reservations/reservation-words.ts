import { dateWriter } from '../text/numbers.ts';
import { timeText } from '../text/turkish-suffix.ts';

const dayText = dateWriter({
  timeZone: 'UTC',
  ...{ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' },
});

/** `'21 Kasım 2026 Cumartesi'` and `'19.30'`. */
export function reservationWords({ day, time }: { day: string; time: string }): [string, string] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [dayText(day), timeText(hours * 60 + minutes)];
}
