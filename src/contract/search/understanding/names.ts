import { searchNorm } from '#contract/text/turkish-fold.ts';
import { lexemesOf, readNameWords } from './lexemes.ts';

/** A question as a name: all its words in the name of a business, and the name it is itself. */
export interface AskedName {
  /** A tsquery for `search_head`. */
  query: string;
  norm: string;
}

/** Undefined where there is no word to look for. */
export function readName(text: string): AskedName | undefined {
  const words = readNameWords(text)
    .map((word) => lexemesOf([word]).map((lexeme) => `${lexeme}:A`))
    .filter((lexemes) => lexemes.length > 0);
  if (words.length === 0) return undefined;
  return {
    query: words.map((lexemes) => `(${lexemes.join(' | ')})`).join(' & '),
    norm: searchNorm(text),
  };
}
