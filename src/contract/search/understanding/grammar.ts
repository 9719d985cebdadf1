import type { HolidayAhead } from '#contract/calendar/holidays-ahead.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import type { PriceSlug, Reading, ReadingKind } from '#contract/search/search.ts';
import { fold, searchNorm } from '#contract/text/turkish-fold.ts';
import { readAttributes } from './grammar-attributes.ts';
import { nationalDayIn, readOpen, readTime } from './grammar-open.ts';
import {
  placesMaybe,
  type ReadPlace,
  readPlace,
  readUnknownPlace,
  type UnknownPlace,
} from './grammar-places.ts';
import { distanceOf } from './likeness.ts';
import type { PlaceBook } from './place-book.ts';
import type { Thesaurus } from './thesaurus.ts';
import { phrases, restFrom, type Span, type Token, tokensOf } from './tokens.ts';
import { readTownBeyond } from './towns/grammar-towns.ts';

/**
 * What a question says beside what it looks for: "seyhanda açık ucuz kebapçı" is a kebapçı in Seyhan,
 * open now, at a low price. A small grammar over folded words, one rule per kind; whatever it is not
 * sure of stays a word.
 */
export interface GrammarContext {
  now: Date;
  /** Those to come, where the question may name one: `mayNameHoliday`. */
  holidays?: readonly HolidayAhead[] | undefined;
  /** All there are; a category is read by its name of today. */
  categories: readonly { name: string; slug: string }[];
  /** Kinds that must stay words. */
  literal?: readonly ReadingKind[] | undefined;
  /** What its words and its places are read by; no place is read without. */
  places?: { by: Thesaurus; book: PlaceBook } | undefined;
  /** Words that are a place, though the book has none of that name. */
  placeRead?: UnknownPlace | undefined;
  /** What was chosen beside the words: it wins over them. */
  chosen?: {
    category?: string | undefined;
    district?: string | undefined;
    open?: string | undefined;
    prices?: readonly PriceSlug[] | undefined;
    features?: readonly string[] | undefined;
  };
}

export interface ReadQuestion {
  /** What is left to look for. */
  words: string;
  readings: Reading[];
  place: ReadPlace | undefined;
  /** Words that name a place nobody knows; they stay words unless that is asked for. */
  unknownPlace: UnknownPlace | undefined;
  /** Where neither is read: words that are one where addresses have them, the likeliest first. */
  maybePlaces: readonly UnknownPlace[];
}

/** Words that say nothing when all the rest of a question has been read. */
const EMPTY_WORDS = new Set(
  `adana adanada adanadaki adananin bir bu en ve de da ki mi mu var ne nerede nerde nerededir neresi
  nereye hangi hangisi yer yeri yerler yerleri mekan mekani mekanlar mekanlari isletme isletmeler isletmeleri
  olan olanlar lazim ariyorum istiyorum bul goster oneri onerisi onerileri icin`.split(/\s+/),
);

/** What ends a question without being looked for: "kebapçı var mı". */
const ASKING_WORDS = new Set(
  'var mi varmi nerede nerde nerededir ariyorum istiyorum lazim bul goster'.split(' '),
);

/** What is left of "ucuz ve temiz otel" begins behind it. */
const JOINING_WORDS = new Set(['ve', 'ile', 'veya', 'ama', 'hem']);

/** Reads a question: what it says of district, attributes, open hours, price, nearness and category, and the rest. */
export function readGrammar(q: string, context: GrammarContext): ReadQuestion {
  const tokens = tokensOf(q);
  const isTaken = tokens.map(() => false);
  const { literal = [], chosen = {} } = context;
  const readings: Reading[] = [];

  const isFree = ({ from, to }: Span) => !isTaken.slice(from, to).some(Boolean);
  const typedOf = ({ from, to }: Span) =>
    tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ');
  const take = (kind: ReadingKind, span: Span | undefined, own: 'free' | 'same' | 'other') => {
    if (!span || literal.includes(kind) || own === 'other' || !isFree(span)) return;
    isTaken.fill(true, span.from, span.to);
    if (own === 'free') readings.push({ kind, words: typedOf(span), value: span.value });
  };

  const district = readDistrict(tokens);
  take('district', district, compare(chosen.district, district?.value));
  const places = context.places && !literal.includes('place') ? context.places : undefined;
  // A district that was taken away, or another one chosen for it, comes back as no place of that name.
  const said = [district, nationalDayIn(tokens)];
  const isSaid = isTaken.map(
    (is, at) => is || said.some((span) => span && span.from <= at && at < span.to),
  );
  // What is in one of our districts is in no other town.
  const beyond =
    places && !district ? readTownBeyond(tokens, { ...places, isTaken: isSaid }) : undefined;
  const place = beyond?.isThere
    ? beyond.town
    : places && readPlace(tokens, { ...places, isTaken: isSaid });
  take('place', place, 'free');
  const unknownPlace =
    places && !place
      ? (beyond?.town ?? readUnknownPlace(tokens, { ...places, isTaken: isSaid }))
      : undefined;
  take('place', context.placeRead, 'free');
  for (const span of readAttributes(tokens))
    take('features', span, chosen.features?.includes(span.value) ? 'same' : 'free');
  // Whoever chose a time has answered "açık" themselves.
  take(
    'open',
    readOpen(tokens, context.now, context.holidays),
    chosen.open === undefined ? 'free' : 'same',
  );
  const price = readPrice(tokens, isTaken);
  take('price', price, comparePrices(chosen.prices, price?.value));
  take('near', readNear(tokens), 'free');
  const open = readings.find(({ kind }) => kind === 'open');
  if (context.places && !literal.includes('open') && (!open || open.value === 'now')) {
    const time = readTime(tokens, context.now, { by: context.places.by, isTaken });
    // "açık eczane pazar günü": when is said apart from what it is of.
    if (open) readings.splice(readings.indexOf(open), time ? 1 : 0);
    take('open', time, chosen.open === undefined ? 'free' : 'same');
  }

  const maybePlaces =
    places && !place && !unknownPlace
      ? placesMaybe(tokens, {
          ...places,
          isTaken: isSaid.map((is, at) => is || (isTaken[at] ?? false)),
        })
      : [];
  const free = () => tokens.map((token, at) => ({ ...token, at })).filter(({ at }) => !isTaken[at]);
  const saying = free().filter(({ folded }) => !EMPTY_WORDS.has(folded));
  let named: string | undefined;
  for (const left of [free(), saying]) {
    const category = categoryNamed(left, context);
    const [first, last] = [left[0]?.at ?? 0, left.at(-1)?.at ?? 0];
    if (category === undefined || last - first >= left.length) continue;
    const span = { from: first, to: last + 1, value: category };
    take('category', span, compare(chosen.category, category));
    // What stays a word is asked for as it is called here: hotel, oteller.
    if (literal.includes('category') && !isOwnName(left, category)) named = category;
    break;
  }
  const read = { readings, place, unknownPlace, maybePlaces };
  if (named !== undefined) return { ...read, words: named };
  if (!isTaken.includes(true)) return { ...read, words: q.trim() };
  const rest = free();
  if (rest.every(({ folded }) => EMPTY_WORDS.has(folded))) return { ...read, words: '' };
  const first = rest.findIndex(({ folded }) => !JOINING_WORDS.has(folded));
  const end = rest.findLastIndex(({ folded }) => !ASKING_WORDS.has(folded)) + 1;
  const words = rest.slice(first, end).map(({ typed }) => typed);
  return { ...read, words: words.join(' ') };
}

const compare = (chosen: string | undefined, read: string | undefined) =>
  chosen === undefined ? 'free' : chosen === read ? 'same' : 'other';

const comparePrices = (chosen: readonly PriceSlug[] | undefined, read: string | undefined) =>
  !chosen?.length ? 'free' : chosen.some((price) => price === read) ? 'same' : 'other';

/** seyhanda, Seyhan'daki, yüreğir'in, çukurovadan, karaisalıya, sarıçamlı */
const DISTRICT_ENDING = /^(?:[dt][ae](?:n|ki|kiler|kilerin)?|n?in|[yn]?[ae]|l[iu])?$/;
const SHORTEST_MISTYPED = 5;
const DISTRICT_STEMS = DISTRICTS.map((name) => ({ name, stem: fold(name) }));
const DISTRICT_WORD = /^(?:ilce|merkez)(?:s?i)?(?:n?[dt][ae](?:n|ki)?|nin)?$/;
/** Seyhan Caddesi, Çukurova Üniversitesi: there the name is the name of something else. */
const NAMED_AFTER_DISTRICT =
  /^(?:universite|cad(?:de(?:si)?)?$|bulvar|blv|sok(?:ak|agi)?$|sk$|mah(?:alle(?:si)?)?$|yolu|nehri|irmagi|baraj|kopru|belediye|kaymakam|sitesi|parki$|fakulte|tip$|teknokent|metro)/;

function districtOf(word: string): string | undefined {
  return DISTRICT_STEMS.find(
    ({ stem }) => word.startsWith(stem) && DISTRICT_ENDING.test(word.slice(stem.length)),
  )?.name;
}

/** Seyhn, çukorovada, yüreyir: one letter wrong, not the first; Ceyhan is another town. */
function mistypedDistrictOf(word: string): string | undefined {
  const isMistyped = (base: string, stem: string) =>
    base.length >= SHORTEST_MISTYPED && base[0] === stem[0] && distanceOf(base, stem) <= 1;
  return DISTRICT_STEMS.find(({ stem }) =>
    Array.from(word, (_, at) => at + 1).some(
      (end) => DISTRICT_ENDING.test(word.slice(end)) && isMistyped(word.slice(0, end), stem),
    ),
  )?.name;
}

/** The one district a question names; with two nobody knows which is meant. */
function readDistrict(tokens: readonly Token[]): Span | undefined {
  return readDistrictBy(districtOf, tokens) ?? readDistrictBy(mistypedDistrictOf, tokens);
}

function readDistrictBy(
  nameOf: (word: string) => string | undefined,
  tokens: readonly Token[],
): Span | undefined {
  let found: Span | undefined;
  for (const [at, { folded }] of tokens.entries()) {
    const value = nameOf(folded);
    const next = tokens[at + 1]?.folded ?? '';
    if (value === undefined || NAMED_AFTER_DISTRICT.test(next)) continue;
    if (found && found.value !== value) return undefined;
    found ??= { from: at, to: DISTRICT_WORD.test(next) ? at + 2 : at + 1, value };
  }
  return found;
}

/** Ücretsiz otopark is a car park, not a price. */
const FREE_OF_CHARGE_THINGS =
  /^(?:internet|wi-?fi|otopark|vale|park|servis|kargo|teslim|ikram|kesif|muayene|danis|deneme|giris|kahvalti|ulasim|transfer|ders)/;
const PRICES: readonly { pattern: RegExp; value: PriceSlug; isSure?: boolean }[] = [
  // Longer ones first: they hold the shorter ones.
  { pattern: /^pahali olmayan\b/, value: 'uygun' },
  {
    pattern:
      /^(?:en |cok |daha )?(?:fiyat(?:i|lari) )?ucuz(?:a|u|undan)? fiyat(?:li|a|tan|larla)\b/,
    value: 'uygun',
  },
  { pattern: /^(?:en |cok |daha )?(?:fiyat(?:i|lari) )?ucuz(?:a|u|undan)?\b/, value: 'uygun' },
  { pattern: /^(?:en |cok |daha )?(?:fiyat(?:i|lari) )uygun\b/, value: 'uygun' },
  { pattern: /^(?:en |cok |daha )?uygun fiyat(?:li|a|tan|larla)?\b/, value: 'uygun' },
  { pattern: /^(?:en |cok |daha )?(?:hesapli|ekonomik)\b/, value: 'uygun' },
  { pattern: /^butce dostu\b/, value: 'uygun' },
  { pattern: /^(?:en |cok |daha )?uygun\b/, value: 'uygun', isSure: false },
  { pattern: /^orta (?:fiyatli|fiyat|halli|karar|segment|butceli?)\b/, value: 'orta' },
  { pattern: /^(?:en |cok |daha )?(?:luks|pahali)\b/, value: 'pahali' },
  { pattern: /^(?:ucretsiz|bedava)\b/, value: 'ucretsiz' },
  // What visitors from abroad say for it, folded.
  {
    pattern: phrases(`
      cheap, cheapest, low cost, inexpensive, affordable, budget, gunstig, gunstige, gunstiges, gunstiger, billig, billige,
      billiges, preiswert, preiswerte, preiswertes, erzan, رخيص, رخيصه, ارخص, дешевыи, дешевая, дешевое, дешево, недорогои,
      недорогая, недорогое, недорого`),
    value: 'uygun',
  },
];

function readPrice(tokens: readonly Token[], isTaken: readonly boolean[]): Span | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    const rest = restFrom(tokens, from);
    for (const { pattern, value, isSure = true } of PRICES) {
      const said = pattern.exec(rest)?.[0];
      if (said === undefined) continue;
      const to = from + said.split(' ').length;
      const next = tokens[to]?.folded ?? '';
      if (value === 'ucretsiz' && FREE_OF_CHARGE_THINGS.test(next)) break;
      // "çocuklara uygun": suited to somebody, not cheap.
      const before = tokens[from - 1]?.folded ?? '';
      if (!isSure && /[ae]$/.test(before) && !isTaken[from - 1]) break;
      return { from, to, value };
    }
  }
  return undefined;
}

/** What visitors from abroad say for it, folded; of a place by name they say more than that. */
const NEAR_ABROAD = phrases(`
  near me, near to me, near here, nearby, nearest, closest, closest to me, close to me, close by, around me, around here,
  in der nahe, in meiner nahe, nachste, nachster, nachstes, قريب, قريب مني, اقرب, بالقرب مني,
  рядом, рядом со мной, поблизости, ближаишии, ближаишая, ближаишее, nezik, nezike min
`);
const NEAR: readonly RegExp[] = [
  NEAR_ABROAD,
  /^(?:bana|buraya|evime|konumuma|bulundugum yere|bize) (?:en )?yakin(?:daki|lardaki|inda|da)?\b/,
  /^(?:benim |cok |en )?yakin(?:im|larim)[dt]a(?:ki)?\b/,
  /^en yakin(?:daki|im|imdaki)?\b/,
  /^yakin(?:lar)?[dt]a(?:ki)?\b(?! (?:acil|baslay|gel))/,
  /^(?:yakin )?(?:civar(?:im|lar)|cevrem|etrafim|yanim|yanibasim|dibim|mahallem)[dt][ae](?:ki)?\b/,
  /^bura(?:lar)?(?:[dt]a(?:ki)?)\b/,
];

/** Near whoever asks; near something else is no nearness of ours. */
function readNear(tokens: readonly Token[]): Span | undefined {
  for (let from = 0; from < tokens.length; from += 1) {
    const rest = restFrom(tokens, from);
    for (const pattern of NEAR) {
      const said = pattern.exec(rest)?.[0];
      if (said !== undefined) return { from, to: from + said.split(' ').length, value: '' };
    }
  }
  // "yakın eczane" is near; behind another word it may be near that.
  if (tokens[0]?.folded === 'yakin' && tokens.length > 1) return { from: 0, to: 1, value: '' };
  return undefined;
}

/** Kafede, otellerdeki, otelciler, restoranları: what may follow a category's plain name. */
const CATEGORY_ENDING = /^(?:c[iu](?=l[ae]r))?(?:l[ae]ri?)?(?:n?[dt][ae](?:ki|n)?)?$/;
/** The category that words are the name of, whole; "spor ayakkabı" and "güzellik salonu" are none. */
function categoryNamed(
  left: readonly Token[],
  { categories, places }: GrammarContext,
): string | undefined {
  if (left.length === 0) return undefined;
  const asked = left.map(({ folded }) => folded).join(' ');
  const isSaid = (form: string) =>
    asked.startsWith(form) && CATEGORY_ENDING.test(asked.slice(form.length));
  const forms = [
    ...categories.flatMap(({ name }) => {
      const whole = searchNorm(name);
      const singular = whole.replace(/l[ae]r$/, '').replace(/l[ae]r(?=i$)/, '');
      return [whole, singular].map((form) => [form, name] as const);
    }),
    ...(places?.by.categoriesAbroad ?? []),
  ];
  const [, named] =
    forms.find(([form]) => isSaid(form)) ??
    forms.find(([form]) => isMistypedCategory(asked, form)) ??
    [];
  return named;
}

const isOwnName = ([first]: readonly Token[], category: string) =>
  first?.folded.startsWith(searchNorm(category).replace(/l[ae]ri?$|\s.*$/, ''));

/** Restorant, oteler: a letter too many or too few, or one that sounds alike; a gelincik is no gelinlik. */
function isMistypedCategory(asked: string, form: string): boolean {
  if (form.length < SHORTEST_MISTYPED_CATEGORY || asked[0] !== form[0]) return false;
  const distance = distanceOf(asked, form);
  return distance < 1 || (distance === 1 && asked.length !== form.length);
}
const SHORTEST_MISTYPED_CATEGORY = 6;
