import { lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';
import { ABBREVIATION_LINES, LAST_PARTS, WORDS_OF_NAMES } from './fixed-words.ts';

/** What businesses are written down by: it never changes with the kinds, so that what is stored stays right. */

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** What a folded word with a point behind it is short for, folded: `reh` → `rehabilitasyon`. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  ABBREVIATION_LINES.split('\n').flatMap((line) => {
    const [short = '', long = ''] = line.split(' = ');
    return listed(short).map((word) => [searchNorm(word), listed(long).map(searchNorm)] as const);
  }),
);

/** How a folded word of names is written: `kuafor` → `kuaför`. */
export const SPELLINGS_OF_NAMES: ReadonlyMap<string, string> = new Map(
  listed(WORDS_OF_NAMES).map((word) => [searchNorm(word), lowerTr(word)] as const),
);
const words = [...SPELLINGS_OF_NAMES.keys()];

/** What long words of names end with, folded. */
export const PARTS_OF_NAMES: ReadonlySet<string> = new Set(listed(LAST_PARTS).map(searchNorm));

/** No word is near it, however many signs stand for lost letters. */
const LONGEST_DAMAGED = 40;
const LETTERS_LEFT = 2;
const likePattern = (damaged: string, sign: RegExp, lost: string): string[] => {
  const isAlike = new RegExp(`^${damaged.replace(sign, lost)}$`);
  const left = damaged.replace(/[?\ufffd]/g, '').length;
  return words.filter(
    (word) => word.length > left && word.length <= damaged.length + left && isAlike.test(word),
  );
};

/**
 * Folded words of names a word may have been whose lost letters are `?` or U+FFFD: c, g, i, o, s or u.
 * Where there is none, each of them may have taken the next letter along, as old exports do: `T?kiye`.
 */
export function writtenLike(damaged: string): string[] {
  const left = damaged.replace(/[?\ufffd]/g, '').length;
  if (left < LETTERS_LEFT || damaged.length > LONGEST_DAMAGED) return [];
  const plain = likePattern(damaged, /[?\ufffd]+/g, '[cgiosu]{1,2}');
  return plain.length > 0 ? plain : likePattern(damaged, /[?\ufffd]/g, '[cgiosu][a-z]?');
}

const LETTER_AND_SIGNS = /^([b-df-hj-np-tvyz])([?\ufffd]{1,2})$/;

/**
 * Of `G?` only a letter is left, and that a vowel went with its neighbour: göz, gül, gün; of `G??` two
 * vowels did: göğüs.
 */
export function wordsOfLetter(damaged: string): string[] {
  const [, letter, signs = ''] = LETTER_AND_SIGNS.exec(damaged) ?? [];
  if (letter === undefined) return [];
  const isAlike = new RegExp(signs.length === 1 ? `^${letter}[ou].$` : `^${letter}[ou].[iu].$`);
  return words.filter((word) => isAlike.test(word));
}
