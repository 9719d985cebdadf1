import { expect, test } from 'vitest';
import { type City, type CityBusiness, packCity, unpackCity, withChanges } from './city-columns.ts';

const BARE: CityBusiness = {
  ...{ id: 1001, name: 'Köşe', category: 'Kafeler', subcategory: null, kindId: 0, isNamed: false },
  ...{ also: [], district: 'Seyhan', neighbourhood: null, latitude: null, longitude: null },
  ...{ phone: null, hours: null, specialDays: null, isOpen: true, isExample: false },
  ...{ rating: 0, reviewCount: 0, priceRange: null, attributes: {}, planRank: 2, places: [] },
};
const FULL: CityBusiness = {
  ...{ id: 1007, name: 'Yıldız Kahve', category: 'Kafeler', subcategory: 'Kahveci', kindId: 7 },
  ...{ isNamed: true, also: [8, 9], district: 'Çukurova', neighbourhood: 'Toros' },
  ...{ latitude: 37.04321, longitude: 35.30001, phone: '+903225912641' },
  ...{ hours: '{"mon-sun":"09:00-18:00"}', specialDays: { '2026-12-31': 'kapalı' } },
  ...{ isOpen: false, isExample: true, rating: 4.3, reviewCount: 12, planRank: 0, places: [3, 4] },
  ...{ priceRange: '₺₺₺', attributes: { alkol: false, otopark: true } },
};
const KIND = {
  ...{ id: 7, name: 'Kahveci', category: 'Kafeler', alike: null, words: 'kahve', sells: '' },
  ...{ needs: '', abroad: '', motif: 'kahve', isOpenOnHolidays: true },
};
const city = (businesses: CityBusiness[]): City => ({
  ...{ version: 3, at: '2026-11-20T09:00:00.000Z', categories: [], holidays: [] },
  ...{ businesses, kinds: [KIND], places: [], duty: [] },
});
const turn = (id: number) => ({
  ...{ id, district: 'Seyhan', name: 'Umut Eczanesi', address: '', phone: '', businessId: null },
  ...{ startsAt: '2026-11-20T16:00:00.000Z', endsAt: '2026-11-21T05:30:00.000Z' },
  ...{ latitude: null, longitude: null },
});

test('what is packed is read back as it was, by rising ids', () => {
  const business = (id: number, more: Partial<CityBusiness>) => ({ ...BARE, id, ...more });
  const rows = [
    BARE,
    FULL,
    business(1010, { isExample: true, planRank: 1 }),
    business(1011, { isOpen: false, planRank: 0 }),
    business(1012, { latitude: 36, longitude: 34, phone: '4445233' }),
    business(1013, { phone: '+35722000000', hours: FULL.hours, places: [3, 4] }),
    business(1020, { phone: '+90444523', neighbourhood: 'Toros' }),
    business(1021, { priceRange: 'Ücretsiz', isOpen: false, isExample: true, planRank: 0 }),
    business(1022, { priceRange: '₺', attributes: { otopark: true } }),
  ];
  const packed = packCity(city(rows.toReversed()));
  expect(unpackCity(JSON.parse(JSON.stringify(packed)))).toEqual(city(rows));
  // What many have lies there once.
  expect(packed.businesses.hourses).toEqual([null, FULL.hours]);
  expect(packed.businesses.attributeSets).toEqual([[], ['-alkol', 'otopark'], ['otopark']]);
  expect(packed.businesses.id).toEqual([1001, 6, 3, 1, 1, 1, 7, 1, 1]);
  expect(packed.businesses.phone.slice(0, 2)).toEqual([0, 3225912641]);
});

test('pins come back as metres exact, a name as one line, a rating as tenths', () => {
  const odd = { ...FULL, name: 'Köşe\n  Kebap', latitude: 37.0432149, rating: 4.333 };
  expect(unpackCity(packCity(city([odd]))).businesses).toEqual([
    { ...FULL, name: 'Köşe Kebap', latitude: 37.04321, rating: 4.3 },
  ]);
});

test('a city takes in what is different since', () => {
  const other = { ...BARE, id: 1002, name: 'Başka' };
  const now = { ...city([]), version: 4, at: '2026-11-21T09:00:00.000Z' };
  const none = { changed: [], gone: [] };
  const changes = { ...now, kinds: none, places: none, duty: none };
  const renamed = { ...FULL, name: 'Yeni ad' };
  const next = withChanges(city([BARE, FULL]), {
    ...changes,
    businesses: { changed: [renamed, other], gone: [1001] },
  });
  expect(next).toEqual({ ...city([other, renamed]), version: 4, at: now.at });
  const tea = { ...KIND, id: 9, name: 'Çay' };
  const kinds = { changed: [tea], gone: [7] };
  expect(withChanges(city([]), { ...changes, kinds, businesses: none }).kinds).toEqual([tea]);
  const duty = { changed: [turn(3)], gone: [1] };
  const before = { ...city([]), duty: [turn(1), turn(2)] };
  expect(withChanges(before, { ...changes, duty, businesses: none }).duty).toEqual([
    turn(2),
    turn(3),
  ]);
});

test('a city that was taken along before attributes and duties travelled is still read', () => {
  const { duty: _, businesses, ...packed } = packCity(city([{ ...BARE, reviewCount: 3 }]));
  const { attributes: __, attributeSets: ___, ...columns } = businesses;
  expect(unpackCity({ ...packed, businesses: columns } as never)).toEqual(
    city([{ ...BARE, reviewCount: 3 }]),
  );
});
