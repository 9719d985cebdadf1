import { fold, lettersAndPoints } from '#contract/text/turkish-fold.ts';

/** A word as it was typed and as it is compared: without case, Turkish letters and apostrophes. */
export interface Token {
  typed: string;
  folded: string;
}

/** Tokens `from` up to `to` (not included) say something. */
export interface Span {
  from: number;
  to: number;
  value: string;
}

/** A longer question is a text somebody pasted. */
const MAX_TOKENS = 40;
const APOSTROPHES = /['’‘`´ʼ]/g;

/** Points and colons stay inside a token: 22.30 is a time. */
export const tokensOf = (q: string): Token[] =>
  q
    .split(/[\s,;!?/|()"“”]+/)
    .filter(Boolean)
    .slice(0, MAX_TOKENS)
    .map((typed) => ({
      typed,
      folded: lettersAndPoints(fold(typed.replace(APOSTROPHES, ''))).replace(/^[.:]+|[.:]+$/g, ''),
    }));

/** The folded words from one on, for patterns; one that has no letter keeps its place. */
export const restFrom = (tokens: readonly Token[], from: number): string =>
  tokens
    .slice(from)
    .map(({ folded }) => folded || '-')
    .join(' ');

/** One of some folded phrases at the beginning of words, the longest; they are listed with commas. */
export const phrases = (list: string): RegExp => {
  const ones = list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(`^(?:${ones.join('|')})(?= |$)`);
};
