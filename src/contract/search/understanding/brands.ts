import { isDistrict, isGeneral } from './question-words.ts';
import { type Expansion, linesIn } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';

/** Words that are a make or a chain. */
export const brandsOf = (by: Thesaurus, words: readonly string[]): string[] => {
  const reads = linesIn(by, words);
  const isIn = (at: number, some: typeof reads) => some.some((read) => read.at.includes(at));
  const brands = reads.filter(({ line }) => line.isBrand);
  const called = reads.filter(({ line }) => !line.isNeed);
  return words.filter((_, at) => isIn(at, brands) && !isIn(at, called));
};

const MIN_BRAND_LENGTH = 4;

/** Beside the one word of a kind a word of no line is a name: "perfetti şeker". At most one. */
export function brandIn(
  by: Thesaurus,
  required: readonly string[],
  expansions: readonly Expansion[],
): readonly string[] {
  const isTold = (word: string) => expansions.some(({ told }) => told.includes(word));
  const isBrand = (word: string) =>
    word.length >= MIN_BRAND_LENGTH &&
    !by.known.has(word) &&
    !(isDistrict(word) || isGeneral(word) || isTold(word));
  const brands = required.filter(isBrand);
  return required.length === 2 && brands.length === 1 ? brands : [];
}
