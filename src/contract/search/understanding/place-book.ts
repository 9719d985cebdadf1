import { isLine, nounAtEnd, PLACE_KINDS, type PlaceNoun } from '#contract/places/place-nouns.ts';
import { type KnownPlace, ownWords } from '#contract/places/places.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { distanceOf } from './likeness.ts';

/** What questions call places, ready to be looked up. */
export interface PlaceBook {
  /** By the words that tell them from others of their noun, folded: `m1`, `turgut ozal`. */
  readonly byName: ReadonlyMap<string, readonly KnownPlace[]>;
  /** By each of those words. */
  readonly byWord: ReadonlyMap<string, readonly KnownPlace[]>;
  /** By what their noun is called: `Garı`. */
  readonly byNoun: ReadonlyMap<string, readonly KnownPlace[]>;
  /** By such words too: names that the team says are none. */
  readonly hidden: ReadonlySet<string>;
}

const namesOf = ({ name, aliases }: KnownPlace) => [name, ...splitCommaList(aliases)];
const nounOf = (name: string) => nounAtEnd(searchNorm(name).split(' '), false)?.noun.said;

export function placeBookOf(places: readonly KnownPlace[]): PlaceBook {
  const byName = new Map<string, KnownPlace[]>();
  const byWord = new Map<string, KnownPlace[]>();
  const byNoun = new Map<string, KnownPlace[]>();
  const put = (map: Map<string, KnownPlace[]>, key: string, place: KnownPlace) => {
    const list = map.get(key) ?? [];
    if (!list.includes(place)) map.set(key, [...list, place]);
  };
  const hidden = new Set<string>();
  for (const place of places)
    for (const name of namesOf(place)) {
      const words = ownWords(name);
      if (place.isHidden) hidden.add(words.join(' '));
      if (words.length === 0 || place.isHidden) continue;
      put(byName, words.join(' '), place);
      const whole = searchNorm(name).split(' ');
      // Without the last word of a noun in two: Metal Sanayi.
      if (whole.length - words.length === 2) put(byName, whole.slice(0, -1).join(' '), place);
      // Written as one: Ceyhanyolu.
      if (whole.length > 1 && !/\d/.test(name)) put(byName, whole.join(''), place);
      for (const word of words) put(byWord, word, place);
      const noun = nounOf(name);
      if (noun) put(byNoun, noun, place);
    }
  return { byName, byWord, byNoun, hidden };
}

export const EMPTY_BOOK: PlaceBook = placeBookOf([]);

const isOfNoun = (place: KnownPlace, { said, kind }: PlaceNoun) =>
  place.kind === kind &&
  (kind === 'neighbourhood' || namesOf(place).some((name) => nounOf(name) === said));

const SHORTEST_MISTYPED = 5;

/** What a name and a noun behind it mean: that name with that noun, then what is nearly so and no other is. */
export function placesNamed(
  { byName, byWord }: PlaceBook,
  words: readonly string[],
  noun: PlaceNoun,
): readonly KnownPlace[] {
  const name = words.join(' ');
  const called = byName.get(name) ?? [];
  const same = called.filter((place) => isOfNoun(place, noun));
  if (same.length > 0) return same;
  // A junction has the name of a road that goes there: nearer to it nobody knows.
  const isOfRoads = isLine(noun.kind) || noun.kind === 'junction';
  const alike = called.filter(({ kind }) => (isOfRoads ? isLine(kind) : kind === noun.kind));
  if (alike.length > 0) return alike.length === 1 ? alike : [];
  // Balcalı Hastanesi is the one hospital with that word in its name.
  const [first = '', ...others] = words;
  const partly = (byWord.get(first) ?? []).filter(
    (place) =>
      place.kind === noun.kind &&
      !isLine(place.kind) &&
      place.kind !== 'neighbourhood' &&
      others.every((word) => byWord.get(word)?.includes(place)),
  );
  if (partly.length > 0) return partly.length === 1 ? partly : [];
  if (name.length < SHORTEST_MISTYPED || /\d/.test(name)) return [];
  const mistyped = [...byName].flatMap(([other, places]) =>
    other[0] === name[0] &&
    Math.abs(other.length - name.length) <= 1 &&
    distanceOf(other, name) <= 1
      ? places.filter((place) => isOfNoun(place, noun))
      : [],
  );
  return mistyped.length === 1 ? mistyped : [];
}

/** What a name alone means: of several kinds of places the first in their order. */
export function placesCalled({ byName }: PlaceBook, name: string): readonly KnownPlace[] {
  // Nobody calls Yeni Mahalle by its first word.
  const isWhole = ({ kind, name: full }: KnownPlace) =>
    kind !== 'neighbourhood' || nounOf(full) === undefined;
  const called = (byName.get(name) ?? []).filter(isWhole);
  const kind = PLACE_KINDS.find((one) => called.some((place) => place.kind === one));
  return called.filter((place) => place.kind === kind);
}

/** Streets that are called as a neighbourhood is: who says Ziyapaşa alone may mean either. */
export const linesCalled = ({ byName }: PlaceBook, name: string): readonly KnownPlace[] =>
  (byName.get(name) ?? []).filter(({ kind }) => isLine(kind));
