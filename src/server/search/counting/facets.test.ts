import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Attributes } from '#contract/attributes/attributes.ts';
import { openStateAt } from '#contract/calendar/opening-hours.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { NUMBER_FILTERS } from '#contract/search/number-filters.ts';
import {
  FILTER_NAMES,
  type FilterName,
  PRICE_OF_SLUG,
  PRICE_SLUGS,
  searchDirectory,
} from '#contract/search/search.ts';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { FacetColumns, FEATURE_SIGN } from './facet-columns.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CATEGORIES = ['Kafeler', 'Sağlık', 'Spor'];
const FEATURES = ['Otopark', 'Teras', 'Çocuk dostu', "Usta'nın yeri", 'Kredi kartı'];
const ASKED_FEATURES = [...FEATURES.slice(0, 3), 'Otopark yok', 'Alkolsüz'];
const HOURS = ['{"mon-sun":"09:00-18:00"}', '{"mon-sun":"18:00-02:00"}', '{"mon-sun":"24 saat"}'];
const PLACE = { latitude: 37.001, longitude: 35.325 };
/** A word of half of the names, and of nothing else. */
const WORD = 'zilli';

const given = fc.record({
  hasWord: fc.boolean(),
  category: fc.constantFrom(...CATEGORIES),
  district: fc.constantFrom(...DISTRICTS),
  priceRange: fc.constantFrom(...Object.values(PRICE_OF_SLUG), null),
  rating: fc.integer({ min: 25, max: 50 }).map((tenths) => tenths / 10),
  features: fc.subarray(FEATURES),
  attributes: fc.constantFrom<Attributes[]>(
    {},
    { otopark: true },
    { otopark: false },
    { alkol: false },
  ),
  hours: fc.constantFrom(...HOURS, null, 'sorunuz'),
  isOpen: fc.nat({ max: 8 }).map((number) => number > 0),
  special: fc.constantFrom('kapalı', '10:00-14:00', null, null, null),
  pin: fc.option(
    fc.record({
      latitude: fc.integer({ min: 36_900, max: 37_100 }).map((degrees) => degrees / 1000),
      longitude: fc.integer({ min: 35_200, max: 35_450 }).map((degrees) => degrees / 1000),
    }),
  ),
});
type Given = typeof given extends fc.Arbitrary<infer Row> ? Row : never;

const asked = fc.record(
  {
    q: fc.constant(WORD),
    category: fc.constantFrom(...CATEGORIES),
    district: fc.constantFrom(...DISTRICTS),
    open: fc.constantFrom('now', '2026-11-21T23:00'),
    price: fc.subarray([...PRICE_SLUGS], { minLength: 1 }).map((slugs) => slugs.join(',')),
    rating: fc.constantFrom(3, 3.7, 4.5),
    features: fc
      .subarray(ASKED_FEATURES, { minLength: 1, maxLength: 2 })
      .map((names) => names.join(',')),
    within: fc.constantFrom(3, 7.5),
  },
  { requiredKeys: [] },
);
type Asked = z.input<typeof searchDirectory.input>;

const isOpenAt = ({ hours, isOpen, special }: Given, at: Date) =>
  ['open', 'closing_soon'].includes(
    openStateAt(hours, at, { isOpen, specialDays: special ? { '2026-11-20': special } : {} }).state,
  );
const metresOf = ({ pin }: Given) =>
  pin
    ? Math.hypot(
        (pin.latitude - PLACE.latitude) * 111_195,
        (pin.longitude - PLACE.longitude) * 111_195 * Math.cos((PLACE.latitude * Math.PI) / 180),
      )
    : Number.POSITIVE_INFINITY;

/** What is answered goes before what is typed. */
function hasFeature({ attributes: { otopark, alkol }, features }: Given, name: string): boolean {
  if (name === 'Otopark' && otopark !== undefined) return otopark;
  if (name === 'Otopark yok') return otopark === false;
  if (name === 'Alkolsüz') return alkol === false;
  return features.includes(name);
}

/** Counts by trying every choice on every business. */
function counted(rows: readonly Given[], input: Asked) {
  const found = (asked: Asked) => {
    const at = asked.open && asked.open !== 'now' ? new Date(`${asked.open}:00+03:00`) : TEST_NOW;
    return rows.filter(
      (row) =>
        (!asked.q || row.hasWord) &&
        (!asked.category || row.category === asked.category) &&
        (!asked.district || row.district === asked.district) &&
        (!asked.open || isOpenAt(row, at)) &&
        (!asked.price ||
          asked.price
            .split(',')
            .some((slug) => PRICE_OF_SLUG[slug as 'orta'] === row.priceRange)) &&
        (!asked.rating || row.rating >= Number(asked.rating)) &&
        (!asked.features || asked.features.split(',').every((name) => hasFeature(row, name))) &&
        (!asked.within || metresOf(row) <= Number(asked.within) * 1000),
    ).length;
  };
  const seen = (values: readonly string[], count: (value: string) => number, chosen?: unknown) =>
    Object.fromEntries(
      values
        .map((value) => [value, count(value)])
        .filter(([value, count]) => count || value === chosen),
    );
  const withFeature = (name: string) => {
    const names = input.features?.split(',') ?? [];
    return [...new Set([...names, name])].join(',');
  };
  return {
    total: found(input),
    category: seen(CATEGORIES, (category) => found({ ...input, category }), input.category),
    district: seen(DISTRICTS, (district) => found({ ...input, district }), input.district),
    price: Object.fromEntries(PRICE_SLUGS.map((price) => [price, found({ ...input, price })])),
    rating: Object.fromEntries(
      NUMBER_FILTERS.rating.choices.map((rating) => [rating, found({ ...input, rating })]),
    ),
    within: Object.fromEntries(
      NUMBER_FILTERS.within.choices.map((within) => [within, found({ ...input, within })]),
    ),
    features: seen([...FEATURES, 'Alkolsüz', ...(input.features?.split(',') ?? [])], (name) =>
      found({ ...input, features: withFeature(name) }),
    ),
    open: found({ ...input, open: input.open ?? 'now' }),
    loosen: Object.fromEntries(
      FILTER_NAMES.filter((name) => input[name] !== undefined)
        .map((name): [FilterName, number] => [name, found({ ...input, [name]: undefined })])
        .filter(([, total]) => total > 0),
    ),
  };
}

const asObject = (counts: readonly { value: string; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [value, count]));

test('every count is what choosing it would find', async () => {
  const rows = fc.sample(given, { numRuns: 250, seed: 7 });
  for (const [index, { hasWord, special, pin, ...fields }] of rows.entries()) {
    const id = await app.given.business({
      ...fields,
      name: hasWord ? `Zilli ${index}` : `Sessiz ${index}`,
      latitude: pin?.latitude ?? null,
      longitude: pin?.longitude ?? null,
    });
    if (special) {
      const row = { businessId: id, day: '2026-11-20', hours: special };
      await app.db.insertInto('businessSpecialDays').values(row).execute();
    }
  }
  let empty = 0;
  for (const input of fc.sample(asked, { numRuns: 150, seed: 11 })) {
    const near = `${PLACE.latitude},${PLACE.longitude}`;
    const { total, facets, loosen } = await app.call(searchDirectory, { ...input, near, limit: 1 });
    const expected = counted(rows, input);
    const about = JSON.stringify(input);
    expect(total, about).toBe(expected.total);
    expect(asObject(facets.category), about).toEqual(expected.category);
    expect(asObject(facets.district), about).toEqual(expected.district);
    expect(asObject(facets.price), about).toEqual(expected.price);
    expect(asObject(facets.rating), about).toEqual(expected.rating);
    expect(asObject(facets.within), about).toEqual(expected.within);
    expect(facets.open, about).toBe(expected.open);
    const chosen = input.features?.split(',') ?? [];
    const none = Object.fromEntries(chosen.map((name) => [name, 0]));
    expect(asObject(facets.features), about).toEqual({ ...none, ...expected.features });
    if (total > 0) continue;
    empty += 1;
    expect(Object.fromEntries(loosen.map((one) => [one.drop, one.total])), about).toEqual(
      expected.loosen,
    );
    expect(loosen.map((one) => one.total)).toEqual(
      loosen.map((one) => one.total).toSorted((a, b) => b - a),
    );
  }
  expect(empty).toBeGreaterThan(10);
  expect(empty).toBeLessThan(140);
});

test('counts and lists agree beyond what is ranked', async () => {
  const rows = Array.from({ length: 1100 }, (_, number) => {
    const business = {
      name: `Tıngır ${number}`,
      category: 'Oteller',
      address: 'A Sok. 1',
      district: number % 4 === 0 ? 'Çukurova' : 'Seyhan',
      rating: number % 2 === 0 ? 5 : 3,
      hours: null,
      status: 'approved' as const,
    };
    return { ...business, ...searchColumns(business) };
  });
  await app.db.insertInto('businesses').values(rows).execute();
  const all = await app.call(searchDirectory, { q: 'tıngır', limit: 100, page: 99 });
  expect(all).toMatchObject({ total: 1100, page: 6, pageCount: 6 });
  expect(all.facets.rating[0]).toEqual({ value: '3', count: 1100 });
  expect(asObject(all.facets.district)).toEqual({ Çukurova: 275, Seyhan: 825 });
  const some = await app.call(searchDirectory, { q: 'tıngır', rating: 4, district: 'Seyhan' });
  expect(some.total).toBe(275);
  expect(
    some.items.every(({ rating, district }) => rating === '5.0' && district === 'Seyhan'),
  ).toBe(true);
  const byName = await app.call(searchDirectory, {
    q: 'tıngır',
    sort: 'name',
    limit: 100,
    page: 11,
  });
  expect(byName).toMatchObject({ total: 1100, page: 11, pageCount: 11 });
});

test('a page is the same, whether an index or the columns list it', async () => {
  const near = `${PLACE.latitude},${PLACE.longitude}`;
  for (const sort of ['rating', 'reviews', 'distance'] as const) {
    const listed = async (limit: number, page: number) => {
      const input = { rating: 3, near, sort, limit, page };
      const { items, total } = await app.call(searchDirectory, input);
      return { ids: items.map(({ id }) => id), total };
    };
    // Long pages of so few are taken from the columns, short ones of so many from an index.
    const { ids, total } = await listed(100, 1);
    expect(total).toBeGreaterThan(1100);
    const one: number[] = [];
    while (one.length < 20) one.push(...(await listed(1, one.length + 1)).ids);
    expect(one, sort).toEqual(ids.slice(0, 20));
  }
});

test('a week is open from its first minute to before its last', () => {
  const columns = new FacetColumns();
  const row = {
    district: '',
    category: '',
    subcategory: null,
    kindId: null,
    price: null,
    rating: 0,
    latitude: null,
    longitude: null,
    reviewCount: 0,
    planRank: 2,
    words: '',
    attributes: '{}',
  };
  columns.add({ ...row, id: 1, isOpen: true, openWeek: '{[0,120),[9840,10080)}', features: '' });
  columns.add({ ...row, id: 2, isOpen: false, openWeek: '{[0,10080)}', features: '' });
  columns.add({ ...row, id: 3, isOpen: true, openWeek: null, features: `a${FEATURE_SIGN}b` });
  const at = (minute: number) =>
    columns.week.map((week) => {
      const { isOpen = false, turnsIn = 0 } = columns.weeksAt(minute)[week] ?? {};
      return [isOpen, turnsIn];
    });
  const week = 7 * 24 * 60;
  expect(at(0)).toEqual([
    [true, 120],
    [false, week],
    [false, week],
  ]);
  expect(at(119)[0]).toEqual([true, 1]);
  expect(at(120)[0]).toEqual([false, 9720]);
  expect(at(10_079)[0]).toEqual([true, 1]);
  expect(columns.featuresOf.map((features) => features.length)).toEqual([0, 0, 2]);
  // Of a week that is met later, at the same minute.
  columns.add({ ...row, id: 4, isOpen: true, openWeek: '{[0,10080)}', features: '' });
  expect(at(10_079)[3]).toEqual([true, 1]);
});
