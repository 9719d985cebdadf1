import { kindsMeant } from '#contract/search/understanding/kinds-meant.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import { isDistrict, isGeneral } from '#contract/search/understanding/question-words.ts';
import { isKindNamed, linesIn } from '#contract/search/understanding/synonyms.ts';
import { either, stemmed } from './asked-words.ts';
import {
  meritsOf,
  queryForAll,
  queryForMeaning,
  queryForWords,
  type TextQuery,
} from './text-queries.ts';

/** How a question is asked that nobody answers: by most of its words, or any. */

/** All its words are one thing that a kind is called, has or does: a part of them is another thing. */
const isOneOfKinds = ({ by, required, telling }: Question): boolean =>
  isKindNamed(by, telling) ||
  (required.length > 1 &&
    linesIn(by, required).some(
      ({ line, at, isExact }) => line.isOfKind && isExact && at.length === required.length,
    ));

/**
 * What comes near it, each where those before find nobody: who has or does it, who has its words all the same, or most
 * of them, else any. Of a kind that nobody here is, a part of its name is another thing: `su` of a su tesisatçısı.
 */
export function queriesNear(asked: Question): TextQuery[] {
  // Near a brand is who deals in its like.
  const question = { ...asked, brands: [] };
  const meant = kindsMeant(question.by, question.telling);
  const isMeant = meant.all.size > 0;
  const ofParts = isOneOfKinds(question)
    ? []
    : [queryForAllButOne(question), queryForAllButOne(question, true), queryForAny(question)];
  return [
    isMeant
      ? queryForAll(question, { meant, kinds: meant.all, isSaid: false, isNamed: true })
      : undefined,
    isMeant ? queryForAll(question) : undefined,
    queryForMeaning(question, false),
    ...ofParts,
  ].filter((ask) => ask !== undefined);
}

/**
 * All required words but one; undefined when that leaves nothing. A district alone is no answer to
 * who asked for a hairdresser there, a hairdresser elsewhere is; neither is a word that many kinds
 * end with, unless nothing else is left.
 */
export function queryForAllButOne(
  question: Question,
  isGeneralEnough = false,
): TextQuery | undefined {
  const { required } = question;
  const says = (word: string) => !isDistrict(word) && (isGeneralEnough || !isGeneral(word));
  const left = required
    .map((_, dropped) => required.toSpliced(dropped, 1))
    .filter((words) => words.some(says));
  if (left.length === 0) return undefined;
  return loosely(
    question,
    left.map((words) => queryForWords(question.by, words)),
  );
}

/** Any of the required words; undefined where that is what `queryForAllButOne` asks. */
export function queryForAny(question: Question): TextQuery | undefined {
  if (question.required.length < 3) return undefined;
  return loosely(
    question,
    question.required.map((word) => queryForWords(question.by, [word])),
  );
}

function loosely(question: Question, queries: string[]): TextQuery {
  const asked = either(queries);
  const boosts = meritsOf(question, stemmed);
  const opening = `${question.norm} `;
  return { head: asked, anywhere: asked, besides: [], boosts, best: [], opening, isPart: true };
}
