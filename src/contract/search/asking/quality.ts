import type { Question } from '#contract/search/understanding/question.ts';
import { byStem, NOTHING, stemmed } from './asked-words.ts';
import { meritsOf, type TextQuery } from './text-queries.ts';

/**
 * Of a kind that nobody is, of which one word says what else it has: who is of the rest and has that as a feature. A
 * name says neither.
 */
export function queryForQuality(question: Question): TextQuery {
  const { by, required, norm } = question;
  return {
    head: required.map((word) => byStem(by, word, 'BD')).join(' & '),
    ...{ anywhere: NOTHING, besides: [], best: [] },
    boosts: meritsOf(question, stemmed),
    opening: `${norm} `,
  };
}
