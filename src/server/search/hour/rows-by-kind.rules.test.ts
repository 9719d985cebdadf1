import { expect, test } from 'vitest';
import { columnsOf } from '#tests/support/facet-rows.ts';
import { inTurn, rowsByKind } from './rows-by-kind.rules.ts';

const ROW = {
  ...{ category: 'Kafeler', subcategory: null, district: 'Seyhan', price: null, openWeek: null },
  ...{ isOpen: true, features: '', attributes: '{}', words: '', planRank: 2, reviewCount: 50 },
};
const row = (id: number, kindId: number | null, rating: number, latitude: number | null) => ({
  ...ROW,
  ...{ id, kindId, rating, latitude, longitude: latitude === null ? null : 35.32 },
});
const COLUMNS = columnsOf([
  row(1, 7, 3, 37.001),
  row(2, 8, 5, null),
  row(3, 7, 5, 37.02),
  row(4, null, 5, 37),
  row(5, 7, 4, 37.001),
  row(6, 8, 4, 37.003),
]);
const place = { latitude: 37, longitude: 35.32 };

test('rows of each kind that is asked for, the best rated first, with a place the nearest', () => {
  const rowsOf = (more: { place?: typeof place; kindIds: number[] }) =>
    rowsByKind(COLUMNS, { place: undefined, ...more });
  expect(rowsOf({ kindIds: [8, 7, 9] })).toEqual([[1, 5], [2, 4, 0], []]);
  // Of equally near ones the better rated, and one without a pin last.
  expect(rowsOf({ kindIds: [7, 8], place })).toEqual([
    [4, 0, 2],
    [5, 1],
  ]);
});

test('without a place one of each kind in turn, with one the nearest of all, so many as fit', () => {
  const rows = rowsByKind(COLUMNS, { kindIds: [7, 8], place: undefined });
  const first = (limit: number, near?: typeof place) =>
    inTurn(COLUMNS, { rows, limit, place: near });
  expect(first(9)).toEqual([2, 1, 4, 5, 0]);
  expect(first(3)).toEqual([2, 1, 4]);
  expect(first(0)).toEqual([]);
  expect(first(9, place)).toEqual([4, 0, 5, 2, 1]);
  expect(first(2, place)).toEqual([4, 0]);
  expect(inTurn(COLUMNS, { rows: [], limit: 3, place: undefined })).toEqual([]);
});
