import { CITY_FACTS, type ConfiguredSite, type Site } from '#contract/city/city.ts';
import type { CitySettings } from '#contract/city/city-settings.ts';
import { formatNumber } from '#contract/text/numbers.ts';

/** A city whose team has set nothing yet: what it does not claim is counted, or not said. */
const UNSET: CitySettings = {
  facts: { ...CITY_FACTS, businesses: '', monthlyVisitors: '' },
  contactEmail: '',
  contactPhone: '',
  socialUrls: [],
  weddingCalculatorUrl: '',
  imprint: { operatorName: '', address: '', phone: '', email: '', mersis: '', taxOffice: '' },
};
export const SETTING_NAMES = Object.keys(UNSET) as (keyof CitySettings)[];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored, and for the rest what nobody has set; a part that a later version added is unset too. */
export function readSettings(stored: ReadonlyMap<string, unknown>): CitySettings {
  const settings: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    const [value, unset] = [stored.get(name), UNSET[name]];
    settings[name] = isObject(unset) && isObject(value) ? { ...unset, ...value } : (value ?? unset);
  }
  return settings as CitySettings;
}

/**
 * How many there are, for every page: `'1.200+'`. It stays true while more come, so that a page that was made with it
 * need not be made again with every one.
 */
export function atLeast(count: number): string {
  if (count < 10) return formatNumber(count);
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(count)) - 1);
  return `${formatNumber(Math.floor(count / unit) * unit)}+`;
}

/** The configuration, and over it what the team has set. */
export function siteWith(
  configured: ConfiguredSite,
  settings: CitySettings,
  categories: Site['categories'],
  businessCount: number,
): Site {
  const { socialUrls, imprint } = settings;
  const facts = {
    ...settings.facts,
    businesses: settings.facts.businesses || atLeast(businessCount),
  };
  const stated = Object.fromEntries(Object.entries(imprint).filter(([, text]) => text !== ''));
  return {
    ...configured,
    facts,
    categories,
    contactEmail: settings.contactEmail || configured.contactEmail,
    contactPhone: settings.contactPhone || configured.contactPhone,
    weddingCalculatorUrl: settings.weddingCalculatorUrl || configured.weddingCalculatorUrl,
    socialUrls: socialUrls.length > 0 ? socialUrls : configured.socialUrls,
    ...(Object.keys(stated).length > 0 && { imprint: stated }),
  };
}
