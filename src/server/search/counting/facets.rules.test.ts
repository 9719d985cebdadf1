import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresApart } from '#contract/city/places.ts';
import { NUMBER_FILTERS } from '#contract/search/number-filters.ts';
import {
  FILTER_NAMES,
  type FilterName,
  PRICE_OF_SLUG,
  PRICE_SLUGS,
} from '#contract/search/search.ts';
import { columnsOf, facetRows } from '#tests/support/facet-rows.ts';
import type { SearchFilters } from '../ranking/filters.rules.ts';
import { type FacetRow, FEATURE_SIGN } from './facet-columns.rules.ts';
import { countChoices, filterTest } from './facets.rules.ts';

/** What a business is said to have: as answered, else as typed. */
const ANSWERED: Record<string, { is: string[]; not: string[] }> = {
  '{}': { is: [], not: [] },
  '{"otopark": true}': { is: ['Otopark'], not: [] },
  '{"otopark": false, "teras": true}': { is: ['Teras', 'Otopark yok'], not: ['Otopark'] },
  '{"alkol": false}': { is: ['Alkolsüz'], not: [] },
};
function featuresOf({ features, attributes }: FacetRow): string[] {
  const { is, not } = ANSWERED[attributes] ?? { is: [], not: [] };
  const typed = features.split(FEATURE_SIGN).filter((name) => name && !not.includes(name));
  return [...new Set([...is, ...typed])];
}

function isOpenAt({ id, isOpen, openWeek }: FacetRow, moment: NonNullable<SearchFilters['open']>) {
  if (moment.closed.includes(id)) return false;
  if (moment.opened.includes(id)) return true;
  const spans: [number, number][] =
    {
      '{[0,100)}': [[0, 100] as [number, number]],
      '{[40,60),[200,300)}': [[40, 60] as [number, number], [200, 300] as [number, number]],
      '{[0,10080)}': [[0, 10_080] as [number, number]],
    }[openWeek ?? ''] ?? [];
  const { minute } = moment;
  if (minute === 'every') return isOpen && openWeek === '{[0,10080)}';
  return isOpen && minute !== null && spans.some(([from, to]) => from <= minute && minute < to);
}

const metresTo = (row: FacetRow, near: SearchFilters['near']) =>
  near && row.latitude !== null && row.longitude !== null
    ? metresApart(near, { latitude: row.latitude, longitude: row.longitude })
    : Number.POSITIVE_INFINITY;

/** Whether a row is inside one of the filters, one by one as a person would look. */
const isInside: Record<FilterName, (row: FacetRow, filters: SearchFilters) => boolean> = {
  category: (row, { category }) => !category || row.category === category,
  district: (row, { district }) => !district || row.district === district,
  open: (row, { open }) => !open || isOpenAt(row, open),
  price: (row, { prices }) => !prices?.length || prices.some((price) => price === row.price),
  rating: (row, { rating }) => !rating || row.rating >= rating,
  features: (row, { features = [] }) => features.every((name) => featuresOf(row).includes(name)),
  within: (row, { near, within }) => !near || !within || metresTo(row, near) <= within * 1000,
};

const moments = fc.record({
  minute: fc.constantFrom<number | 'every'>(0, 39, 40, 59, 60, 99, 100, 250, 300, 'every'),
  opened: fc.subarray([1001, 1008, 1015]),
  closed: fc.subarray([1008, 1022, 9999]),
});
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const filters = fc.record<SearchFilters>({
  category: optional(fc.constantFrom('Kafeler', 'Oteller', 'Yok')),
  district: optional(fc.constantFrom('Seyhan', 'Çukurova', 'Yok')),
  open: optional(moments),
  prices: optional(fc.subarray(['₺', '₺₺', 'Ücretsiz'] as const)),
  rating: optional(fc.constantFrom(3, 4, 4.5)),
  features: optional(fc.subarray(['Otopark', 'Teras', 'Otopark yok', 'Alkolsüz', 'Yok'])),
  near: optional(fc.constant({ latitude: 37.005, longitude: 35.325 })),
  within: optional(fc.constantFrom(1, 3)),
});

type Listed = readonly { value: string; count: number }[];
const withCounts = (counts: Listed) => counts.filter(({ count }) => count > 0);
const byValue = (one: { value: string }, other: { value: string }) =>
  one.value < other.value ? -1 : 1;

test('beside each choice stands how many there would be with it, every other filter as it is', () => {
  fc.assert(
    fc.property(
      facetRows(14),
      filters,
      moments,
      fc.integer({ min: 0, max: 3 }),
      fc.subarray(['category', 'district', 'price', 'open'] as const),
      (rows, asked, moment, namedCount, saidNames) => {
        const said = new Set<string>(saidNames);
        const named = rows.map((_, index) => index).slice(0, namedCount);
        const others = rows.map((_, index) => index).slice(named.length);
        const columns = columnsOf(rows);
        const open = asked.open ?? moment;
        const given = named.length > 0 ? { rows: named, said } : undefined;
        const counted = countChoices(columns, Uint32Array.from(others), asked, open, given);

        /** How many are inside all filters but those left out; what was said counts for the named ones. */
        const inside = (
          left: readonly string[],
          isSo: (row: FacetRow) => boolean,
          kind?: FilterName,
        ) =>
          rows.filter((row, index) => {
            const isNamed = index < named.length;
            if (isNamed && kind !== undefined && said.has(kind)) return false;
            return (
              isSo(row) &&
              FILTER_NAMES.every(
                (name) =>
                  left.includes(name) || (isNamed && said.has(name)) || isInside[name](row, asked),
              )
            );
          }).length;
        const everyOne = () => true;

        const total = inside([], everyOne);
        expect(counted.total).toBe(total);
        for (const [name, count] of counted.without) expect(count).toBe(inside([name], everyOne));
        const isOn: Record<FilterName, boolean> = {
          category: Boolean(asked.category),
          district: Boolean(asked.district),
          open: Boolean(asked.open),
          price: Boolean(asked.prices?.length),
          rating: Boolean(asked.rating),
          features: Boolean(asked.features?.length),
          within: Boolean(asked.near && asked.within),
        };
        expect([...counted.without.keys()].sort()).toEqual(
          FILTER_NAMES.filter((name) => isOn[name]).toSorted(),
        );

        const { facets } = counted;
        for (const kind of ['category', 'district'] as const) {
          const values = [...new Set(rows.map((row) => row[kind]))];
          const expected = values.map((value) => ({
            value,
            count: inside([kind], (row) => row[kind] === value, kind),
          }));
          expect(withCounts(facets[kind]).toSorted(byValue)).toEqual(
            withCounts(expected).toSorted(byValue),
          );
          const without = facets[kind].filter(({ count }) => count === 0);
          expect(without.every(({ value }) => value === asked[kind])).toBe(true);
          if (asked[kind]) expect(facets[kind].map(({ value }) => value)).toContain(asked[kind]);
          const order = facets[kind].map(({ count }) => count);
          expect(order).toEqual(order.toSorted((a, b) => b - a));
        }
        expect(facets.price).toEqual(
          PRICE_SLUGS.map((value) => ({
            value,
            count: inside(['price'], (row) => row.price === PRICE_OF_SLUG[value], 'price'),
          })),
        );
        expect(facets.rating).toEqual(
          NUMBER_FILTERS.rating.choices.map((choice) => ({
            value: String(choice),
            count: inside(['rating'], (row) => row.rating >= choice),
          })),
        );
        expect(facets.open).toBe(inside(['open'], (row) => isOpenAt(row, open), 'open'));
        expect(facets.within).toEqual(
          asked.near
            ? NUMBER_FILTERS.within.choices.map((choice) => ({
                value: String(choice),
                count: inside(['within'], (row) => metresTo(row, asked.near) <= choice * 1000),
              }))
            : [],
        );
        const chosen = asked.features ?? [];
        for (const name of chosen) {
          expect(facets.features).toContainEqual({ value: name, count: total });
        }
        const names = [...new Set(rows.flatMap(featuresOf))].filter(
          // What has no name of its own where it is not is not offered.
          (name) => !chosen.includes(name) && name !== 'Otopark yok',
        );
        const expectedFeatures = names.map((value) => ({
          value,
          count: inside([], (row) => featuresOf(row).includes(value)),
        }));
        expect(
          facets.features.filter(({ value }) => !chosen.includes(value)).toSorted(byValue),
        ).toEqual(withCounts(expectedFeatures).toSorted(byValue));
      },
    ),
    { numRuns: 300 },
  );
});

test('what is counted is what is found: the same filters, row by row', () => {
  fc.assert(
    fc.property(facetRows(14), filters, (rows, asked) => {
      const columns = columnsOf(rows);
      const isFound = filterTest(columns, asked);
      const found = rows.map((row) => FILTER_NAMES.every((name) => isInside[name](row, asked)));
      expect(rows.map((_, index) => isFound(index))).toEqual(found);
      const moment = asked.open ?? { minute: 0, opened: [], closed: [] };
      expect(countChoices(columns, undefined, asked, moment).total).toBe(
        found.filter(Boolean).length,
      );
    }),
  );
});

const plain: FacetRow = {
  id: 1,
  ...{ category: 'Kafeler', subcategory: null, kindId: null, district: 'Seyhan' },
  ...{ price: null, rating: 0 },
  ...{ openWeek: null, isOpen: true, latitude: null, longitude: null, features: '' },
  attributes: '{}',
  ...{ words: '', reviewCount: 0, planRank: 2 },
};
const now = { minute: 0, opened: [], closed: [] };

test('a dozen features are offered, the commonest, equals in the order of the letters, and the chosen first', () => {
  const names = 'İçÜşÖzLKJIHGFEDCBA'.split('').map((letter) => `${letter} olan`);
  const rows = names.map((_, index) => ({
    ...plain,
    id: index,
    features: ['Bahçe', ...names.slice(0, 2), ...names].slice(0, index + 4).join(FEATURE_SIGN),
  }));
  const { features } = countChoices(columnsOf(rows), undefined, {}, now).facets;
  expect(features).toHaveLength(12);
  expect(features.map(({ value }) => value).slice(0, 4)).toEqual([
    ...['Bahçe', 'ç olan', 'İ olan', 'Ü olan'],
  ]);
  const chosen = { features: ['A olan'] };
  const withChosen = countChoices(columnsOf(rows), undefined, chosen, now).facets.features;
  const rarest = countChoices(columnsOf(rows), undefined, { features: ['Yok'] }, now).facets;
  expect(rarest.features).toEqual([{ value: 'Yok', count: 0 }]);
  expect(withChosen.length).toBeLessThanOrEqual(13);
});
