import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { chosen, cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import {
  type Business,
  PAGE_LENGTH,
  type searchBusinesses as searchEndpoint,
} from '#contract/businesses/businesses.ts';
import { dayInAdana, endOfDay } from '#contract/calendar/days.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { metresFrom, type Place } from '#contract/city/places.ts';
import { isOneWordCorrected, wordsUnasked } from '#contract/search/asking/asking.ts';
import { NUMBER_FILTER_NAMES } from '#contract/search/number-filters.ts';
import {
  ALL_HOURS,
  type searchDirectory as directoryEndpoint,
  type FoundBusiness,
  type Reading,
  type ReadingKind,
  type SearchAnswer,
  type SearchSort,
} from '#contract/search/search.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { type Counts, countChoices } from '../counting/facets.rules.ts';
import { keepInside, matchingRows } from '../counting/facets.service.ts';
import { unchangedBusinesses } from '../counting/unchanged-businesses.service.ts';
import { holidaysThen, openMomentAt } from '../understanding/open-moment.service.ts';
import {
  foundBy,
  type Ranked,
  type ResolvedSearch,
  rankInside,
  readQuestionAlone,
  resolveSearch,
} from '../understanding/resolving.service.ts';
import { bestAnswer } from './best-answer.rules.ts';
import { findCheapest } from './cheapest.service.ts';
import type { FoundOrder, FoundPage } from './filters.rules.ts';
import { listFoundIds } from './found.queries.ts';
import { exactly, lackOf } from './matches.service.ts';
import { findNearest, findOpeningNext, type Nearest } from './nearest.service.ts';
import { pageInside, ranksOf, rowsInside } from './page-inside.service.ts';
import { signShown } from './shown.service.ts';

/** Beside an empty answer. */
const NEAREST_LENGTH = 6;

/** The whole answer to a question with filters: a page of businesses, and what could be chosen next. */
export async function searchDirectory(
  ctx: Basics & Pick<Dependencies, 'secret'>,
  input: z.output<(typeof directoryEndpoint)['input']>,
): Promise<SearchAnswer> {
  const { db } = ctx;
  const { q = '', limit } = input;
  const resolved = await resolveSearch(ctx, input);
  const { filters, words, readings, matches, wouldMean } = resolved;
  const sort = sortOf(resolved, input);
  const ranked = sort === 'relevance' ? rankFound(resolved) : undefined;
  const counts = await countAll(ctx, resolved);
  const total = ranked && !ranked.isCut ? ranked.ids.length : counts.total;
  const pageCount = Math.max(1, Math.ceil((ranked?.ids.length ?? total) / limit));
  const page = Math.min(input.page, pageCount);
  const offset = (page - 1) * limit;
  const ids = ranked
    ? ranked.ids.slice(offset, offset + limit)
    : await listPage(db, resolved, counts, {
        order: orderOf(sort, isNearPlace(resolved, input) ? resolved.around : filters.near),
        isNamedFirst: input.sort === undefined,
        limit,
        offset,
      });
  const { duty } = resolved;
  const isNow = !duty && isOpenNow(input, readings);
  const next =
    total === 0 && isNow ? await findOpeningNext(ctx, resolved, NEAREST_LENGTH) : undefined;
  const near: Nearest =
    next ?? (total === 0 && !duty ? await findNearest(q, resolved, NEAREST_LENGTH) : { ids: [] });
  const isLacking = total === 0 && !duty && matches?.ids.length === 0;
  const shown = await listFoundBusinesses(ctx, resolved, [...ids, ...near.ids]);
  const [items, nearest] = [ids, near.ids].map((wanted) =>
    wanted.flatMap((id) => shown.get(id) ?? []),
  );
  return {
    items: items ?? [],
    total,
    page,
    pageCount,
    words,
    noun: (words && matches?.noun) || null,
    unasked: matches ? wordsUnasked(matches) : [],
    readings,
    meant: wholeQuestion(q, words, matches?.meant),
    wouldMean: wholeQuestion(q, words, wouldMean),
    facets: counts.facets,
    loosen: total === 0 ? await loosened(ctx, q, resolved, counts) : [],
    lack: isLacking ? await lackOf(matches, near.isPart ?? false) : null,
    unknownPlace: resolved.unknownPlace,
    isBeyond: resolved.isBeyond,
    opensNext: next?.opensNext ?? null,
    best: bestAnswer({ ...saidBy(resolved, input, sort), total, page }, items ?? [], ctx.now()),
    cheapest: page === 1 ? await findCheapest(ctx, resolved, input.q ?? '') : [],
    duty: duty ? { service: duty.service, turns: turnsIn(duty.turns, filters.district) } : null,
    nearest: nearest ?? [],
    validUntil: await validUntil(ctx, input, resolved, total === 0 ? 1 : counts.turnsIn),
    shown: signedShown(ctx, input, { resolved, total, ids }),
  };
}

/** Said in words, they leave out what is offered at another hour, price or place. */
const SOFT_WISHES: ReadonlySet<ReadingKind> = new Set(['open', 'price', 'near', 'features']);

/** Of a page of an answer, no longer one than visitors see. */
function signedShown(
  { secret, now }: Pick<Dependencies, 'secret' | 'now'>,
  input: z.output<(typeof directoryEndpoint)['input']>,
  { resolved, total, ids }: { resolved: ResolvedSearch; total: number; ids: readonly number[] },
): string | null {
  const { open, price, features, near } = input;
  const { q = '' } = input;
  const category = chosen(input.category);
  const district = DISTRICTS.find((known) => known === input.district);
  const numbers = NUMBER_FILTER_NAMES.map((name) => input[name]);
  const isNarrowed = [open, price?.length, features?.length, ...numbers].some(Boolean);
  const wanted = q || category;
  if (!wanted && !district && !near && !isNarrowed) return null;
  const { readings, wouldMean, duty, isBeyond } = resolved;
  // What a filter leaves out, or a mistake hides, somebody offers; a list that is not known here is no kind that is missing.
  const isSaid = readings.some(({ kind }) => SOFT_WISHES.has(kind));
  const isMissed =
    total === 0 && !duty && !isNarrowed && !isSaid && !isBeyond && wouldMean === undefined;
  return signShown(secret, {
    day: dayInAdana(now()),
    q: q || undefined,
    businessIds: ids.slice(0, PAGE_LENGTH),
    missed: isMissed && wanted ? { words: wanted, district } : undefined,
  });
}

/** What the question says, as far as a sentence may answer it. */
function saidBy(
  { kind, filters, readings, around, matches, namedIds, unknownPlace, duty }: ResolvedSearch,
  input: z.output<(typeof directoryEndpoint)['input']>,
  sort: SearchSort,
) {
  const { category, prices, features, district } = filters;
  const isNarrowed =
    category !== undefined ||
    NUMBER_FILTER_NAMES.some((name) => filters[name] !== undefined) ||
    Boolean(prices?.length) ||
    Boolean(features?.length);
  const place = readings.some((reading) => reading.kind === 'place');
  return {
    kind,
    isWhole:
      !duty && unknownPlace === null && matches?.meant === undefined && namedIds.length === 0,
    isNarrowed,
    isOpenNow: isOpenNow(input, readings),
    isFromVisitor: sort === 'distance' && filters.near !== undefined && around === undefined,
    places: around ? 0 : Number(district !== undefined) + Number(place),
    isAround: around !== undefined,
  };
}

const turnsIn = <T extends { district: string }>(turns: T[], district: string | undefined) =>
  district ? turns.filter((turn) => turn.district === district) : turns;

/**
 * The specified call: an array of what answers the whole question, nothing that answers a part of it or only comes near;
 * one misspelt word may be corrected. A category's word ranks instead of filtering.
 */
export async function searchBusinesses(
  ctx: Basics,
  input: z.output<(typeof searchEndpoint)['input']>,
): Promise<ListAnswer<Business>> {
  const { q, category, district, limit, cursor } = input;
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const resolved = wholeAnswer(
    await resolveSearch(ctx, { q, category, district, literal: ['category'] }),
  );
  const { ids, total } = answering(resolved, { limit, offset });
  const end = offset + ids.length;
  const nextCursor = ids.length > 0 && end < total ? cursorAfter(end) : undefined;
  const holidays = await holidaysThen(resolved.current, ctx.now());
  const items = await unchangedBusinesses(ctx, resolved.current, ids, holidays);
  return { items, total, nextCursor };
}

/** One page of those who answer: by the words, at a place of the words by distance, else the best rated first. */
function answering(
  resolved: ResolvedSearch,
  { limit, offset }: { limit: number; offset: number },
): { ids: number[]; total: number } {
  const { around, matches } = resolved;
  if (matches && !around) {
    const { ids } = rankFound(resolved);
    return { ids: ids.slice(offset, offset + limit), total: ids.length };
  }
  const order = around ? orderOf('distance', around) : ORDERED_BY_RATING;
  const rows = rowsInside(resolved);
  const ids = pageInside(resolved, rows, { order, isNamedFirst: true, limit, offset });
  return { ids: ids ?? [], total: rows.named.length + rows.inside.length };
}

/** Without those who answer a part of the words alone, or more than one word of them as another; whose name was said stays. */
function wholeAnswer(resolved: ResolvedSearch): ResolvedSearch {
  const { matches, words } = resolved;
  if (!matches) return resolved;
  const isWhole =
    wordsUnasked(matches).length === 0 && isOneWordCorrected(words, matches.meant ?? words);
  return isWhole ? resolved : { ...resolved, matches: exactly([]) };
}

const ORDERED_BY_RATING: FoundOrder = { by: 'rating' };

const orderOf = (sort: SearchSort, near: Place | undefined): FoundOrder => {
  if (sort === 'distance' && near) return { by: 'distance', near };
  return sort === 'relevance' || sort === 'distance' ? ORDERED_BY_RATING : { by: sort };
};

/** The nearest to a place of the words first, unless another order was chosen. */
const isNearPlace = ({ around }: ResolvedSearch, { sort }: { sort?: SearchSort | undefined }) =>
  around !== undefined && sort === undefined;

/** By distance only from a place that is known, by relevance only to words. */
function sortOf(
  resolved: ResolvedSearch,
  input: { sort?: SearchSort | undefined; within?: number | undefined },
): SearchSort {
  const { filters, readings, words } = resolved;
  const { sort, within } = input;
  if (isNearPlace(resolved, input)) return 'distance';
  const isNearAsked = within !== undefined || readings.some(({ kind }) => kind === 'near');
  if (filters.near && (sort === 'distance' || (!sort && isNearAsked))) return 'distance';
  const isPossible = sort !== undefined && sort !== 'distance' && (sort !== 'relevance' || words);
  return isPossible ? sort : words ? 'relevance' : 'rating';
}

const isOpenNow = ({ open }: { open?: string | undefined }, readings: readonly Reading[]) =>
  (open ?? readings.find(({ kind }) => kind === 'open')?.value) === 'now';

/** Named ones first, then who is at the place before who names it alone, each by the words. */
function rankFound({ current, filters, matches, namedIds }: ResolvedSearch): Ranked {
  if (!matches) return { ids: namedIds, isCut: false };
  const { ids, isCut } = rankInside(current, matches, filters);
  const { ranks } = filters.place ?? {};
  const ranked = ranks ? ids.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)) : ids;
  return { ids: [...new Set([...namedIds, ...ranked])], isCut };
}

/** An index is read in its order until a page is full: looking so many rows through in memory takes as long as one of it. */
const ROWS_LIKE_ONE = 50;

/**
 * One page of what words mean or are the name of, or of few among all, from the columns; undefined for what else an index
 * lists.
 */
function pageInMemory(
  resolved: ResolvedSearch,
  page: FoundPage,
  total: number,
): number[] | undefined {
  const { filters, matches, namedIds } = resolved;
  const isFew = total < (page.offset + page.limit) * ROWS_LIKE_ONE;
  const isKnown = matches || ranksOf(filters, page) || namedIds.length > 0 || isFew;
  return isKnown ? pageInside(resolved, rowsInside(resolved), page) : undefined;
}

/**
 * One page in an order. By distance it is enough to look as far as the counts say that there are so many;
 * they may be some seconds old, so a page that is short is asked for again.
 */
async function listPage(
  db: Db,
  resolved: ResolvedSearch,
  { facets, total }: Counts,
  page: FoundPage,
): Promise<number[]> {
  const known = pageInMemory(resolved, page, total);
  if (known) return known;
  const found = foundBy(resolved);
  const { within } = found.filters;
  const enough = facets.within.find(({ count }) => count >= page.offset + page.limit);
  const nearer = Number(enough?.value);
  const isFromVisitor = page.order.by === 'distance' && page.order.near === found.filters.near;
  if (isFromVisitor && nearer < (within ?? Number.POSITIVE_INFINITY)) {
    const narrowed = { ...found, filters: { ...found.filters, within: nearer } };
    const ids = await listFoundIds(db, narrowed, page);
    if (ids.length === page.limit) return ids;
  }
  return listFoundIds(db, found, page);
}

/** What is beside each choice, of all that the words mean, and of what they are the name of. */
async function countAll({ now }: Basics, resolved: ResolvedSearch): Promise<Counts> {
  const { current, columns, filters, matches, readings } = resolved;
  const rows = matches && matchingRows(columns, matches);
  const moment = filters.open ?? (await openMomentAt(current, now()));
  return countChoices(columns, rows, filters, moment, {
    rows: namedOutside(resolved, rows),
    said: new Set(readings.map(({ kind }) => kind)),
  });
}

/** Rows of named ones that the filters or the words leave out. */
function namedOutside(
  { columns, filters, namedIds }: ResolvedSearch,
  matching: Uint32Array | undefined,
): number[] {
  const inside = new Set(keepInside(columns, namedIds, filters));
  return namedIds.flatMap((id) => {
    const row = columns.rowOf(id);
    const isInside = inside.has(id) && (!matching || matching.includes(row ?? -1));
    return row === undefined || isInside ? [] : [row];
  });
}

async function listFoundBusinesses(
  ctx: Basics,
  { current, filters: { near } }: ResolvedSearch,
  ids: number[],
): Promise<Map<number, FoundBusiness>> {
  if (ids.length === 0) return new Map();
  const holidays = await holidaysThen(current, ctx.now());
  const found = await unchangedBusinesses(ctx, current, ids, holidays);
  return new Map(
    found.map((one) => [one.id, { ...one, distance: near ? metresFrom(near, one) : null }]),
  );
}

/** What was chosen though the words say something of it as well: without the choice, they would be read. */
async function saidBeside(ctx: Basics, q: string, { readings, current }: ResolvedSearch) {
  const kinds = new Set<string>((await readQuestionAlone(ctx, q, current)).map(({ kind }) => kind));
  for (const { kind } of readings) kinds.delete(kind);
  return kinds;
}

async function loosened(
  ctx: Basics,
  q: string,
  resolved: ResolvedSearch,
  { without }: Counts,
): Promise<SearchAnswer['loosen']> {
  const found = [...without].filter(([, total]) => total > 0);
  if (found.length === 0) return [];
  const said = await saidBeside(ctx, q, resolved);
  return found
    .flatMap(([drop, total]) => (said.has(drop) ? [] : [{ drop, total }]))
    .sort((a, b) => b.total - a.total);
}

/** The question as it was typed, with its words as they were meant. */
function wholeQuestion(q: string, words: string, meant: string | undefined): string | null {
  if (meant === undefined) return null;
  return q.includes(words) ? q.replace(words, () => meant) : meant;
}

const MINUTE_MS = 60_000;

/**
 * Until the first of them opens or closes, at most until the day ends. For this minute alone where more than hours
 * decides: who is on duty, a moment that the words say, a holiday.
 */
async function validUntil(
  { now }: Basics,
  { open }: { open?: string | undefined },
  { current, readings, duty }: ResolvedSearch,
  turnsIn: number,
): Promise<string | null> {
  if (open !== undefined && open !== 'now' && open !== ALL_HOURS) return null;
  const at = now();
  const day = dayInAdana(at);
  const isOfMore =
    duty !== undefined ||
    readings.some(({ kind, value }) => kind === 'open' && value !== 'now') ||
    (await holidaysThen(current, at)).some(
      ({ from, until }) => from.slice(0, 10) <= day && day <= until.slice(0, 10),
    );
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const turn = (minute + (isOfMore ? 1 : turnsIn)) * MINUTE_MS;
  return new Date(Math.min(turn, endOfDay(at).getTime())).toISOString();
}
