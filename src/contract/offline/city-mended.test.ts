import { expect, test } from 'vitest';
import { seededKinds } from '#tests/support/seeded-words.ts';
import type { City, CityBusiness } from './city-columns.ts';
import { searchCity, searchedCity } from './city-search.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const eczane = (id: number, name: string): CityBusiness => ({
  ...{ id, name, category: 'Sağlık', subcategory: 'Eczane', isNamed: true, also: [] },
  kindId: seededKinds.find((kind) => kind.name === 'Eczane')?.id ?? 0,
  ...{ district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null, phone: null },
  ...{ hours: null, specialDays: null, isOpen: true, isExample: false, rating: 0 },
  ...{ reviewCount: 0, priceRange: null, attributes: {}, planRank: 2, places: [] },
});
const city = (...names: string[]): City => ({
  ...{ version: 1, at: NOW.toISOString(), holidays: [], duty: [] },
  categories: [{ name: 'Sağlık', slug: 'saglik' }],
  kinds: seededKinds.map((kind) => ({ ...kind, alike: null, motif: '', isOpenOnHolidays: false })),
  businesses: [eczane(1, 'Kazan Eczanesi'), eczane(2, 'Umut Eczanesi')],
  places: names.map((name, index) => ({
    ...{ id: index + 1, kind: 'avenue', name, aliases: '', isHidden: false },
    ...{ latitude: 37, longitude: 35.32, extent: 50 },
  })),
});
const ask = async (there: City, q: string) =>
  searchCity(await searchedCity(there, async () => {}), q, NOW);

test('a word that a place here is called by is not put right: addresses have it', async () => {
  expect(await ask(city('Kozan Caddesi'), 'kozan eczane')).toMatchObject({
    ...{ found: [], meant: undefined },
  });
  expect(await ask(city('Uzun Umtu Caddesi'), 'umtu eczane')).toMatchObject({ meant: undefined });
});

test('a word that nobody and no place has is', async () => {
  expect(await ask(city('Toros Caddesi'), 'umtu eczane')).toMatchObject({
    ...{ found: [{ id: 2 }], meant: 'umut eczane' },
  });
});
