import { CITY_TIME_ZONE } from '#contract/city/city.ts';

/**
 * As Intl.NumberFormat writes it for Turkey, to 10²¹; less than a millionth is nothing. By hand, because
 * the first Intl object of a page holds a phone up for a tenth of a second.
 */
function written(value: number, leastDecimals: number, mostDecimals: number): string {
  // JavaScript writes what is smaller with an exponent of its own.
  const size = Math.abs(value) < 1e-6 ? 0 : Math.abs(value);
  const rounded = Math.round(Number(`${size}e${mostDecimals}`)) / 10 ** mostDecimals;
  const [whole = '', digits = ''] = rounded.toFixed(mostDecimals).split('.');
  const decimals = digits.slice(0, leastDecimals) + digits.slice(leastDecimals).replace(/0+$/, '');
  const sign = value < 0 ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')}${decimals && `,${decimals}`}`;
}

/** Writes days as Turkish does, by the given parts; its Intl object is made with the first of them. */
export function dateWriter(options: Intl.DateTimeFormatOptions): (date: Date | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('tr-TR', options);
    return format.format(new Date(date));
  };
}

/** `1200` → `'1.200'`, `2.456` → `'2,46'`. */
export function formatNumber(value: number): string {
  return written(value, 0, 2);
}

/** A rating, which arrives as the string of a numeric column: `'4.6'` → `'4,6'`. */
export function formatRating(rating: number | string): string {
  return written(Number(rating), 1, 1);
}

/** Where what is above it says that it is money: `1200` → `'1.200'`, `1617.3` → `'1.617,30'`. */
export function formatLira(lira: number): string {
  const digits = Number.isInteger(lira) ? 0 : 2;
  return written(lira, digits, digits);
}

/** Whole lira, or with both digits of the kuruş: `1200` → `'1.200 TL'`, `1617.3` → `'1.617,30 TL'`. */
export const formatMoney = (lira: number): string => `${formatLira(lira)} TL`;

/** The day in Adana: `'20 Kasım 2026'`. */
export const formatDate = dateWriter({
  timeZone: CITY_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Metres as one says them: `'850 m'`, `'2,4 km'`, `'37 km'`. Never more exact than a walk. */
export function formatDistance(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return `${tens} m`;
  const kilometres = Math.round(metres / 100) / 10;
  return `${kilometres < 10 ? formatRating(kilometres) : formatNumber(Math.round(kilometres))} km`;
}
