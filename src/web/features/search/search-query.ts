import { type District, districtFromText } from '#contract/city/districts.ts';
import { isOpenAsked, SEARCH_SORTS, type SearchSort } from '#contract/search/search.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import {
  filterAddress,
  filterInput,
  type Given,
  givenText,
  type ListFilters,
  readFilters,
} from '#web/browser/list-filters.ts';

/** What the address of /search asks for. */
export interface SearchQuery extends ListFilters {
  /** A category's name. */
  category?: string | undefined;
  district?: District | undefined;
  sort?: SearchSort | undefined;
  page?: number | undefined;
}

/** Nobody turns more pages by hand; larger numbers in an address are nonsense. */
const MAX_PAGE = 9999;

/**
 * `categories` are the ones there are; a slug finds its name as well, and where they are not known any may be one. The
 * hour of a form without JavaScript comes beside its day.
 */
export function readSearchQuery(
  given: Given,
  categories: readonly { name: string; slug: string }[] | undefined,
): SearchQuery {
  const day = givenText(given, 'day');
  const at = `${day}T${givenText(given, 'hour')}`;
  const { category: wanted, district, ...filters } = readFilters(given);
  const folded = wanted && slugify(wanted);
  const sort = SEARCH_SORTS.find((known) => known === givenText(given, 'sort'));
  const page = Number(/^\d{1,9}$/.exec(givenText(given, 'page'))?.[0] ?? 1);
  return {
    ...filters,
    category: categories
      ? categories.find(({ name, slug }) => slug === folded || slugify(name) === folded)?.name
      : wanted,
    open: day ? (isOpenAsked(at) ? at : undefined) : filters.open,
    district: district ? districtFromText(district) : undefined,
    sort: sort === 'distance' && !filters.near ? undefined : sort,
    page: page > 1 ? Math.min(page, MAX_PAGE) : undefined,
  };
}

export const searchAddress = (path: '/search' | '/map', query: SearchQuery): string =>
  path === '/search'
    ? filterAddress(path, filterInput(query), ['sort', 'page'])
    : // The map says what it takes words for, but has no way back to that.
      filterAddress(
        path,
        filterInput({ ...query, literal: query.literal.filter((kind) => kind !== 'spelling') }),
      );

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
