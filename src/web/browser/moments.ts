import { CITY_TIME_ZONE } from '#contract/city/city.ts';
import { dateWriter, formatDate } from '#contract/text/numbers.ts';

const hourAndMinute = dateWriter({
  timeZone: CITY_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** The moment in Adana: `'20 Kasım 2026, 14.05'`. */
export const formatMoment = (date: Date | string): string =>
  `${formatDate(date)}, ${hourAndMinute(date).replace(':', '.')}`;
