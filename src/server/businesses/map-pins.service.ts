import type { z } from 'zod';
import { refuse } from '#contract/errors.ts';
import {
  type listBusinessesInBox as boxEndpoint,
  MAP_LISTED,
  MAP_MAX_PINS,
  type MapAnswer,
} from '#contract/map-businesses.ts';
import type { Basics } from '#server/platform/context.ts';
import { areaOf, areaOfGrid, boxOfCell, gridOf, placeAt } from './map-grid.rules.ts';
import {
  type Asked,
  countCells,
  listBestPins,
  listPinsById,
  listPinsIn,
  type PinRow,
} from './map-pins.queries.ts';
import { isFound } from './search-found.queries.ts';
import {
  foundBy,
  type ResolvedSearch,
  rankInside,
  resolveSearch,
} from './search-resolving.service.ts';

/** With so many in the box, the best of them are found soon on a walk along the ranking of all. */
const CROWDED = 5000;
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
  const asked = await askedBy(ctx, resolved, input);
  const said = {
    words: resolved.words,
    readings: resolved.readings,
    meant: resolved.matches?.meant ?? null,
    validUntil: validUntil(ctx.now(), resolved, input),
  };

  const area = areaOf({ west, south, east, north });
  const grid = gridOf(area, zoom);
  const whole = areaOfGrid(grid);
  const cells = await countCells(ctx.db, grid, { ...asked, whole, area });
  const sumOf = (name: 'count' | 'inside') => cells.reduce((sum, cell) => sum + cell[name], 0);
  const total = sumOf('inside');

  if (sumOf('count') <= MAP_MAX_PINS) {
    const pins = await listPinsIn(ctx.db, { ...asked, whole, area });
    return {
      items: pins.filter(({ isInside }) => isInside).map(toPin),
      singles: pins.filter(({ isInside }) => !isInside).map(toPin),
      ...{ clusters: [], isThinned: false, total, ...said },
    };
  }
  const alone = cells.filter(({ count }) => count === 1).map(({ id }) => id);
  const [best, singles] = await Promise.all([
    listBestPins(ctx.db, { ...asked, area, limit: MAP_LISTED, isCrowded: total >= CROWDED }),
    listPinsById(ctx.db, alone, area),
  ]);
  return {
    items: best.map(toPin),
    singles: singles.map(toPin),
    clusters: cells
      .filter(({ count }) => count > 1)
      .map(({ cell, count, x, y }) => ({ ...placeAt(x, y), count, box: boxOfCell(grid, cell) })),
    ...{ isThinned: true, total, ...said },
  };
}

const toPin = ({ isInside: _, ...pin }: PinRow): MapAnswer['items'][number] => pin;

/** As in a search: by nearness where that is asked for, else by the words, else by rating. */
async function askedBy(ctx: Basics, resolved: ResolvedSearch, input: Input): Promise<Asked> {
  const { filters, words, matches, namedIds, readings } = resolved;
  const condition = isFound(foundBy(resolved));
  const isNearAsked = input.within !== undefined || readings.some(({ kind }) => kind === 'near');
  if (filters.near && isNearAsked) return { condition, near: filters.near };
  if (!matches && namedIds.length === 0) return { condition };
  const { ids } = matches ? await rankInside(ctx.db, words, matches, filters) : { ids: [] };
  return { condition, ranked: [...namedIds, ...ids] };
}

/** Hours end at any minute: what is said of this moment holds for this one. */
function validUntil(now: Date, { readings }: ResolvedSearch, { open }: Input): string | null {
  const asked = open ?? readings.find(({ kind }) => kind === 'open')?.value;
  if (asked !== 'now') return null;
  return new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS).toISOString();
}
