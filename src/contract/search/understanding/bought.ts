import { searchNorm } from '../../text/turkish-fold.ts';
import { FILLERS } from './question-words.ts';
import { linesIn } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';

/** What is asked for of a thing that somebody wants to buy. */
export const FOR_SALE = 'satilik';
export const FOR_SALE_SHOWN = 'satılık';

const SOLD = /^(?:satilik|satisi?|satan(?:lar)?)$/;
const isSaid = (words: readonly string[], at: number) =>
  SOLD.test(words[at] ?? '') ||
  (words[at] === 'satin' && /^al/.test(words[at + 1] ?? '')) ||
  (words[at - 1] === 'satin' && /^al/.test(words[at] ?? ''));

const HIRED = /^(?:kirala[a-z]*|kiralik|tur(?:u|lari)?|gezi(?:si)?)$/;

/** They are called by a thing that they hire out, or take somebody on: a tekne, of a tekne turu. */
export const isOfHire = ({ nouns }: Thesaurus, kindId: number | undefined): boolean =>
  HIRED.test(
    searchNorm(nouns.get(kindId ?? -1) ?? '')
      .split(' ')
      .at(-1) ?? '',
  );

/**
 * Where the words stand that say that somebody wants to buy what only those are called by who hire it out: what they are
 * asked for then, too. Of what others sell that says nothing.
 */
export function buyingIn(by: Thesaurus, words: readonly string[]): number[] {
  const buying = words.flatMap((_, at) => (isSaid(words, at) ? [at] : []));
  if (buying.length === 0) return [];
  const things = words.filter((word, at) => !buying.includes(at) && !FILLERS.has(word));
  if (things.some((word) => HIRED.test(word))) return [];
  const read = linesIn(by, things).filter(({ line }) => line.isOfKind);
  return read.length > 0 && read.every(({ line }) => isOfHire(by, line.kindId)) ? buying : [];
}
