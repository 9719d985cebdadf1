import { chosen } from '#contract/api/paging.ts';
import { type District, districtFromText } from '#contract/city/districts.ts';
import { isNearAdana } from '#contract/city/near-adana.ts';
import {
  DISTANCE_CHOICES,
  isOpenAsked,
  LITERAL_KINDS,
  type LiteralKind,
  MAX_ASKED_FEATURES,
  PRICE_SLUGS,
  type PriceSlug,
  RATING_CHOICES,
  SEARCH_SORTS,
  type SearchSort,
} from '#contract/search/search.ts';
import { joinCommaList, splitCommaList } from '#contract/text/comma-list.ts';
import { slugify } from '#contract/text/turkish-fold.ts';

/** What the address of /search asks for. Undefined and empty mean no filter. */
export interface SearchQuery {
  q?: string | undefined;
  /** A category's name. */
  category?: string | undefined;
  district?: District | undefined;
  /** `now`, or a time on the clock of Adana: `2026-11-24T20:30`. */
  open?: string | undefined;
  price: PriceSlug[];
  rating?: number | undefined;
  features: string[];
  /** Where the visitor is: `37.001,35.325`. */
  near?: string | undefined;
  within?: number | undefined;
  /** What stays as it was typed. */
  literal: LiteralKind[];
  sort?: SearchSort | undefined;
  page?: number | undefined;
}

export type Given = URLSearchParams | FormData;

/** The API's limit of a question; what is longer is cut rather than refused. */
const MAX_QUESTION_LENGTH = 200;
const MAX_FEATURE_LENGTH = 60;
const MAX_LIST_LENGTH = 800;
/** Nobody turns more pages by hand; larger numbers in an address are nonsense. */
const MAX_PAGE = 9999;

/**
 * Reads an address without ever failing: what nobody knows is left out. `categories` are the ones there
 * are; a slug finds its name as well, and where they are not known any may be one. Lists come with commas,
 * or as a form without JavaScript sends them.
 */
export function readSearchQuery(
  given: Given,
  categories: readonly { name: string; slug: string }[] | undefined,
): SearchQuery {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? readable(value) : '';
  };
  const list = (name: string) => [
    ...new Set(
      given
        .getAll(name)
        .flatMap((value) =>
          typeof value === 'string' ? splitCommaList(readable(value, MAX_LIST_LENGTH)) : [],
        ),
    ),
  ];
  const wanted = chosen(text('category'));
  const folded = wanted && slugify(wanted);
  const district = chosen(text('district'));
  const near = readPlace(text('near'));
  const sort = SEARCH_SORTS.find((known) => known === text('sort'));
  const page = Number(/^\d{1,9}$/.exec(text('page'))?.[0] ?? 1);
  return {
    q: text('q') || undefined,
    category: categories
      ? categories.find(({ name, slug }) => slug === folded || slugify(name) === folded)?.name
      : wanted,
    district: district ? districtFromText(district) : undefined,
    open: readOpen(text('day') ? `${text('day')}T${text('hour')}` : text('open')),
    price: PRICE_SLUGS.filter((known) => list('price').includes(known)),
    rating: RATING_CHOICES.find((known) => String(known) === text('rating')),
    features: list('features')
      .filter((feature) => feature.length <= MAX_FEATURE_LENGTH)
      .slice(0, MAX_ASKED_FEATURES),
    near,
    within: near ? DISTANCE_CHOICES.find((known) => String(known) === text('within')) : undefined,
    literal: LITERAL_KINDS.filter((known) => list('literal').includes(known)),
    sort: sort === 'distance' && !near ? undefined : sort,
    page: page > 1 ? Math.min(page, MAX_PAGE) : undefined,
  };
}

/** Control characters, which the API refuses, become spaces. */
const readable = (text: string, maxLength = MAX_QUESTION_LENGTH) =>
  text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();

const readOpen = (text: string): string | undefined => (isOpenAsked(text) ? text : undefined);

/** A place as addresses carry it: three decimals, about 100 m, so that nobody's door is in it. */
export const placeText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

function readPlace(text: string): string | undefined {
  const [, latitude, longitude] = /^(\d{1,2}(?:\.\d+)?),(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return isNearAdana(Number(latitude), Number(longitude))
    ? placeText(Number(latitude), Number(longitude))
    : undefined;
}

/** As the API takes it. */
export const searchInput = ({ price, features, literal, ...rest }: SearchQuery) => ({
  ...rest,
  price: price.join(',') || undefined,
  features: joinCommaList(features) || undefined,
  literal: literal.join(',') || undefined,
});

/** The address that asks for it; what is not set is left out, so one search has one address. */
export function searchAddress(path: '/search' | '/map', query: SearchQuery): string {
  const { q, category, district, open, price, rating, near, within, literal, sort, page } = query;
  const features = joinCommaList(query.features);
  const filters = { q, category, district, open, price, rating, features, near, within, literal };
  const asked = new URLSearchParams();
  // The map says what it takes words for, but has no way back to that.
  const onMap = { ...filters, literal: literal.filter((kind) => kind !== 'spelling') };
  for (const [name, value] of Object.entries(
    path === '/map' ? onMap : { ...filters, sort, page },
  )) {
    const text = String(value ?? '');
    if (text) asked.set(name, text);
  }
  // A comma and a colon may stand in a query as they are, and read better there.
  const text = asked.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text ? `${path}?${text}` : path;
}

/** Nothing asked for: there is nothing to search. */
export const noSearch: SearchQuery = { price: [], features: [], literal: [] };

/** Whether anything is asked for; an order alone asks for nothing. */
export const asksSomething = (query: SearchQuery): boolean =>
  searchAddress('/search', { ...query, literal: [], sort: undefined, page: undefined }) !==
  '/search';

/** What an answer is ordered by: unless somebody chose, by distance from where that is asked for, else as the server does. */
export function orderOf(
  { sort }: SearchQuery,
  { items, words }: { items: readonly { distance?: number | undefined }[]; words: string },
): SearchSort {
  if (sort) return sort;
  if (items.some(({ distance }) => distance !== undefined)) return 'distance';
  return words ? 'relevance' : 'rating';
}
