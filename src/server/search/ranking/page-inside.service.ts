import { filterTest } from '../counting/facets.rules.ts';
import { matchingRows } from '../counting/facets.service.ts';
import type { ResolvedSearch } from '../understanding/resolving.service.ts';
import type { FoundPage, SearchFilters } from './filters.rules.ts';
import { pageOfRows } from './page-of-rows.rules.ts';

export interface Inside {
  /** Whose name was said, whatever the filters and the words leave out. */
  named: readonly number[];
  /** The others inside. */
  inside: readonly number[];
}

/** The rows of the columns that answer. */
export function rowsInside({ columns, filters, matches, namedIds }: ResolvedSearch): Inside {
  const named = new Set(namedIds.flatMap((id) => columns.rowOf(id) ?? []));
  const isInside = filterTest(columns, filters);
  const inside: number[] = [];
  for (const row of matches ? matchingRows(columns, matches) : columns.id.keys())
    if (isInside(row) && !named.has(row)) inside.push(row);
  return { named: [...named], inside };
}

/** How far each stands in an order that the place of the words gives, where one does. */
export const ranksOf = ({ place }: SearchFilters, { isNamedFirst, order }: FoundPage) =>
  isNamedFirst && order.by !== 'distance' ? place?.ranks : undefined;

/** One page of them; undefined in an order that the columns do not know. */
export function pageInside(
  { columns, filters }: ResolvedSearch,
  { named, inside }: Inside,
  page: FoundPage,
): number[] | undefined {
  const ranks = ranksOf(filters, page);
  const groups = ranks ? byRank(inside, (row) => ranks.get(columns.id[row] ?? 0) ?? 0) : [inside];
  const ordered = page.isNamedFirst ? [named, ...groups] : [[...inside, ...named]];
  return pageOfRows(columns, ordered, page)?.map((row) => columns.id[row] ?? 0);
}

const byRank = (rows: readonly number[], rankOf: (row: number) => number): number[][] =>
  [...Map.groupBy(rows, rankOf)].sort(([a], [b]) => a - b).map(([, group]) => group);
