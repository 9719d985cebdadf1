import type { ConfiguredSite } from './city.ts';
import type { CitySettings } from './city-settings.ts';

export type ContactSetting = 'contactEmail' | 'contactPhone' | 'operatorName' | 'address';

/** What visitors look for on /contact and nobody has set, by the names of the settings. */
export function unsetContacts(
  { contactEmail, contactPhone, imprint }: CitySettings,
  configured: Pick<ConfiguredSite, 'contactEmail' | 'contactPhone'>,
): ContactSetting[] {
  const { operatorName, address } = imprint;
  const said: [ContactSetting, string | undefined][] = [
    ['contactEmail', contactEmail || configured.contactEmail],
    ['contactPhone', contactPhone || configured.contactPhone],
    ['operatorName', operatorName],
    ['address', address],
  ];
  return said.flatMap(([name, text]) => (text ? [] : [name]));
}
