import { CITY_NAME } from '#contract/city/city.ts';
import {
  CASE_ENDING,
  isBesideOf,
  isLine,
  isOnlyOfPlaces,
  isPoint,
  isViewOf,
  nounAtEnd,
  type PlaceNoun,
  positionOf,
} from '#contract/places/place-nouns.ts';
import { type KnownPlace, ownWords } from '#contract/places/places.ts';
import { searchNorm, upperTr } from '#contract/text/turkish-fold.ts';
import { linesCalled, type PlaceBook, placesCalled, placesNamed } from './place-book.ts';
import { BESIDE_WHAT_IS_SAID, FILLERS, isDistrict, isGeneral } from './question-words.ts';
import { endsCompound, isKindNamed, tellsKind } from './synonyms.ts';
import type { Thesaurus } from './thesaurus.ts';
import type { Span, Token } from './tokens.ts';

/** Where a question is about. */
export interface ReadPlace extends Span {
  /** Empty where a name was read that nobody knows. */
  places: readonly KnownPlace[];
  /** Those that may be meant as well, behind them. */
  others?: readonly KnownPlace[];
  /** What is around it, not only what is there. */
  isNear: boolean;
  /** Else it may as well be a word: it gives way where nothing would be found there. */
  isSure: boolean;
  /** A town that the directory does not cover. */
  isBeyond?: boolean;
}

export interface PlaceContext {
  book: PlaceBook;
  by: Thesaurus;
  isTaken: readonly boolean[];
}

const CITY = searchNorm(CITY_NAME);
/** Sanayi Odası Yakınları has no more; a street has fewer. */
const MOST_WORDS = 5;
/** Of a name nobody knows: as few as can be, for what is looked for stands before it too. */
const MOST_UNKNOWN_WORDS = 2;

const wordsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ folded }) => searchNorm(folded).split(' ').filter(Boolean));

/** The place a question names: the longest name, first those with their noun. */
export function readPlace(tokens: readonly Token[], context: PlaceContext): ReadPlace | undefined {
  const { isTaken } = context;
  for (const read of [readWithNoun, readAlone])
    for (let length = Math.min(MOST_WORDS, tokens.length); length > 0; length -= 1)
      for (let from = 0; from + length <= tokens.length; from += 1) {
        if (isTaken.slice(from, from + length).some(Boolean)) continue;
        const place = read(tokens, { from, to: from + length }, context);
        if (place) return place;
      }
  return undefined;
}

interface Part {
  from: number;
  to: number;
}

/** Turgut Özal Bulvarında, M1 AVM yanında, gar karşısı. */
function readWithNoun(
  tokens: readonly Token[],
  part: Part,
  context: PlaceContext,
): ReadPlace | undefined {
  const { book } = context;
  const words = wordsOf(tokens.slice(part.from, part.to));
  const end = nounAtEnd(words, false) ?? shortNounAtEnd(words);
  if (!end) return undefined;
  const { noun, length } = end;
  const name = words.slice(0, -length).filter((word) => word !== CITY);
  const tail = tailOf(tokens, part.to, context);
  if (name.length > 0) {
    const places = placesNamed(book, name, noun);
    if (places.length === 0) return undefined;
    if (tail.position === undefined && isNameOfBusiness(tokens, part, noun, context))
      return undefined;
    return placed(part, tail, places, true);
  }
  // The only one there is: "gar yanında"; "park" and "çarşı" are words, and many.
  const only = book.byNoun.get(noun.said) ?? [];
  const isOwn = tail.position === 'near' || !isAskedFor(context.by, words);
  const isMeant = only.length === 1 && noun.entry !== undefined && isOwn;
  if (!isMeant || isNameOfBusiness(tokens, part, noun, context)) return undefined;
  return placed(part, tail, only, true);
}

/** `blv`, `cd`: as addresses have them; they have no endings. */
function shortNounAtEnd(words: readonly string[]) {
  const end = words.length > 1 ? nounAtEnd(words, true) : undefined;
  return end?.noun.isOnlyPlace ? end : undefined;
}

/** Güzelyalı, M1, Ziyapaşada, Balcalı civarı. */
function readAlone(
  tokens: readonly Token[],
  part: Part,
  context: PlaceContext,
): ReadPlace | undefined {
  const { book, by } = context;
  const words = wordsOf(tokens.slice(part.from, part.to));
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.every((word) => /^\d+$/.test(word))) return undefined;
  const before = words.slice(0, -1);
  const bases = [last, ...endingsOff(last)].map((word) => [...before, word].join(' '));
  const name = bases.find((base) => placesCalled(book, base).length > 0);
  if (name === undefined) return undefined;
  const places = placesCalled(book, name);
  // With another noun behind it, it is the name of something else.
  if (nounAtEnd(wordsOf(tokens.slice(part.to, part.to + 1)), false)) return undefined;
  const tail = tailOf(tokens, part.to, context);
  const isPlaced = tail.position !== undefined || name !== bases[0];
  const rest = restOf(tokens, { from: part.from, to: tail.to }, context);
  const isOfPlace = isPlaced && tail.position !== undefined;
  const [first] = places;
  const isCalledSo = words.length > 1 && first && ownWords(first.name).length < words.length;
  if (!isOfPlace && !isCalledSo && words.every((word) => saysSomething(by, word))) return undefined;
  if (!first) return undefined;
  // A whole question that is a name may be that of a business, or of a kind.
  if (rest.length === 0 && !isPlaced) {
    if (first.kind !== 'neighbourhood' || isKindNamed(by, words)) return undefined;
  }
  if (!isPlaced && rest.length > 0 && !asksForKind(by, rest)) return undefined;
  const read = placed(part, tail, places, isPlaced && !isLine(first.kind));
  return first.kind === 'neighbourhood' ? { ...read, others: linesCalled(book, name) } : read;
}

const saysSomething = (by: Thesaurus, word: string) =>
  isAskedFor(by, [word]) || FILLERS.has(word) || isGeneral(word);
const isAskedFor = ({ kinds }: Thesaurus, words: readonly string[]) =>
  words.every((word) => kinds.has(word));
/** Some of it is what somebody may look for. */
const asksForKind = (by: Thesaurus, rest: readonly string[]) =>
  isKindNamed(by, rest) || rest.some((word) => by.asked.has(word) || isKindNamed(by, [word]));

function* endingsOff(word: string): Generator<string> {
  for (let at = word.length - 1; at > 1; at -= 1)
    if (CASE_ENDING.test(word.slice(at))) yield word.slice(0, at);
}

/** What else is said, without what asks. */
const restOf = (tokens: readonly Token[], { from, to }: Part, { isTaken }: PlaceContext) =>
  wordsOf(tokens.filter((_, at) => (at < from || at >= to) && !isTaken[at])).filter(
    (word) => !FILLERS.has(word),
  );

/** A hospital and a mall may be what is looked for; a street, a market and a neighbourhood are not. */
const isNameOfBusiness = (
  tokens: readonly Token[],
  part: Part,
  noun: PlaceNoun,
  context: PlaceContext,
) => noun.entry !== undefined && !asksForKind(context.by, restOf(tokens, part, context));

interface Tail {
  to: number;
  position: ReturnType<typeof positionOf>;
}

/** How what is looked for stands to the place: `yanında`, `içinde`, `en yakın`. */
function tailOf(tokens: readonly Token[], to: number, { isTaken }: PlaceContext): Tail {
  const isMost = ['en', 'cok'].includes(tokens[to]?.folded ?? '') ? 1 : 0;
  const at = to + isMost;
  const position = isTaken[at] ? undefined : positionOf(tokens[at]?.folded ?? '');
  return position === undefined ? { to, position } : { to: at + 1, position };
}

function placed(
  { from }: Part,
  { to, position }: Tail,
  places: readonly KnownPlace[],
  isSure: boolean,
): ReadPlace {
  const [first] = places;
  const isNear =
    position === 'near' || (position === undefined && isPoint(first?.kind ?? 'street'));
  const name = first?.name ?? '';
  return { from, to, value: isNear ? `${name} yakını` : name, places, isNear, isSure };
}

/** How the last word of a compound ends: kulesi, heykeli. */
const COMPOUND = /.{3}(?:s[iu]|[^aeiou][iu])$/;

/** Nobody's own: a köprü, a kale. */
const isLandmark = ({ kind, isOnlyPlace, entry }: PlaceNoun) =>
  isPoint(kind) && !isOnlyPlace && entry === undefined;

/** Köprüsünde, çarşısındaki: whatever is called so, who is in it is at a place. */
const isThere = ({ forms }: PlaceNoun, folded: string) =>
  forms.some(
    (form) => folded.startsWith(form) && /^n?d[ae](?:ki)?$/.test(folded.slice(form.length)),
  );

/** A place nobody knows. */
export interface UnknownPlace extends ReadPlace {
  /** Folded words of its name. */
  name: readonly string[];
  /** `Xyz Sokağı` stands in addresses; of `büyük saat yanında` whoever is there may tell in any words. */
  isOfAddress: boolean;
  /** What it is called with. */
  noun?: PlaceNoun | undefined;
}

/** `Xyz Sokağı`, `büyük saat yanında`, where no such place is known: as few words as name it. */
export function readUnknownPlace(
  tokens: readonly Token[],
  context: PlaceContext,
): UnknownPlace | undefined {
  const { book, by, isTaken } = context;
  const saysSome = (index: number) => {
    const word = tokens[index]?.folded ?? '';
    const isBeside = FILLERS.has(word) || BESIDE_WHAT_IS_SAID.has(word);
    return word !== '' && !isTaken[index] && !isBeside && !isDistrict(word);
  };
  const isName = (index: number) =>
    saysSome(index) && !isKindNamed(by, [tokens[index]?.folded ?? '']);
  // The last word of a longer one may be what a kind is called: büyük saat.
  const isNameEnd = (index: number) => saysSome(index) && (isName(index) || isName(index - 1));
  // Of "rakı göl manzarası" the rakı is what is looked for.
  const isBefore = (index: number, isOfNoun: boolean) =>
    isName(index) && (isOfNoun || !tellsKind(by, tokens[index]?.folded ?? '', true));
  for (const [at, { folded }] of tokens.entries()) {
    // Of a metal sanayi sitesi the sanayi is no name.
    if (nounAtEnd(wordsOf(tokens.slice(Math.max(0, at - 1), at + 1)), false)?.length === 2)
      continue;
    const end = nounAtEnd([folded], false) ?? shortNounAtEnd(['-', folded]);
    const tail = tailOf(tokens, at + 1, context);
    const isIn = end !== undefined && isThere(end.noun, folded);
    const besides = end ? undefined : besideOf(tokens[at], tokens[at + 1]);
    // Of "akşam yemeği manzaralı" the yemek is what is looked for.
    const isSeen = isViewOf(tokens[at + 1]?.folded ?? '');
    const beside = besides && isSeen && endsCompound(by, besides.folded) ? undefined : besides;
    // Of a saat kulesi both are the name.
    const isJoined = (index: number) =>
      COMPOUND.test((index === at && beside ? beside : tokens[index])?.folded ?? '');
    const isPlace = end
      ? end.noun.isOnlyPlace || tail.position === 'near' || isIn
      : isNameEnd(at) && beside !== undefined;
    if (isTaken[at] || !isPlace) continue;
    const nameEnds = end ? at : at + 1;
    let from = at;
    while (
      nameEnds - from < MOST_UNKNOWN_WORDS &&
      (isBefore(from - 1, end !== undefined || from === nameEnds) ||
        (!end && isJoined(from) && saysSome(from - 1)))
    )
      from -= 1;
    // Near any: "hastane yakınında".
    const isAny = from === nameEnds && tail.position === 'near';
    const named = [
      ...tokens.slice(from, isAny ? at + 1 : nameEnds - (beside ? 1 : 0)),
      ...(beside ? [beside] : []),
    ];
    const name = wordsOf(named);
    if (name.length === 0 || book.hidden.has(name.join(' '))) continue;
    // Of a station or a hospital there are many; of a havaalanı one.
    const isNearIt = end && tail.position === 'near' && (!isAny || end.noun.entry === 'name');
    const isSure =
      isNearIt || (!isAny && (isIn || name.length > 1 || !by.known.has(name[0] ?? '')));
    // Denize yakın: of what is no name, nearness says little.
    if (!isSure && beside !== undefined && !isBesideOf(tokens[at + 1]?.folded ?? '')) continue;
    const words = named.map((token) => (isAny && end ? withoutCase(token, end.noun) : token.typed));
    return {
      ...{ from, to: beside ? at + 2 : tail.to, places: [], isNear: false, name },
      value: [...words.map(capital), ...(end && !isAny ? [end.noun.said] : [])].join(' '),
      // Of a bridge whoever is near may tell in any words.
      isOfAddress: end !== undefined && !isAny && !isLandmark(end.noun),
      // Göl manzaralı: what anybody may tell of is no name.
      isSure,
      noun: end?.noun,
    };
  }
  return undefined;
}

/** The noun as it was typed: havaalanı, of havaalanına. */
const withoutCase = ({ typed, folded }: Token, { forms }: PlaceNoun): string => {
  const said = forms.filter((form) => folded.startsWith(form));
  return typed.slice(0, Math.max(0, ...said.map(({ length }) => length)) || undefined);
};

/** Of one that ends with a vowel: köprünün yanında. Mersin has no ending. */
const OF_A_VOWEL = /(?<=.{3}[aeıioöuü])['’‘`´ʼ]?n[ıiuü]n$/u;
/** Büyük Saat’in orda, sanayiye yakın: the word without the ending that says so. */
const ENDINGS_BEFORE: readonly [beside: RegExp, ending: RegExp][] = [
  [/^or(?:a)?(?:lar)?da(?:ki)?$/, /(?<=.{3})['’‘`´ʼ]?n?[ıiuü]n$/u],
  [/^yakin$/, /(?<=.{3})['’‘`´ʼ]?[yn]?[ae]$/u],
];
/** Evime, buraya yakın: near whoever asks. */
const OF_WHO_ASKS = /[iu]m[ae]$|^(?:bu|su|o)raya$|^yere$/;

/** The last word of a name, where the one behind it says that something is beside it. */
function besideOf(word: Token | undefined, next: Token | undefined): Token | undefined {
  if (!word || !next) return undefined;
  const without = (ending: RegExp) => ({
    typed: word.typed.replace(ending, ''),
    folded: word.folded.replace(ending, ''),
  });
  if (isBesideOf(next.folded)) return without(OF_A_VOWEL);
  const [, ending] = ENDINGS_BEFORE.find(([beside]) => beside.test(next.folded)) ?? [];
  const isEnded = ending?.test(word.folded) && !OF_WHO_ASKS.test(word.folded);
  return ending && isEnded ? without(ending) : undefined;
}

/** More words are no name. */
const MOST_BARE_WORDS = 3;

/**
 * What is a place where addresses have it so, the likeliest first: words before a noun (`dokumacılar çarşısı`, and
 * `adana iş merkezi`); and words that nobody asks for, alone or beside what is looked for (`yelkonakta kuaför`).
 */
export function placesMaybe(tokens: readonly Token[], context: PlaceContext): UnknownPlace[] {
  const { by, book, isTaken } = context;
  const isSaid = (at: number) => {
    const word = tokens[at]?.folded ?? '';
    return word !== '' && !isTaken[at] && !FILLERS.has(word) && !isDistrict(word);
  };
  const maybe = (
    from: number,
    to: number,
    name: readonly string[],
    shown: string,
    noun?: PlaceNoun,
  ) =>
    name.length === 0 || book.hidden.has(name.join(' '))
      ? []
      : [
          {
            ...{ from, to, name, noun, value: [shown, noun?.said].filter(Boolean).join(' ') },
            ...{ places: [], isNear: false, isSure: false, isOfAddress: true },
          },
        ];
  const found = [...tokens.keys()].flatMap((at): UnknownPlace[] => {
    const end = nounAtEnd(wordsOf(tokens.slice(Math.max(0, at - 1), at + 1)), false);
    if (!end || end.noun.entry !== undefined || isTaken[at]) return [];
    const nameEnds = at + 1 - end.length;
    const { to } = tailOf(tokens, at + 1, context);
    const lengths = Array.from({ length: MOST_WORDS - 1 }, (_, less) => MOST_WORDS - 1 - less);
    return lengths.flatMap((length) => {
      const from = nameEnds - length;
      const named = tokens.slice(Math.max(0, from), nameEnds);
      const isOfCity = length === 1 && named[0]?.folded === CITY;
      const isWhole = from >= 0 && (isOfCity || named.every((_, index) => isSaid(from + index)));
      if (!isWhole || isKindNamed(by, wordsOf(tokens.slice(from, at + 1)))) return [];
      return maybe(
        from,
        to,
        wordsOf(named),
        named.map(({ typed }) => capital(typed)).join(' '),
        end.noun,
      );
    });
  });
  const isInDistrict = tokens.some(({ folded }) => isDistrict(folded));
  const said = [...tokens.keys()].filter(isSaid);
  const [from = 0, last = 0] = [said[0], said.at(-1)];
  const isUnasked = (word: string) =>
    !by.asked.has(word) &&
    !isKindNamed(by, [word]) &&
    !isGeneral(word) &&
    !/\d/.test(word) &&
    !isOnlyOfPlaces(word) &&
    !nounAtEnd([word], false);
  const bare = (first: number, end: number, isBeside: boolean) => {
    const { typed = '', folded = '' } = tokens[end] ?? {};
    const before = tokens.slice(first, end);
    const isWhere = (base: string) => !isBeside || IS_THERE.test(folded.slice(base.length));
    const bases = [...endingsOff(folded)].filter(isWhere);
    const isCase = isBeside && (isInDistrict || bases.length > 0);
    return (isCase ? bases : [folded, ...bases]).flatMap((base) => {
      const name = [...wordsOf(before), base];
      if (![...name, folded].every(isUnasked) || base.length < SHORTEST_BARE) return [];
      const shown = [...before.map((one) => one.typed), capital(typed).slice(0, base.length)];
      return maybe(first, end + 1, name, shown.map(capital).join(' '));
    });
  };
  const isWholeQuestion =
    said.length > 0 && said.length <= MOST_BARE_WORDS && last - from === said.length - 1;
  return [
    ...found,
    ...(isWholeQuestion ? bare(from, last, false) : []),
    ...said.flatMap((at) =>
      asksForKind(by, restOf(tokens, { from: at, to: at + 1 }, context)) ? bare(at, at, true) : [],
    ),
  ];
}
const SHORTEST_BARE = 4;
const IS_THERE = /^[dt][ae](?:ki)?$/;

/** Without what hangs on it behind an apostrophe. */
const capital = (word: string) =>
  upperTr(word.slice(0, 1)) + word.slice(1).replace(/['’‘`´ʼ]\p{L}+$/u, '');
