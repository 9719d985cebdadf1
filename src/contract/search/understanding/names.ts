import { searchNorm } from '#contract/text/turkish-fold.ts';
import { lexemesOf, readNameWords } from './lexemes.ts';
import { distanceOf, FIRST_LETTER_COST, mostCostIn } from './likeness.ts';
import { isLegalForm } from './question-words.ts';

/** A question as a name: all its words in the name of a business, and the name it is itself. */
export interface AskedName {
  /** A tsquery for `search_head`. */
  query: string;
  norm: string;
}

/** Each word, in the name of a business. */
const wordQueries = (text: string, isAsWritten = false): string[] =>
  readNameWords(text)
    .map((word) => (isAsWritten ? word.forms : lexemesOf([word])).map((one) => `${one}:A`))
    .filter((lexemes) => lexemes.length > 0)
    .map((lexemes) => `(${lexemes.join(' | ')})`);

/**
 * Undefined where there is no word to look for.
 * @param isAsWritten whoever is called so has the very words: of a Yeşiltepe no Yeşil
 */
export function readName(text: string, isAsWritten = false): AskedName | undefined {
  const words = wordQueries(text, isAsWritten);
  return words.length === 0 ? undefined : { query: words.join(' & '), norm: searchNorm(text) };
}

/** More words, but for what a firm is by law, are a sentence, and no name with a slip in it. */
const MOST_WORDS = 8;
const isSentence = (text: string): boolean =>
  searchNorm(text)
    .split(' ')
    .filter((word) => !isLegalForm(word)).length > MOST_WORDS;

/** Names that have all its words but one; undefined where that leaves none, or a sentence. */
export function readSlippedName(text: string): AskedName | undefined {
  const words = wordQueries(text);
  if (words.length < 2 || isSentence(text)) return undefined;
  const others = words.map((_, left) => words.toSpliced(left, 1).join(' & '));
  return { query: others.map((all) => `(${all})`).join(' | '), norm: searchNorm(text) };
}

const LOST = /[?\ufffd]+/g;
const isDamaged = (word: string) => /\p{L}/u.test(word) && word.search(LOST) >= 0;
/** So much of a word is enough to look it up by. */
const MIN_START = 3;

/**
 * A name some of whose letters came as question marks: what is right in it, and whether a folded name is it. Undefined
 * where no letter is lost, and where nothing is left to look up.
 */
export function readDamagedName(
  text: string,
): (AskedName & { isName: (norm: string) => boolean }) | undefined {
  const words = text.trim().split(/\s+/);
  if (isSentence(text) || !words.some(isDamaged)) return undefined;
  const looked = words.flatMap((word) => {
    if (!isDamaged(word)) return wordQueries(word);
    const start = searchNorm(word.split(LOST)[0] ?? '');
    return start.length >= MIN_START && !start.includes(' ') ? [`${start}:*A`] : [];
  });
  if (looked.length === 0) return undefined;
  const letters = words.map((word) =>
    word
      .split(/([?\ufffd]+)/)
      .map((part, at) => (at % 2 === 1 ? `[a-z]{1,${part.length + 1}}` : searchNorm(part)))
      .join(''),
  );
  const pattern = new RegExp(`^${letters.join(' ')}$`);
  const norm = text.replaceAll(LOST, (lost) => 'x'.repeat(lost.length));
  return { query: looked.join(' & '), norm, isName: (name) => pattern.test(name) };
}

/** Of two words a short one may well be another. */
const leastLength = (words: number) => (words > 2 ? 3 : 4);

/** Nobody need say what a firm is by law. */
const withoutForm = (words: readonly string[]) =>
  words.slice(0, words.findLastIndex((word) => !isLegalForm(word)) + 1);

/** All that is not said right is one word of what the firm is by law: `Ltd. Şi.` */
function isSlipInForm(typed: readonly string[], meant: readonly string[]): boolean {
  const [at, ...more] = meant.flatMap((word, index) => (word === typed[index] ? [] : [index]));
  if (at === undefined || more.length > 0 || typed.length !== meant.length) return false;
  const [word = '', other = ''] = [typed[at], meant[at]];
  const isForm = isLegalForm(other) && !meant.every(isLegalForm);
  return isForm && distanceOf(word, other) <= mostCostIn(word.length);
}

/**
 * A folded question is a whole folded name but for a slip in one word. One word beside it is not enough to say that a
 * word which is known was meant to be another.
 */
export function isSlipOf(asked: string, name: string, known: ReadonlySet<string>): boolean {
  if (isSlipInForm(asked.split(' '), name.split(' '))) return true;
  const [typed, meant] = [withoutForm(asked.split(' ')), withoutForm(name.split(' '))];
  if (typed.length !== meant.length || typed.length < 2) return false;
  const [at, ...more] = typed.flatMap((word, index) => (word === meant[index] ? [] : [index]));
  if (at === undefined || more.length > 0) return false;
  const [word = '', other = ''] = [typed[at], meant[at]];
  if (Math.min(word.length, other.length) < leastLength(typed.length)) return false;
  if (/\d/.test(word + other) || (typed.length === 2 && known.has(word))) return false;
  return slipOf(word, other) <= mostCostIn(word.length);
}

/** Where all other words are right the first letter is as likely wrong as any: `Yarım lepenk`. */
const slipOf = (word: string, other: string) =>
  distanceOf(word, other) - (word[0] === other[0] ? 0 : FIRST_LETTER_COST);
