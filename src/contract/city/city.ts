import type { CategoryLook } from '../categories/category-look.ts';
/** Numbers the site states about itself. */
export interface CityFacts {
  businesses: string;
  monthlyVisitors: string;
  categories: number;
  districts: number;
  foundedYear: number;
}

/** Facts of the city stated on the static pages (specification 1 and 9), until the team sets others. */
export const CITY_FACTS: CityFacts = {
  businesses: '500+',
  monthlyVisitors: '50.000+',
  categories: 12,
  districts: 5,
  foundedYear: 2024,
};

/** The default share title (specification 1). */
export const DEFAULT_SHARE_TITLE = 'Lezzet ve Kültürün Başkenti';

export const CITY_NAME = 'Adana';
/** Of telephones that are written without one. */
export const AREA_CODE = '322';
export const CITY_TIME_ZONE = 'Europe/Istanbul';

/** The 404 text the specification fixes in English (section 2, route table). */
export const NOT_FOUND_TEXT = '404 Page Not Found';

/** Who runs the site; only what was stated. */
export interface Imprint {
  operatorName?: string;
  address?: string;
  phone?: string;
  email?: string;
  mersis?: string;
  taxOffice?: string;
}

/** `look` where it cannot be told from the slug. */
interface SiteCategory {
  name: string;
  slug: string;
  look?: CategoryLook;
}

/** What the operator's configuration and the team's settings let pages know; nothing secret can be in here. */
export interface Site {
  name: string;
  /** Canonical address without a trailing slash. */
  publicUrl: string;
  contactEmail?: string | undefined;
  contactPhone?: string | undefined;
  weddingCalculatorUrl?: string | undefined;
  socialUrls: string[];
  facts: CityFacts;
  /** All there are, in the team's order. */
  categories: SiteCategory[];
  imprint?: Imprint | undefined;
  /** Key for the browser; unset means MapLibre. */
  googleMapsApiKey?: string | undefined;
  /** The operator's own tiles (PMTiles); with them the map asks nobody else. */
  mapTiles?: string | undefined;
  mapStyleUrl: string;
  /** Tag manager, loaded only with consent; unset means none. */
  gtmId?: string | undefined;
}

/** As the configuration alone knows it. */
export type ConfiguredSite = Omit<Site, 'facts' | 'categories' | 'imprint'>;
