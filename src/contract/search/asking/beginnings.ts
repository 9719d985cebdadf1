import { ofAddress, STEM_LENGTH } from '#contract/search/understanding/lexemes.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import { tellsKind } from '#contract/search/understanding/synonyms.ts';
import { beginning, MIN_PREFIX_LENGTH } from './asked-words.ts';
import { meritsOf, type TextQuery } from './text-queries.ts';

/** Every word as the beginning of one; undefined when that asks for nothing new. */
export function queryForBeginnings(question: Question): TextQuery | undefined {
  const isNew = ({ length }: string) => length >= MIN_PREFIX_LENGTH && length < STEM_LENGTH;
  if (!question.required.some(isNew)) return undefined;
  const { by, required } = question;
  const head = required.map((word) => beginning(by, word)).join(' & ');
  const anywhere = required.map((word) => {
    const begun = beginning(by, word);
    return tellsKind(by, word, required.length === 1) ? begun : `(${begun} | ${ofAddress(begun)})`;
  });
  const boosts = meritsOf(question, beginning);
  return {
    head,
    anywhere: anywhere.join(' & '),
    besides: [],
    boosts,
    best: [],
    opening: question.norm,
  };
}
