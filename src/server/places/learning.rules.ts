import { metresApart } from '#contract/city/places.ts';
import {
  isPoint,
  nounAtEnd,
  type PlaceKind,
  type PlaceNoun,
  positionOf,
} from '#contract/places/place-nouns.ts';
import { ownWords, PLACE_LEAST, type PlaceSource } from '#contract/places/places.ts';
import { lowerTr, searchNorm, upperTr } from '#contract/text/turkish-fold.ts';
import type { Outline } from './outlines.rules.ts';

/** A published business as places are learnt from it. */
export interface LearnableRow {
  id: number;
  name: string;
  /** Name of its kind. */
  kind: string | null;
  address: string;
  district: string;
  neighbourhoodSlug: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface LearntPlace {
  /** The same for all spellings of it. */
  key: string;
  kind: PlaceKind;
  name: string;
  source: PlaceSource;
  latitude: number | null;
  longitude: number | null;
  extent: number;
  /** Pins that say where it is. */
  pins: number;
  members: number[];
}

/** A street has no longer name; what stands before it is something else. */
const MOST_NAME_WORDS = 4;
/** Of a place whose pins say nothing of its size. */
const LEAST_EXTENT = 150;
/** So many of its pins lie in the extent: one that stands far away by mistake does not stretch it. */
const INSIDE_SHARE = 0.9;

interface Mention {
  noun: PlaceNoun;
  /** Folded, and as it is written. */
  words: string[];
  shown: string[];
}

const LOST_LETTERS = /[?\ufffd]/;
/** Also the dash of `Merkez - Turgut Özal Blv.`; points stand behind what is short: `Emek Mah.5. Sok.` */
const PARTS = /[,;/()\n:]+|\s-+\s/;

/** What an address calls places: words before a noun, as far as the noun before. */
export function mentionsIn(address: string): Mention[] {
  return address.split(PARTS).flatMap((part) => {
    const found: Mention[] = [];
    let shown: string[] = [];
    for (const typed of part.split(/[\s.]+/).filter(Boolean)) {
      // `Ceyhan Yolu Üzeri Keresteciler Sitesi` are two; a damaged name would be learnt beside the whole one.
      if (positionOf(searchNorm(typed)) || LOST_LETTERS.test(typed)) {
        shown = [];
        continue;
      }
      shown.push(typed);
      const end = nounAtEnd(shown.map(searchNorm), true);
      if (!end) continue;
      const before = shown.slice(0, -end.length).slice(-MOST_NAME_WORDS);
      shown = [];
      const words = before.map(searchNorm).filter(Boolean);
      // Neighbourhoods have a list of their own.
      if (end.noun.kind !== 'neighbourhood' && words.length > 0)
        found.push({ noun: end.noun, words, shown: before });
    }
    return found;
  });
}

/** `Ceyhanyolu`: a name and its noun as one. It makes no place, for a Karayolu is none; it is at one that is known. */
const WRITTEN_AS_ONE = /^(?<name>\p{L}{3,})(?<noun>bulvari|caddesi|sokagi|meydani|yolu)$/u;
function mentionsAsOne(address: string): { noun: PlaceNoun; words: string[] }[] {
  return address.split(/[\s.,;/()]+/).flatMap((typed) => {
    const { name, noun } = WRITTEN_AS_ONE.exec(searchNorm(typed))?.groups ?? {};
    const end = noun === undefined ? undefined : nounAtEnd([noun], false);
    return name !== undefined && end ? [{ noun: end.noun, words: [name] }] : [];
  });
}

/** @param at `Seyhan/resatbey` */
export const neighbourhoodPlaceKey = (at: string): string => `${searchNorm('Mahallesi')}: ${at}`;

const keyOf = ({ said }: PlaceNoun, words: readonly string[]) =>
  `${searchNorm(said)}: ${words.join(' ')}`;

/** `ATATÜRK` and `atatürk` as names are written; `M1` and `PTT` stay. */
const asName = (word: string): string => {
  const isShouted = word.length > 3 && word === upperTr(word) && !/\d/.test(word);
  const isWhispered = word === lowerTr(word);
  return isShouted || isWhispered ? upperTr(word.slice(0, 1)) + lowerTr(word.slice(1)) : word;
};

/** The one place that a name with initials is short for: `T. Özal Blv.`, of a Turgut Özal Bulvarı. */
function writtenInFull(keys: readonly string[]) {
  const lastOf = (key: string) => key.slice(key.lastIndexOf(' '));
  const byLast = Map.groupBy(keys, lastOf);
  const known = new Map<string, string | undefined>();
  return (noun: PlaceNoun, words: readonly string[]): string | undefined => {
    const from = words.findIndex(isInitial);
    if (from < 0 || words.slice(from).every(isInitial)) return undefined;
    const short = keyOf(noun, words.slice(from));
    if (!known.has(short)) {
      const letters = short.split(' ').map((word) => (isInitial(word) ? `${word}[a-z]+` : word));
      const pattern = new RegExp(`^${letters.join(' ')}$`);
      const [only, ...others] = byLast.get(lastOf(short))?.filter((key) => pattern.test(key)) ?? [];
      known.set(short, others.length > 0 ? undefined : only);
    }
    return known.get(short);
  };
}
const isInitial = (word: string) => /^[a-z]$/.test(word);

/** A number has no owner: `62005 Sokak`. */
const nounBehind = (words: readonly string[], { said }: PlaceNoun) =>
  said === 'Sokağı' && /\d$/.test(words.at(-1) ?? '') ? 'Sokak' : said;

/** The commonest; of equals the one with Turkish letters, which others left out. */
function commonest(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rank = ([name, count]: [string, number]) =>
    count + (/[^\x20-\x7e]/.test(name) ? names.length : 0);
  return [...counts].sort((a, b) => rank(b) - rank(a))[0]?.[0] ?? '';
}

interface Gathered {
  noun: PlaceNoun;
  names: string[];
  rows: Set<LearnableRow>;
  entry: LearnableRow | undefined;
}

/** The noun of a business that is a place itself: by its kind, or by a name that leaves no doubt. */
function entryNounOf({ kind, name, latitude }: LearnableRow): PlaceNoun | undefined {
  if (latitude === null) return undefined;
  const ofName = nounAtEnd(searchNorm(name).split(' '), false)?.noun;
  if (ofName?.entry === 'name') return ofName;
  const called = searchNorm(kind ?? '').split(' ');
  const ofKind = nounAtEnd(called, false);
  const isWhole = ofKind?.length === called.length && ofKind.noun.entry !== undefined;
  return isWhole ? ofKind.noun : undefined;
}

/** So many rows are read at once: some milliseconds. */
const ROWS_AT_ONCE = 50;

/** Does something with each, and lets others have their turn in between. */
function* inSteps<Item>(items: Iterable<Item>, act: (item: Item) => void): Generator<void, void> {
  let left = ROWS_AT_ONCE;
  for (const item of items) {
    act(item);
    left -= 1;
    if (left > 0) continue;
    left = ROWS_AT_ONCE;
    yield;
  }
}

/**
 * Places that the directory's own businesses name: in their addresses, three at least, or by being one.
 * Neighbourhoods come from their list, whoever names them. Over a city this takes seconds: whoever runs it waits
 * a moment wherever it yields.
 */
export function* learningPlaces(
  rows: readonly LearnableRow[],
  neighbourhoods: readonly { district: string; name: string; slug: string }[],
  outlines: ReadonlyMap<string, Pick<Outline, 'centre' | 'outline'>>,
): Generator<void, LearntPlace[]> {
  const gathered = new Map<string, Gathered>();
  const gather = (noun: PlaceNoun, words: readonly string[]) => {
    const key = keyOf(noun, words);
    const one = gathered.get(key) ?? { noun, names: [], rows: new Set(), entry: undefined };
    gathered.set(key, one);
    return one;
  };
  const mentions: { row: LearnableRow; found: Mention[] }[] = [];
  yield* inSteps(rows, (row) => {
    const found = mentionsIn(row.address);
    mentions.push({ row, found });
    for (const { noun, words, shown } of found) {
      const one = gather(noun, ownWords(`${words.join(' ')} ${searchNorm(noun.said)}`));
      one.names.push([...shown.map(asName), nounBehind(words, noun)].join(' '));
      one.rows.add(row);
    }
    const noun = entryNounOf(row);
    if (noun) gather(noun, ownWords(row.name)).entry ??= row;
  });
  const isPlace = ({ rows: named, entry }: Gathered) => named.size >= PLACE_LEAST || entry;
  const places = new Map([...gathered].filter(([, one]) => isPlace(one)));
  const inFull = writtenInFull([...places.keys()]);
  // Before a name others may stand: `Seyhan Atatürk Cad.` is Atatürk Caddesi, where that is known.
  yield* inSteps(mentions, ({ row, found }) => {
    for (const { noun, words } of mentionsAsOne(row.address))
      places.get(keyOf(noun, words))?.rows.add(row);
    for (const { noun, words } of found) {
      const full = inFull(noun, words);
      if (full !== undefined) places.get(full)?.rows.add(row);
      if (places.has(keyOf(noun, words))) continue;
      const shorter = words.map((_, at) => keyOf(noun, words.slice(at)));
      const known = shorter.find((key) => places.has(key));
      if (known) places.get(known)?.rows.add(row);
    }
  });
  const learnt: LearntPlace[] = [];
  yield* inSteps(places, ([key, one]) => void learnt.push(placed(key, one)));
  const byNeighbourhood = Map.groupBy(rows, (row) => `${row.district}/${row.neighbourhoodSlug}`);
  return [
    ...learnt,
    ...neighbourhoods.map(({ district, name, slug }): LearntPlace => {
      const at = `${district}/${slug}`;
      const members = byNeighbourhood.get(at) ?? [];
      const known = outlines.get(at);
      const middle = middleOfPins(members);
      const [longitude, latitude] = known?.centre ?? [];
      const corners = known?.outline.map(([x, y]) => ({ longitude: x, latitude: y })) ?? [];
      return {
        key: neighbourhoodPlaceKey(at),
        kind: 'neighbourhood',
        name,
        source: known ? 'outline' : 'addresses',
        ...middle,
        ...(latitude !== undefined && longitude !== undefined
          ? {
              latitude,
              longitude,
              extent: Math.round(
                Math.max(...corners.map((corner) => metresApart({ latitude, longitude }, corner))),
              ),
            }
          : {}),
        members: members.map(({ id }) => id),
      };
    }),
  ];
}

function placed(key: string, { noun, names, rows, entry }: Gathered): LearntPlace {
  const members = [...new Set([...(entry ? [entry] : []), ...rows])];
  const middle = middleOfPins([...rows]);
  const own = entry?.latitude != null && entry.longitude != null;
  return {
    key,
    kind: noun.kind,
    name: entry?.name ?? commonest(names),
    source: entry ? 'entry' : 'addresses',
    ...middle,
    ...(own ? { latitude: entry.latitude, longitude: entry.longitude } : {}),
    extent: isPoint(noun.kind) && own ? LEAST_EXTENT : middle.extent,
    members: members.map(({ id }) => id).sort((a, b) => a - b),
  };
}

const middle = (sorted: readonly number[]): number => {
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};

/** The middle one of the pins in each direction, and how far from it most of them are; from three pins on. */
function middleOfPins(rows: readonly LearnableRow[]) {
  const pins = rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  );
  if (pins.length < PLACE_LEAST)
    return { latitude: null, longitude: null, extent: LEAST_EXTENT, pins: pins.length };
  const ascending = (values: number[]) => values.sort((a, b) => a - b);
  const centre = {
    latitude: middle(ascending(pins.map(({ latitude }) => latitude))),
    longitude: middle(ascending(pins.map(({ longitude }) => longitude))),
  };
  const apart = ascending(pins.map((pin) => metresApart(centre, pin)));
  const most = apart[Math.ceil(apart.length * INSIDE_SHARE) - 1] ?? 0;
  return { ...centre, extent: Math.max(LEAST_EXTENT, Math.round(most)), pins: pins.length };
}
