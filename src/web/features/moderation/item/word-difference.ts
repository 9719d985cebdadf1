/** A text cut where it differs from another: what both begin with, what is its own, what both end with. */
export interface Cut {
  start: string;
  own: string;
  end: string;
}

/** Cuts two texts by whole words, so that the eye finds what changed in a long address. */
export function cutDifference(old: string, next: string): [Cut, Cut] {
  const from = old.split(/(?<=\s)/);
  const to = next.split(/(?<=\s)/);
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  const cut = (words: string[]): Cut => ({
    start: words.slice(0, head).join(''),
    own: words.slice(head, words.length - tail).join(''),
    end: words.slice(words.length - tail).join(''),
  });
  return [cut(from), cut(to)];
}
