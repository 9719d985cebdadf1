import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { decimalNumber, shortText, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Business, PAGE_LENGTH, type PriceRange } from '../businesses/businesses.ts';
import { FoundDuty } from '../duty/duty.schemas.ts';
import { splitCommaList } from '../text/comma-list.ts';
import { NUMBER_FILTER_NAMES, NUMBER_FILTERS, ofNumbers } from './number-filters.ts';

/** What is read out of a question's words: see contract/search/understanding/grammar.ts. */
export const READING_KINDS = [
  'district',
  'place',
  'category',
  'open',
  'price',
  'near',
  'features',
] as const;
export type ReadingKind = (typeof READING_KINDS)[number];

/** What can be taken as it was typed: nothing of a kind is read out of it, or no word of it is corrected. */
export const LITERAL_KINDS = [...READING_KINDS, 'spelling'] as const;
export type LiteralKind = (typeof LITERAL_KINDS)[number];

/** How an address names a price range. */
export const PRICE_SLUGS = ['uygun', 'orta', 'pahali', 'ucretsiz'] as const;
export type PriceSlug = (typeof PRICE_SLUGS)[number];
export const PRICE_OF_SLUG: Record<PriceSlug, PriceRange> = {
  uygun: '₺',
  orta: '₺₺',
  pahali: '₺₺₺',
  ucretsiz: 'Ücretsiz',
};

export const SEARCH_SORTS = [
  'relevance',
  'rating',
  'reviews',
  'name',
  'newest',
  'distance',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
/** Most features that can be asked for at once. */
export const MAX_ASKED_FEATURES = 6;

/** `a,b,c` of an address, each once; what has a comma itself is written `a\, b`. */
const commaList = (maxLength: number) => z.string().max(maxLength).transform(splitCommaList);

/** Of this century: PostgreSQL has no year 0, and nobody asks for another one. */
const MOMENT = /^(20\d{2}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
/**
 * A time on the clock of Adana: `2026-11-24T20:30`. Date reads 31 November as 1 December; the calendar
 * has no such day.
 */
export const isMoment = (text: string): boolean => {
  const day = MOMENT.exec(text)?.[1];
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
};
/** Whoever asks for "24 saat" wants who is there at every hour of the week. */
export const ALL_HOURS = '7x24';
export const isOpenAsked = (text: string): boolean =>
  text === 'now' || text === ALL_HOURS || isMoment(text);
const isPlace = (text: string) => {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};

/**
 * What a list or the map can be narrowed by; what is left out narrows nothing. Made by a call, so that the
 * browser, which has no use for it, can leave it.
 */
const filterSchemas = () => ({
  q: shortText(200).optional(),
  /** `all` and the empty text mean no filter; a name or a slug. */
  category: shortText(100).optional(),
  district: shortText(100).optional(),
  /** Open at this moment, at a time on the clock of Adana (`2026-11-24T20:30`), or at all hours and now (`7x24`). */
  open: z.string().max(20).refine(isOpenAsked, 'Gün ve saat bekleniyor').optional(),
  /** Price slugs, any of them. */
  price: commaList(60)
    .pipe(z.array(z.enum(PRICE_SLUGS)))
    .optional(),
  ...ofNumbers((name) =>
    decimalNumber(NUMBER_FILTERS[name].least, NUMBER_FILTERS[name].most).optional(),
  ),
  /**
   * All of them, a comma as `\,`: free features as they are written on the business, attributes by their name or by
   * what they are called where they are not: `Otopark,Alkolsüz`.
   */
  features: commaList(800)
    .pipe(z.array(z.string().max(60)).max(MAX_ASKED_FEATURES))
    .optional(),
  /** Where the visitor is: `37.001,35.325` (latitude, longitude), rounded by the browser to about 100 m. */
  near: z
    .string()
    .max(30)
    .regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, 'Enlem,boylam bekleniyor')
    .refine(isPlace, 'Yeryüzünde böyle bir yer yok')
    .optional(),
  /** What must stay as it was typed: kinds that are not read out of the question, `spelling` that is not corrected. */
  literal: commaList(60)
    .pipe(z.array(z.enum(LITERAL_KINDS)))
    .optional(),
});
export const searchFilters = filterSchemas();

/** Something the words said: it is a filter now, and a chip that can be taken away. */
export const Reading = z
  .object({
    kind: z.enum(READING_KINDS),
    /** The words it was read from, as they were typed. */
    words: z.string(),
    /** As the filter of the same name takes it: a district, a category's name, `now`, a price slug, one of the features; of `place` how it is shown; of `near` the empty text. */
    value: z.string(),
  })
  .meta({ id: 'SearchReading' });
export type Reading = z.infer<typeof Reading>;

/** A choice and how many businesses there would be with it, everything else as it is. */
const Count = z.object({ value: z.string(), count: z.number().int() });
export const Facets = z
  .object({
    category: z.array(Count),
    district: z.array(Count),
    /** By price slug. */
    price: z.array(Count),
    /** By their choices; empty where a business cannot be measured, as without the visitor's place. */
    ...ofNumbers(() => z.array(Count)),
    /** The commonest dozen, attributes by their names among them, and the chosen ones. */
    features: z.array(Count),
    /** Open at this moment (or at the chosen time). */
    open: z.number().int(),
  })
  .meta({ id: 'SearchFacets' });
export type Facets = z.infer<typeof Facets>;

/** A business of the answer. */
export const FoundBusiness = Business.extend({
  /** Metres from `near`; null where either place is not known. */
  distance: z.number().int().nullable(),
}).meta({ id: 'FoundBusiness' });
export type FoundBusiness = z.infer<typeof FoundBusiness>;

export const FILTER_NAMES = [
  ...(['category', 'district', 'open', 'price', 'features'] as const),
  ...NUMBER_FILTER_NAMES,
];
export type FilterName = (typeof FILTER_NAMES)[number];
/** Of an answer without anything: a filter, or what the words say. */
export type Loosened = FilterName | 'place' | 'near';

export const BestAnswer = z
  .object({
    /** Why it is: `nearest` of all, or the `only` one there. */
    as: z.enum(['nearest', 'only']),
    /** What was looked for, as in a sentence: `ciğerci`. */
    kind: z.string(),
    /** When it closes, in minutes of the day in Adana. */
    until: z.number().int(),
    /** Starts the way there. */
    directions: z.string(),
  })
  .meta({ id: 'BestAnswer' });
export type BestAnswer = z.infer<typeof BestAnswer>;

/** A line of a price list that says what was asked for. */
export const CheapLine = z
  .object({
    businessId: z.number().int(),
    businessName: z.string(),
    line: z.string(),
    /** Lira. */
    price: z.number(),
    /** When its business last said so: `2026-11-03`. */
    on: z.string(),
  })
  .meta({ id: 'CheapLine' });
export type CheapLine = z.infer<typeof CheapLine>;

export const SearchAnswer = z
  .object({
    items: z.array(FoundBusiness),
    /** All that match, also beyond what is ranked. */
    total: z.number().int(),
    page: z.number().int(),
    pageCount: z.number().int(),
    /** The question without what was read out of it: `kuaför` of `çukurova kuaför`. */
    words: z.string(),
    /** What each of `items` is called, where `words` are one kind of business: `kuaför`. */
    noun: z.string().nullable(),
    /** Those of `words` that `items` do not answer: they answer the rest. */
    unasked: z.array(z.string()),
    readings: z.array(Reading),
    /** The question with wrongly typed words corrected, when that is what is shown. */
    meant: z.string().nullable(),
    /** Its spelling was to stay: the question as it would be corrected otherwise. */
    wouldMean: z.string().nullable(),
    facets: Facets,
    /** Nothing found: each filter or reading that can go, and how many there would be without it; most first. */
    loosen: z.array(
      z.object({ drop: z.enum([...FILTER_NAMES, 'place', 'near']), total: z.number().int() }),
    ),
    /**
     * Nothing has all the words: those that no business here has, those that some have, and whether all of them are
     * what a kind of business is called, of which the directory knows none yet. `isPart`: `nearest` has the found ones, and is
     * not near by what it does.
     */
    lack: z
      .object({
        missing: z.array(z.string()),
        found: z.array(z.string()),
        isKind: z.boolean(),
        isPart: z.boolean(),
      })
      .nullable(),
    /** A street or the like that the words name and nobody knows, or another town: `Xyz Sokağı`, `Ceyhan`; nothing is found there. */
    unknownPlace: z.string().nullable(),
    /** It is a town of Turkey that the directory does not cover. */
    isBeyond: z.boolean(),
    /** Nothing of what was asked for is open now: when the first one opens, on the clock of Adana; `nearest` begins with it. */
    opensNext: z
      .object({ minutes: z.number().int(), daysAhead: z.number().int(), day: z.string() })
      .nullable(),
    /**
     * It was asked who is on duty: the turns that run or begin next; none where the list is not known here. Then
     * `items` are those of them that are in the directory, and never others of their kind.
     */
    duty: FoundDuty.nullable(),
    /** Nothing found: what comes nearest, or answers a part of the question. */
    nearest: z.array(FoundBusiness),
    /**
     * The first of `items` is the one best answer: the nearest that is open to who said where they are, or the only one
     * that is known to be open in one district or neighbourhood. Null where there is any doubt.
     */
    best: BestAnswer.nullable(),
    /** Who is asked for the cheapest: what price lists of the last half year say of it, the lowest first. */
    cheapest: z.array(CheapLine),
    /** When what it says about open and closed may stop being true (ISO 8601); null when it does not. */
    validUntil: z.string().nullable(),
    /** What was shown, signed, for whoever counts it (`countSearch`); null where nothing was asked for. */
    shown: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchDirectory = endpoint({
  summary: 'Arama: sözden anlar, süzer, sayar',
  method: 'GET',
  path: '/api/search',
  access: 'public',
  isCostly: true,
  limit: LIMITS.search,
  input: z.object({
    ...searchFilters,
    /** Default: `distance` when nearness is asked for, `relevance` with words, else `rating`. */
    sort: z.enum(SEARCH_SORTS).optional(),
    /** From 1; beyond the end it is the last one. */
    page: wholeNumber(1, 9999).default(1),
    limit: wholeNumber(1, 100).default(PAGE_LENGTH),
  }),
  output: SearchAnswer,
});

/** A browser has shown an answer: what was found and missed is counted, as the answer says it. */
export const countSearch = endpoint({
  summary: 'Bir aramayı sayar: görünen işletmeler, sonuç çıkmayan sözler',
  method: 'POST',
  path: '/api/search-visits',
  access: 'public',
  leavesNothing: true,
  limit: LIMITS.visit,
  input: z.object({
    /** Of the answer, as it came. */
    shown: z.string().max(4000),
  }),
  output: z.object({}),
});
