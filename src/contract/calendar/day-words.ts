import { dateWriter } from '../text/numbers.ts';

/** Days come as `2026-11-20`, already Adana's: they are written as they stand. */
const writer = (options: Intl.DateTimeFormatOptions): ((day: string) => string) =>
  dateWriter({ ...options, timeZone: 'UTC' });

/** `'20 Kasım'` */
export const dayAndMonth = writer({ day: 'numeric', month: 'long' });
/** `'20 Kasım 2026'` */
export const wholeDay = writer({ day: 'numeric', month: 'long', year: 'numeric' });
/** `'Kasım 2026'` */
export const monthAndYear = writer({ month: 'long', year: 'numeric' });
/** `'Cum'` */
export const shortWeekday = writer({ weekday: 'short' });
/** `'20 Kasım Cuma'` */
export const dayAndWeekday = writer({ day: 'numeric', month: 'long', weekday: 'long' });

/** Of a bayram whose days nobody has confirmed. */
export const DAYS_ARE_LIKELY = 'Bayramın günleri henüz kesinleşmedi, bir gün kayabilir.';
