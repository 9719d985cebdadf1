import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import {
  type listBusinessesInBox as boxEndpoint,
  MAP_LISTED,
  MAP_MAX_PINS,
  type MapAnswer,
  type MapBusiness,
} from '#contract/maps/map-businesses.ts';
import { ALL_HOURS } from '#contract/search/search.ts';
import { getCards } from '#server/businesses/reading/businesses.service.ts';
import type { Card } from '#server/businesses/reading/public-business.rules.ts';
import type { Basics } from '#server/platform/context.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { distanceTo, filterTest } from '../counting/facets.rules.ts';
import { matchingRows } from '../counting/facets.service.ts';
import { holidaysThen } from '../understanding/open-moment.service.ts';
import { type ResolvedSearch, resolveSearch } from '../understanding/resolving.service.ts';
import {
  byRating,
  countCells,
  firstOf,
  keepRows,
  type RowOrder,
  roomOf,
} from './map-cells.rules.ts';
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
  const matching = resolved.matches && matchingRows(columns, resolved.matches);
  const rows = rowsFound(resolved, matching, areaOfGrid(grid));
  const isThinned = rows.length > MAP_MAX_PINS;
  const isInside = liesIn(columns, area);
  const cells = isThinned ? countCells(columns, rows, grid) : [];
  const alone = isThinned
    ? cells.flatMap(({ count, row }) => (count === 1 ? row : []))
    : [...rows].filter((row) => !isInside(row));
  const inside = keepRows(rows, rows, isInside);
  const listed = firstOf(
    inside,
    orderOf(columns, resolved, input),
    isThinned ? MAP_LISTED : inside.length,
  );
  const idsOf = (some: readonly number[]) => some.flatMap((row) => columns.id[row] ?? []);
  const holidays = await holidaysThen(resolved.current, ctx.now());
  const [found, singles] = await Promise.all([
    getCards(ctx, idsOf(listed), holidays),
    listPins(ctx.db, idsOf(alone)),
  ]);
  const crowds = isThinned ? cells.filter(({ count }) => count > 1) : [];
  return {
    items: found.flatMap(withPin),
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
    unknownPlace: resolved.unknownPlace,
    isBeyond: resolved.isBeyond,
    meant: resolved.matches?.meant ?? null,
    validUntil: validUntil(ctx.now(), resolved, input),
  };
}

/** A business as its pin and its card show it; none without a pin. */
const withPin = ({ latitude, longitude, ...card }: Card): MapBusiness[] =>
  latitude === null || longitude === null
    ? []
    : [{ ...card, latitude: Number(latitude), longitude: Number(longitude) }];

/**
 * In a part of the map: of the words and inside the filters; and what the whole question is the name of.
 * @param matching rows of the words; all when undefined
 * @returns room that the next box uses again: done with before anything is waited for
 */
function rowsFound(
  { columns, filters, namedIds }: ResolvedSearch,
  matching: Uint32Array | undefined,
  part: Area,
): Uint32Array {
  const isThere = liesIn(columns, part);
  const isFiltered = filterTest(columns, filters);
  const { every, room } = roomOf(columns);
  const found = keepRows(room, matching ?? every, (row) => isThere(row) && isFiltered(row));
  const named = namedIds.flatMap((id) => columns.rowOf(id) ?? []).filter(isThere);
  return named.length > 0 ? Uint32Array.from(new Set([...named, ...found])) : found;
}

const liesIn =
  ({ x, y }: FacetColumns, area: Area) =>
  (row: number) =>
    isIn(area, x[row] ?? Number.NaN, y[row] ?? Number.NaN);

/** As in a search: by nearness where that is asked for, else by the words, else by rating. */
function orderOf(columns: FacetColumns, resolved: ResolvedSearch, input: Input): RowOrder {
  const { around, filters, matches, namedIds, readings } = resolved;
  const best = byRating(columns);
  const metres = distanceTo(columns, { near: around ?? filters.near });
  const isNearAsked =
    around || input.within !== undefined || readings.some(({ kind }) => kind === 'near');
  if (metres && isNearAsked) return (one, other) => metres(one) - metres(other) || best(one, other);
  const ranked = [...namedIds, ...(matches?.ids ?? [])];
  if (ranked.length === 0) return best;
  const places = new Map<number, number>();
  for (const [place, id] of ranked.entries()) {
    const row = columns.rowOf(id);
    if (row !== undefined && !places.has(row)) places.set(row, place);
  }
  const placeOf = (row: number) => places.get(row) ?? ranked.length;
  return (one, other) => placeOf(one) - placeOf(other) || best(one, other);
}

/**
 * Hours and turns of duty end at any minute: what is said of this moment holds for this one. So does a moment that the
 * words say, for tomorrow is another day then; one that was chosen stays.
 */
function validUntil(now: Date, { readings, duty }: ResolvedSearch, { open }: Input): string | null {
  const isOfNow =
    duty !== undefined ||
    (open === undefined
      ? readings.some(({ kind }) => kind === 'open')
      : open === 'now' || open === ALL_HOURS);
  if (!isOfNow) return null;
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS).toISOString();
}
