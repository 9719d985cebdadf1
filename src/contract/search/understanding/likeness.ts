/**
 * How alike two folded words are to somebody who types: letters that sound alike, doubled ones and
 * swapped neighbours cost less than any other mistake.
 */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SOUND_ALIKE = new Set(
  'bp pb dt td gk kg iu ui ou uo ea ae vf fv cs sc zs sz mn nm ie ei cj jc kc ck ao oa oe eo yi iy wv vw qk kq'.split(
    ' ',
  ),
);
const ALIKE_COST = 0.6;
const DOUBLED_COST = 0.4;
const SWAPPED_COST = 0.7;
/** A first letter is seldom wrong. */
export const FIRST_LETTER_COST = 0.5;

/** Written otherwise, said the same. */
const SAME_SOUND_COST = 0.3;
/** How foreign names are written, and how a Turkish ear writes them: dolphin, sony, express. */
const FOREIGN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/s?ch|sh/g, 's'],
  [/th/g, 't'],
  [/c?k|qu?/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ee|ea|y$|ey$/g, 'i'],
  [/oo|ou/g, 'u'],
  [/eau|au/g, 'o'],
  [/c(?=[ei])/g, 's'],
  [/(.)\1/g, '$1'],
];

/** A folded word as it is heard. */
const soundOf = (word: string): string =>
  FOREIGN_LETTERS.reduce((sound, [written, heard]) => sound.replace(written, heard), word);

/** What it costs to make one of the other: 0 is the same, 1 one wrong letter (Damerau–Levenshtein, weighted). */
export function distanceOf(from: string, to: string): number {
  const written = lettersBetween(from, to);
  if (written <= SAME_SOUND_COST || soundOf(from) !== soundOf(to)) return written;
  return SAME_SOUND_COST;
}

function lettersBetween(from: string, to: string): number {
  const width = to.length + 1;
  const cost = (i: number, j: number) => table[i * width + j] ?? 0;
  const table = new Float64Array((from.length + 1) * width);
  const alone = (word: string, at: number) => (word[at] === word[at - 1] ? DOUBLED_COST : 1);
  for (let i = 0; i <= from.length; i += 1) {
    for (let j = 0; j <= to.length; j += 1) {
      if (i === 0 && j === 0) continue;
      let least = Number.POSITIVE_INFINITY;
      if (i > 0) least = Math.min(least, cost(i - 1, j) + alone(from, i - 1));
      if (j > 0) least = Math.min(least, cost(i, j - 1) + alone(to, j - 1));
      if (i > 0 && j > 0) {
        const [a, b] = [from[i - 1], to[j - 1]];
        const replaced = a === b ? 0 : SOUND_ALIKE.has(`${a}${b}`) ? ALIKE_COST : 1;
        least = Math.min(least, cost(i - 1, j - 1) + replaced);
        const isSwapped = i > 1 && j > 1 && a !== b && a === to[j - 2] && b === from[i - 2];
        if (isSwapped) least = Math.min(least, cost(i - 2, j - 2) + SWAPPED_COST);
      }
      table[i * width + j] = least;
    }
  }
  return cost(from.length, to.length) + (from[0] === to[0] ? 0 : FIRST_LETTER_COST);
}

/** What a sound may be in a foreign name. */
const HEARD_AS: Record<string, readonly string[]> = {
  f: ['ph'],
  s: ['sh', 'ch', 'sch', 'c', 'ss'],
  t: ['th', 'tt'],
  k: ['c', 'ck', 'q'],
  v: ['w'],
  i: ['y', 'ee', 'ea', 'ey'],
  u: ['oo', 'ou'],
  o: ['au', 'eau'],
  l: ['ll'],
};
const MOST_WRITINGS = 400;

/**
 * How a word that was written as it is heard may be written by others: `soni` → `sony`; not itself.
 * @param isWritten whether anybody does: of hundreds of ways most are none
 */
export function writingsOf(word: string, isWritten = (_writing: string) => true): string[] {
  let found = [''];
  for (const letter of word.replaceAll('ks', 'x')) {
    const signs = letter === 'x' ? ['ks', 'x'] : [letter, ...(HEARD_AS[letter] ?? [])];
    if (found.length * signs.length <= MOST_WRITINGS)
      found = found.flatMap((begun) => signs.map((sign) => begun + sign));
    else found = found.map((begun) => begun + (signs[0] ?? ''));
  }
  const sound = soundOf(word);
  return found.filter((one) => one !== word && isWritten(one) && soundOf(one) === sound);
}

/** Every word one mistake away: a letter more, less, another, or two neighbours swapped. */
export function neighboursOf(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after) found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

const ENDING =
  /(?:c[iu](?:l[ae]r)?|l[ae]r(?:i|in|[dt][ae]n?|a|e)?|[dt][ae](?:n|ki)?|n[iu]n|y[aeiu])$/;
const MIN_STEM_LENGTH = 4;

/** A word and, where it has an ending, the word without it. */
export function withAndWithoutEnding(word: string): string[] {
  const bare = word.replace(ENDING, '');
  return bare !== word && bare.length >= MIN_STEM_LENGTH ? [word, bare] : [word];
}

const TRADE = /^([a-z]{3,}?)c[iu](?:l[ae]r[a-z]*|y[aeiu]|l[iu]k|n[iu]n|[dt][ae]n?)?$/;

/** What somebody deals in who is called so: yemci → yem, şarapçılar → şarap. */
export const wareOf = (word: string): string | undefined => TRADE.exec(word)?.[1];

const TAIL =
  /^(?:[yns]?[aeiu]n?|l[ae]r[a-z]*|[dt][ae](?:n|ki)?|c[iu][a-z]*|n[iu]n|l[iu]k?|[iu]?m[a-z]{0,3}|)$/;

const ENDINGS_OF_NOUN =
  /^(?:[a-z]?|[yns]?[aeiu]n?(?:[dt][ae](?:n|ki)?|[ae])?|y?l[ae]|l[ae]r[a-z]*|[dt][ae](?:n|ki|y[iu]m)?|c[iu][a-z]*|l[iu][a-z]{0,4}|s[iu]z[a-z]{0,4}|[iu]?m[a-z]{0,5}|(?:ev|hane)[a-z]{0,3})$/;
const SHORT_ENDING = /[aeiumn]/;
const CONSONANT_AT_END = /[^aeiou]$/;
/** Mine and yours, as in babam; and what begins with a letter that keeps two vowels apart, as in babasının. */
const BEHIND_VOWEL = /^(?:m(?:[iu](?:z[a-z]*)?)?|n|s[iu](?!z)[a-z]*|n[iu]n[a-z]*|y[aeiu][a-z]*)$/;
/** Some endings stand behind a vowel alone: hekm is no hek of mine. */
export const canEndIn = (stem: string, ending: string): boolean =>
  !(CONSONANT_AT_END.test(stem) && BEHIND_VOWEL.test(ending));
const HARD: Record<string, string> = { b: 'p', d: 't', g: 'k' };

/** One noun, whatever its endings: kebap and kebabında, tabanım and taban, not tabanca. */
export function isSameWord(word: string, other: string): boolean {
  const hard = (at: string | undefined) => (at === undefined ? undefined : (HARD[at] ?? at));
  let same = 0;
  while (same < word.length && hard(word[same]) === hard(other[same])) same += 1;
  const rests = [word.slice(same), other.slice(same)];
  // Where both go on, one letter must be an ending: otomativ is no otomatik, barber no barbecue.
  const isOtherLetter = rests.some((rest) => rest.length === 1 && !SHORT_ENDING.test(rest));
  if (isOtherLetter && !rests.includes('')) return false;
  return rests.every((rest) => ENDINGS_OF_NOUN.test(rest) && canEndIn(word.slice(0, same), rest));
}

/** Two words that are one with other endings: oteller, otelleri. */
export function isOtherEnding(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  return TAIL.test(word.slice(same)) && TAIL.test(other.slice(same));
}

/** Most that a correction may cost in a word of that length. */
export const mostCostIn = (length: number): number =>
  length <= 4 ? 1.1 : length <= 6 ? 1.4 : length <= 8 ? 2.1 : 2.7;

/** The same of a word that is all of a question, beside which nothing says what was meant: sazlık is no sözlük. */
export const mostCostAlone = (length: number): number =>
  length <= MAX_MIDDLE ? 1.1 : mostCostIn(length);

/** A tenfold number of hits makes up for so much of a mistake. */
const POPULARITY = 0.15;
const MAX_SHORT = 4;
/** Of a short word another letter makes another one: a büst is no best. */
const isOtherShort = (word: string, other: string, distance: number) =>
  word.length <= MAX_SHORT && other.length === word.length && distance >= 1;

/** As they lie on a Turkish keyboard, folded, each row a little farther right. */
const KEYS = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
const ROW_STARTS = [0, 0.25, 0.75];
const keysOf = (letter: string) =>
  KEYS.flatMap((row, y) =>
    [...row].flatMap((key, at) => (key === letter ? [{ x: at + (ROW_STARTS[y] ?? 0), y }] : [])),
  );
const areNeighbours = (one: string, other: string) =>
  keysOf(one).some((a) =>
    keysOf(other).some((b) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1),
  );

/** Of a word that is not long one other letter, neither heard nor typed for its own, makes another: mağara, mağaza. */
export function isOtherLetter(word: string, other: string): boolean {
  if (word.length > MAX_MIDDLE || word.length !== other.length) return false;
  const [at, ...more] = [...word].flatMap((letter, index) =>
    letter === other[index] ? [] : [index],
  );
  if (at === undefined || more.length > 0) return false;
  const [a = '', b = ''] = [word[at], other[at]];
  return !SOUND_ALIKE.has(`${a}${b}`) && !areNeighbours(a, b);
}
const MAX_MIDDLE = 6;

/** Where something is made or who deals in it many words end alike, which says nothing of two: a darphane is no dershane. */
const ENDINGS_OF_MANY = ['hane', 'ci', 'cu'];
const lettersShared = (word: string): number =>
  ENDINGS_OF_MANY.find((ending) => word.endsWith(ending))?.length ?? 0;

/** How much speaks against another word's having been meant, which so many have: the least is the likeliest; undefined when it is too far. */
export function doubtOf(word: string, other: string, hits: number): number | undefined {
  const distance = distanceOf(word, other);
  const most = mostCostIn(word.length - lettersShared(word));
  return distance > most || isOtherShort(word, other, distance)
    ? undefined
    : distance - POPULARITY * Math.log10(hits);
}
