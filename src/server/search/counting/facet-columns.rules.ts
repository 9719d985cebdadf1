import { type Attributes, saidBy, textsOf } from '#contract/attributes/attributes.ts';
import { weightedRating } from '#contract/businesses/rating-order.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import { WEEK_MINUTES } from '#contract/calendar/opening-hours.ts';
import { toX, toY } from '../map/map-grid.rules.ts';
import { Vocabulary } from './vocabulary.rules.ts';

/**
 * What all published businesses can be filtered and sorted by, as numbers in columns: counting beside every
 * choice, or on the map, looks at each business once, and 100,000 of them take a few milliseconds so.
 */
export interface FacetRow {
  id: number;
  category: string;
  subcategory: string | null;
  /** Of its kind; null where nothing tells one. */
  kindId: number | null;
  district: string;
  price: string | null;
  rating: number;
  /** Minutes of the week as the database writes them: `{[540,1080)}`; null where nobody knows. */
  openWeek: string | null;
  isOpen: boolean;
  latitude: number | null;
  longitude: number | null;
  /** With FEATURE_SIGN between them. */
  features: string;
  /** By slug true or false, as the database writes it. */
  attributes: string;
  /** Of name, kind, place and features, as `searchColumns` writes them. */
  words: string;
  reviewCount: number;
  /** A paid plan decides between equals: 0 premium, 1 basic, 2 free. */
  planRank: number;
}

/** Stands in no text: contract/api/fields.ts refuses it. */
export const FEATURE_SIGN = '\u001f';

/** Texts by number, in the order they were met. */
export class Codes {
  readonly texts: string[] = [];
  private readonly codes = new Map<string, number>();

  of(text: string): number {
    let code = this.codes.get(text);
    if (code === undefined) {
      code = this.texts.push(text) - 1;
      this.codes.set(text, code);
    }
    return code;
  }

  known(text: string): number | undefined {
    return this.codes.get(text);
  }
}

/** A free feature says what was answered otherwise. */
const isDenied = (feature: string, attributes: Attributes): boolean => {
  const said = saidBy(feature);
  return said !== undefined && attributes[said.slug] === !said.has;
};

const NEVER = '';
const ALWAYS = `{[0,${WEEK_MINUTES})}`;

export interface WeekThen {
  isOpen: boolean;
  /** In so many minutes it opens or closes, or the week is over. */
  turnsIn: number;
}

type Minute = NonNullable<OpenMoment['minute']>;
const weeksThen = new WeakMap<Codes, { minute: Minute; weeks: WeekThen[] }>();

function weekAt(week: string, minute: Minute): WeekThen {
  if (minute === 'every') return { isOpen: week === ALWAYS, turnsIn: WEEK_MINUTES };
  let isOpen = false;
  let turnsAt = WEEK_MINUTES;
  for (const [, from, to] of week.matchAll(/\[(\d+),(\d+)\)/g)) {
    if (Number(from) <= minute && minute < Number(to)) isOpen = true;
    for (const turn of [Number(from), Number(to)])
      if (turn > minute) turnsAt = Math.min(turnsAt, turn);
  }
  return { isOpen, turnsIn: turnsAt - minute };
}

/** One value a business. */
const COLUMNS = [
  ...([
    'id',
    'category',
    'subcategory',
    'kind',
    'district',
    'price',
    'rating',
    'week',
    'isOpen',
  ] as const),
  ...([
    'latitude',
    'longitude',
    'x',
    'y',
    'reviewCount',
    'weighted',
    'planRank',
    'featuresOf',
    'words',
  ] as const),
];

/** Of lists, that the same stands in them. */
const isAlike = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, at) => value === other[at]));

/** In the order of ids. Once they are read nothing in them changes: `patched` makes others. */
export class FacetColumns {
  readonly categories: Codes;
  readonly subcategories: Codes;
  readonly districts: Codes;
  readonly prices: Codes;
  readonly features: Codes;
  /** Distinct weeks; a business closed until further notice has the empty one. */
  readonly weeks: Codes;
  /** Of all that is published now, whichever of these columns are asked. */
  readonly vocabulary: Vocabulary;
  id: number[] = [];
  category: number[] = [];
  subcategory: number[] = [];
  /** Number of its kind; 0 without one. */
  kind: number[] = [];
  district: number[] = [];
  price: number[] = [];
  /** Tenths of a star. */
  rating: number[] = [];
  week: number[] = [];
  isOpen: boolean[] = [];
  latitude: number[] = [];
  longitude: number[] = [];
  /** On the flat map; NaN, which lies in no part of it, without a pin. */
  x: number[] = [];
  y: number[] = [];
  reviewCount: number[] = [];
  /** What is ordered by when it is by rating. */
  weighted: number[] = [];
  planRank: number[] = [];
  featuresOf: (readonly number[])[] = [];
  /** By their numbers in the vocabulary. */
  words: (readonly number[])[] = [];
  private readonly featureLists: Map<string, readonly number[]>;

  /** @param alike whose numbers mean the same texts; new texts get numbers in both */
  constructor(alike?: FacetColumns) {
    this.categories = alike?.categories ?? new Codes();
    this.subcategories = alike?.subcategories ?? new Codes();
    this.districts = alike?.districts ?? new Codes();
    this.prices = alike?.prices ?? new Codes();
    this.features = alike?.features ?? new Codes();
    this.weeks = alike?.weeks ?? new Codes();
    this.vocabulary = alike?.vocabulary ?? new Vocabulary();
    this.featureLists = alike?.featureLists ?? new Map();
  }

  get length(): number {
    return this.category.length;
  }

  add(row: FacetRow): void {
    this.put(row);
    this.vocabulary.count(this.words.at(-1) ?? [], 1);
  }

  private put(row: FacetRow): void {
    this.id.push(row.id);
    this.category.push(this.categories.of(row.category));
    this.subcategory.push(this.subcategories.of(row.subcategory ?? ''));
    this.kind.push(row.kindId ?? 0);
    this.district.push(this.districts.of(row.district));
    this.price.push(this.prices.of(row.price ?? ''));
    this.rating.push(Math.round(row.rating * 10));
    this.week.push(this.weeks.of(row.isOpen ? (row.openWeek ?? NEVER) : NEVER));
    this.isOpen.push(row.isOpen);
    this.latitude.push(row.latitude ?? Number.NaN);
    this.longitude.push(row.longitude ?? Number.NaN);
    this.x.push(toX(row.longitude ?? Number.NaN));
    this.y.push(toY(row.latitude ?? Number.NaN));
    this.reviewCount.push(row.reviewCount);
    this.weighted.push(weightedRating(row.rating, row.reviewCount));
    this.planRank.push(row.planRank);
    this.featuresOf.push(this.featureList(row.features, row.attributes));
    this.words.push(this.vocabulary.read(row.words));
  }

  /** Where a business stands; undefined for one that is not published. */
  rowOf(id: number): number | undefined {
    const row = this.placeOf(id);
    return this.id[row] === id ? row : undefined;
  }

  /** Where it would stand. */
  private placeOf(id: number): number {
    let [from, until] = [0, this.length];
    while (from < until) {
      const middle = (from + until) >> 1;
      if ((this.id[middle] ?? 0) < id) from = middle + 1;
      else until = middle;
    }
    return from;
  }

  /**
   * These columns with some businesses as they are now; those of `ids` that have no row are gone. What stays the same
   * is shared, so that one business of 100,000 costs a few milliseconds.
   */
  patched(ids: readonly number[], rows: readonly FacetRow[]): FacetColumns {
    const now = new FacetColumns(this);
    for (const row of rows.toSorted((one, other) => one.id - other.id)) now.put(row);
    const next = new FacetColumns(this);
    for (const name of COLUMNS) next.take(name, this[name]);
    for (const id of ids) {
      const [was, is] = [next.rowOf(id), now.rowOf(id)];
      const place = next.placeOf(id);
      this.vocabulary.count(next.words[was ?? -1] ?? [], -1);
      this.vocabulary.count(now.words[is ?? -1] ?? [], 1);
      for (const name of COLUMNS) {
        const column: unknown[] = next[name];
        const value = is === undefined ? [] : [now[name][is]];
        const isSame = was === undefined ? is === undefined : isAlike(column[was], value[0]);
        if (!isSame) next.take(name, column.toSpliced(place, was === undefined ? 0 : 1, ...value));
      }
    }
    return next;
  }

  private take(name: (typeof COLUMNS)[number], column: unknown[]): void {
    Object.assign(this, { [name]: column });
  }

  /** How each of the distinct weeks stands at a minute; read once while that minute lasts. */
  weeksAt(minute: Minute): readonly WeekThen[] {
    let known = weeksThen.get(this.weeks);
    if (known?.minute !== minute) {
      known = { minute, weeks: [] };
      weeksThen.set(this.weeks, known);
    }
    for (const week of this.weeks.texts.slice(known.weeks.length))
      known.weeks.push(weekAt(week, minute));
    return known.weeks;
  }

  /** Many businesses have the same ones. */
  private featureList(text: string, attributes: string): readonly number[] {
    const key = `${attributes}${text}`;
    let list = this.featureLists.get(key);
    if (!list) {
      const said: Attributes = JSON.parse(attributes);
      const names = new Set([
        ...textsOf(said).map((one) => one.text),
        ...text.split(FEATURE_SIGN).filter((name) => name && !isDenied(name, said)),
      ]);
      list = [...names].map((name) => this.features.of(name));
      this.featureLists.set(key, list);
    }
    return list;
  }
}
