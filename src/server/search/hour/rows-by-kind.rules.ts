import type { Place } from '#contract/city/places.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { distanceTo } from '../counting/facets.rules.ts';
import { byRating } from '../map/map-cells.rules.ts';

interface Order {
  place: Place | undefined;
}

/** Rows of each kind: the nearest to the place first, without one the best rated. */
export function rowsByKind(
  columns: FacetColumns,
  { kindIds, place }: Order & { kindIds: readonly number[] },
): number[][] {
  const byKind = new Map(kindIds.map((id) => [id, [] as number[]]));
  for (let row = 0; row < columns.length; row += 1) {
    byKind.get(columns.kind[row] ?? 0)?.push(row);
  }
  const compare = order(columns, place);
  return kindIds.map((id) => (byKind.get(id) ?? []).sort(compare));
}

/** The first of all: by the place, or one of each kind in turn, so that the best of one are not all there is. */
export function inTurn(
  columns: FacetColumns,
  { rows, place, limit }: Order & { rows: readonly number[][]; limit: number },
): number[] {
  if (place) return rows.flat().sort(order(columns, place)).slice(0, limit);
  const taken: number[] = [];
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  for (let turn = 0; turn < longest && taken.length < limit; turn += 1) {
    taken.push(...rows.flatMap((ofKind) => ofKind[turn] ?? []));
  }
  return taken.slice(0, limit);
}

function order(columns: FacetColumns, place: Place | undefined) {
  const byMerit = byRating(columns);
  const metres = distanceTo(columns, { near: place });
  /** A business without a pin is behind all others. */
  const far = (row: number) => {
    const found = metres?.(row) ?? 0;
    return Number.isNaN(found) ? Number.MAX_VALUE : found;
  };
  return (one: number, other: number) => far(one) - far(other) || byMerit(one, other);
}
