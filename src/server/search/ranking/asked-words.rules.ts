import { ofAddress, stemsOfAsked } from '#contract/search/understanding/lexemes.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';

/** Shorter words are no two words written as one. */
const MIN_JOINED_LENGTH = 6;

/** A word as a tsquery; `weights` keeps it to fields of `search_head` (A name, B kind, C place). */
export type Reading = (by: Thesaurus, word: string, weights?: string) => string;

export const exact: Reading = (_by, word, weights = '') => (weights ? `${word}:${weights}` : word);

/**
 * A short word asks for itself as a root; only a longer one may have to lose an ending first, or may
 * be two that others write apart.
 */
export const stemmed: Reading = (by, word, weights) => {
  const asked = lexemesAsked(by, word).map((lexeme) => exact(by, lexeme, weights));
  return /\d/.test(word) ? asked.join(' | ') : `(${asked.join(' | ')})`;
};

/** A number has no stem. */
function lexemesAsked(by: Thesaurus, word: string): string[] {
  const asked = stemsOfAsked(by, word);
  if (asked.length === 0) return [word];
  return word.length >= MIN_JOINED_LENGTH ? [...asked, word] : asked;
}

/** Also in an address. */
export const anywhere = (by: Thesaurus, word: string): string => {
  const asked = lexemesAsked(by, word);
  return `(${[...asked, ...asked.map(ofAddress)].join(' | ')})`;
};

/** All of these words in an address. */
export const queryForAddress = (by: Thesaurus, words: readonly string[]): string =>
  words.map((word) => `(${lexemesAsked(by, word).map(ofAddress).join(' | ')})`).join(' & ');
