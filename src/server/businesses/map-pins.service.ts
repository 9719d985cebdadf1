import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import {
  type listBusinessesInBox as boxEndpoint,
  MAP_LISTED,
  MAP_MAX_PINS,
  type MapAnswer,
} from '#contract/map-businesses.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import type { FacetColumns } from './facet-columns.rules.ts';
import { byRating, countCells, firstOf, type RowOrder } from './map-cells.rules.ts';
import {
  type Area,
  areaOf,
  areaOfGrid,
  boxOfCell,
  gridOf,
  isIn,
  placeAt,
} from './map-grid.rules.ts';
import { listPins } from './map-pins.queries.ts';
import { distanceTo, filterTest } from './search-facets.rules.ts';
import { matchingRows } from './search-facets.service.ts';
import { type ResolvedSearch, resolveSearch } from './search-resolving.service.ts';

const MINUTE_MS = 60_000;

type Input = z.output<(typeof boxEndpoint)['input']>;

/**
 * What the map draws and lists for a box: each business, or, where they are too many, how many stand in
 * each cell of a grid. The grid reaches over the edges, so that a disc counts all of its corner.
 */
export async function listBusinessesInBox(ctx: Basics, input: Input): Promise<MapAnswer> {
  const { west, south, east, north, zoom } = input;
  if (west > east || south > north) refuse('invalid_input');
  const resolved = await resolveSearch(ctx, input);
  const { columns } = resolved;
  const area = areaOf({ west, south, east, north });
  const grid = gridOf(area, zoom);
  const rows = await rowsFound(ctx.db, resolved, areaOfGrid(grid));
  const { inside, around, cells } = countCells(columns, rows, grid, area);
  const isThinned = inside.length + around.length > MAP_MAX_PINS;
  const listed = firstOf(
    inside,
    orderOf(columns, resolved, input),
    isThinned ? MAP_LISTED : inside.length,
  );
  const alone = isThinned ? cells.filter(({ count }) => count === 1).map(({ row }) => row) : around;
  const idsOf = (some: readonly number[]) => some.flatMap((row) => columns.id[row] ?? []);
  const [items, singles] = await Promise.all([
    listPins(ctx.db, idsOf(listed)),
    listPins(ctx.db, idsOf(alone)),
  ]);
  const crowds = isThinned ? cells.filter(({ count }) => count > 1) : [];
  return {
    items,
    singles,
    clusters: crowds.map(({ cell, count, x, y }) => ({
      ...placeAt(x, y),
      count,
      box: boxOfCell(grid, cell),
    })),
    isThinned,
    total: inside.length,
    words: resolved.words,
    readings: resolved.readings,
    meant: resolved.matches?.meant ?? null,
    validUntil: validUntil(ctx.now(), resolved, input),
  };
}

/** In a part of the map: of the words and inside the filters; and what the whole question is the name of. */
async function rowsFound(
  db: Db,
  { columns, filters, matches, namedIds }: ResolvedSearch,
  part: Area,
): Promise<number[]> {
  const { x, y } = columns;
  const isThere = (row: number) => isIn(part, x[row] ?? Number.NaN, y[row] ?? Number.NaN);
  const isFiltered = filterTest(columns, filters);
  const found: number[] = [];
  const take = (row: number) => {
    if (isThere(row) && isFiltered(row)) found.push(row);
  };
  if (matches) for (const row of await matchingRows(db, columns, matches)) take(row);
  else for (let row = 0; row < columns.length; row += 1) take(row);
  const named = namedIds.flatMap((id) => columns.rowOfId.get(id) ?? []).filter(isThere);
  return named.length > 0 ? [...new Set([...named, ...found])] : found;
}

/** As in a search: by nearness where that is asked for, else by the words, else by rating. */
function orderOf(columns: FacetColumns, resolved: ResolvedSearch, input: Input): RowOrder {
  const { filters, matches, namedIds, readings } = resolved;
  const best = byRating(columns);
  const metres = distanceTo(columns, filters);
  const isNearAsked = input.within !== undefined || readings.some(({ kind }) => kind === 'near');
  if (metres && isNearAsked) return (one, other) => metres(one) - metres(other) || best(one, other);
  const ranked = [...namedIds, ...(matches?.ids ?? [])];
  if (ranked.length === 0) return best;
  const places = new Map<number, number>();
  for (const [place, id] of ranked.entries()) {
    const row = columns.rowOfId.get(id);
    if (row !== undefined && !places.has(row)) places.set(row, place);
  }
  const placeOf = (row: number) => places.get(row) ?? ranked.length;
  return (one, other) => placeOf(one) - placeOf(other) || best(one, other);
}

/** Hours end at any minute: what is said of this moment holds for this one. */
function validUntil(now: Date, { readings }: ResolvedSearch, { open }: Input): string | null {
  const asked = open ?? readings.find(({ kind }) => kind === 'open')?.value;
  if (asked !== 'now') return null;
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS).toISOString();
}
