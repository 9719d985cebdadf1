import { fold, lettersIn, searchNorm } from '#contract/text/turkish-fold.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text cut where its words begin like one that was typed, folded: `keb` → **Keb**apçı. */
export function matchingParts(text: string, typed: string): Part[] {
  const letters = [...text];
  const folded = letters.map((letter) => lettersIn(fold(letter)));
  const words = searchNorm(typed).split(' ').filter(Boolean);
  const isMatch = letters.map(() => false);
  for (let at = 0; at < letters.length; at += 1) {
    if (at > 0 && folded[at - 1] !== '') continue;
    const rest = folded.slice(at);
    const end = Math.max(0, ...words.map((word) => lengthOfBeginning(rest, word)));
    isMatch.fill(true, at, at + end);
  }
  const parts: Part[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.text += letter;
    else parts.push({ text: letter, isMatch: isMatch[at] ?? false });
  }
  return parts;
}

/** How many letters of a text it takes to spell a word; 0 where it begins otherwise. */
function lengthOfBeginning(folded: readonly string[], word: string): number {
  let spelled = '';
  for (const [at, letter] of folded.entries()) {
    // An apostrophe or a blank ends a word, a mark of its own (U+0307) does not.
    if (letter === '') return 0;
    spelled += letter;
    if (spelled.startsWith(word)) return at + 1;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
}
