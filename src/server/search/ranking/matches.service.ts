import type { RawBuilder, SqlBool } from 'kysely';
import type { SearchAnswer } from '#contract/search/search.ts';
import {
  type Question,
  readQuestion,
  shownQuestion,
  shownWord,
  withPartedWords,
} from '#contract/search/understanding/question.ts';
import { isKindNamed } from '#contract/search/understanding/synonyms.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import type { Db } from '#server/platform/database/database.ts';
import { mendQuestion, mendUnknown, withJoinedWords } from '../understanding/spelling.service.ts';
import type { SearchFilters } from './filters.queries.ts';
import { countWordHits, isAsked, isOneOf, listMatches } from './search.queries.ts';
import {
  isUnclear,
  queryForAll,
  queryForAllButOne,
  queryForAny,
  queryForBeginnings,
  queryForMeaning,
  queryForWords,
  type TextQuery,
} from './text-queries.rules.ts';

/** Most candidates that are ranked for one question. */
export const MAX_CANDIDATES = 600;
/** How many of the best rated are looked through for a common word. */
const BEST_RATED = 300;
/** With fewer hits the question is read more loosely. */
const FEW = 5;
/** With fewer hits what stands for a part of the question is found as well. */
const SOME = 10;
/** With fewer hits a word that is much like a far commoner one is taken for that as well. */
const RARE = 20;

export interface TextMatches {
  /** Best first, at most MAX_CANDIDATES. */
  ids: number[];
  /** The words as they were answered, in the spelling to show, where a wrongly typed one was corrected. */
  meant: string | undefined;
  /** What found them, by and by. */
  asks: readonly TextQuery[];
  /** The question as a name is compared. */
  norm: string;
  /** As it was read in the end; undefined where there is nothing to look for. */
  question: Question | undefined;
  /**
   * A condition on `businesses` (columns without alias) that holds for all that match, also beyond
   * the ranked: for counting. It says nothing of filters, nor of approval.
   */
  isMatch: RawBuilder<SqlBool>;
}

const listRanked = (db: Db, ask: TextQuery, norm: string, filters: SearchFilters) =>
  listMatches(db, ask, { filters, norm, limit: MAX_CANDIDATES, bestRated: BEST_RATED });

/** These alone, whatever words they have. */
export const exactly = (ids: number[]): TextMatches => ({
  ...{ ids, meant: undefined, asks: [], norm: '', question: undefined },
  isMatch: isOneOf(ids),
});

/** The same asked again inside filters: of what more businesses match than are ranked. @returns at most MAX_CANDIDATES, best first */
export async function findAgain(
  db: Db,
  { asks, norm }: TextMatches,
  filters: SearchFilters,
): Promise<number[]> {
  const found = new Set<number>();
  for (const ask of asks)
    for (const { id } of await listRanked(db, ask, norm, filters)) found.add(id);
  return [...found].slice(0, MAX_CANDIDATES);
}

/**
 * Businesses inside the filters that the whole of the words means. All of the words first; only while that finds too
 * few: what begins so, what is written alike. With `isAsTyped` no word is taken for another that is written alike.
 */
export async function findMatches(
  db: Db,
  by: Thesaurus,
  words: string,
  filters: SearchFilters,
  { isAsTyped = false } = {},
): Promise<TextMatches> {
  const question = readQuestion(by, words);
  if (!question) {
    const nothing = { ids: [], meant: undefined, asks: [], norm: '', question };
    return { ...nothing, isMatch: isAsked([]) };
  }
  const { norm } = question;
  const found = new Set<number>();
  const asks: TextQuery[] = [];
  let isNamed = false;
  let meant: Question | undefined;
  let read = question;
  const add = async (ask: TextQuery | undefined) => {
    if (!ask) return 0;
    const matches = await listRanked(db, ask, norm, filters);
    isNamed ||= matches[0]?.isNamed ?? false;
    for (const { id } of matches) found.add(id);
    if (matches.length > 0) asks.push(ask);
    return matches.length;
  };
  const addMended = async (
    mend: () => Promise<Question | undefined> | Question | undefined,
  ): Promise<Question | undefined> => {
    if (isAsTyped) return undefined;
    const corrected = await mend();
    if (corrected && (await add(queryForAll(corrected))) > 0) meant = corrected;
    return corrected;
  };
  const isEnough = () => isNamed || found.size >= FEW;
  const answer = (): TextMatches => ({
    ids: [...found].slice(0, MAX_CANDIDATES),
    meant: meant && shownQuestion(meant),
    asks,
    norm,
    question: read,
    isMatch: isAsked(asks),
  });

  await addMended(() => mendUnknown(db, question));
  await add(queryForAll(question));
  const isRare = found.size < RARE;
  const corrected = withPartedWords(question) ?? withJoinedWords(question);
  if (!isNamed && !meant) await addMended(() => corrected);
  if (isEnough() && !isUnclear(question)) {
    if (!isNamed && isRare && !meant) await addMended(() => mendQuestion(db, question));
    if (!isNamed && found.size < SOME) await add(queryForMeaning(meant ?? question, true));
    return answer();
  }
  await add(queryForBeginnings(question));
  if (isEnough()) return answer();
  const clear = meant ?? (isAsTyped ? undefined : corrected) ?? question;
  read = (await addMended(() => mendQuestion(db, clear))) ?? clear;
  if (!isNamed && found.size < SOME) await add(queryForMeaning(read, true));
  return answer();
}

/** What answers a part of a question that nothing answers: most of its words, else any. @returns best first */
export async function findPartly(
  db: Db,
  { question, norm }: TextMatches,
  filters: SearchFilters,
): Promise<number[]> {
  if (!question) return [];
  const asks = [
    queryForMeaning(question, false),
    queryForAllButOne(question),
    queryForAllButOne(question, true),
    queryForAny(question),
  ];
  for (const ask of asks) {
    const matches = ask && (await listRanked(db, ask, norm, filters));
    if (matches?.length) return matches.map(({ id }) => id);
  }
  return [];
}

/** What the directory lacks of a question that nothing answers. */
export async function lackOf(
  db: Db,
  { question }: TextMatches,
): Promise<NonNullable<SearchAnswer['lack']>> {
  if (!question) return { missing: [], found: [], isKind: false };
  const { by, required, telling } = question;
  const asks = required.map((word) => queryForWords(by, [word]));
  const counts = await countWordHits(db, asks, 1);
  const shown = (isThere: boolean) =>
    required
      .filter((_, at) => (counts[at] ?? 0) > 0 === isThere)
      .map((word) => shownWord(question, word));
  return { missing: shown(false), found: shown(true), isKind: isKindNamed(by, telling) };
}
