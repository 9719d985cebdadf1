import { isNearAdana } from '#contract/city/near-adana.ts';
import {
  DISTANCE_CHOICES,
  isOpenAsked,
  LITERAL_KINDS,
  MAX_ASKED_FEATURES,
  PRICE_SLUGS,
  RATING_CHOICES,
} from '#contract/search/search.ts';
import { joinCommaList, splitCommaList } from '#contract/text/comma-list.ts';

const NAMES = [
  'q',
  'category',
  'district',
  'open',
  'price',
  'rating',
  'features',
  'near',
  'within',
  'literal',
] as const;
type FilterName = (typeof NAMES)[number];

/** What the map's address says, in its own words: those of a search. Undefined means no filter. */
export type MapFilters = Partial<Record<FilterName, string | undefined>>;

// Specification 2: 'all' means no filter.
const NO_FILTER = 'all';
const MAX_LENGTH = { q: 200, features: 60, other: 100 };

/** Of a form: the question it was drawn for; to another one nothing was said about its words yet. */
export const WAS = 'was';

/** The filters as an address or a form gives them; what nobody knows is left out. */
export function readMapFilters(given: URLSearchParams | FormData): MapFilters {
  const list = (name: FilterName) => [
    ...new Set(given.getAll(name).flatMap((value) => splitCommaList(readable(value)))),
  ];
  /** Of a field that stands twice the later one counts. */
  const text = (name: FilterName) =>
    given.getAll(name).map(readable).findLast(Boolean)?.slice(0, MAX_LENGTH.other);
  const known = (name: FilterName, choices: readonly string[]) =>
    list(name)
      .filter((one) => choices.includes(one))
      .join(',') || undefined;
  /** As `known`, where the call takes one alone. */
  const oneKnown = (name: FilterName, choices: readonly number[]) =>
    choices.map(String).find((choice) => choice === text(name));
  const chosen = (name: FilterName) => {
    const value = text(name);
    return value && value !== NO_FILTER ? value : undefined;
  };
  const q = readable(given.get('q')).slice(0, MAX_LENGTH.q) || undefined;
  const was = given.get(WAS);
  const near = readPlace(text('near') ?? '');
  const features = list('features').filter((one) => one.length <= MAX_LENGTH.features);
  return {
    q,
    category: chosen('category'),
    district: chosen('district'),
    open: readOpen(text('open') ?? ''),
    price: known('price', PRICE_SLUGS),
    rating: oneKnown('rating', RATING_CHOICES),
    features: joinCommaList(features.slice(0, MAX_ASKED_FEATURES)) || undefined,
    near,
    within: near && oneKnown('within', DISTANCE_CHOICES),
    literal: was === null || was === (q ?? '') ? known('literal', LITERAL_KINDS) : undefined,
  };
}

/** Control characters, which the API refuses, become spaces. */
const readable = (value: FormDataEntryValue | null) =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() : '';

const readOpen = (text: string) => (isOpenAsked(text) ? text : undefined);

/** A place as addresses carry it: three decimals, about 100 m, so that nobody's door is in it. */
export const placeText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

function readPlace(text: string) {
  const [, latitude, longitude] = /^(\d{1,2}(?:\.\d+)?),(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return isNearAdana(Number(latitude), Number(longitude))
    ? placeText(Number(latitude), Number(longitude))
    : undefined;
}

/** The address of the map, or of the search, with filters; those that are not set are left out. */
export const mapAddress = (filters: MapFilters, path: '/map' | '/search' = '/map'): string => {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  // A comma and a colon may stand in a query as they are, and read better there.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
};

/** Whether a change of the filters is one to go back from; more letters of the same search are not. */
export const isNewStep = (before: MapFilters, after: MapFilters): boolean =>
  before.q === undefined ||
  after.q === undefined ||
  mapAddress({ ...before, q: '', literal: '' }) !== mapAddress({ ...after, q: '', literal: '' });
