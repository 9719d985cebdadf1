import type { PriceRange } from '#contract/businesses/businesses.ts';
import type { OpenMoment } from '#contract/calendar/open-week.ts';
import type { Place } from '#contract/city/places.ts';
import type { ChosenNumbers } from '#contract/search/number-filters.ts';
import type { SearchSort } from '#contract/search/search.ts';

/** A place the words name: who is there by their words, and what lies around it. */
export interface PlaceFilter {
  members: readonly number[];
  /** Who is there, who only names it in an address, who only tells of it: 0, 1, 2; undefined where all are the first. */
  ranks?: ReadonlyMap<number, number> | undefined;
  around?: (Place & { metres: number }) | undefined;
}

/** In which order they are listed. */
export type FoundOrder =
  | { by: Exclude<SearchSort, 'relevance' | 'distance'> }
  | { by: 'distance'; near: Place };

/** One page of what was found. `isNamedFirst`: whose name was said stands before the others. */
export interface FoundPage {
  order: FoundOrder;
  isNamedFirst: boolean;
  limit: number;
  offset: number;
}

/** What a list, a count or the map is narrowed by, with everything looked up that must be. */
export interface SearchFilters extends ChosenNumbers {
  /** Its name of today. */
  category?: string | undefined;
  district?: string | undefined;
  open?: OpenMoment | undefined;
  /** Any of them. */
  prices?: readonly PriceRange[] | undefined;
  /** All of them. */
  features?: readonly string[] | undefined;
  place?: PlaceFilter | undefined;
  /** Where the visitor is; it narrows nothing by itself. */
  near?: Place | undefined;
}
