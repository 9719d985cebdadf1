import { lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';

const LENGTH = { min: 2, max: 60 };
/** A phone, an identity card, a card number: somebody's own, not something that is looked for. */
const MAX_DIGITS = 6;

/** What of a question is counted: its folded words, and how they were written; undefined when nothing is. */
export function countedWords(q: string): { words: string; typed: string } | undefined {
  const words = searchNorm(q);
  const digits = words.replace(/\D/g, '').length;
  if (words.length < LENGTH.min || words.length > LENGTH.max) return undefined;
  if (q.includes('@') || digits > MAX_DIGITS) return undefined;
  return { words, typed: lowerTr(q).replace(/\s+/g, ' ').trim() };
}
