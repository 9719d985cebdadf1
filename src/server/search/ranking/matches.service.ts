import type { RawBuilder, SqlBool } from 'kysely';
import {
  askInTurn,
  FEW,
  type Found,
  firstFound,
  type Step,
  stepsOf,
  type Way,
} from '#contract/search/asking/asking.ts';
import { queryForAllButOne, queryForAny } from '#contract/search/asking/partly.ts';
import {
  queryForAll,
  queryForMeaning,
  type TextQuery,
} from '#contract/search/asking/text-queries.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
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
import { byRating } from '../map/map-cells.rules.ts';
import { mendQuestion, mendUnknown, queriesOfWords } from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { Presence } from './presence.service.ts';
import {
  type AskInTurn,
  isAsked,
  isOneOf,
  listBesideCut,
  listInTurn,
  type Match,
} from './search.queries.ts';

/** Most candidates that are ranked for one question. */
export const MAX_CANDIDATES = 600;
/** How many of the best rated are looked through for a common word. */
const BEST_RATED = 300;

export interface TextMatches {
  /** Best first, at most MAX_CANDIDATES. */
  ids: number[];
  /** The words as they were answered, in the spelling to show, where a wrongly typed one was corrected. */
  meant: string | undefined;
  /** What found them, by and by. */
  asks: readonly TextQuery[];
  /** All that was asked for, also what found nobody; undefined where others than these decide. */
  asked: readonly TextQuery[] | undefined;
  /** What all others write decides as well: which word was meant, or that nobody has it. */
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

/** What each of the asks finds that is due, best first, at most so many. */
export async function inTurn(
  { db, columns }: PublicDataNow,
  asks: readonly AskInTurn[],
  filters: SearchFilters,
  { limit = MAX_CANDIDATES, bestRated = BEST_RATED } = {},
): Promise<Match[][]> {
  const found = await listInTurn(db, asks, { filters, limit });
  const ranked = found.map(async (matches, at) => {
    const ask = asks[at];
    const isCut = ask && matches.length >= limit && matches.every(({ isInHead }) => isInHead);
    const beside = isCut ? await listBesideCut(db, ask, { filters, bestRated }) : [];
    return ranking(columns, [...matches, ...beside]).slice(0, limit);
  });
  return Promise.all(ranked);
}

/** Each once, best first: those whose head has all of the ask before the others. */
function ranking(columns: FacetColumns, matches: readonly Match[]): Match[] {
  const rated = byRating(columns);
  return [...new Map(matches.map((match) => [match.id, match])).values()]
    .map((match) => ({ match, row: columns.rowOf(match.id) ?? -1 }))
    .sort(
      ({ match: one, row }, { match: other, row: otherRow }) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        Number(other.isInHead) - Number(one.isInHead) ||
        other.points - one.points ||
        rated(row, otherRow),
    )
    .map(({ match }) => match);
}

/** These alone, whatever words they have. */
export const exactly = (ids: number[]): TextMatches => ({
  ...{ ids, meant: undefined, asks: [], asked: undefined, isByOthers: true, norm: '' },
  ...{ question: undefined, typed: undefined, presence: undefined },
  isMatch: isOneOf(ids),
});

/** The same asked again inside filters: of what more businesses match than are ranked. @returns at most MAX_CANDIDATES, best first */
export async function findAgain(
  now: PublicDataNow,
  { asks, norm }: TextMatches,
  filters: SearchFilters,
): Promise<number[]> {
  const all = asks.map((ask) => ({ ask, norm }));
  const matches = all.length > 0 ? (await inTurn(now, all, filters)).flat() : [];
  return [...new Set(matches.map(({ id }) => id))].slice(0, MAX_CANDIDATES);
}

/** Steps that may be due behind the first, which found so many; in one statement, each behind those before it. */
async function askBehind(
  first: Step | undefined,
  found: number,
  others: readonly Step[],
  ask: (asks: Omit<AskInTurn, 'norm'>[]) => Promise<Match[][]>,
): Promise<Map<Step, Match[]>> {
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

/**
 * What the first way finds that finds anybody, and what found it; undefined where all of them find nobody.
 * @param asked is added to, whatever it finds
 * @param isSure the first way mostly finds enough: it is asked alone, for planning the others takes longer than asking it
 */
async function firstOf(
  now: PublicDataNow,
  { norm }: Question,
  ways: readonly Way[],
  filters: SearchFilters,
  { isSure, asked }: { isSure: boolean; asked: TextQuery[] },
): Promise<Found | undefined> {
  const steps = stepsOf(ways);
  if (steps.length === 0) return undefined;
  const first = isSure ? steps[0] : undefined;
  const others = isSure ? steps.slice(1) : steps;
  const ask = (asks: Omit<AskInTurn, 'norm'>[]) => {
    asked.push(...asks.map((one) => one.ask));
    return inTurn(
      now,
      asks.map((one) => ({ ...one, norm })),
      filters,
    );
  };
  const [ofFirst = []] = first ? await ask([{ ask: first.ask() }]) : [];
  let behind: Promise<Map<Step, Match[]>> | undefined;
  const hitsOf = async (step: Step) => {
    if (step === first) return ofFirst;
    behind ??= askBehind(first, ofFirst.length, others, ask);
    return (await behind).get(step) ?? [];
  };
  return firstFound(steps, hitsOf);
}

/**
 * Businesses inside the filters that the whole of the words means. Each way to ask is gone only where those before
 * found nobody. What nobody writes so is taken for what is written alike, instead of what was typed; with `isAsTyped`
 * nothing is.
 */
export async function findMatches(
  now: PublicDataNow,
  by: Thesaurus,
  words: string,
  filters: SearchFilters,
  { isAsTyped = false } = {},
): Promise<TextMatches> {
  const { vocabulary } = now.columns;
  const presence = new Presence(now.db);
  const typed = readQuestion(by, words);
  const asked: TextQuery[] = [];
  const answer = (
    question: Question | undefined,
    { ids, asks }: Found = { ids: [], asks: [] },
  ): TextMatches => {
    const isMeant = question !== undefined && question !== typed && ids.length > 0;
    return {
      ids: ids.slice(0, MAX_CANDIDATES),
      meant: isMeant ? shownQuestion(question) : undefined,
      asks,
      asked,
      isByOthers: question !== typed || ids.length === 0,
      norm: question?.norm ?? '',
      ...{ question, typed, presence },
      isMatch: isAsked(asks),
    };
  };
  if (!typed) return answer(typed);
  const { question, ...found } = await askInTurn(typed, {
    isAsTyped,
    firstOf: (one, ways, isSure) => firstOf(now, one, ways, filters, { ...isSure, asked }),
    mendUnknown: (one) => mendUnknown(vocabulary, presence, one),
    mendQuestion: (one) => mendQuestion(vocabulary, presence, one),
  });
  return answer(question, found);
}

/**
 * What comes near a question that nothing answers: who has or does it, who has its words all the same, or most of them,
 * else any. Of a kind that nobody here is, a part of its name is another thing: `su` of a su tesisatçısı.
 * @returns best first
 */
export async function findPartly(
  now: PublicDataNow,
  { question: asked, norm }: TextMatches,
  filters: SearchFilters,
): Promise<number[]> {
  if (!asked) return [];
  // Near a brand is who deals in its like.
  const question = { ...asked, brands: [] };
  const meant = kindsMeant(question.by, question.telling);
  const isMeant = meant.all.size > 0;
  const ofParts = isKindNamed(question.by, question.telling)
    ? []
    : [queryForAllButOne(question), queryForAllButOne(question, true), queryForAny(question)];
  const asks = [
    isMeant
      ? queryForAll(question, { meant, kinds: meant.all, isSaid: false, isNamed: true })
      : undefined,
    isMeant ? queryForAll(question) : undefined,
    queryForMeaning(question, false),
    ...ofParts,
  ].filter((ask) => ask !== undefined);
  const matches =
    asks.length > 0 &&
    (await inTurn(
      now,
      asks.map((ask, at) => ({ ask, norm, afterNone: [...asks.keys()].slice(0, at) })),
      filters,
    ));
  return (matches || []).flat().map(({ id }) => id);
}

/** What the directory lacks of a question that nothing answers: of its words as they were typed, for no correction was meant. */
export async function lackOf({
  question,
  typed,
  presence,
}: TextMatches): Promise<NonNullable<SearchAnswer['lack']>> {
  if (!question || !typed || !presence) return { missing: [], found: [], isKind: false };
  const isKind = isKindNamed(question.by, question.telling);
  const named = isKind ? question : typed;
  const found = await presence.of(queriesOfWords(named));
  const shown = (isThere: boolean) =>
    named.required.filter((_, at) => found[at] === isThere).map((word) => shownWord(named, word));
  return { missing: shown(false), found: shown(true), isKind };
}
