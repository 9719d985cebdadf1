import {
  ofAddress,
  ofNameOrKind,
  STEM_LENGTH,
  softened,
  stemsOf,
  stemsOfAsked,
} from '#contract/search/understanding/lexemes.ts';
import { distanceOf, isSameWord, wareOf } from '#contract/search/understanding/likeness.ts';
import { BESIDE } from '#contract/search/understanding/question-words.ts';
import { type Line, mainStem, type Thesaurus } from '#contract/search/understanding/thesaurus.ts';

/** Shorter words are no two words written as one. */
const MIN_JOINED_LENGTH = 6;

export const MIN_PREFIX_LENGTH = 2;

/** No lexeme has capitals and small letters: nothing is found by it. */
export const NOTHING = 'Nothing';

/** A query for any of some; for none, nothing. */
export function either(queries: readonly string[]): string {
  const [only = NOTHING, ...others] = new Set(queries);
  return others.length === 0 ? only : [only, ...others].map((query) => `(${query})`).join(' | ');
}

/** A word as a tsquery; `weights` keeps it to fields of `search_head` (A name, B kind, C place). */
export type Reading = (by: Thesaurus, word: string, weights?: string) => string;

const withWeights = (lexeme: string, weights = '') =>
  lexeme.endsWith('*') || weights === '' ? `${lexeme}${weights}` : `${lexeme}:${weights}`;
export const exact: Reading = (_by, word, weights) => withWeights(word, weights);

/**
 * A short word asks for itself as a root; only a longer one may have to lose an ending first, or may
 * be two that others write apart.
 */
export const stemmed: Reading = (by, word, weights) => {
  const asked = lexemesAsked(by, word).map((lexeme) => exact(by, lexeme, weights));
  return /\d/.test(word) ? asked.join(' | ') : `(${asked.join(' | ')})`;
};

/** A number has no stem. */
function lexemesAsked(by: Thesaurus, word: string): readonly string[] {
  const narrowed = by.narrowed?.(word);
  if (narrowed) return narrowed;
  const asked = stemsOfAsked(by, word);
  if (asked.length === 0) return [word];
  return word.length >= MIN_JOINED_LENGTH ? [...asked, word] : asked;
}

/** The word itself in a name, whatever its ending: its first letters may be those of another. */
export function writtenInName(word: string, weights = 'A'): string {
  const root = (wareOf(word) ?? word).replace(POSSESSIVE, '');
  const forms = root.length < STEM_LENGTH ? [root, ...stemsOf(root)] : endingsOf(root);
  return `(${[...new Set(forms)].map((one) => `${one}:${weights}`).join(' | ')})`;
}
const endingsOf = (root: string) =>
  [...new Set([root, softened(root)])].flatMap((one) =>
    ENDINGS_IN_NAMES.map((ending) => `${one}${ending}`),
  );
/** None, and those of names: after a vowel, and after a consonant. */
const ENDINGS_IN_NAMES = [
  '',
  ...'i u si su lar ler lari leri ci cu cisi cusu cilar ciler cilik culuk lik luk'.split(' '),
];
const POSSESSIVE = /(?<=.{4})s?[iu]$/;

/** Also in an address. */
export const anywhere = (by: Thesaurus, word: string): string => {
  const asked = lexemesAsked(by, word);
  return `(${[...asked, ...asked.map(ofAddress)].join(' | ')})`;
};

export const beginning: Reading = (by, word, weights = '') => {
  if (word.length < MIN_PREFIX_LENGTH) return exact(by, word, weights);
  const [only, ...others] = by.narrowed?.(word) ?? [];
  // What is asked for as it is written begins no other way.
  const isAsWritten = only === word && others.length === 0;
  return `${isAsWritten ? word : word.slice(0, STEM_LENGTH)}:*${weights}`;
};

const anyOf = (lexemes: readonly string[], weights?: string): string =>
  `(${lexemes.map((lexeme) => withWeights(lexeme, weights)).join(' | ')})`;

/** In name or kind; no feature has such a stem, but what long words of a name end with: olimpiyatspor. */
export function ownWord(by: Thesaurus, word: string, weights?: 'B'): string {
  const narrowed = by.narrowed?.(word);
  if (narrowed) return anyOf(narrowed, weights ?? 'AB');
  const stems = stemsOfAsked(by, word).map((stem) => withWeights(ofNameOrKind(stem), weights));
  return `(${[...stems, `${word}:${weights ?? 'AB'}`].join(' | ')})`;
}

/**
 * A query for a word, without who has it in the name of a kind that is none of these and goes on behind it: a
 * "kaynak başı" has nothing to do with kaynak.
 */
export function notBegun(
  by: Thesaurus,
  word: string,
  kinds: ReadonlySet<number>,
  query: string,
): string {
  const longer = (by.phrases.get(mainStem(by, word)) ?? [])
    .filter(({ words, line }) => words.length > 1 && isCalledSo(line) && !isAmong(kinds, line))
    .map(({ words }) => words.map((one) => byStem(by, one, 'B')).join(' & '));
  return longer.length === 0 ? query : `${query} & !(${either(longer)})`;
}
const isCalledSo = ({ isOfKind, isNeed, isBrand }: Line) => isOfKind && !isNeed && !isBrand;
const isAmong = (kinds: ReadonlySet<number>, { kindId }: Line) =>
  kindId === undefined || kinds.has(kindId);

/**
 * What a word alone is asked by, where others begin with its first letters: itself, with an ending, and those of
 * the others that are the same word, however they are written. Undefined where all of them are.
 */
export function writtenSame(
  by: Thesaurus,
  word: string,
  others: readonly string[],
): string[] | undefined {
  const stems = stemsOf(word);
  const [first = ''] = stems;
  if (word.length <= MIN_NARROWED || /\d/.test(word)) return undefined;
  const alike = others.filter((other) => stemsOf(other)[0] === first);
  // A çınaraltı is below a çınar.
  const beside = BESIDE.exec(word)?.[1] ?? '';
  if (alike.includes(beside)) return undefined;
  const same = alike.filter(
    (other) =>
      isDoneBy(word, other) ||
      (!isOnlyBegun(by, word, other) &&
        (isSameWritten(word, other) || distanceOf(word, other) <= MOST_OF_SLIP)),
  );
  // Of a word that is nowhere, what only begins so in a text is another one.
  if (alike.length === 0 && word.length >= MIN_LONG && !by.known.has(word))
    return [`${word.slice(0, -2)}:*`, word];
  if (same.length === alike.length) return undefined;
  // A word that nobody knows or has may be one of those with a mistake in it, and in texts with any ending.
  if (same.length > 0 && !by.known.has(word) && !others.includes(word)) return undefined;
  const root = (wareOf(word) ?? word).replace(POSSESSIVE, '');
  return [...new Set([root.length > STEM_LENGTH ? `${root}:*` : root, ...same, word])];
}
const MIN_NARROWED = 4;
const MIN_LONG = 8;
const MOST_OF_SLIP = 1.7;

/** What a kind is called goes on: a havalı is no havalimanı, an ecza depo no eczane. */
const isOnlyBegun = (by: Thesaurus, word: string, other: string): boolean =>
  by.kinds.has(word) && word.startsWith(other) && !ENDING_OF_TRADE.test(word.slice(other.length));
const ENDING_OF_TRADE =
  /^(?:[a-z]|s[iu]|l[ae]r[a-z]*|c[iu][a-z]*|l(?:[iu]|[ae]m)[a-z]*|hane|iye)?$/;

/** Who does what is called so is one thing with it: psikiyatrist and psikiyatri, diyetisyen and diyet. */
const isDoneBy = (word: string, other: string): boolean =>
  word.startsWith(other) && /^(?:i?st|isyen)$/.test(word.slice(other.length));

/** Kiralık and kiralama too: of one root, with what is made of it. */
const isSameWritten = (word: string, other: string): boolean =>
  isSameWord(word, other) ||
  [word.slice(0, STEM_LENGTH), word.slice(0, STEM_LENGTH - 1)].some(
    (root) =>
      other.startsWith(root) &&
      [word, other].every((one) => isSameWord(root, one) || MADE.test(one.slice(root.length))),
  );
const MADE = /^l[ae](?:m[ae]|n|s|t)/;

export const byStem: Reading = (by, word, weights) => {
  const narrowed = by.narrowed?.(word);
  if (narrowed) return anyOf(narrowed, weights);
  const [stem = word] = stemsOfAsked(by, word);
  return exact(by, stem, weights);
};

/** In name or kind. */
export const kindStem = (by: Thesaurus, word: string): string => {
  const narrowed = by.narrowed?.(word);
  if (narrowed) return anyOf(narrowed, 'AB');
  const [stem] = stemsOfAsked(by, word);
  return stem === undefined ? word : ofNameOrKind(stem);
};

/** Two neighbours as others write them in one: `halı saha` asks for halısaha as well. */
export const joinedAsks = (by: Thesaurus, words: readonly string[], weights = ''): string[] =>
  words.slice(1).map((word, at) => {
    const left = words.toSpliced(at, 2).map((other) => stemmed(by, other, weights));
    return [...left, `${words[at]}${word}:*${weights}`].join(' & ');
  });
