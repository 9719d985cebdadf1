import { metresApart } from '#contract/city/places.ts';
import { DUPLICATE_DISTANCE_M } from '#contract/imports/imports.ts';
import { LEGAL_FORMS } from '#contract/text/legal-forms.ts';
import { remembering } from '#contract/text/remembering.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';

/** What two businesses are compared by. */
export interface Comparable {
  name: string;
  district: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  phoneKeys: readonly string[];
  cid: string | null;
  category?: string | undefined;
  neighbourhoodSlug?: string | null | undefined;
}

export type Likeness = 'cid' | 'phone' | 'place';

/** Forms of company and their connecting words, folded; they tell no two businesses apart. */
const LEGAL_WORDS = new Set([...LEGAL_FORMS, 'ins', 'insaat', 'inc', 'the', 'tas', 'sb']);
const KINDS =
  `restaurant restoran restorant lokanta lokantasi cafe kafe kafeterya otel oteli hotel market marketi
   eczane eczanesi kuafor kuaforu salonu magazasi magaza merkezi merkez isletmesi`.split(/\s+/);
const TOWNS = 'adana seyhan cukurova yuregir saricam karaisali turkiye turkey'.split(' ');
/** Kinds and towns that people add or leave out: "Özsüt", "Özsüt Cafe", "Özsüt Adana". */
const COMMON_WORDS = new Set([...KINDS, ...TOWNS]);
const KIND_WORDS = new Set(KINDS);
/** Below this, one letter of difference may be another name. */
const TYPO_MIN_LETTERS = 8;
const TWO_TYPOS_MIN_LETTERS = 16;
/** Alike names begin alike: what they are looked up by. */
const START_LETTERS = 3;

const wordsOf = (name: string): string[] => {
  const all = searchNorm(name).split(' ');
  const words = all.filter((word) => !LEGAL_WORDS.has(word));
  return words.length > 0 ? words : all;
};

const numbersOf = (words: readonly string[]) => words.filter((word) => /\d/.test(word)).join(' ');

/** Letters to change, add or leave out, up to `most`; more than that gives `most + 1`. */
function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line[column] = Math.min(replaced, (before[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
    }
    if (Math.min(...line) > most) return most + 1;
    before = line;
  }
  return before[b.length] ?? most + 1;
}

/** `Ecz.` of `Eczanesi`: a kind's word, cut or without its ending. */
const isShortFor = (word: string, other: string) =>
  word.length >= START_LETTERS && KIND_WORDS.has(other) && other.startsWith(word);
const isSaidIn = (word: string, words: readonly string[]) =>
  words.some((other) => other === word || isShortFor(word, other) || isShortFor(other, word));

/**
 * Whether two names are one, written twice: without forms of company, with or without a kind or a town, with the kind
 * cut, with a letter or two lost. Numbers must be the same: a second branch is another business.
 */
export function isAlike(first: string, second: string): boolean {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  if (numbersOf(a) !== numbersOf(b)) return false;
  const [joinedA, joinedB] = [a.join(''), b.join('')];
  if (joinedA === joinedB) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const isContained = short.every((word) => isSaidIn(word, long));
  const extra = long.filter((word) => !isSaidIn(word, short));
  const isNaming = short.some(
    (word) => !COMMON_WORDS.has(word) && word.length > 2 && long.includes(word),
  );
  if (isContained && isNaming && extra.every((word) => COMMON_WORDS.has(word))) return true;
  const length = Math.min(joinedA.length, joinedB.length);
  if (length < TYPO_MIN_LETTERS) return false;
  const most = length < TWO_TYPOS_MIN_LETTERS ? 1 : 2;
  return lettersApart(joinedA, joinedB, most) <= most;
}

/** Before the names of people who may share a house and its telephone. */
const TITLES = new Set('prof doc yrd op uzm dr dt dyt fzt psk vet av smmm ymm'.split(' '));
const personOf = (name: string): string | undefined => {
  const words = searchNorm(name).split(' ');
  const own = words.filter((word) => !TITLES.has(word));
  return own.length > 0 && TITLES.has(words[0] ?? '') ? own.join(' ') : undefined;
};
/** Two doctors of one practice, two lawyers of one office. */
const areTwoPeople = (a: Comparable, b: Comparable) => {
  const [one, other] = [personOf(a.name), personOf(b.name)];
  return one !== undefined && other !== undefined && !isAlike(one, other);
};

/** What of a name tells it from others: no kinds, no numbers, and nothing of where both of them are. */
const tellingWords = (a: Comparable, b: Comparable): string[] => {
  const places = [a, b].map(({ address }) => new Set(searchNorm(address).split(' ')));
  return wordsOf(a.name).filter(
    (word) =>
      !KIND_WORDS.has(word) && !/\d/.test(word) && !places.every((place) => place.has(word)),
  );
};

/**
 * Whether all that tells one name stands in the other too: `Yıldız Eczanesi`, `Yıldız Ecz. Ayşe Yıldız`. One word in
 * common is not enough: `Ada Turizm` and `Nar Turizm` of one house and one number are two.
 */
const isNamedInOther = (a: Comparable, b: Comparable): boolean => {
  const [wordsA, wordsB] = [wordsOf(a.name), wordsOf(b.name)];
  if (numbersOf(wordsA) !== numbersOf(wordsB)) return false;
  return [
    [tellingWords(a, b), wordsB],
    [tellingWords(b, a), wordsA],
  ].some(([own = [], others = []]) => own.length > 0 && own.every((word) => others.includes(word)));
};

/** The folded beginning under which a name and the names alike are looked up. */
export const nameStart = (name: string): string =>
  Array.from(searchNorm(name).slice(0, 2 * START_LETTERS))
    .slice(0, START_LETTERS)
    .join('');

/** What a kind's word is where it is cut or whole; each is a look-up for every row of a file, so it is cut in one way: `ecz`. */
const otherFormsOf = (word: string): string[] => [
  ...KINDS.filter((kind) => kind !== word && (isShortFor(word, kind) || isShortFor(kind, word))),
  ...(KIND_WORDS.has(word) ? [word.slice(0, START_LETTERS)] : []),
];

/** A name, folded, and the same with a kind's word cut or whole: `toros ecz`, `toros eczane`, `toros eczanesi`. */
function writtenAs(name: string): string[] {
  const norm = searchNorm(name);
  const words = norm.split(' ');
  const others = words.flatMap((word, at) =>
    otherFormsOf(word).map((form) => words.with(at, form).join(' ')),
  );
  return [norm, ...others];
}

/** As `listNamedNear` looks for it. */
export const asNamed = <Named extends { name: string }>(one: Named) => ({
  ...one,
  start: nameStart(one.name),
  norms: writtenAs(one.name),
});

type Pin = { latitude: number; longitude: number };
const pinOf = ({ latitude, longitude }: Comparable): Pin | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

const isSameKind = (a: Comparable, b: Comparable) =>
  !a.category || !b.category || a.category === b.category;

/** `384 s 2` of `384. Sok. No: 2` and `384 Sk. No: 2`: without it an address tells no door. */
const DOOR =
  /(\S+) (?=([csb]))(?:caddesi|cadde|cad|cd|sokagi|sokak|sok|sk|bulvari|bulvar|bulv|blv)(?: \S+)*? no (\d+)/;
const doorIn = remembering((address: string): string =>
  (DOOR.exec(searchNorm(address)) ?? []).slice(1).join(' '),
);
const doorOf = ({ address }: Comparable): string | undefined => doorIn(address) || undefined;

/** Where one of them has no pin: names alike of one kind at one door, or the same name at the same address. */
function isSameAddress(a: Comparable, b: Comparable): boolean {
  if (a.district !== b.district) return false;
  const door = doorOf(a);
  const isOneDoor = door !== undefined && door === doorOf(b);
  if (isOneDoor && isSameKind(a, b) && isAlike(a.name, b.name)) return true;
  return (
    searchNorm(a.name) === searchNorm(b.name) && searchNorm(a.address) === searchNorm(b.address)
  );
}

/** Same place by name: alike and within 150 m (decisions, Import), or by address without pins. */
export function isSamePlace(a: Comparable, b: Comparable): boolean {
  const [pinA, pinB] = [pinOf(a), pinOf(b)];
  if (!pinA || !pinB) return isSameAddress(a, b);
  return metresApart(pinA, pinB) <= DUPLICATE_DISTANCE_M && isAlike(a.name, b.name);
}

/** Lines of a whole company: whoever answers there is in another city. */
const COMPANY_LINE = /^(?:444|\+90(?:444|800|850))/;
/** Numbers that one place has. */
export const ownNumbers = (phoneKeys: readonly string[]): string[] =>
  phoneKeys.filter((key) => !COMPANY_LINE.test(key));

/** Farther apart nobody moves under another name and keeps the telephone. */
const SAME_TELEPHONE_WITHIN_M = 500;
const mayBeOnePlace = (a: Comparable, b: Comparable) => {
  const [pinA, pinB] = [pinOf(a), pinOf(b)];
  if (pinA && pinB) return metresApart(pinA, pinB) <= SAME_TELEPHONE_WITHIN_M;
  return !a.district || !b.district || a.district === b.district;
};

const differ = <Value>(a: Value | undefined, b: Value | undefined) =>
  a !== undefined && b !== undefined && a !== b;

/** In one neighbourhood; where they say a door, at one: two doors are two shops of a chain. */
const areNeighbours = (a: Comparable, b: Comparable) =>
  Boolean(a.neighbourhoodSlug) &&
  a.neighbourhoodSlug === b.neighbourhoodSlug &&
  !differ(doorOf(a), doorOf(b));
/** A street goes on behind the border of a neighbourhood, and far away another one has its name. */
const isOneDoorNearby = (a: Comparable, b: Comparable) =>
  doorOf(a) !== undefined && doorOf(a) === doorOf(b) && mayBeOnePlace(a, b);

/** Under one name in one neighbourhood or at one door, whatever the pins say: a pin is often only the middle of something. */
const isSameByWords = (a: Comparable, b: Comparable) =>
  a.district === b.district &&
  (areNeighbours(a, b) || isOneDoorNearby(a, b)) &&
  isSameKind(a, b) &&
  // The dearest question last; of the longer one a cut may be the other (`rest`).
  (writtenAs(a.name).includes(searchNorm(b.name)) ||
    writtenAs(b.name).includes(searchNorm(a.name)));

/**
 * Why two businesses are one, or may be: then somebody has to look (`isSure: false`). Name, kind, place and number
 * together tell; undefined when they are two.
 */
export function comparisonOf(
  a: Comparable,
  b: Comparable,
): { likeness: Likeness; isSure: boolean } | undefined {
  if (a.cid !== null && a.cid === b.cid) return { likeness: 'cid', isSure: true };
  const [numbersA, numbersB] = [ownNumbers(a.phoneKeys), ownNumbers(b.phoneKeys)];
  const isSameNumber = numbersA.some((key) => numbersB.includes(key));
  const isNameless = !a.name || !b.name;
  if (isSameNumber && (isNameless || isAlike(a.name, b.name)))
    return { likeness: 'phone', isSure: true };
  if (isSamePlace(a, b)) return { likeness: 'place', isSure: true };
  if (isSameNumber) {
    // The shops of a mall answer one number, and so do companies of one owner.
    const isSure =
      mayBeOnePlace(a, b) && isSameKind(a, b) && !areTwoPeople(a, b) && isNamedInOther(a, b);
    return { likeness: 'phone', isSure };
  }
  if (!isSameByWords(a, b)) return undefined;
  return { likeness: 'place', isSure: numbersA.length === 0 || numbersB.length === 0 };
}

/** Why two businesses are one for sure; undefined when they are two, or somebody has to look. */
export function likenessOf(a: Comparable, b: Comparable): Likeness | undefined {
  const found = comparisonOf(a, b);
  return found?.isSure ? found.likeness : undefined;
}

/** Why two businesses are or may be one: for people who decide. */
export const resemblanceOf = (a: Comparable, b: Comparable): Likeness | undefined =>
  comparisonOf(a, b)?.likeness;
