import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weightedRating } from '#contract/businesses/rating-order.ts';
import { columnsOf, facetRows } from '#tests/support/facet-rows.ts';
import { byRating, countCells, firstOf, keepRows, roomOf } from './map-cells.rules.ts';
import { areaOf, areaOfGrid, gridOf, isIn } from './map-grid.rules.ts';

const box = { west: 35.28, south: 36.96, east: 35.36, north: 37.04 };
const pinned = facetRows(40, 'max').map((rows) =>
  rows.filter(({ latitude, longitude }) => latitude !== null && longitude !== null),
);

test('every business is counted in the cell it stands in, and the middle is that of the cell', () => {
  fc.assert(
    fc.property(pinned, fc.integer({ min: 8, max: 16 }), (rows, zoom) => {
      const columns = columnsOf(rows);
      const grid = gridOf(areaOf(box), zoom);
      const cells = countCells(
        columns,
        rows.map((_, row) => row),
        grid,
      );
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      for (const { cell, count, x, y, row } of cells) {
        const one = {
          ...grid,
          column: grid.column + (cell % grid.columns),
          row: grid.row + Math.floor(cell / grid.columns),
        };
        const area = areaOfGrid({ ...one, columns: 1, rows: 1 });
        const inside = rows.flatMap((_, index) =>
          isIn(area, columns.x[index] ?? 0, columns.y[index] ?? 0) ? [index] : [],
        );
        expect(inside).toHaveLength(count);
        expect(inside).toContain(row);
        const middle = (values: readonly number[]) =>
          inside.reduce((sum, index) => sum + (values[index] ?? 0), 0) / count;
        expect([x, y]).toEqual([middle(columns.x), middle(columns.y)]);
      }
    }),
  );
});

test('the first of an order are those a whole sort begins with', () => {
  fc.assert(
    fc.property(facetRows(40, 'max'), fc.integer({ min: 1, max: 12 }), (rows, limit) => {
      const columns = columnsOf(rows);
      const all = rows.map((_, row) => row);
      const best = rows
        .map((row, index) => ({ row, index }))
        .toSorted(
          ({ row: one }, { row: other }) =>
            weightedRating(other.rating, other.reviewCount) -
              weightedRating(one.rating, one.reviewCount) ||
            other.reviewCount - one.reviewCount ||
            one.planRank - other.planRank ||
            one.id - other.id,
        );
      expect(firstOf(all, byRating(columns), limit)).toEqual(
        best.slice(0, limit).map(({ index }) => index),
      );
    }),
  );
});

test('rows are kept in their order, in a room that stands ready', () => {
  const columns = columnsOf(fc.sample(facetRows(30), { seed: 1, numRuns: 20 }).flat());
  const { every, room } = roomOf(columns);
  expect(Array.from(every)).toEqual(columns.id.map((_, row) => row));
  expect(roomOf(columns).room).toBe(room);
  const even = keepRows(room, every, (row) => row % 2 === 0);
  expect(Array.from(even)).toEqual(columns.id.map((_, row) => row).filter((row) => row % 2 === 0));
  expect(Array.from(keepRows(room, even, (row) => row % 3 === 0))).toEqual(
    columns.id.map((_, row) => row).filter((row) => row % 6 === 0),
  );
});
