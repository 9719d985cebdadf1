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

/** What decides in which cell a row stands; others too where somebody came or went. */
const PLACED = ['category', 'isOpen', 'x', 'y'] as const;

/** By what columns share of which one was made of the other: the last ones that were asked. */
const kept = new WeakMap<object, { columns: FacetColumns; cells: RelatedCells }>();

/**
 * Those open for business, by category and by where they stand. Of columns in which others are told differently, and
 * nobody came, went or moved, they are the same cells.
 */
export function relatedCells(columns: FacetColumns): RelatedCells {
  const before = kept.get(columns.categories);
  if (before?.columns === columns) return before.cells;
  const stand = before && PLACED.every((name) => before.columns[name] === columns[name]);
  const cells = stand ? before.cells : new RelatedCells(columns);
  cells.rate(columns);
  kept.set(columns.categories, { columns, cells });
  return cells;
}

class RelatedCells {
  private weighted: readonly number[];
  private readonly cellsOf: Map<number, Cell>[];

  constructor(columns: FacetColumns) {
    this.weighted = columns.weighted;
    this.cellsOf = columns.categories.texts.map(() => new Map());
    for (let row = 0; row < columns.length; row += 1) {
      const cells = columns.isOpen[row] && this.cellsOf[columns.category[row] ?? NOWHERE];
      if (!cells) continue;
      const number = cellOf(columns, row);
      const cell = cells.get(number);
      if (cell) cell.rows.push(row);
      else cells.set(number, { rows: [row], isSorted: false });
    }
  }

  /** Where somebody is rated otherwise, rows are put in order anew. */
  rate(columns: FacetColumns): void {
    const { weighted } = columns;
    if (weighted === this.weighted) return;
    for (let row = 0; row < weighted.length; row += 1) {
      if (weighted[row] === this.weighted[row]) continue;
      const cell = this.cellsOf[columns.category[row] ?? NOWHERE]?.get(cellOf(columns, row));
      if (cell) cell.isSorted = false;
    }
    this.weighted = weighted;
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
      cell.rows.sort((one, other) => (weighted[other] ?? 0) - (weighted[one] ?? 0) || one - other);
      cell.isSorted = true;
    }
    return cell.rows;
  }
}

function cellOf(columns: FacetColumns, row: number): number {
  const [x, y] = [columns.x[row] ?? Number.NaN, columns.y[row] ?? Number.NaN];
  return Number.isNaN(x + y) ? NOWHERE : (y >> SHIFT) * ACROSS + (x >> SHIFT);
}
