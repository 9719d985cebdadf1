import { saidBy } from '#contract/attributes/attributes.ts';
import { weightedRating } from '#contract/businesses/rating-order.ts';
import { dayInAdana, momentInAdana } from '#contract/calendar/days.ts';
import { type Holiday, holidaysAround } from '#contract/calendar/holidays.ts';
import { withDays } from '#contract/calendar/holidays-ahead.ts';
import { isOpenAlways } from '#contract/calendar/open-week.ts';
import { isOpenState, type OpenState, openStateAt } from '#contract/calendar/opening-hours.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import { metresApart } from '#contract/city/places.ts';
import type { DutyTurn } from '#contract/duty/duty.ts';
import { dutyAt } from '#contract/duty/duty-now.ts';
import { type DutyService, ROSTER_SERVICE } from '#contract/duty/duty-services.ts';
import type { KnownPlace } from '#contract/places/places.ts';
import type { QueryInCategories } from '#contract/search/asking/answering.ts';
import { askInTurn, firstFound, stepsOf, wordsUnasked } from '#contract/search/asking/asking.ts';
import { queryForWords, type TextQuery } from '#contract/search/asking/text-queries.ts';
import {
  ALL_HOURS,
  type LiteralKind,
  PRICE_OF_SLUG,
  type PriceSlug,
  READING_KINDS,
  type ReadingKind,
} from '#contract/search/search.ts';
import { dutyAskedFor, mayBeNameOnDuty } from '#contract/search/understanding/duty-words.ts';
import {
  type GrammarContext,
  type ReadQuestion,
  readGrammar,
} from '#contract/search/understanding/grammar.ts';
import type { UnknownPlace } from '#contract/search/understanding/grammar-places.ts';
import { isNamedInAddress } from '#contract/search/understanding/named-in-text.ts';
import { readName } from '#contract/search/understanding/names.ts';
import { type PlaceBook, placeBookOf } from '#contract/search/understanding/place-book.ts';
import { readQuestion, shownQuestion } from '#contract/search/understanding/question.ts';
import { namesAskedAbout } from '#contract/search/understanding/question-words.ts';
import { type Thesaurus, thesaurusOf } from '#contract/search/understanding/thesaurus.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { City, CityBusiness, CityKind } from './city-columns.ts';
import { CityIndex, type Rows } from './city-index.ts';
import { mended } from './city-mended.ts';

/** As the server answers around a place. */
const NEAR_METRES = 1000;
/** A name that more businesses have says what they are, not which one is meant. */
const MOST_NAMED = 3;

/** A city on a device, ready to be asked. */
export interface SearchedCity {
  city: City;
  index: CityIndex;
  by: Thesaurus;
  book: PlaceBook;
  kinds: ReadonlyMap<number, CityKind>;
}

export async function searchedCity(
  city: City,
  pause: () => Promise<unknown>,
): Promise<SearchedCity> {
  const members = new Map<number, number[]>();
  for (const { id, places } of city.businesses)
    for (const place of places) {
      const there = members.get(place);
      if (there) there.push(id);
      else members.set(place, [id]);
    }
  const places: KnownPlace[] = city.places.map((place) => ({
    ...place,
    members: members.get(place.id) ?? [],
  }));
  return {
    city,
    index: await CityIndex.of(city.businesses, pause),
    by: thesaurusOf(city.kinds),
    book: placeBookOf(places),
    kinds: new Map(city.kinds.map((kind) => [kind.id, kind])),
  };
}

export interface CityAnswer {
  /** Best first. */
  found: CityBusiness[];
  /** The question with its words as they were meant, where one was put right. */
  meant: string | undefined;
  /** Its words that those found do not answer. */
  unasked: string[];
  /** It was asked who is on duty: then nothing else answers. */
  duty: CityDuty | undefined;
  /** A place the question names that only addresses know: without them the whole city answers. */
  placeAway: string | undefined;
  /** A town the question names that the directory does not cover: then nobody is found. */
  beyond: string | undefined;
}

export interface CityDuty {
  service: DutyService;
  district: District | undefined;
  /** Those that run, else those that begin next; none that has ended, and none where the list is not here. */
  turns: DutyTurn[];
}

/** Whether a business is open at a moment, by what was taken along; in a year whose holidays were not, nobody knows. */
export function openStateIn(there: SearchedCity, business: CityBusiness, at: Date): OpenState {
  const { hours, isOpen, specialDays } = business;
  const year = dayInAdana(at).slice(0, 4);
  const isOfHolidays = there.kinds.get(business.kindId)?.isOpenOnHolidays;
  if (!isOfHolidays && !there.city.holidays.some(({ until }) => until.slice(0, 4) >= year))
    return { state: 'unknown' };
  return openStateAt(hours, at, { isOpen, specialDays, holidays: holidaysIn(there, business, at) });
}

/** Holidays that put the usual hours of a business in doubt. */
export const holidaysIn = (
  { city, kinds }: SearchedCity,
  { kindId }: CityBusiness,
  at: Date,
): Holiday[] =>
  kinds.get(kindId)?.isOpenOnHolidays ? [] : holidaysAround(city.holidays, dayInAdana(at));

/**
 * Answers a question as the server does, by the same words, kinds, places, hours, prices and attributes, of what was
 * taken along: texts are not in it, and where the visitor stands is not asked.
 */
export async function searchCity(
  there: SearchedCity,
  text: string,
  now: Date,
  literal: readonly LiteralKind[] = [],
): Promise<CityAnswer> {
  const { city, index, by, book } = there;
  const q = text.trim();
  const isNamed = (name: string) => index.norms.includes(searchNorm(name));
  index.forget();
  const isName = mayBeNameOnDuty(q) && isNamed(q);
  const service = isName ? undefined : dutyAskedFor(q);
  const name = service ? undefined : namesAskedAbout(q).find(isNamed);
  // A whole name is that business before anything is read out of it.
  if (name !== undefined) return searchCity(there, name, now, [...literal, ...READING_KINDS]);
  const today = dayInAdana(now);
  const context: GrammarContext = {
    now,
    holidays: city.holidays
      .filter(({ until }) => until > `${today}T00:00`)
      .map((one) => withDays(one, today)),
    categories: city.categories,
    literal: literal.filter((kind): kind is ReadingKind => kind !== 'spelling'),
    places: { by, book },
  };
  const asRead = readGrammar(q, context);
  const away = placeAwayIn(there, asRead);
  const read = away ? readGrammar(q, { ...context, placeRead: away }) : asRead;
  const placeAway = away?.isBeyond ? undefined : away?.value;
  if (service) return { ...NOTHING, duty: dutyIn(city, service, read, now) };
  const beyond = read.place?.isBeyond || away?.isBeyond ? (read.place ?? away)?.value : undefined;
  const isAt = insideOf(there, read, now);
  // Who is called as the town is, is here.
  const called = away?.isBeyond && index.ask(queryForWords(by, away.name, false));
  const isInside = (row: number) => isAt(row) && (!called || called[row] === 1);
  const typed = read.words ? readQuestion(by, read.words) : undefined;
  const answer =
    typed &&
    (await askInTurn(typed, {
      firstOf: (question, ways) =>
        firstFound(stepsOf(ways), async ({ ask }) => ranked(there, ask(), question.norm)),
      correctUnknown: async () => undefined,
      correctQuestion: async (question) => mended(there, question),
    }));
  const isPlaceAlone = !read.words && read.readings.every(({ kind }) => kind === 'place');
  if (read.words ? !typed : away && isPlaceAlone) return { ...NOTHING, placeAway, beyond };
  const rows = new Map(city.businesses.map(({ id }, row) => [id, row]));
  const rowsFound = answer
    ? answer.ids.flatMap((id) => rows.get(id) ?? []).filter(isInside)
    : city.businesses.flatMap((_, row) => (isInside(row) ? [row] : [])).sort(byRating(there));
  // A name that may as well be a word is one where nothing of it is there.
  if (read.place && !read.place.isSure && rowsFound.length === 0)
    return searchCity(there, text, now, [...literal, 'place']);
  const named = read.readings.length > 0 ? rowsNamed(there, q) : [];
  const around = aroundOf(read);
  if (beyond !== undefined && named.length === 0 && rowsFound.length === 0)
    return { ...NOTHING, beyond };
  const ordered = around ? rowsFound.sort(byDistance(there, around)) : rowsFound;
  const isMeant = answer && answer.question !== typed && ordered.length > 0;
  return {
    found: [...new Set([...named, ...ordered])].flatMap((row) => city.businesses[row] ?? []),
    meant: isMeant ? shownQuestion(answer.question) : undefined,
    unasked: answer ? wordsUnasked(answer) : [],
    duty: undefined,
    placeAway,
    beyond: undefined,
  };
}

const NOTHING: CityAnswer = {
  ...{ found: [], meant: undefined, unasked: [], duty: undefined },
  ...{ placeAway: undefined, beyond: undefined },
};

/** What is surely a place, or has a place's noun and is in nobody's name: the server asks addresses for it. */
function placeAwayIn(
  { city }: SearchedCity,
  { place, unknownPlace, maybePlaces }: ReadQuestion,
): UnknownPlace | undefined {
  if (place) return undefined;
  if (unknownPlace) return unknownPlace.isSure ? unknownPlace : undefined;
  return maybePlaces.find(
    ({ name, noun }) =>
      noun && !city.businesses.some((one) => isNamedInAddress(one.name, { words: name, noun })),
  );
}

/** Whoever reads it later reads it by the clock of then. */
function dutyIn(city: City, service: DutyService, read: ReadQuestion, now: Date): CityDuty {
  const said = read.readings.find(({ kind }) => kind === 'district')?.value;
  const known = service === ROSTER_SERVICE ? city.duty : [];
  const turns = dutyAt(known, now).flatMap((one) => one.turns);
  return { service, district: DISTRICTS.find((name) => name === said), turns };
}

const aroundOf = ({ place }: ReadQuestion) => {
  const [only, ...others] = place?.places ?? [];
  if (!place?.isNear || !only || others.length > 0) return undefined;
  const { latitude, longitude, extent } = only;
  return latitude === null || longitude === null
    ? undefined
    : { latitude, longitude, metres: extent + NEAR_METRES };
};

const metresTo = (
  { latitude, longitude }: CityBusiness,
  place: { latitude: number; longitude: number },
) =>
  latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : metresApart(place, { latitude, longitude });

/** What the question says beside its words. */
function insideOf(there: SearchedCity, read: ReadQuestion, now: Date): (row: number) => boolean {
  const said = (kind: ReadingKind) => read.readings.find((one) => one.kind === kind)?.value;
  const [category, district, open] = [said('category'), said('district'), said('open')];
  const price = PRICE_OF_SLUG[said('price') as PriceSlug];
  const wanted = read.readings.flatMap(({ kind, value }) =>
    kind === 'features' ? (saidBy(value) ?? []) : [],
  );
  const members =
    read.place && new Set(read.place.places.flatMap(({ members: those }) => [...those]));
  const around = aroundOf(read);
  const [day = '', time = ''] = open?.split('T') ?? [];
  const at = time === '' ? now : momentInAdana(day, time);
  return (row) => {
    const business = there.city.businesses[row];
    if (!business) return false;
    if (category !== undefined && business.category !== category) return false;
    if (district !== undefined && business.district !== district) return false;
    if (price !== undefined && business.priceRange !== price) return false;
    if (!wanted.every(({ slug, has }) => business.attributes[slug] === has)) return false;
    const isThere =
      !members ||
      members.has(business.id) ||
      (around !== undefined && metresTo(business, around) <= around.metres);
    if (!isThere || open === undefined) return isThere;
    return (
      (open !== ALL_HOURS || isOpenAlways(business.hours)) &&
      isOpenState(openStateIn(there, business, at))
    );
  };
}

const byRating =
  ({ city: { businesses } }: SearchedCity) =>
  (one: number, other: number): number => {
    const [a, b] = [businesses[one] as CityBusiness, businesses[other] as CityBusiness];
    return (
      weightedRating(b.rating, b.reviewCount) - weightedRating(a.rating, a.reviewCount) ||
      b.reviewCount - a.reviewCount ||
      a.planRank - b.planRank ||
      a.id - b.id
    );
  };

const byDistance = (
  { city: { businesses } }: SearchedCity,
  place: { latitude: number; longitude: number },
) => {
  const metres = (row: number) => metresTo(businesses[row] as CityBusiness, place);
  return (one: number, other: number) => {
    const [a, b] = [metres(one), metres(other)];
    return a === b ? one - other : a - b;
  };
};

/** As the database ranks what an ask finds. */
function ranked(
  there: SearchedCity,
  ask: TextQuery,
  norm: string,
): { id: number; isNamed: boolean }[] {
  const { index, city } = there;
  const head = index.ask(ask.head);
  const body = [
    index.ask(ask.anywhere),
    ...ask.besides.map((one) => both(index.ask(one.head), index.ask(one.rest))),
  ];
  const isAnswering = answeringOf(there, ask);
  const ofKinds = new Set(ask.ofKinds);
  const boosts = ask.boosts.map(({ query, points }) => ({ rows: index.ask(query), points }));
  const best = ask.best.map(({ query, points }) => ({ rows: index.ask(query), points }));
  const byMerit = byRating(there);
  const found: { row: number; isNamed: boolean; inHead: number; points: number }[] = [];
  for (let row = 0; row < city.businesses.length; row += 1) {
    const inHead = head[row] ?? 0;
    const isOfKind = ofKinds.has(city.businesses[row]?.kindId ?? -1);
    if (!(inHead || isOfKind || body.some((rows) => rows[row]))) continue;
    if (!isAnswering(row)) continue;
    const name = index.norms[row] ?? '';
    let points = `${name} `.startsWith(ask.opening) ? 8 : 0;
    for (const boost of boosts) if (boost.rows[row]) points += boost.points;
    points += Math.max(0, ...best.map((boost) => (boost.rows[row] ? boost.points : 0)));
    found.push({ row, inHead, points, isNamed: name === norm });
  }
  return found
    .sort(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) ||
        other.inHead - one.inHead ||
        other.points - one.points ||
        byMerit(one.row, other.row),
    )
    .map(({ row, isNamed }) => ({ id: city.businesses[row]?.id ?? 0, isNamed }));
}

const both = (one: Rows, other: Rows): Rows => one.map((is, at) => is & (other[at] ?? 0));

/** What a query finds, or another one in some categories. */
function rowsIn(
  index: CityIndex,
  query: string,
  inside: QueryInCategories | undefined,
): (row: number, category: string) => boolean {
  const anywhere = index.ask(query);
  const there = inside && index.ask(inside.query);
  return (row, category) =>
    anywhere[row] === 1 || (there?.[row] === 1 && inside?.categories.includes(category) === true);
}

/** As `isAnswering` of the database. */
function answeringOf(
  { index, city }: SearchedCity,
  { answering }: TextQuery,
): (row: number) => boolean {
  if (!answering) return () => true;
  const isOwn = rowsIn(index, answering.own, answering.ownIn);
  const isNamedSo = rowsIn(index, answering.named, answering.worded);
  const hinted = index.ask(answering.hinted);
  const { alsoIn } = answering;
  const says = answering.says === undefined ? undefined : index.ask(answering.says);
  const kinds = new Set(answering.kinds);
  const categories = answering.categories && new Set(answering.categories);
  return (row) => {
    const business = city.businesses[row];
    if (!business) return false;
    if (isOwn(row, business.category)) return true;
    if (categories?.has(business.category)) return true;
    if (categories && kinds.size === 0) return false;
    const { kindId, isNamed, also } = business;
    const isOf =
      kindId === -1 ||
      kinds.has(kindId) ||
      (also.some((one) => kinds.has(one)) && (alsoIn?.includes(business.category) ?? true)) ||
      (!isNamed && isNamedSo(row, business.category)) ||
      (kindId === 0 && hinted[row] === 1);
    return isOf && (!says || says[row] === 1);
  };
}

/** Who the whole question is the name of. */
function rowsNamed(there: SearchedCity, q: string): number[] {
  const name = readName(q);
  if (!name) return [];
  const rows = [...there.index.ask(name.query).entries()].flatMap(([row, is]) => (is ? [row] : []));
  const isWhole = (row: number) => there.index.norms[row] === name.norm;
  const meant = rows.length > MOST_NAMED ? rows.filter(isWhole) : rows;
  return meant.sort(
    (one, other) => Number(isWhole(other)) - Number(isWhole(one)) || byRating(there)(one, other),
  );
}
