/** Facts of the city stated on the static pages (specification 1 and 9): settings, not computed. */
export const CITY_FACTS = {
  businesses: '500+',
  monthlyVisitors: '50.000+',
  categories: 12,
  districts: 5,
  foundedYear: 2024,
} as const;

/** The default share title (specification 1). */
export const DEFAULT_SHARE_TITLE = 'Lezzet ve Kültürün Başkenti';

export const CITY_NAME = 'Adana';
export const CITY_TIME_ZONE = 'Europe/Istanbul';

/** The 404 text the specification fixes in English (section 2, route table). */
export const NOT_FOUND_TEXT = '404 Page Not Found';

/** What the operator's configuration lets pages know; nothing secret can be in here. */
export interface Site {
  name: string;
  /** Canonical address without a trailing slash. */
  publicUrl: string;
  contactEmail?: string | undefined;
  contactPhone?: string | undefined;
  weddingCalculatorUrl?: string | undefined;
  socialUrls: string[];
  /** Key for the browser; unset means MapLibre. */
  googleMapsApiKey?: string | undefined;
  mapStyleUrl: string;
  /** Tag manager, loaded only with consent; unset means none. */
  gtmId?: string | undefined;
}
