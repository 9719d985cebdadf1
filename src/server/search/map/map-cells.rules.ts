import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import type { Grid } from './map-grid.rules.ts';

/** Businesses by their place in the columns. */
type Rows = readonly number[] | Uint32Array;

/** All rows, and room for as many: made for each box, they would keep the collector of garbage busy. */
const rooms = new WeakMap<FacetColumns, { every: Uint32Array; room: Uint32Array }>();

export function roomOf(columns: FacetColumns) {
  const { length } = columns;
  const known = rooms.get(columns) ?? {
    every: Uint32Array.from({ length }, (_, row) => row),
    room: new Uint32Array(length),
  };
  rooms.set(columns, known);
  return known;
}

/** Writes the rows that hold a test into `room`, which may be where they stand. @returns its beginning */
export function keepRows(
  room: Uint32Array,
  rows: Uint32Array,
  test: (row: number) => boolean,
): Uint32Array {
  let length = 0;
  for (const row of rows) {
    if (!test(row)) continue;
    room[length] = row;
    length += 1;
  }
  return room.subarray(0, length);
}

interface MapCell {
  /** Row by row from the grid's first. */
  cell: number;
  count: number;
  /** The middle of them all. */
  x: number;
  y: number;
  /** One of them: the one, where there is but one. */
  row: number;
}

/** Counts businesses, all of them in its cells, by the cells of a grid. */
export function countCells(columns: FacetColumns, rows: Rows, grid: Grid): MapCell[] {
  const { shift, column, row: firstRow, columns: width } = grid;
  const length = width * grid.rows;
  const counts = new Uint32Array(length);
  const rowIn = new Uint32Array(length);
  const sumX = new Float64Array(length);
  const sumY = new Float64Array(length);
  for (const row of rows) {
    const x = columns.x[row] ?? 0;
    const y = columns.y[row] ?? 0;
    const cell = ((y >> shift) - firstRow) * width + (x >> shift) - column;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sumX[cell] = (sumX[cell] ?? 0) + x;
    sumY[cell] = (sumY[cell] ?? 0) + y;
    rowIn[cell] = row;
  }
  const cells: MapCell[] = [];
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue;
    const [x, y] = [(sumX[cell] ?? 0) / count, (sumY[cell] ?? 0) / count];
    cells.push({ cell, count, x, y, row: rowIn[cell] ?? 0 });
  }
  return cells;
}

/** Of two rows, whether the one stands before the other. */
export type RowOrder = (one: number, other: number) => number;

/** The best rated first, as in the lists. */
export const byRating =
  ({ weighted, reviewCount, planRank, id }: FacetColumns): RowOrder =>
  (one, other) =>
    (weighted[other] ?? 0) - (weighted[one] ?? 0) ||
    (reviewCount[other] ?? 0) - (reviewCount[one] ?? 0) ||
    (planRank[one] ?? 0) - (planRank[other] ?? 0) ||
    (id[one] ?? 0) - (id[other] ?? 0);

/** The first of them in an order; sorting all of a city for a list of some dozens would take too long. */
export function firstOf(rows: Iterable<number>, order: RowOrder, limit: number): number[] {
  const first: number[] = [];
  for (const row of rows) {
    const isFull = first.length === limit;
    if (isFull && order(row, first[limit - 1] ?? row) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (order(row, first[middle] ?? row) < 0) high = middle;
      else low = middle + 1;
    }
    if (isFull) first.pop();
    first.splice(low, 0, row);
  }
  return first;
}
