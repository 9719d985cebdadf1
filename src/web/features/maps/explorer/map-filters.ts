import type { FilterParameter } from '#contract/search/filter-parameters.ts';
import { ofNumbers } from '#contract/search/number-filters.ts';
import { filterAddress, filterInput, readFilters, WAS } from '#web/browser/list-filters.ts';

/** What the map's address says, in its own words: those of a search. Undefined means no filter. */
export type MapFilters = Partial<Record<FilterParameter, string | undefined>>;

/** The filters as an address or a form gives them. */
export function readMapFilters(given: URLSearchParams | FormData): MapFilters {
  const { literal, ...filters } = readFilters(given);
  const was = given.get(WAS);
  const isSameQuestion = was === null || was === (filters.q ?? '');
  const texts = filterInput({ ...filters, literal: isSameQuestion ? literal : [] });
  return { ...texts, ...ofNumbers((name) => texts[name]?.toString()) };
}

/** The address of the map, or of the search, with filters. */
export const mapAddress = (filters: MapFilters, path: '/map' | '/search' = '/map'): string =>
  filterAddress(path, filters);

/** Whether a change of the filters is one to go back from; more letters of the same search are not. */
export const isNewStep = (before: MapFilters, after: MapFilters): boolean =>
  before.q === undefined ||
  after.q === undefined ||
  mapAddress({ ...before, q: '', literal: '' }) !== mapAddress({ ...after, q: '', literal: '' });
