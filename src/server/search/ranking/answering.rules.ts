import { ofNameOrKind, stemsOfAsked } from '#contract/search/understanding/lexemes.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import { isGeneral } from '#contract/search/understanding/question-words.ts';
import type { KindsMeant } from '#contract/search/understanding/synonyms.ts';

/** Which of those that are found answer a question for kinds; the others only have its words, or words like them. */
export interface Answering {
  /** Who says so in name or kind. For `search_head`. */
  own: string;
  /** Who is of one of these. */
  kinds: readonly number[];
  /** Whose name says another word for it, and no other kind. For `search_head`. */
  named: string;
}

/** By whom a question for kinds may be answered. */
export interface AnsweredBy {
  meant: KindsMeant;
  /** By who is called so, not by who has or does it. */
  isSaid: boolean;
  /** Also by a name that says another word for it, where it does not say what its business is. */
  isNamed: boolean;
}

/** All the words of a question that is what a kind is called; of another any that says more than many kinds end with. */
export function ownWordsOf({ by, required }: Question, meant: KindsMeant): string[] {
  const own = required.map(
    (word) => `(${[...stemsOfAsked(by, word).map(ofNameOrKind), `${word}:AB`].join(' | ')})`,
  );
  const telling = own.filter((_, at) => !isGeneral(required[at] ?? ''));
  return meant.whole.size > 0 || telling.length === 0 ? [own.join(' & ')] : telling;
}
