import { CITY_FACTS, type ConfiguredSite, type Site } from '#contract/city/city.ts';
import type { CitySettings } from '#contract/city/city-settings.ts';

/** A city whose team has set nothing yet. */
const UNSET: CitySettings = {
  facts: CITY_FACTS,
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

/** What visitors look for on /contact and nobody has set, by the names of the settings. */
export function unsetContacts(
  { contactEmail, contactPhone, imprint }: CitySettings,
  configured: Pick<ConfiguredSite, 'contactEmail' | 'contactPhone'>,
): string[] {
  const { operatorName, address } = imprint;
  const said = {
    contactEmail: contactEmail || configured.contactEmail,
    contactPhone: contactPhone || configured.contactPhone,
    ...{ operatorName, address },
  };
  return Object.entries(said).flatMap(([name, text]) => (text ? [] : [name]));
}

/** The configuration, and over it what the team has set. */
export function siteWith(
  configured: ConfiguredSite,
  settings: CitySettings,
  categories: Site['categories'],
): Site {
  const { facts, socialUrls, imprint } = settings;
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
