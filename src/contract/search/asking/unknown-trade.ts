import { wareOf } from '#contract/search/understanding/likeness.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import { stemmed, writtenInName } from './asked-words.ts';
import { meritsOf, type TextQuery } from './text-queries.ts';

/**
 * Who deals in something that no kind does: whose name or kind says so, or who is called just that somewhere. A place
 * with "mangal kömürü" is no kömürcü. Undefined where another question was asked.
 */
export function queryForUnknownTrade(question: Question): TextQuery | undefined {
  const { by, required } = question;
  const [word = '', ...others] = required;
  if (others.length > 0 || wareOf(word) === undefined || by.asked.has(word)) return undefined;
  const own = `${writtenInName(word, 'AB')} | ${word}`;
  return {
    ...{ head: own, anywhere: own, besides: [], best: [] },
    boosts: meritsOf(question, stemmed),
    opening: `${question.norm} `,
  };
}
