import type { Attributes } from '../attributes/attributes.ts';
import { PRICE_RANGES, type PriceRange } from '../businesses/businesses.ts';
import type { Holiday } from '../calendar/holidays.ts';
import type { DutyTurn } from '../duty/duty.ts';
import type { PlaceKind } from '../places/place-nouns.ts';

/** A business as a device takes it along. */
export interface CityBusiness {
  id: number;
  name: string;
  /** Name of its category. */
  category: string;
  subcategory: string | null;
  /** 0: its words tell none; -1: nobody has looked yet. */
  kindId: number;
  /** Its name says its kind. */
  isNamed: boolean;
  /** Kinds that it is besides. */
  also: number[];
  district: string;
  neighbourhood: string | null;
  /** Five decimals, about a metre; null without a pin. */
  latitude: number | null;
  longitude: number | null;
  /** Its first number as it is dialled; null without one. */
  phone: string | null;
  hours: string | null;
  /** Days from today on that are not as its week says. */
  specialDays: Record<string, string> | null;
  /** False: closed until further notice. */
  isOpen: boolean;
  isExample: boolean;
  rating: number;
  reviewCount: number;
  priceRange: string | null;
  /** What is known that it has or has not. */
  attributes: Attributes;
  /** 0 premium, 1 basic, 2 free. */
  planRank: number;
  /** Ids of places it is at by its words. */
  places: number[];
}

/** As `SearchedKind`, with what holidays are to it. */
export interface CityKind {
  id: number;
  name: string;
  category: string | null;
  alike: string | null;
  words: string;
  sells: string;
  needs: string;
  abroad: string;
  /** What stands in the window of a business that is of it. */
  motif: string;
  isOpenOnHolidays: boolean;
}

/** As `KnownPlace`; who is there stands with each business. */
export interface CityPlace {
  id: number;
  kind: PlaceKind;
  name: string;
  aliases: string;
  latitude: number | null;
  longitude: number | null;
  extent: number;
  isHidden: boolean;
}

/** What travels whole each time: it is small. */
export interface CityFrame {
  /** The state of the city; it rises. */
  version: number;
  /** When that was last compared with the directory: what it says is of then (ISO 8601). */
  at: string;
  categories: { name: string; slug: string }[];
  /** Of the years around. */
  holidays: Holiday[];
}

export interface City extends CityFrame {
  businesses: CityBusiness[];
  kinds: CityKind[];
  places: CityPlace[];
  /** Who is on duty when, as far as rosters say: turns of yesterday and later. */
  duty: DutyTurn[];
}

export interface Changes<Row> {
  changed: Row[];
  gone: number[];
}

/** What is different since an earlier state. */
export interface CityChanges extends CityFrame {
  businesses: Changes<CityBusiness>;
  kinds: Changes<CityKind>;
  places: Changes<CityPlace>;
  duty: Changes<DutyTurn>;
}

/** Hundred thousandths of a degree from a corner south-west of the city, so that a pin is two small numbers. */
const PIN = { south: 36, west: 34, per: 1e5 };
const NATIONAL = /^\+90([2-9]\d{9})$/;

const onFlat = (degrees: number | null, from: number) =>
  degrees === null ? null : Math.round((degrees - from) * PIN.per);
const onGlobe = (steps: number | null | undefined, from: number) =>
  steps === null || steps === undefined ? null : Math.round((steps / PIN.per + from) * 1e5) / 1e5;

/** A number of the country is one; what else can be dialled stays a text. */
const packedPhone = (phone: string | null): number | string => {
  const national = NATIONAL.exec(phone ?? '')?.[1];
  return national ? Number(national) : (phone ?? 0);
};
const phoneOf = (packed: number | string | undefined): string | null =>
  typeof packed === 'number' ? (packed === 0 ? null : `+90${packed}`) : (packed ?? null);

/** Texts and lists that many businesses have, each once. */
class Table<Value> {
  readonly values: Value[] = [];
  private readonly places = new Map<string, number>();

  of(value: Value): number {
    const key = JSON.stringify(value);
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.values.push(value) - 1;
      this.places.set(key, place);
    }
    return place;
  }
}

type What = [
  category: string,
  subcategory: string | null,
  kind: number,
  isNamed: 0 | 1,
  ...number[],
];
type Where = [district: string, neighbourhood: string | null];

/** Businesses in columns: what is alike lies together, and packs well. Read back by `unpackBusinesses` alone. */
interface BusinessColumns {
  /** Each less the one before. */
  id: number[];
  /** With line breaks between. */
  name: string;
  whats: What[];
  what: number[];
  wheres: Where[];
  where: number[];
  north: (number | null)[];
  east: (number | null)[];
  phone: (number | string)[];
  hourses: (string | null)[];
  hours: number[];
  atPlaces: number[][];
  at: number[];
  /** Tenths of a star. */
  rating: number[];
  reviews: number[];
  /** With a minus before what it has not; none in a city of before. */
  attributeSets?: string[][];
  attributes?: number[];
  /** Plan, 4 for an example, 8 for one that is closed until further notice, and 16 for each step of price. */
  flags: number[];
  special: Record<number, Record<string, string>>;
}

const EXAMPLE = 4;
const PAUSED = 8;
const PRICE = 16;

const signed = (attributes: Attributes): string[] =>
  Object.entries(attributes).map(([slug, has]) => (has ? slug : `-${slug}`));
const unsigned = (texts: readonly string[] = []): Attributes =>
  Object.fromEntries(
    texts.map((text) => (text.startsWith('-') ? [text.slice(1), false] : [text, true])),
  );

function packBusinesses(businesses: readonly CityBusiness[]): BusinessColumns {
  const whats = new Table<What>();
  const wheres = new Table<Where>();
  const hourses = new Table<string | null>();
  const atPlaces = new Table<number[]>();
  const attributeSets = new Table<string[]>();
  const rows = businesses.toSorted((one, other) => one.id - other.id);
  return {
    id: rows.map(({ id }, at) => id - (rows[at - 1]?.id ?? 0)),
    name: rows.map(({ name }) => name.replace(/\s+/g, ' ')).join('\n'),
    what: rows.map(({ category, subcategory, kindId, isNamed, also }) =>
      whats.of([category, subcategory, kindId, isNamed ? 1 : 0, ...also]),
    ),
    whats: whats.values,
    where: rows.map(({ district, neighbourhood }) => wheres.of([district, neighbourhood])),
    wheres: wheres.values,
    north: rows.map(({ latitude }) => onFlat(latitude, PIN.south)),
    east: rows.map(({ longitude }) => onFlat(longitude, PIN.west)),
    phone: rows.map(({ phone }) => packedPhone(phone)),
    hours: rows.map(({ hours }) => hourses.of(hours)),
    hourses: hourses.values,
    at: rows.map(({ places }) => atPlaces.of(places)),
    atPlaces: atPlaces.values,
    rating: rows.map(({ rating }) => Math.round(rating * 10)),
    reviews: rows.map(({ reviewCount }) => reviewCount),
    attributes: rows.map(({ attributes }) => attributeSets.of(signed(attributes))),
    attributeSets: attributeSets.values,
    flags: rows.map(
      ({ planRank, isExample, isOpen, priceRange }) =>
        planRank +
        (isExample ? EXAMPLE : 0) +
        (isOpen ? 0 : PAUSED) +
        PRICE * (PRICE_RANGES.indexOf(priceRange as PriceRange) + 1),
    ),
    special: Object.fromEntries(
      rows.flatMap(({ specialDays }, at) => (specialDays ? [[at, specialDays] as const] : [])),
    ),
  };
}

function unpackBusinesses(columns: BusinessColumns): CityBusiness[] {
  const names = columns.name.split('\n');
  let id = 0;
  return columns.id.map((step, at) => {
    id += step;
    const [category = '', subcategory = null, kindId = 0, isNamed = 0, ...also] =
      columns.whats[columns.what[at] ?? 0] ?? [];
    const [district = '', neighbourhood = null] = columns.wheres[columns.where[at] ?? 0] ?? [];
    const flags = columns.flags[at] ?? 0;
    return {
      ...{ id, name: names[at] ?? '', category, subcategory },
      ...{ kindId, isNamed: isNamed === 1, also, district, neighbourhood },
      latitude: onGlobe(columns.north[at], PIN.south),
      longitude: onGlobe(columns.east[at], PIN.west),
      phone: phoneOf(columns.phone[at]),
      hours: columns.hourses[columns.hours[at] ?? 0] ?? null,
      specialDays: columns.special[at] ?? null,
      isOpen: (flags & PAUSED) === 0,
      isExample: (flags & EXAMPLE) > 0,
      rating: (columns.rating[at] ?? 0) / 10,
      reviewCount: columns.reviews[at] ?? 0,
      priceRange: PRICE_RANGES[Math.floor(flags / PRICE) - 1] ?? null,
      attributes: unsigned(columns.attributeSets?.[columns.attributes?.[at] ?? 0]),
      planRank: flags & 3,
      places: columns.atPlaces[columns.at[at] ?? 0] ?? [],
    };
  });
}

/** A city as it travels and lies on the device. */
export interface PackedCity extends Omit<City, 'businesses'> {
  businesses: BusinessColumns;
}

export const packCity = ({ businesses, ...rest }: City): PackedCity => ({
  ...rest,
  businesses: packBusinesses(businesses),
});
export const unpackCity = ({ businesses, ...rest }: PackedCity): City => ({
  ...rest,
  // A city of before has none.
  duty: rest.duty ?? [],
  businesses: unpackBusinesses(businesses),
});

function changed<Row extends { id: number }>(rows: Row[], { changed, gone }: Changes<Row>): Row[] {
  const leaves = new Set([...gone, ...changed.map(({ id }) => id)]);
  return [...rows.filter(({ id }) => !leaves.has(id)), ...changed].sort(
    (one, other) => one.id - other.id,
  );
}

/** The city as it is once what is different since is known. */
export const withChanges = (city: City, changes: CityChanges): City => ({
  ...changes,
  businesses: changed(city.businesses, changes.businesses),
  kinds: changed(city.kinds, changes.kinds),
  places: changed(city.places, changes.places),
  duty: changed(city.duty, changes.duty),
});
