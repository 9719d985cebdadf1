import type { FilterParameter } from './filter-parameters.ts';

/**
 * Filters that are one number of a few. The call takes other numbers too, between `least` and `most`; what `isNear`
 * narrows nothing without `near`. How a business is measured is said in the server, `ranking/filters.queries.ts` and
 * `counting/facets.rules.ts`; their words stand in `texts/search.ts` and `texts/search-filters.ts`.
 */
export const NUMBER_FILTERS = {
  /** At least so many stars. */
  rating: { choices: [3, 4, 4.5], least: 0, most: 5, isNear: false },
  /** Kilometres around `near`. */
  within: { choices: [1, 3, 5, 10], least: 0.1, most: 100, isNear: true },
} satisfies Partial<Record<FilterParameter, NumberFilterRange>>;
interface NumberFilterRange {
  choices: readonly number[];
  least: number;
  most: number;
  isNear: boolean;
}
export type NumberFilter = keyof typeof NUMBER_FILTERS;
export type ChosenNumbers = { [Name in NumberFilter]?: number | undefined };
export const NUMBER_FILTER_NAMES = Object.keys(NUMBER_FILTERS) as NumberFilter[];
/** Something of each of them, by its name. */
export const ofNumbers = <One>(of: (name: NumberFilter) => One) =>
  Object.fromEntries(NUMBER_FILTER_NAMES.map((name) => [name, of(name)])) as Record<
    NumberFilter,
    One
  >;
