import type { FacetColumns } from './facet-columns.rules.ts';
import { type Area, type Grid, isIn } from './map-grid.rules.ts';

/** Businesses by their place in the columns. */
type Rows = readonly number[];

export interface MapCell {
  /** Row by row from the grid's first. */
  cell: number;
  count: number;
  /** The middle of them all. */
  x: number;
  y: number;
  /** One of them: the one, where there is but one. */
  row: number;
}

export interface CountedArea {
  /** Those in the area itself. */
  inside: number[];
  /** In the cells it touches, but outside. */
  around: number[];
  /** Of both. */
  cells: MapCell[];
}

/** Counts businesses, all of them in its cells, by the cells of a grid that is laid over an area. */
export function countCells(columns: FacetColumns, rows: Rows, grid: Grid, area: Area): CountedArea {
  const { shift, column, row: firstRow, columns: width } = grid;
  const cells: (MapCell | undefined)[] = Array.from({ length: width * grid.rows });
  const inside: number[] = [];
  const around: number[] = [];
  for (const row of rows) {
    const x = columns.x[row] ?? 0;
    const y = columns.y[row] ?? 0;
    if (isIn(area, x, y)) inside.push(row);
    else around.push(row);
    const number = ((y >> shift) - firstRow) * width + (x >> shift) - column;
    const cell = cells[number];
    if (!cell) cells[number] = { cell: number, count: 1, x, y, row };
    else {
      cell.count += 1;
      cell.x += (x - cell.x) / cell.count;
      cell.y += (y - cell.y) / cell.count;
    }
  }
  return { inside, around, cells: cells.filter((cell) => cell !== undefined) };
}

/** Of two rows, whether the one stands before the other. */
export type RowOrder = (one: number, other: number) => number;

/** The best rated first, as in the lists. */
export const byRating =
  ({ rating, reviewCount, planRank, id }: FacetColumns): RowOrder =>
  (one, other) =>
    (rating[other] ?? 0) - (rating[one] ?? 0) ||
    (reviewCount[other] ?? 0) - (reviewCount[one] ?? 0) ||
    (planRank[one] ?? 0) - (planRank[other] ?? 0) ||
    (id[one] ?? 0) - (id[other] ?? 0);

/** The first of them in an order; sorting all of a city for a list of some dozens would take too long. */
export function firstOf(rows: Rows, order: RowOrder, limit: number): number[] {
  const first: number[] = [];
  for (const row of rows) {
    let at = first.length;
    while (at > 0 && order(row, first[at - 1] ?? row) < 0) at -= 1;
    if (at === limit) continue;
    first.splice(at, 0, row);
    if (first.length > limit) first.pop();
  }
  return first;
}
