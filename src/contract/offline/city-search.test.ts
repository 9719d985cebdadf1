import { expect, test } from 'vitest';
import { seededKinds } from '#tests/support/seeded-words.ts';
import type { CityBusiness, CityPlace } from './city-columns.ts';
import { openStateIn, searchCity, searchedCity } from './city-search.ts';

/** A Friday, at noon in Adana. */
const NOW = new Date('2026-11-20T09:00:00Z');
const kindOf = (name: string) => seededKinds.find((kind) => kind.name === name)?.id ?? 0;

const BARE: Omit<CityBusiness, 'id' | 'name'> = {
  ...{ category: 'Restoranlar', subcategory: null, kindId: 0, isNamed: false, also: [] },
  ...{ district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null, phone: null },
  ...{ hours: null, specialDays: null, isOpen: true, isExample: false, rating: 0 },
  ...{ reviewCount: 0, planRank: 2, places: [] },
};
const DAILY = '{"mon-sun":"09:00-18:00"}';
const kebapci = { subcategory: 'Kebapçı', kindId: kindOf('Kebapçı') };
const eczane = { category: 'Sağlık', subcategory: 'Eczane', kindId: kindOf('Eczane') };
const at = (latitude: number) => ({ latitude, longitude: 35.32 });
const BUSINESSES = [
  [
    'Köşe Kebap',
    { ...kebapci, isNamed: true, rating: 4, reviewCount: 50, hours: DAILY, ...at(37.001) },
  ],
  ['Yıldız Sofrası', { ...kebapci, rating: 5, reviewCount: 50, district: 'Yüreğir', ...at(37.02) }],
  [
    'Toros Ocakbaşı',
    { ...kebapci, rating: 3, reviewCount: 9, hours: '{"mon-sun":"24 saat"}', places: [1] },
  ],
  ['Cemre Eczanesi', { ...eczane, isNamed: true, hours: '{"mon-fri":"20:00-23:00"}', ...at(37) }],
  ['Umut Eczanesi', { ...eczane, isNamed: true, planRank: 0, district: 'Yüreğir' }],
  ['Huzur Eczanesi', { ...eczane, isNamed: true, isOpen: false, hours: '{"mon-sun":"24 saat"}' }],
] as const;
const PARK: CityPlace = {
  ...{ id: 1, kind: 'park', name: 'Merkez Park', aliases: '', ...at(37) },
  ...{ extent: 50, isHidden: false },
};
const there = await searchedCity(
  {
    ...{ version: 1, at: NOW.toISOString() },
    categories: [
      { name: 'Restoranlar', slug: 'restoranlar' },
      { name: 'Sağlık', slug: 'saglik' },
    ],
    holidays: [
      { name: 'Yılbaşı', isBayram: false, from: '2027-01-01T00:00', until: '2027-01-02T00:00' },
    ],
    businesses: BUSINESSES.map(
      ([name, more], index) => ({ ...BARE, ...more, id: 1001 + index, name }) as CityBusiness,
    ),
    kinds: seededKinds.map((kind) => ({
      ...{ ...kind, alike: null },
      isOpenOnHolidays: kind.name === 'Eczane',
    })),
    places: [PARK],
  },
  async () => {},
);
const found = async (
  q: string,
  ...more: [] | [now: Date, literal?: Parameters<typeof searchCity>[3]]
) => (await searchCity(there, q, more[0] ?? NOW, more[1])).found.map(({ name }) => name);

test('a kind is found by its name: who is called so first, then the best rated', async () => {
  expect(await found('kebapçı')).toEqual(['Köşe Kebap', 'Yıldız Sofrası', 'Toros Ocakbaşı']);
  // Of equally rated ones the better plan, then the older one.
  expect(await found('eczane')).toEqual(['Umut Eczanesi', 'Cemre Eczanesi', 'Huzur Eczanesi']);
});

test('a whole name is that business, also where a question is made of it', async () => {
  expect(await found('Köşe Kebap')).toEqual(['Köşe Kebap']);
  expect(await found('  köşe kebap nerede  ')).toEqual(['Köşe Kebap']);
  expect(await found('Köşe Kebap’ın')).toEqual(['Köşe Kebap']);
  expect((await found('köşe kebap'))[0]).toBe('Köşe Kebap');
});

test('district, category and what is not there', async () => {
  expect(await found('yüreğirde kebapçı')).toEqual(['Yıldız Sofrası']);
  expect(await found('sağlık')).toEqual(['Umut Eczanesi', 'Cemre Eczanesi', 'Huzur Eczanesi']);
  expect(await found('xqzptwk')).toEqual([]);
  expect(await found('.')).toEqual([]);
});

test('open now, at a moment, and round the clock', async () => {
  expect(await found('açık kebapçı')).toEqual(['Köşe Kebap', 'Toros Ocakbaşı']);
  expect(await found('açık eczane')).toEqual([]);
  expect(await found('açık eczane', new Date('2026-11-20T18:00:00Z'))).toEqual(['Cemre Eczanesi']);
  expect(await found('akşam 21.30 açık eczane')).toEqual(['Cemre Eczanesi']);
  expect(await found('24 saat açık kebapçı')).toEqual(['Toros Ocakbaşı']);
  // Closed until further notice.
  expect(await found('24 saat açık eczane')).toEqual([]);
});

test('around a place the nearest first, and who is there by its words', async () => {
  expect(await found('merkez park yakınında kebapçı')).toEqual(['Köşe Kebap', 'Toros Ocakbaşı']);
  expect(await found('merkez park yakınında yüreğirde kebapçı')).toEqual([]);
});

test('a word that nobody has is put right, and that is said', async () => {
  expect(await searchCity(there, 'ezcane', NOW)).toMatchObject({
    meant: 'eczane',
    isOfDuty: false,
  });
  expect((await found('ezcane'))[0]).toBe('Umut Eczanesi');
  expect((await searchCity(there, 'eczane', NOW)).meant).toBeUndefined();
  expect((await searchCity(there, 'xqzptwk', NOW)).meant).toBeUndefined();
});

test('who is on duty was not taken along', async () => {
  expect(await searchCity(there, 'nöbetçi eczane', NOW)).toEqual({
    ...{ found: [], meant: undefined, isOfDuty: true },
  });
});

test('what is to be read as words only is', async () => {
  const all = ['Köşe Kebap', 'Yıldız Sofrası', 'Toros Ocakbaşı'];
  expect(await found('açık kebapçı', NOW, ['open'])).toEqual(all);
  expect(await found('24 saat açık kebapçı', NOW, ['open'])).not.toEqual(['Toros Ocakbaşı']);
});

test('a holiday puts usual hours in doubt, but of kinds that are open on it', () => {
  const newYear = new Date('2027-01-01T09:00:00Z');
  const stateOf = (row: number, moment = newYear) =>
    openStateIn(there, there.city.businesses[row] as CityBusiness, moment);
  expect(stateOf(0).holiday?.name).toBe('Yılbaşı');
  expect(stateOf(3).holiday).toBeUndefined();
  expect(stateOf(0, NOW)).toMatchObject({ state: 'open' });
});
