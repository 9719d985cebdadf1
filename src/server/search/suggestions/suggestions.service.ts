import type { z } from 'zod';
import { dayInAdana, hourInAdana } from '#contract/calendar/days.ts';
import { nearHoliday } from '#contract/calendar/holidays.ts';
import { KIND_PAGE_LEAST } from '#contract/kinds/kinds.ts';
import type { KnownPlace } from '#contract/places/places.ts';
import { kindsOfHour } from '#contract/search/kinds-of-the-hour.ts';
import {
  MOST_KINDS_OF_HOUR,
  MOST_SUGGESTED,
  type SearchSuggestions,
  SUGGESTED_WAYS,
  type SuggestedWay,
  type suggestSearches as suggestSearchesContract,
} from '#contract/search/search-suggestions.ts';
import { isSlipOf, readSlippedName } from '#contract/search/understanding/names.ts';
import type { PlaceBook } from '#contract/search/understanding/place-book.ts';
import { holidaysNow } from '#server/calendar/calendar.service.ts';
import type { KindRow } from '#server/kinds/kinds.service.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { publicDataNow } from '../counting/current-columns.service.ts';
import type { FacetColumns } from '../counting/facet-columns.rules.ts';
import { LIKE_NAMES, listNamesLike } from '../ranking/found.queries.ts';
import { wordsNow } from '../understanding/words-now.service.ts';
import {
  listAbout,
  listAllNamed,
  listBestNamed,
  type SuggestedBusiness,
} from './suggestions.queries.ts';
import {
  askedByStems,
  askedOf,
  asksForDuty,
  asksForHoliday,
  beginningSo,
  COMPARED_WORDS,
  calledSo,
  canBeCompleted,
  completedWords,
  districtsBeginning,
  firstOf,
  kindsCalled,
  leastAt,
  mayNamePlace,
  placesCalled,
  readTyped,
  type Typed,
  wayToPlace,
} from './suggestions.rules.ts';

type Input = z.output<(typeof suggestSearchesContract)['input']>;

const NOTHING: SearchSuggestions = {
  ...{ businesses: [], kinds: [], places: [], ways: [], categories: [], districts: [], words: [] },
};

/** What somebody may mean who has typed so far; while there is no letter, what this hour is about. */
export async function suggestSearches(ctx: Basics, { q }: Input): Promise<SearchSuggestions> {
  const { db } = ctx;
  const typed = readTyped(q);
  if (!typed) return q.trim() ? NOTHING : suggestForHour(ctx);
  const [businesses, counted, ways] = await Promise.all([
    findBusinesses(ctx, typed),
    countedNow(db),
    waysOf(ctx, typed),
  ]);
  const { by, categories, counts, vocabulary } = counted;
  const known = canBeCompleted(typed) ? vocabulary.beginning(typed.last, COMPARED_WORDS) : [];
  return {
    businesses,
    kinds: calledSo(namesOfKinds(counted.kinds), typed, counts.ofKind, MOST_SUGGESTED.kinds).map(
      shownKind,
    ),
    places: mayNamePlace(typed)
      ? calledSo(namesOfPlaces(counted.book), typed, counts.atPlace, MOST_SUGGESTED.places).map(
          ({ one, count }) => ({ name: one.name, ...wayToPlace(one), count }),
        )
      : [],
    categories: beginningSo(categories, typed)
      .slice(0, MOST_SUGGESTED.categories)
      .map((one) => ({ ...one, count: counts.inCategory(one.name) })),
    ways,
    districts: districtsBeginning(typed),
    words: completedWords(known, typed, by.asked),
  };
}

/** Before a letter: the kinds of this hour that have a page, and pages that answer at once. */
async function suggestForHour(ctx: Basics): Promise<SearchSuggestions> {
  const [{ kinds, counts }, isHolidayNear] = await Promise.all([
    countedNow(ctx.db),
    isNearHoliday(ctx),
  ]);
  const { kinds: slugs, isOfDuty } = kindsOfHour(hourInAdana(ctx.now()));
  const shown = slugs.flatMap((slug) => {
    const one = kinds.find((kind) => kind.slug === slug);
    const count = one ? counts.ofKind(one) : 0;
    return one && count > 0 ? [shownKind({ one, count })] : [];
  });
  return {
    ...NOTHING,
    kinds: shown.slice(0, MOST_KINDS_OF_HOUR),
    ways: SUGGESTED_WAYS.filter(
      (way) => way === 'open' || (way === 'duty' ? isOfDuty : isHolidayNear),
    ),
  };
}

async function waysOf(ctx: Basics, typed: Typed): Promise<SuggestedWay[]> {
  if (asksForDuty(typed)) return ['duty'];
  return asksForHoliday(typed) && (await isNearHoliday(ctx)) ? ['holiday'] : [];
}

const isNearHoliday = async (ctx: Basics): Promise<boolean> =>
  nearHoliday(await holidaysNow(ctx), dayInAdana(ctx.now())) !== undefined;

const shownKind = ({ one, count }: { one: KindRow; count: number }) => ({
  ...{ name: one.name, slug: one.slug, categorySlug: one.categorySlug ?? '', count },
});

/** What is called by names, and how many there are of each. */
async function countedNow(db: Db) {
  const current = await publicDataNow(db);
  const { columns } = current;
  return {
    ...(await wordsNow(current)),
    counts: countsOf(columns),
    vocabulary: columns.vocabulary,
  };
}

/** Made once of what is kept: folding some thousand names takes longer than looking through them. */
const once = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

const namesOfKinds = once((kinds: readonly KindRow[]) => kindsCalled(kinds));
const namesOfPlaces = once((book: PlaceBook) =>
  placesCalled([...new Set([...book.byName.values()].flat())]),
);

const countsOf = once((columns: FacetColumns) => {
  const timesIn = (codes: readonly number[]) => {
    const times = new Map<number, number>();
    for (const code of codes) times.set(code, (times.get(code) ?? 0) + 1);
    return times;
  };
  const [byKind, byCategory] = [timesIn(columns.kind), timesIn(columns.category)];
  const orNone = (count: number, least: number) => (count < least ? 0 : count);
  return {
    /** None of one without a page. */
    ofKind: ({ id, categorySlug }: KindRow) =>
      categorySlug === null ? 0 : orNone(byKind.get(id) ?? 0, KIND_PAGE_LEAST),
    inCategory: (name: string) => byCategory.get(columns.categories.known(name) ?? -1) ?? 0,
    atPlace: (place: KnownPlace) => {
      const there = place.members.filter((id) => columns.rowOf(id) !== undefined);
      return orNone(there.length, leastAt(place));
    },
  };
});

/** Called so, beginning so, with such words in the name, then anywhere in the head; the best rated first. */
async function findBusinesses({ db }: Basics, typed: Typed): Promise<SuggestedBusiness[]> {
  const limit = MOST_SUGGESTED.businesses;
  const asked = askedOf(typed, limit);
  let found = await listBestNamed(db, asked);
  // Each step costs, and is only taken while those before found too few.
  for (const list of [listAllNamed, listAbout]) {
    if (found.length < limit) found = firstOf([...found, ...(await list(db, asked))], limit);
  }
  const stems = askedByStems(typed);
  if (found.length === 0 && stems) found = await listAbout(db, { ...asked, query: stems });
  return found.length > 0 ? found : findSlipped(db, typed, limit);
}

/** Nobody is called so; names of which all words but one are, and that one nearly. */
async function findSlipped(
  db: Db,
  { norm, whole }: Typed,
  limit: number,
): Promise<SuggestedBusiness[]> {
  const slipped = whole.length > 0 ? readSlippedName(norm) : undefined;
  if (!slipped) return [];
  const { by } = await wordsNow(await publicDataNow(db));
  const like = await listNamesLike(db, slipped, LIKE_NAMES);
  const [one, ...others] = new Set(
    like.flatMap((name) => (isSlipOf(norm, name.norm, by.known) ? [name.norm] : [])),
  );
  const named = one === undefined || others.length > 0 ? undefined : readTyped(one);
  return named ? listBestNamed(db, askedOf(named, limit)) : [];
}
