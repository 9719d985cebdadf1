import { nounAtEnd } from '#contract/places/place-nouns.ts';
import { type KnownPlace, ownWords } from '#contract/places/places.ts';
import { anywhere } from '#contract/search/asking/asked-words.ts';
import { queryForWords } from '#contract/search/asking/text-queries.ts';
import {
  type GrammarContext,
  type ReadQuestion,
  readGrammar,
} from '#contract/search/understanding/grammar.ts';
import type { ReadPlace, UnknownPlace } from '#contract/search/understanding/grammar-places.ts';
import {
  isNamedInAddress,
  isToldInText,
  queryForNaming,
  type SoughtPlace,
} from '#contract/search/understanding/named-in-text.ts';
import type { Thesaurus } from '#contract/search/understanding/thesaurus.ts';
import { splitCommaList } from '#contract/text/comma-list.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import type { PublicDataNow } from '../counting/current-columns.service.ts';
import type { PlaceFilter } from '../ranking/filters.rules.ts';
import { listNaming, listWithWords, type NamingRow } from '../ranking/search.queries.ts';

export interface PlacedQuestion extends ReadQuestion {
  /** Beside who is known to be at the place: whose address names it, and who tells of it. */
  besides: readonly (readonly number[])[];
}

/**
 * Reads a question with its places. Of a neighbourhood those too whose address names it, though their district or lost
 * letters say otherwise; a name nobody learnt is the place of those who have its words.
 */
export async function readPlaced(
  { db, columns }: PublicDataNow,
  q: string,
  context: GrammarContext,
): Promise<PlacedQuestion> {
  const read: PlacedQuestion = { ...readGrammar(q, context), besides: [] };
  const { place, unknownPlace, maybePlaces } = read;
  if (!context.places) return read;
  if (place) return { ...read, ...(await withBesides(db, place)) };
  if (!unknownPlace) {
    // What stands in names is no place without its noun.
    const isInNames = ({ name, noun }: UnknownPlace) =>
      noun === undefined && columns.vocabulary.known(name).length === name.length;
    const maybe = maybePlaces.filter((one) => !isInNames(one));
    return (await readMaybe(db, q, context, maybe)) ?? read;
  }
  const { by } = context.places;
  const { name, isOfAddress, isSure } = unknownPlace;
  const members = isOfAddress
    ? await listNamed(db, unknownPlace)
    : [
        await listWithWords(
          db,
          unknownPlace.noun ? inAnyText(by, name) : queryForWords(by, name, false),
        ),
      ];
  if (members.flat().length === 0 && !isSure) return { ...read, unknownPlace: undefined };
  const named = readGrammar(q, { ...context, placeRead: unknownPlace });
  return members.flat().length === 0
    ? { ...named, besides: [] }
    : { ...named, ...placeOf(unknownPlace, members) };
}

type Db = PublicDataNow['db'];

/** Near any hospital is also who has one in their address. */
const inAnyText = (by: Thesaurus, words: readonly string[]) =>
  words.map((word) => anywhere(by, word)).join(' & ');

const naming = (rows: readonly NamingRow[], isOne: (row: NamingRow) => boolean) =>
  rows.filter(isOne).map(({ id }) => id);
const isAt =
  (place: SoughtPlace) =>
  ({ neighbourhood, address }: NamingRow) =>
    isNamedInAddress(`${neighbourhood ?? ''}\n${address}`, place);
const isTelling =
  (place: SoughtPlace) =>
  ({ description }: NamingRow) =>
    isToldInText(description ?? '', place);

/** What nobody writes at all is no other word: it stays a place, and nobody is there. */
async function withBesides(
  db: Db,
  place: ReadPlace,
): Promise<Pick<PlacedQuestion, 'place' | 'besides'>> {
  const { places, others = [] } = place;
  if (places.length === 0 || places.some(({ kind }) => kind !== 'neighbourhood'))
    return { place, besides: [] };
  const names = places.flatMap(({ name, aliases }) => [name, ...splitCommaList(aliases)]);
  const sought = [...new Set(names)].map((name) => ({
    words: ownWords(name),
    noun: nounAtEnd(searchNorm(name).split(' '), false)?.noun,
  }));
  const known = places.flatMap(({ members }) => members);
  const rows = await listNaming(db, queryForNaming(sought), known);
  const named = naming(rows, (row) => sought.some((one) => isAt(one)(row)));
  const told = naming(rows, (row) => sought.some((one) => isTelling(one)(row)));
  const ranked = [named, told, others.flatMap(({ members }) => members)];
  return {
    place: { ...place, isSure: place.isSure || known.length + rows.length === 0 },
    besides: ranked.map((ids, rank) => {
      const before = new Set([...known, ...ranked.slice(0, rank).flat()]);
      return ids.filter((id) => !before.has(id));
    }),
  };
}

/** Whose address names a place; of one that is no street also who tells of it. */
async function listNamed(db: Db, { name, noun }: UnknownPlace): Promise<number[][]> {
  const sought = { words: name, noun };
  const rows = await listNaming(db, queryForNaming([sought]), []);
  const named = naming(rows, isAt(sought));
  const told = noun?.isOnlyPlace ? [] : naming(rows, isTelling(sought));
  return [named, told.filter((id) => !named.includes(id))];
}

/** Words that stand so in addresses, and in no name; those without a noun nowhere else. */
async function readMaybe(
  db: Db,
  q: string,
  context: GrammarContext,
  maybe: readonly UnknownPlace[],
): Promise<PlacedQuestion | undefined> {
  if (maybe.length === 0) return undefined;
  const sought = maybe.map(({ name, noun }) => ({ words: name, noun }));
  const rows = await listNaming(db, queryForNaming(sought), []);
  for (const one of maybe) {
    const place = { words: one.name, noun: one.noun };
    const named = naming(rows, isAt(place));
    const told = one.noun ? naming(rows, isTelling(place)) : [];
    const isElsewhere = rows.some(({ name, description }) =>
      one.noun ? isNamedInAddress(name, place) : hasWords(`${name} ${description ?? ''}`, one.name),
    );
    if (named.length + told.length === 0 || isElsewhere) continue;
    const besides = told.filter((id) => !named.includes(id));
    const read = readGrammar(q, { ...context, placeRead: one });
    // With its noun, or where several are, it is no other word: where nobody there answers, nobody does.
    const isSure = one.noun !== undefined || named.length > 1;
    return { ...read, ...placeOf({ ...one, isSure }, [named, besides]) };
  }
  return undefined;
}

const hasWords = (text: string, words: readonly string[]) =>
  ` ${searchNorm(text)} `.includes(` ${words.join(' ')} `);

/** A place that one question names, of those who are there. */
function placeOf(
  unknown: UnknownPlace,
  [members = [], ...besides]: readonly (readonly number[])[],
) {
  const nowhere = { latitude: null, longitude: null, extent: 0 };
  const known: KnownPlace = {
    ...{ id: 0, kind: 'street', name: unknown.value, aliases: '', members },
    ...nowhere,
  };
  return { place: { ...unknown, places: [known], isBeyond: false }, besides };
}

/** Around a place so much is near. */
const NEAR_METRES = 1000;

/** Of several that are called so, all. */
export function placeFilter(
  { places, isNear }: ReadPlace,
  besides: PlacedQuestion['besides'],
): PlaceFilter {
  const there = [...new Set(places.flatMap((one) => one.members))];
  const ranked = [there, ...besides].flatMap((ids, rank) => ids.map((id) => [id, rank] as const));
  const {
    latitude = null,
    longitude = null,
    extent = 0,
  } = places.length === 1 ? (places[0] ?? {}) : {};
  const isAround = isNear && latitude !== null && longitude !== null;
  const around = isAround ? { latitude, longitude, metres: extent + NEAR_METRES } : undefined;
  return {
    members: ranked.map(([id]) => id),
    ranks: ranked.length > there.length ? new Map(ranked) : undefined,
    around,
  };
}
