import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, facetRows } from '#tests/support/facet-rows.ts';
import type { Codes, FacetColumns, FacetRow } from './facet-columns.rules.ts';

const byId = (rows: Iterable<FacetRow>) => [...rows].toSorted((one, other) => one.id - other.id);
const unique = (rows: readonly FacetRow[]) => new Map(rows.map((row) => [row.id, row]));

/** What the columns say of each business, in words. */
function told(columns: FacetColumns) {
  const text = (codes: Codes, code: number | undefined) => codes.texts[code ?? -1];
  return columns.id.map((id, row) => ({
    ...{ id, row: columns.rowOf(id) },
    category: text(columns.categories, columns.category[row]),
    subcategory: text(columns.subcategories, columns.subcategory[row]),
    district: text(columns.districts, columns.district[row]),
    price: text(columns.prices, columns.price[row]),
    week: text(columns.weeks, columns.week[row]),
    features: columns.featuresOf[row]?.map((feature) => text(columns.features, feature)),
    rating: columns.rating[row],
    isOpen: columns.isOpen[row],
    place: [columns.latitude[row], columns.longitude[row], columns.x[row], columns.y[row]],
    reviewCount: columns.reviewCount[row],
    planRank: columns.planRank[row],
  }));
}

test('columns with some businesses as they are now say what columns made anew say, and the ones before what they said', () => {
  fc.assert(
    fc.property(
      facetRows(40),
      facetRows(20),
      fc.array(fc.integer({ min: 1001, max: 1300 })),
      (was, is, gone) => {
        const before = unique(was);
        const columns = columnsOf(byId(before.values()));
        const saidBefore = told(columns);
        const rows = unique(is);
        const after = new Map([...before, ...rows]);
        for (const id of gone) if (!rows.has(id)) after.delete(id);
        const patched = columns.patched([...rows.keys(), ...gone], [...rows.values()]);
        expect(told(patched)).toEqual(told(columnsOf(byId(after.values()))));
        expect(told(columns)).toEqual(saidBefore);
        const wordsOf = (some: FacetColumns) => some.vocabulary.beginning('', 9);
        expect(wordsOf(patched)).toEqual(wordsOf(columnsOf(byId(after.values()))));
      },
    ),
  );
});

test('what stays the same is shared', () => {
  const row = fc.sample(
    facetRows(1).filter((rows) => rows.length === 1),
    1,
  )[0]?.[0] as FacetRow;
  const columns = columnsOf([row]);
  const patched = columns.patched([row.id], [{ ...row, rating: row.rating === 5 ? 4 : 5 }]);
  expect(patched.rating).not.toBe(columns.rating);
  expect(patched.x).toBe(columns.x);
  expect(patched.id).toBe(columns.id);
});
