import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, facetRows } from '#tests/support/facet-rows.ts';
import { pageOfRows } from './page-of-rows.rules.ts';

const near = { latitude: 37, longitude: 35.32 };

test('pages of any length are the whole order, cut', () => {
  fc.assert(
    fc.property(
      facetRows(60),
      fc.constantFrom('rating' as const, 'reviews' as const, 'distance' as const),
      fc.integer({ min: 1, max: 20 }),
      (rows, by, limit) => {
        const columns = columnsOf(rows);
        const order = by === 'distance' ? { by, near } : { by };
        const all = [[], [...rows.keys()]];
        const whole = pageOfRows(columns, all, { order, limit: 500, offset: 0 });
        const pages = Array.from({ length: Math.ceil(rows.length / limit) }, (_, page) =>
          pageOfRows(columns, all, { order, limit, offset: page * limit }),
        );
        expect(pages.flat()).toEqual(whole);
        expect(new Set(whole).size).toBe(rows.length);
      },
    ),
  );
});

test('by distance the nearest stands first, who stands at the place before all, who has no pin last', () => {
  const [plain] = fc.sample(
    facetRows(1).filter((rows) => rows.length === 1),
    1,
  )[0] as [Parameters<typeof columnsOf>[0][number]];
  const places = [null, 0.01, 0, 0.002];
  const rows = places.map((east, index) => ({
    ...plain,
    id: 1001 + index,
    latitude: east === null ? null : near.latitude,
    longitude: east === null ? null : near.longitude + east,
  }));
  const page = { order: { by: 'distance' as const, near }, limit: 9, offset: 0 };
  const columns = columnsOf(rows);
  expect(pageOfRows(columns, [[0, 1, 2, 3]], page)).toEqual([2, 3, 1, 0]);
  expect(pageOfRows(columns, [[0], [1, 2, 3]], page)).toEqual([0, 2, 3, 1]);
  const byName = { order: { by: 'name' as const }, limit: 9, offset: 0 };
  expect(pageOfRows(columns, [[0]], byName)).toBeUndefined();
});
