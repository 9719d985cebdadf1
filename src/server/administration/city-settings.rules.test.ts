import { expect, test } from 'vitest';
import { CITY_FACTS, type ConfiguredSite } from '#contract/city/city.ts';
import { readSettings, SETTING_NAMES, siteWith, unsetContacts } from './city-settings.rules.ts';

const unset = readSettings(new Map());

test('what nobody has set stands as it was, whole or in part', () => {
  expect(unset).toMatchObject({ facts: CITY_FACTS, contactEmail: '', socialUrls: [] });
  expect(Object.keys(unset)).toEqual(SETTING_NAMES);
  const stored = new Map<string, unknown>([
    ['facts', { foundedYear: 2020 }],
    ['contactEmail', 'bilgi@ornek.example'],
    ['socialUrls', ['https://instagram.com/adana']],
    ['imprint', null],
    ['unknown', 1],
  ]);
  expect(readSettings(stored)).toEqual({
    ...unset,
    facts: { ...CITY_FACTS, foundedYear: 2020 },
    contactEmail: 'bilgi@ornek.example',
    socialUrls: ['https://instagram.com/adana'],
  });
  for (const broken of ['x', ['x']]) {
    expect(readSettings(new Map([['facts', broken]])).facts).toBe(broken);
  }
});

const configured: ConfiguredSite = {
  ...{ name: 'Rehber', publicUrl: 'https://rehber.example', mapStyleUrl: '/stil' },
  ...{ contactEmail: 'ilk@ornek.example', contactPhone: '1', weddingCalculatorUrl: 'https://a' },
  socialUrls: ['https://x.example'],
};

test('the team’s settings stand over the configuration, where there are any', () => {
  const categories = [{ name: 'Kafeler', slug: 'kafeler' }];
  expect(siteWith(configured, unset, categories)).toEqual({
    ...{ ...configured, facts: CITY_FACTS, categories },
  });
  const settings = {
    ...unset,
    ...{ contactEmail: 'son@ornek.example', contactPhone: '2', weddingCalculatorUrl: 'https://b' },
    socialUrls: ['https://y.example'],
    imprint: { ...unset.imprint, operatorName: 'Nar Ltd.', mersis: '1' },
  };
  expect(siteWith(configured, settings, [])).toMatchObject({
    ...{ contactEmail: 'son@ornek.example', contactPhone: '2', weddingCalculatorUrl: 'https://b' },
    socialUrls: ['https://y.example'],
  });
  expect(siteWith(configured, settings, []).imprint).toEqual({
    operatorName: 'Nar Ltd.',
    mersis: '1',
  });
});

test('what /contact cannot say is named, wherever it could have been set', () => {
  const nothing = { contactEmail: undefined, contactPhone: undefined };
  expect(unsetContacts(unset, nothing)).toEqual([
    ...['contactEmail', 'contactPhone', 'operatorName', 'address'],
  ]);
  const imprint = { ...unset.imprint, operatorName: 'Nar Ltd.', address: 'Reşatbey' };
  expect(unsetContacts({ ...unset, contactPhone: '1', imprint }, nothing)).toEqual([
    'contactEmail',
  ]);
  expect(unsetContacts({ ...unset, imprint }, configured)).toEqual([]);
});
