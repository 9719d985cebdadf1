import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import type { Area } from '../map/map-grid.rules.ts';

/** Cells of about a kilometre. */
const SHIFT = 11;
const ACROSS = 2 ** 15;
/** Where those stand that have no pin; in no area. */
const NOWHERE = -1;

/** Nobody is believed to have more. */
export const MOST_STARS = 5;

interface Cell {
  rows: number[];
  isSorted: boolean;
}

const kept = new WeakMap<FacetColumns, RelatedCells>();

/** Those open for business, by category and by where they stand; made once for the same columns. */
export function relatedCells(columns: FacetColumns): RelatedCells {
  const cells = kept.get(columns) ?? new RelatedCells(columns);
  kept.set(columns, cells);
  return cells;
}

export class RelatedCells {
  private readonly weighted: readonly number[];
  private readonly cellsOf: Map<number, Cell>[];

  constructor(columns: FacetColumns) {
    this.weighted = columns.weighted;
    this.cellsOf = columns.categories.texts.map(() => new Map());
    for (let row = 0; row < columns.length; row += 1) {
      const cells = columns.isOpen[row] && this.cellsOf[columns.category[row] ?? NOWHERE];
      if (!cells) continue;
      const number = cellAt(columns.x[row] ?? Number.NaN, columns.y[row] ?? Number.NaN);
      const cell = cells.get(number);
      if (cell) cell.rows.push(row);
      else cells.set(number, { rows: [row], isSorted: false });
    }
  }

  /** Rows of the columns, cell by cell, best rated first: all that stand in an area, and some around it. */
  around(category: number, { left, right, top, bottom }: Area): (readonly number[])[] {
    const cells = this.cellsOf[category];
    const found: (readonly number[])[] = [];
    for (let row = top >> SHIFT; row <= bottom >> SHIFT; row += 1) {
      for (let column = left >> SHIFT; column <= right >> SHIFT; column += 1) {
        const cell = cells?.get(row * ACROSS + column);
        if (cell) found.push(this.sorted(cell));
      }
    }
    return found;
  }

  /** All of a category, with and without a pin. */
  everywhere(category: number): (readonly number[])[] {
    return [...(this.cellsOf[category]?.values() ?? [])].map((cell) => this.sorted(cell));
  }

  /** Only where somebody asks: sorting a whole city at once would hold others up. */
  private sorted(cell: Cell): readonly number[] {
    if (!cell.isSorted) {
      const { weighted } = this;
      cell.rows.sort((one, other) => (weighted[other] ?? 0) - (weighted[one] ?? 0));
      cell.isSorted = true;
    }
    return cell.rows;
  }
}

const cellAt = (x: number, y: number): number =>
  Number.isNaN(x + y) ? NOWHERE : (y >> SHIFT) * ACROSS + (x >> SHIFT);
