import { openStateAt } from '#contract/calendar/opening-hours.ts';
import { waysFor } from '#contract/search/asking/asking.ts';
import { queriesNear } from '#contract/search/asking/partly.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { type Question, readQuestion } from '#contract/search/understanding/question.ts';
import type { Basics } from '#server/platform/context.ts';
import type { PublicDataNow } from '../counting/current-columns.service.ts';
import { filterTest } from '../counting/facets.rules.ts';
import { unchangedBusinesses } from '../counting/unchanged-businesses.service.ts';
import { byRating, firstOf, keepRows, roomOf } from '../map/map-cells.rules.ts';
import { holidaysThen } from '../understanding/open-moment.service.ts';
import { type ResolvedSearch, rankInside } from '../understanding/resolving.service.ts';
import { faintlyLike, queriesOfWords } from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { bestOf, MAX_CANDIDATES, type TextMatches, wordsLacking } from './matches.service.ts';
import { type AskInTurn, listInTurnBesides, rankKey } from './search.queries.ts';

/** Most of the best that are looked through for the first that opens. */
export const MOST_LOOKED_AT = 60;

/** Of what was asked for and is not open, what opens next, the first in front. */
export async function findOpeningNext(
  ctx: Basics,
  { current, filters, matches }: ResolvedSearch,
  limit: number,
): Promise<{ ids: number[]; opensNext: NonNullable<SearchAnswer['opensNext']> } | undefined> {
  const inside = { ...filters, open: undefined };
  const ids = matches
    ? rankInside(current, matches, inside).ids.slice(0, MOST_LOOKED_AT)
    : bestInside(current, inside, MOST_LOOKED_AT);
  const opening = await openingFirst(ctx, current, ids);
  const first = opening[0]?.opensAt;
  if (!first) return undefined;
  const { minutes, daysAhead, day } = first;
  return {
    ids: opening.slice(0, limit).map(({ business }) => business.id),
    opensNext: { minutes, daysAhead, day },
  };
}

/** Of these, what is closed now and opens again, in the order in which it does. */
export async function openingFirst(ctx: Basics, current: PublicDataNow, ids: number[]) {
  const now = ctx.now();
  return (await unchangedBusinesses(ctx, current, ids, await holidaysThen(current, now)))
    .flatMap((business) => {
      const { opensAt } = openStateAt(business.hours, now, business);
      return opensAt ? [{ business, opensAt }] : [];
    })
    .sort((a, b) => a.opensAt.at.getTime() - b.opensAt.at.getTime());
}

export interface Nearest {
  ids: number[];
  /** They have some of the words; else they are near by what they do, or inside. */
  isPart?: boolean | undefined;
}

/**
 * What comes nearest where nothing was found: without the softer wishes (open, price, nearness, rating,
 * features), then without the place and the district, then what the words alone find, then what answers a part of them, then what
 * words much like them find, then what is there of the category; without words, what is there at all.
 */
export async function findNearest(
  q: string,
  { current, filters, words, by, readings, matches }: ResolvedSearch,
  limit: number,
): Promise<Nearest> {
  const { category, district, place } = filters;
  const looser: SearchFilters[] = [
    ...(place && place.members.length > 0 ? [{ category, district, place }] : []),
    ...(district === undefined ? [] : [{ category, district }]),
    ...(category === undefined ? [] : [{ category }]),
    {},
  ];
  if (matches && by) {
    for (const inside of looser) {
      const { ids } = rankInside(current, matches, inside);
      if (ids.length > 0) return { ids: ids.slice(0, limit) };
    }
    // A number is what it is: part of one is near nothing.
    const isNumber = !/\p{L}/u.test(words);
    const alike = isNumber ? undefined : faintlyLike(current.columns.vocabulary, by, words);
    const near = await firstInTurn(
      current,
      [
        ...(readings.length > 0 ? asksOf(readQuestion(by, q)) : []),
        ...(isNumber ? [] : asksNear(matches, looser)),
        ...(alike === undefined ? [] : asksOf(readQuestion(by, alike))),
      ],
      { matches, limit },
    );
    if (isNumber || near.ids.length > 0) return near;
    // The words mean nothing here. A category chosen beside them says what is like it; who only is in the same
    // district is near nobody's question.
    if (!category) return { ids: [] };
  }
  for (const inside of looser) {
    const ids = bestInside(current, inside, limit);
    if (ids.length > 0) return { ids };
  }
  return { ids: [] };
}

type AskNear = Pick<AskInTurn, 'ask' | 'norm' | 'inside'>;

/** The ways to ask for the whole question, wherever. */
const asksOf = (question: Question | undefined): AskNear[] =>
  question
    ? waysFor(question).flatMap(({ asks }) =>
        asks.map((ask) => ({ ask: ask(), norm: question.norm })),
      )
    : [];

/** Inside ever looser filters. */
const asksNear = ({ question, norm }: TextMatches, looser: readonly SearchFilters[]): AskNear[] => {
  const asks = question ? queriesNear(question) : [];
  return looser.flatMap((inside) => asks.map((ask) => ({ ask, norm, inside })));
};

/**
 * What the first of them finds that finds anybody, in one statement, which also looks for the words that the answer says
 * to be missing.
 */
async function firstInTurn(
  { db, columns }: PublicDataNow,
  asks: readonly AskNear[],
  { matches, limit }: { matches: TextMatches; limit: number },
): Promise<Nearest> {
  if (asks.length === 0) return { ids: [] };
  const inTurn = asks.map((one, at) => ({ ...one, afterNone: [...asks.keys()].slice(0, at) }));
  const options = { filters: {}, limit: MAX_CANDIDATES };
  const { presence } = matches;
  const lacking = matches.ids.length === 0 ? wordsLacking(matches) : undefined;
  const words = lacking && presence ? presence.unknownOf(queriesOfWords(lacking)) : [];
  const { found, areThere } = await listInTurnBesides(db, inTurn, options, words);
  presence?.learn(words, areThere);
  const at = found.findIndex(({ length }) => length > 0);
  const first = found[at] ?? [];
  const all = { ids: first.map(({ id }) => id), keys: first.map(rankKey) };
  const ids = bestOf(columns, all, { limit }).map(({ id }) => id);
  return { ids, isPart: asks[at]?.ask.isPart };
}

/** Of all that is inside, the best rated. */
function bestInside({ columns }: PublicDataNow, inside: SearchFilters, limit: number): number[] {
  const { every, room } = roomOf(columns);
  const rows = keepRows(room, every, filterTest(columns, inside));
  return firstOf(rows, byRating(columns), limit).map((row) => columns.id[row] ?? 0);
}
