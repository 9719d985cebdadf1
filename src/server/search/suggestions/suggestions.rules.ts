import { weightedRating } from '#contract/businesses/rating-order.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import { ROSTER_SERVICE } from '#contract/duty/duty-services.ts';
import { phrasesOf } from '#contract/kinds/kind-phrases.ts';
import { NEIGHBOURHOOD_PAGE_LEAST, neighbourhoodPath } from '#contract/places/neighbourhoods.ts';
import { isLine, isOnlyOfPlaces } from '#contract/places/place-nouns.ts';
import { type KnownPlace, PLACE_LEAST } from '#contract/places/places.ts';
import { MOST_SUGGESTED } from '#contract/search/search-suggestions.ts';
import { dutyAskedFor } from '#contract/search/understanding/duty-words.ts';
import { fold, lowerTr, searchNorm } from '#contract/text/turkish-fold.ts';
import { neighbourhoodPlaceKey } from '#server/places/learning.rules.ts';
import { NEIGHBOURHOODS } from '#server/places/neighbourhoods.rules.ts';

/** Nobody types more before looking at what is offered; every further word would cost the database. */
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 60;
const STEM_LENGTH = 5;
/** A beginning of so many letters says what it may become. */
const MIN_BEGINNING = 3;
/** One letter begins too many words to complete it. */
const MIN_COMPLETED_LENGTH = 2;

/** What was typed so far: all words but the last are whole, the last may be a beginning. */
export interface Typed {
  /** As `searchNorm` writes it. */
  norm: string;
  whole: readonly string[];
  last: string;
  /** The text before the last word, as it was typed; empty with one word. */
  before: string;
  /** The last word as it was typed, in small letters. */
  lastShown: string;
}

const LAST_WORD = /[\p{L}\p{M}\p{N}]+(?=[^\p{L}\p{M}\p{N}]*$)/u;

/** Undefined when there is nothing to look for: only punctuation or emoji. */
export function readTyped(text: string): Typed | undefined {
  const norm = searchNorm(text);
  if (!norm) return undefined;
  const words = norm.split(' ').map((word) => word.slice(0, MAX_WORD_LENGTH));
  const found = LAST_WORD.exec(text);
  return {
    norm,
    whole: words.slice(0, -1).slice(0, MAX_WORDS),
    last: words.at(-1) ?? '',
    before: text.slice(0, found?.index ?? 0),
    lastShown: lowerTr(found?.[0] ?? ''),
  };
}

/** What the database is asked for: tsqueries, safe because folded words are letters and digits. */
export function askedOf({ norm, whole, last }: Typed, limit: number) {
  const query = [...whole, `${last}:*`].join(' & ');
  const isShort = whole.length > 0 && last.length < MIN_COMPLETED_LENGTH;
  return { norm, whole, last, query, isShort, limit };
}

/**
 * The same for words with endings (`seyhanda ecz`); undefined where that asks for nothing new. Short words
 * stay whole: too many others begin like them.
 */
export function askedByStems({ whole, last }: Typed): string | undefined {
  const isLong = (word: string) => word.length > STEM_LENGTH;
  if (!whole.some(isLong) || last.length < MIN_COMPLETED_LENGTH) return undefined;
  const stems = whole.map((word) => (isLong(word) ? `${word.slice(0, STEM_LENGTH)}:*` : word));
  return [...stems, `${last}:*`].join(' & ');
}

interface Found {
  id: number;
  step: number;
  rating: number;
  reviewCount: number;
}

const weighted = ({ rating, reviewCount }: Found) => weightedRating(rating, reviewCount);

/** The first of what several steps found, each once: by its step, then the best rated. */
export function firstOf<Row extends Found>(found: readonly Row[], limit: number): Row[] {
  const ordered = found.toSorted(
    (a, b) =>
      a.step - b.step || weighted(b) - weighted(a) || b.reviewCount - a.reviewCount || a.id - b.id,
  );
  return [...Map.groupBy(ordered, ({ id }) => id).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, limit);
}

/** 0 where a name begins with what was typed, 1 where one of its words does. */
function placeIn(name: string, { norm }: Typed): number | undefined {
  const folded = searchNorm(name);
  if (folded.startsWith(norm)) return 0;
  return ` ${folded}`.includes(` ${norm}`) ? 1 : undefined;
}

/** Those whose name, or a word in it, begins so; in the order they come in, beginnings first. */
export function beginningSo<Named extends { name: string }>(
  named: readonly Named[],
  typed: Typed,
): Named[] {
  const found = named.flatMap((one) => {
    const place = placeIn(one.name, typed);
    return place === undefined ? [] : [{ one, place }];
  });
  return found.toSorted((a, b) => a.place - b.place).map(({ one }) => one);
}

export const districtsBeginning = (typed: Typed): District[] =>
  DISTRICTS.filter((name) => placeIn(name, typed) === 0).slice(0, MOST_SUGGESTED.districts);

interface SuggestedKind {
  id: number;
  name: string;
  plural: string;
  slug: string;
  /** Other words for it, with commas. */
  words: string;
  categorySlug: string | null;
}

/** Something that is found by several names, folded. */
interface Called<One> {
  one: One;
  own: readonly string[];
  others: readonly string[];
}

export const kindsCalled = <Kind extends SuggestedKind>(kinds: readonly Kind[]): Called<Kind>[] =>
  kinds.map((one) => ({
    ...{ one, own: phrasesOf(one.name, one.plural), others: phrasesOf(one.words) },
  }));

export const placesCalled = (places: readonly KnownPlace[]): Called<KnownPlace>[] =>
  places
    .filter(({ isHidden }) => !isHidden)
    .map((one) => ({ one, own: phrasesOf(one.name), others: phrasesOf(one.aliases) }));

/**
 * Those whose own name begins so, then those with another that does, then those with such a word in their own; in each of
 * them the most first. Of what has none nothing is said.
 */
export function calledSo<One>(
  called: readonly Called<One>[],
  { norm }: Pick<Typed, 'norm'>,
  countOf: (one: One) => number,
  most: number,
): { one: One; count: number }[] {
  const isTelling = norm.length >= MIN_BEGINNING;
  const begins = (name: string) => name.startsWith(norm);
  const has = (name: string) => name.includes(` ${norm}`);
  const found = called.flatMap(({ one, own, others }) => {
    const steps = [own.some(begins), isTelling && others.some(begins), own.some(has)];
    const step = steps.indexOf(true);
    const count = step === -1 ? 0 : countOf(one);
    return count === 0 ? [] : [{ one, count, step }];
  });
  return found.toSorted((a, b) => a.step - b.step || b.count - a.count).slice(0, most);
}

/** One letter begins too many places. */
export const mayNamePlace = ({ norm }: Typed): boolean => norm.length >= MIN_COMPLETED_LENGTH;

const pageOfPlace = new Map(
  NEIGHBOURHOODS.map((one) => [neighbourhoodPlaceKey(`${one.district}/${one.slug}`), one]),
);

/** Where a place leads: a neighbourhood to its page, else to the search for who is there. */
export function wayToPlace({ key = '', kind, name }: KnownPlace) {
  const neighbourhood = pageOfPlace.get(key);
  if (neighbourhood)
    return { district: neighbourhood.district, path: neighbourhoodPath(neighbourhood) };
  const q = `${name} ${isLine(kind) ? 'üzerinde' : 'içinde'}`;
  return { district: null, path: `/search?${new URLSearchParams({ q })}` };
}

/** With fewer there is no page, or no place. */
export const leastAt = ({ kind }: KnownPlace): number =>
  kind === 'neighbourhood' ? NEIGHBOURHOOD_PAGE_LEAST : PLACE_LEAST;

const ON_DUTY = 'nobetci';
const OF_HOLIDAYS = ['bayram', 'tatil', 'arefe'];
const begins = (word: string, last: string) =>
  last.length >= MIN_BEGINNING && word.startsWith(last);

/** nöb, nöbetçi ecz, eczane nöbetçi: who is on duty, of the service whose rosters are kept. */
export function asksForDuty({ norm, whole, last }: Typed): boolean {
  const question = begins(ON_DUTY, last) ? [...whole, ON_DUTY].join(' ') : norm;
  return dutyAskedFor(question) === ROSTER_SERVICE;
}

export const asksForHoliday = ({ whole, last }: Typed): boolean =>
  OF_HOLIDAYS.some(
    (word) => begins(word, last) || [...whole, last].some((one) => one.startsWith(word)),
  );

/** How many known words `completedWords` wants to choose from. */
export const COMPARED_WORDS = 100;

export const canBeCompleted = ({ last }: Typed): boolean => last.length >= MIN_COMPLETED_LENGTH;

/** The endings of a word in a name (eczanesi, oteli, kuaförler), folded; not those of a diminutive. */
const ENDING_OF_NAMES = /(?:s[iu]|l[ae]r[iu]?|[iu])$/;

interface KnownWord {
  word: string;
  shown: string;
  hits: number;
}

/**
 * What was typed with its last word completed: the commonest words, without those that are another
 * with an ending, numbers, and what is a district (that is offered as one) or stands there already. No question begins
 * with what is only said of a place: kenarı, caddesi.
 * What somebody asks for (kuaför, eczane) stands before what is only in names.
 */
export function completedWords(
  known: readonly KnownWord[],
  typed: Typed,
  askedFor: ReadonlySet<string>,
): string[] {
  const words = new Map(known.map((one) => [one.word, { ...one }]));
  for (const { word, hits } of known) {
    const root = words.get(word.replace(ENDING_OF_NAMES, ''));
    if (!root || root.word === word) continue;
    root.hits += hits;
    words.delete(word);
  }
  const isNew = ({ word, shown }: KnownWord) =>
    !/\d/.test(word) &&
    shown !== typed.lastShown &&
    (typed.whole.length > 0 ||
      !(isOnlyOfPlaces(word) || DISTRICTS.some((name) => fold(name) === word)));
  return [...words.values()]
    .filter(isNew)
    .toSorted(
      (a, b) =>
        Number(askedFor.has(b.word)) - Number(askedFor.has(a.word)) ||
        b.hits - a.hits ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, MOST_SUGGESTED.words)
    .map(({ shown }) => typed.before + shown);
}
