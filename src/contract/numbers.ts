import { CITY_TIME_ZONE } from '#contract/city.ts';

const grouped = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const longDate = new Intl.DateTimeFormat('tr-TR', {
  timeZone: CITY_TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `1200` → `'1.200'`. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** A rating, which arrives as the string of a numeric column: `'4.6'` → `'4,6'`. */
export function formatRating(rating: number | string): string {
  return oneDecimal.format(Number(rating));
}

/** Whole lira, or with both digits of the kuruş: `1200` → `'1.200 TL'`, `1617.3` → `'1.617,30 TL'`. */
export function formatMoney(lira: number): string {
  const digits = Number.isInteger(lira) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${lira.toLocaleString('tr-TR', options)} TL`;
}

/** The day in Adana: `'20 Kasım 2026'`. */
export function formatDate(date: Date): string {
  return longDate.format(date);
}

/** Metres as one says them: `'850 m'`, `'2,4 km'`, `'37 km'`. Never more exact than a walk. */
export function formatDistance(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return `${tens} m`;
  const kilometres = Math.round(metres / 100) / 10;
  return `${kilometres < 10 ? oneDecimal.format(kilometres) : formatNumber(Math.round(kilometres))} km`;
}
