import {
  ofAddress,
  ofNameOrKind,
  STEM_LENGTH,
  softened,
  stemsOf,
  stemsOfAsked,
} from '#contract/search/understanding/lexemes.ts';
import { wareOf } from '#contract/search/understanding/likeness.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';

/** Shorter words are no two words written as one. */
const MIN_JOINED_LENGTH = 6;

export const MIN_PREFIX_LENGTH = 2;

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

/** The word itself in a name, whatever its ending: its first letters may be those of another. */
export function writtenInName(word: string, weights = 'A'): string {
  const root = (wareOf(word) ?? word).replace(POSSESSIVE, '');
  const forms =
    root.length < STEM_LENGTH
      ? [root, ...stemsOf(root)].map((one) => `${one}:${weights}`)
      : [...new Set([root, softened(root)])].flatMap((one) =>
          ENDINGS_IN_NAMES.map((ending) => `${one}${ending}:${weights}`),
        );
  return `(${[...new Set(forms)].join(' | ')})`;
}
/** None, and those of names: after a vowel, and after a consonant. */
const ENDINGS_IN_NAMES = [
  '',
  ...'i u si su lar ler lari leri ci cu cisi cusu cilar ciler cilik culuk li lu lik luk da de'.split(
    ' ',
  ),
];
const POSSESSIVE = /(?<=.{4})s?[iu]$/;

/** Also in an address. */
export const anywhere = (by: Thesaurus, word: string): string => {
  const asked = lexemesAsked(by, word);
  return `(${[...asked, ...asked.map(ofAddress)].join(' | ')})`;
};

export const beginning: Reading = (by, word, weights = '') =>
  word.length < MIN_PREFIX_LENGTH
    ? exact(by, word, weights)
    : `${word.slice(0, STEM_LENGTH)}:*${weights}`;

export const byStem: Reading = (by, word, weights) => {
  const [stem = word] = stemsOfAsked(by, word);
  return exact(by, stem, weights);
};

export const kindStem = (by: Thesaurus, word: string): string => {
  const [stem] = stemsOfAsked(by, word);
  return stem === undefined ? word : ofNameOrKind(stem);
};

/** Two neighbours as others write them in one: `halı saha` asks for halısaha as well. */
export const joinedAsks = (by: Thesaurus, words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => {
    const left = words.toSpliced(at, 2).map((other) => stemmed(by, other));
    return [...left, `${words[at]}${word}:*`].join(' & ');
  });
