import { CITY_TIME_ZONE } from '#contract/city.ts';
import { formatDate } from '#contract/numbers.ts';

const hourAndMinute = new Intl.DateTimeFormat('tr-TR', {
  timeZone: CITY_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** The moment in Adana: `'20 Kasım 2026, 14.05'`. */
export const formatMoment = (date: Date): string =>
  `${formatDate(date)}, ${hourAndMinute.format(date).replace(':', '.')}`;
