import { hardened } from '#contract/search/understanding/lexemes.ts';
import type { Question } from '#contract/search/understanding/question.ts';
import { isOnlyAlike } from '#contract/search/understanding/synonyms.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import { exact } from './asked-words.ts';
import { meritsOf, type TextQuery } from './text-queries.ts';

/**
 * Who has one word just so in their name, where it is no word of a kind but only like one: an Alesta is nobody's `ALES`.
 * Of several, or of theirs (`mobilyaları`), it is that word. Undefined where another question was asked.
 */
export function queryForNameAlike(question: Question): TextQuery | undefined {
  const { by, required, telling, brands } = question;
  const [word = ''] = required;
  if (telling.length > 1 || brands.length > 0 || isOfAsked(by, word) || !isOnlyAlike(by, word))
    return undefined;
  const own = exact(by, word, 'A');
  return {
    ...{ head: own, anywhere: own, besides: [], best: [] },
    boosts: meritsOf(question, exact),
    opening: `${question.norm} `,
  };
}

/** A word that is asked for, as it is or with an ending that names of trades have. */
const isOfAsked = ({ asked }: Thesaurus, word: string): boolean =>
  [word, ...OF_TRADES.map((ending) => word.replace(ending, ''))].some(
    (one) => asked.has(one) || asked.has(hardened(one)),
  );
const OF_TRADES = [
  /[iu]$/,
  /s[iu]$/,
  /l[ae]r[iu]?$/,
  /c[iu](?:l[iu]k|s[iu]|l[ae]r[iu]?)?$/,
  /l[iu]k$/,
];
