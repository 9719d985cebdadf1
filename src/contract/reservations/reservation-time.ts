import { dayInAdana, momentInAdana } from '../calendar/days.ts';
import type { Holiday } from '../calendar/holidays.ts';
import { openStateAt } from '../calendar/opening-hours.ts';
import type { SpecialDays } from '../calendar/opening-hours-text.ts';
import { MAX_RESERVATION_DAYS_AHEAD } from './reservations.ts';

const DAY_MS = 86_400_000;

/** Why a reservation cannot be asked for at this time; undefined when it can. */
export function timeProblem(
  asked: { day: string; time: string },
  business: {
    hours: string | null;
    isOpen: boolean;
    specialDays: SpecialDays | null;
    holidays: readonly Holiday[];
  },
  now: Date,
): { path: 'day' | 'time'; message: string } | undefined {
  if (!business.isOpen) {
    return {
      path: 'day',
      message: 'İşletme geçici olarak kapalı; şu anda rezervasyon almıyor.',
    };
  }
  const at = momentInAdana(asked.day, asked.time);
  if (at <= now) {
    const isToday = asked.day === dayInAdana(now);
    return isToday
      ? { path: 'time', message: 'Bu saat geçti. Daha ileri bir saat seçin.' }
      : { path: 'day', message: 'Bu gün geçti. İleri bir gün seçin.' };
  }
  if (at.getTime() - now.getTime() > MAX_RESERVATION_DAYS_AHEAD * DAY_MS) {
    return {
      path: 'day',
      message: `En fazla ${MAX_RESERVATION_DAYS_AHEAD} gün sonrası için istek gönderebilirsiniz.`,
    };
  }
  const { hours, specialDays, holidays } = business;
  return openStateAt(hours, at, { specialDays, holidays }).state === 'closed'
    ? {
        path: 'time',
        message: 'İşletme bu saatte kapalı. Çalışma saatlerine bakıp başka bir saat seçin.',
      }
    : undefined;
}
