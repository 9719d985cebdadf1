import { expect, test } from 'vitest';
import { CITY_FACTS, type ConfiguredSite } from '#contract/city/city.ts';
import { unsetContacts } from '#contract/city/unset-contacts.ts';
import { atLeast, readSettings, SETTING_NAMES, siteWith } from './city-settings.rules.ts';

const UNCLAIMED = { ...CITY_FACTS, businesses: '', monthlyVisitors: '' };

const unset = readSettings(new Map());

test('what nobody has set stands as it was, whole or in part', () => {
  expect(unset).toMatchObject({ facts: UNCLAIMED, contactEmail: '', socialUrls: [] });
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
    facts: { ...UNCLAIMED, foundedYear: 2020 },
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
  expect(siteWith(configured, unset, categories, 1218)).toEqual({
    ...{ ...configured, facts: { ...UNCLAIMED, businesses: '1.200+' }, categories },
  });
  const settings = {
    ...unset,
    ...{ contactEmail: 'son@ornek.example', contactPhone: '2', weddingCalculatorUrl: 'https://b' },
    socialUrls: ['https://y.example'],
    imprint: { ...unset.imprint, operatorName: 'Nar Ltd.', mersis: '1' },
  };
  expect(siteWith(configured, settings, [], 0)).toMatchObject({
    ...{ contactEmail: 'son@ornek.example', contactPhone: '2', weddingCalculatorUrl: 'https://b' },
    socialUrls: ['https://y.example'],
  });
  expect(siteWith(configured, settings, [], 0).imprint).toEqual({
    operatorName: 'Nar Ltd.',
    mersis: '1',
  });
});

test('how many there are is the operator’s claim, else counted and true while more come', () => {
  const claimed = { ...unset, facts: { ...CITY_FACTS } };
  expect(siteWith(configured, claimed, [], 1218).facts.businesses).toBe('500+');
  expect([0, 9, 10, 152, 999, 1218, 47_213].map(atLeast)).toEqual([
    ...['0', '9', '10+', '150+', '990+', '1.200+', '47.000+'],
  ]);
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
