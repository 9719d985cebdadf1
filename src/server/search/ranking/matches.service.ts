import type { RawBuilder, SqlBool } from 'kysely';
import { writtenSame } from '#contract/search/asking/asked-words.ts';
import {
  askInTurn,
  FEW,
  type Found,
  firstFound,
  isSuspect,
  type Step,
  stepsOf,
  type Way,
  waysFor,
} from '#contract/search/asking/asking.ts';
import type { TextQuery } from '#contract/search/asking/text-queries.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import {
  type Question,
  readQuestion,
  shownQuestion,
  shownWord,
} from '#contract/search/understanding/question.ts';
import { isKindNamed } from '#contract/search/understanding/synonyms.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { PublicDataNow } from '../counting/current-columns.service.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import type { Vocabulary } from '../counting/vocabulary.rules.ts';
import { byRating, firstOf } from '../map/map-cells.rules.ts';
import {
  correctQuestion,
  correctUnknown,
  queriesOfWords,
} from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { Presence } from './presence.service.ts';
import {
  type AllMatches,
  type AskInTurn,
  isAsked,
  isNameKey,
  isOneOf,
  isOrOneOf,
  listAllAsked,
  listInTurn,
  rankKey,
} from './search.queries.ts';

/** Most candidates that are ranked for one question. */
export const MAX_CANDIDATES = 600;
/** All that the last ask finds, and whom those before it found. */
export interface LastMatches {
  all: AllMatches;
  before: readonly number[];
}

export interface TextMatches {
  /** Best first, at most MAX_CANDIDATES. */
  ids: number[];
  /** The words as they were answered, in the spelling to show, where a wrongly typed one was corrected. */
  meant: string | undefined;
  /** What found them, by and by. */
  asks: readonly TextQuery[];
  /** What each of them is called, where that is one kind: `kebapçı`. */
  noun: string | undefined;
  /** All that was asked for, in turn, also what found nobody. */
  asked: readonly TextQuery[];
  /** Of a common word, of which more match than are ranked. */
  common: LastMatches | undefined;
  /**
   * The same of any word, where the last of `asks` finds so many that nothing behind it is due: of those that change,
   * what they are now says all.
   */
  whole: LastMatches | undefined;
  /** What all others write decides as well: which word was meant, which others begin like it, or that nobody has it. */
  isByOthers: boolean;
  /** The question as a name is compared. */
  norm: string;
  /** As it was read in the end; undefined where there is nothing to look for. */
  question: Question | undefined;
  /** As it was typed. */
  typed: Question | undefined;
  /** Of words of the question. */
  presence: Presence | undefined;
  /**
   * A condition on `businesses` (columns without alias) that holds for all that match, also beyond
   * the ranked: for counting. It says nothing of filters, nor of approval.
   */
  isMatch: RawBuilder<SqlBool>;
}

/** What one ask finds, best first. */
interface Ranked {
  hits: { id: number; isNamed: boolean }[];
  /** All of them, in no order. */
  all: AllMatches;
  /** More than are ranked. */
  isCommon: boolean;
}

/** What each of the asks finds that is due, at most so many. */
export async function inTurn(
  { db, columns }: PublicDataNow,
  asks: readonly AskInTurn[],
  filters: SearchFilters,
  { limit = MAX_CANDIDATES } = {},
): Promise<Ranked[]> {
  const found = await listInTurn(db, asks, { filters, limit });
  const ranked = found.map(async (matches, at): Promise<Ranked> => {
    const ask = asks[at];
    const isCommon = ask !== undefined && matches.length >= limit;
    const all = isCommon
      ? await listAllAsked(db, ask, filters)
      : {
          ids: Uint32Array.from(matches, ({ id }) => id),
          keys: Uint32Array.from(matches, rankKey),
        };
    return { hits: bestOf(columns, all, { limit }), all, isCommon };
  });
  return Promise.all(ranked);
}

/**
 * The first by their keys, and by rating where those are the same.
 * @param isInside of a row of the columns
 */
export function bestOf(
  columns: FacetColumns,
  { ids, keys }: { ids: ArrayLike<number>; keys: ArrayLike<number> },
  {
    limit = MAX_CANDIDATES,
    isInside,
  }: { limit?: number; isInside?: (row: number) => boolean } = {},
): Ranked['hits'] {
  const rated = byRating(columns);
  const rows = Array.from(ids, (id) => columns.rowOf(id) ?? -1);
  const places = [...rows.keys()];
  const inside = isInside ? places.filter((at) => isInside(rows[at] ?? -1)) : places;
  const order = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || rated(rows[one] ?? -1, rows[other] ?? -1);
  return firstOf(inside, order, limit).map((at) => ({
    id: ids[at] ?? 0,
    isNamed: isNameKey(keys[at] ?? 0),
  }));
}

/** These alone, whatever words they have. */
export const exactly = (ids: number[]): TextMatches => ({
  ...{ ids, meant: undefined, asks: [], noun: undefined, asked: [], isByOthers: true, norm: '' },
  ...{ common: undefined, whole: undefined },
  ...{ question: undefined, typed: undefined, presence: undefined },
  isMatch: isOneOf(ids),
});

/** Steps that may be due behind the first, which found so many; in one statement, each behind those before it. */
async function askBehind(
  first: Step | undefined,
  found: number,
  others: readonly Step[],
  ask: (asks: Omit<AskInTurn, 'norm'>[]) => Promise<Ranked['hits'][]>,
): Promise<Map<Step, Ranked['hits']>> {
  const isOfFirst = ({ way }: Step) => way === first?.way;
  const isSome = (step: Step) => found > 0 && isOfFirst(step);
  const left = others.filter((step) =>
    found > 0
      ? isOfFirst(step)
      : !step.isForFew || others.some(({ way, isForFew }) => way === step.way && !isForFew),
  );
  const placesOf = (isOne: (other: Step, at: number) => boolean) =>
    left.flatMap((other, at) => (isOne(other, at) ? [at] : []));
  const matches = await ask(
    left.map((step, at) => ({
      ask: step.ask(),
      afterNone: placesOf(({ way }) => way < step.way),
      afterFew: { of: placesOf(({ way }, before) => way === step.way && before < at), few: FEW },
      afterAny:
        step.isForFew && !isSome(step)
          ? placesOf(({ way, isForFew }) => way === step.way && !isForFew)
          : [],
    })),
  );
  return new Map(left.map((step, at) => [step, matches[at] ?? []]));
}

/** What was asked for, in turn, with what it found. */
type Asked = Map<TextQuery, Ranked | undefined>;

interface Options {
  limit: number;
  /** Is added to, whatever it finds. */
  asked: Asked;
}

/**
 * What the first way finds that finds anybody, and what found it; undefined where all of them find nobody.
 * @param isSure the first way mostly finds enough: it is asked alone, for planning the others takes longer than asking it
 */
async function firstOfWays(
  now: PublicDataNow,
  { norm }: Question,
  ways: readonly Way[],
  filters: SearchFilters,
  { isSure, asked, limit }: Options & { isSure: boolean },
): Promise<Found | undefined> {
  const steps = stepsOf(ways);
  if (steps.length === 0) return undefined;
  const first = isSure ? steps[0] : undefined;
  const others = isSure ? steps.slice(1) : steps;
  const ask = async (asks: Omit<AskInTurn, 'norm'>[]) => {
    const inOrder = asks.map((one) => ({ ...one, norm }));
    const found = await inTurn(now, inOrder, filters, { limit });
    for (const [at, one] of asks.entries()) asked.set(one.ask, found[at]);
    return found.map(({ hits }) => hits);
  };
  const [ofFirst = []] = first ? await ask([{ ask: first.ask() }]) : [];
  let behind: Promise<Map<Step, Ranked['hits']>> | undefined;
  const hitsOf = async (step: Step) => {
    if (step === first) return ofFirst;
    behind ??= askBehind(first, ofFirst.length, others, ask);
    return (await behind).get(step) ?? [];
  };
  return firstFound(steps, hitsOf);
}

/** Words whose first letters begin others in names are asked for by themselves alone. */
function narrowedBy(by: Thesaurus, vocabulary: Vocabulary) {
  const read = new Map<string, readonly string[] | undefined>();
  const narrowed = (word: string) => {
    if (!read.has(word)) read.set(word, writtenSame(by, word, vocabulary.startingLike(word)));
    return read.get(word);
  };
  return { by: { ...by, narrowed }, isAny: () => [...read.values()].some(Boolean) };
}

/**
 * Businesses inside the filters that the whole of the words means. Each way to ask is gone only where those before
 * found nobody. What nobody writes so is taken for what is written alike, instead of what was typed; with `isAsTyped`
 * nothing is. With `isAtOnce` all ways are one statement, the first too.
 */
export async function findMatches(
  now: PublicDataNow,
  known: Thesaurus,
  words: string,
  filters: SearchFilters,
  { isAsTyped = false, isAtOnce = false, limit = MAX_CANDIDATES } = {},
): Promise<TextMatches> {
  const { vocabulary } = now.columns;
  const { by, isAny: isNarrowed } = narrowedBy(known, vocabulary);
  /** With a word that no name has, and of what was put right, the first way finds nobody too often to be asked alone. */
  const isLikely = ({ required, isCorrected }: Question) =>
    !isCorrected &&
    required.every((word) => !isSuspect(by, word) || vocabulary.known([word]).length > 0);
  const presence = new Presence(now.db);
  const typed = readQuestion(by, words);
  const asked: Asked = new Map();
  const answer = (
    question: Question | undefined,
    { ids, asks, noun }: Found = { ids: [], asks: [] },
  ): TextMatches => {
    const [last, ...others] = asks.map((ask) => asked.get(ask)).reverse();
    const before = others.reverse().flatMap((one) => one?.hits.map(({ id }) => id) ?? []);
    const whole = last && last.all.ids.length >= FEW ? { all: last.all, before } : undefined;
    const common = last?.isCommon ? whole : undefined;
    const isMeant = question !== undefined && question !== typed && ids.length > 0;
    return {
      ids: common ? ids.slice(0, limit) : ids,
      meant: isMeant ? shownQuestion(question) : undefined,
      asks,
      noun,
      asked: [...asked.keys()],
      ...{ common, whole },
      isByOthers: question !== typed || ids.length === 0 || isNarrowed(),
      norm: question?.norm ?? '',
      ...{ question, typed, presence },
      isMatch: isAsked(asks),
    };
  };
  if (!typed) return answer(typed);
  const { question, ...found } = await askInTurn(typed, {
    isAsTyped,
    firstOf: (one, ways, { isSure: isFirstSure }) => {
      const isSure = isFirstSure && !isAtOnce && isLikely(one);
      return firstOfWays(now, one, ways, filters, { isSure, asked, limit });
    },
    correctUnknown: (one) => correctUnknown(vocabulary, presence, one),
    correctQuestion: (one) => correctQuestion(vocabulary, presence, one),
  });
  return answer(question, found);
}

/**
 * Where nobody whom words mean is inside the filters, also those inside who would answer if there were no others: of a
 * `kahvaltı` in a district without a kahvaltı salonu who has and says it.
 */
export async function withThoseInside(
  now: PublicDataNow,
  matches: TextMatches,
  filters: SearchFilters,
): Promise<TextMatches> {
  const { question } = matches;
  if (!question) return matches;
  const options = { isSure: false, asked: new Map(), limit: MAX_CANDIDATES };
  const found = await firstOfWays(now, question, waysFor(question), filters, options);
  if (!found) return matches;
  const isMatch = isOrOneOf(matches.isMatch, found.ids);
  return { ...matches, ids: [...matches.ids, ...found.ids], noun: undefined, isMatch };
}

/** The words that are told apart of a question that nothing answers: as they were typed, for no correction was meant. */
export const wordsLacking = ({ question, typed }: TextMatches): Question | undefined =>
  question && typed && (isKindNamed(question.by, question.telling) ? question : typed);

/** What the directory lacks of a question that nothing answers. `isPart`: those shown answer a part of it. */
export async function lackOf(
  matches: TextMatches,
  isPart: boolean,
): Promise<NonNullable<SearchAnswer['lack']>> {
  const { question, presence } = matches;
  const named = wordsLacking(matches);
  if (!question || !named || !presence) return { missing: [], found: [], isKind: false, isPart };
  const found = await presence.of(queriesOfWords(named));
  const shown = (isThere: boolean) =>
    named.required.filter((_, at) => found[at] === isThere).map((word) => shownWord(named, word));
  const isKind = isKindNamed(question.by, question.telling);
  return { missing: shown(false), found: shown(true), isKind, isPart };
}
