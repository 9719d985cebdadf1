import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { distanceTo } from '../counting/facets.rules.ts';
import { byRating, firstOf, type RowOrder } from '../map/map-cells.rules.ts';
import type { FoundOrder } from './filters.rules.ts';

/** To sort all takes longer than to keep so many first ones. */
const MOST_KEPT = 200;

function comparing(columns: FacetColumns, order: FoundOrder): RowOrder | undefined {
  const { rating, reviewCount, planRank, id } = columns;
  const equals: RowOrder = (one, other) =>
    (planRank[one] ?? 0) - (planRank[other] ?? 0) || (id[one] ?? 0) - (id[other] ?? 0);
  switch (order.by) {
    case 'rating':
      return byRating(columns);
    case 'reviews':
      return (one, other) =>
        (reviewCount[other] ?? 0) - (reviewCount[one] ?? 0) ||
        (rating[other] ?? 0) - (rating[one] ?? 0) ||
        equals(one, other);
    case 'distance': {
      const metres = distanceTo(columns, order);
      // What has no pin stands last.
      const apart = (row: number) => {
        const known = metres?.(row) ?? Number.NaN;
        return Number.isNaN(known) ? Number.MAX_VALUE : known;
      };
      return (one, other) => apart(one) - apart(other) || equals(one, other);
    }
    case 'name':
    case 'newest':
      return undefined;
  }
}

/** One page of rows in groups, one behind the other; undefined in an order that columns do not know. */
export function pageOfRows(
  columns: FacetColumns,
  groups: readonly (readonly number[])[],
  { order, limit, offset }: { order: FoundOrder; limit: number; offset: number },
): number[] | undefined {
  const compare = comparing(columns, order);
  if (!compare) return undefined;
  const end = offset + limit;
  const ordered = groups.flatMap((rows) =>
    end > MOST_KEPT ? rows.toSorted(compare) : firstOf(rows, compare, end),
  );
  return ordered.slice(offset, end);
}
