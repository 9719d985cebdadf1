/** Packages of /advertise (specification 9), TL per 30 days; the free one runs without limit. */
export const ADVERTISE_PACKAGES = {
  free: { priceTl: 0, isUnlimited: true, isMostPopular: false },
  basic: { priceTl: 299, isUnlimited: false, isMostPopular: false },
  premium: { priceTl: 599, isUnlimited: false, isMostPopular: true },
  enterprise: { priceTl: 1299, isUnlimited: false, isMostPopular: false },
} as const;
export const ADVERTISE_PERIOD_DAYS = 30;

/** Months one may choose on /advertise and the discount each brings, in per cent. */
export const ADVERTISE_DISCOUNTS = { 1: 0, 3: 10, 6: 15, 12: 20 } as const;

/** Packages of /advertise-request (specification 9), TL per month: its own list, as specified. */
export const ADVERTISE_REQUEST_PACKAGES = {
  basic: { priceTlPerMonth: 500 },
  premium: { priceTlPerMonth: 1200 },
  enterprise: { priceTlPerMonth: 2500 },
} as const;

/** The sales team calls within this many hours, in these hours (specification 9). */
export const SALES_CONTACT_HOURS = 24;
export const SALES_WORKING_HOURS = { days: 'mon-fri', opens: '09:00', closes: '18:00' } as const;

/** What the promotional popup offers (specification 1). */
export const PROMOTION = { valueTl: 299, dueTodayTl: 0, days: 30, months: 1 } as const;
