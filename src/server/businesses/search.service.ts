import type { z } from 'zod';
import type { Business, searchBusinesses as searchEndpoint } from '#contract/businesses.ts';
import { refuse } from '#contract/errors.ts';
import { chosen, cursorAfter, rowsBefore } from '#contract/paging.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import type { ListAnswer } from '#server/platform/http.ts';
import { toBusiness } from './businesses.rules.ts';
import {
  countWordHits,
  findAlikeWord,
  listByIds,
  listMatches,
  type SearchFilters,
} from './search.queries.ts';
import {
  type Ask,
  askForAll,
  askForAllButOne,
  askForAny,
  askForBeginnings,
  askForWords,
  canBeMisspelt,
  corrected,
  type Question,
  readQuestion,
} from './search.rules.ts';

/** Most candidates that are ranked for one question. */
const MAX_CANDIDATES = 1000;
/** How many of the best rated are looked through for a common word. */
const BEST_RATED = 1000;
/** With fewer hits the question is read more loosely. */
const FEW = 3;
/** Comparing one word by its looks takes up to 40 ms among 100,000 businesses. */
const MAX_MISSPELT = 2;
/**
 * As pg_trgm counts: "resturan" is 0.5 like "restoran", "kebb" 0.375 like "kebap",
 * but "kuyumcu" is 0.36 like "kuyulu".
 */
const LEAST_ALIKE = { nearness: 0.4, likeness: 0.37 };

export async function searchBusinesses(
  ctx: Basics,
  input: z.output<(typeof searchEndpoint)['input']>,
): Promise<ListAnswer<Business>> {
  const offset = rowsBefore(input.cursor) ?? refuse('invalid_input');
  const ids = await findMatchingIds(ctx, input.q, {
    category: chosen(input.category),
    district: chosen(input.district),
  });
  const rows = await listByIds(ctx.db, ids.slice(offset, offset + input.limit));
  const end = offset + rows.length;
  return {
    items: rows.map(toBusiness),
    total: ids.length,
    nextCursor: rows.length > 0 && end < ids.length ? cursorAfter(end) : undefined,
  };
}

/**
 * Ids of approved businesses that a question means, best first, at most 1,000. All its words first;
 * only while that finds too few: what begins so, what is written alike, what has most of the words.
 */
export async function findMatchingIds(
  ctx: Pick<Basics, 'db'>,
  q: string,
  filters: SearchFilters = {},
): Promise<number[]> {
  const question = readQuestion(q);
  if (!question) return [];
  const found = new Set<number>();
  let isNamed = false;
  const add = async (ask: Ask | undefined) => {
    if (!ask) return;
    const matches = await listMatches(ctx.db, ask, {
      ...filters,
      norm: question.norm,
      limit: MAX_CANDIDATES,
      bestRated: BEST_RATED,
    });
    isNamed ||= matches[0]?.isNamed ?? false;
    for (const { id } of matches) found.add(id);
  };
  const isEnough = () => isNamed || found.size >= FEW;

  await add(askForAll(question));
  if (!isEnough()) await add(askForBeginnings(question));
  if (isEnough()) return [...found];
  const meant = await correctMisspelt(ctx.db, question);
  if (meant) await add(askForAll(meant));
  if (!isEnough()) await add(askForAllButOne(meant ?? question));
  if (found.size === 0) await add(askForAny(meant ?? question));
  return [...found].slice(0, MAX_CANDIDATES);
}

/** The question with words that (nearly) nobody has replaced by those that look most like them. */
async function correctMisspelt(db: Db, question: Question): Promise<Question | undefined> {
  const { required } = question;
  const asks = required.map((word) => askForWords([word]));
  const counts = await countWordHits(db, asks, FEW);
  const misspelt = required.filter((word, at) => (counts[at] ?? 0) < FEW && canBeMisspelt(word));
  if (misspelt.length > MAX_MISSPELT) return undefined;
  const corrections = new Map<string, string>();
  for (const word of misspelt) {
    const alike = await findAlikeWord(db, word, LEAST_ALIKE);
    if (alike && alike !== word) corrections.set(word, alike);
  }
  return corrections.size > 0 ? corrected(question, corrections) : undefined;
}
