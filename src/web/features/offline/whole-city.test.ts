import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type City,
  type CityBusiness,
  type CityChanges,
  packCity,
} from '#contract/offline/city-columns.ts';
import { cachesInMemory } from '#tests/support/caches-in-memory.ts';
import { keepCity, readKeptCity } from '#web/browser/kept-city.ts';
import { bringUpToDate, cityHere } from './whole-city.ts';

const business = (id: number, name: string): CityBusiness => ({
  ...{ id, name, category: 'Kafeler', subcategory: null, kindId: 0, isNamed: false, also: [] },
  ...{ district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null, phone: null },
  ...{ hours: null, specialDays: null, isOpen: true, isExample: false, rating: 0 },
  ...{ reviewCount: 0, priceRange: null, attributes: {}, planRank: 2, places: [] },
});
const frame = (version: number) => ({ version, at: `v${version}`, categories: [], holidays: [] });
const first: City = {
  ...frame(1),
  ...{ kinds: [], places: [], duty: [], businesses: [business(1, 'Bir'), business(2, 'İki')] },
};
const nothing = { changed: [], gone: [] };
const changes = (version: number, businesses: CityChanges['businesses']): CityChanges => ({
  ...frame(version),
  ...{ businesses, kinds: nothing, places: nothing, duty: nothing },
});
const here = async () => {
  const kept = await readKeptCity(caches);
  if (!kept) throw new Error('no city');
  return kept;
};
const namesHere = async () => (await cityHere()).businesses.map(({ name }) => name);

beforeEach(async () => {
  vi.stubGlobal('caches', cachesInMemory());
  await keepCity(caches, JSON.stringify(packCity(first)), {
    ...{ version: 1, at: 'v1', businesses: 2, bytes: 100 },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what is different is brought in, and counted', async () => {
  const two = changes(2, { changed: [business(3, 'Üç')], gone: [1] });
  expect(await bringUpToDate(await here(), two)).toBe(2);
  expect(await namesHere()).toEqual(['İki', 'Üç']);
  expect(await here()).toMatchObject({ version: 2, businesses: 2 });
});

test('a difference that another tab has brought in, or passed by, changes nothing', async () => {
  const before = await here();
  const two = changes(2, { changed: [business(2, 'İki Yeni')], gone: [] });
  await bringUpToDate(before, changes(3, { changed: [], gone: [2] }));
  expect(await bringUpToDate(before, two)).toBe(0);
  expect(await namesHere(), 'withdrawn meanwhile').toEqual(['Bir']);
  expect(await here()).toMatchObject({ version: 3 });
});
