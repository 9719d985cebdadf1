import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { DISTRICTS } from '../city/districts.ts';

/** Most suggestions of each kind. */
export const MOST_SUGGESTED = {
  ...{ businesses: 5, kinds: 3, places: 3, categories: 3, districts: 2, words: 3 },
} as const;
/** Of kinds while nothing is typed. */
export const MOST_KINDS_OF_HOUR = 4;

/** Pages that answer without a search: who is open now, who is on duty, who is open on the holiday that is near. */
export const SUGGESTED_WAYS = ['open', 'duty', 'holiday'] as const;
export type SuggestedWay = (typeof SUGGESTED_WAYS)[number];

const SuggestedBusiness = z
  .object({
    id: z.number().int(),
    name: z.string(),
    category: z.string(),
    categorySlug: z.string(),
    district: z.string(),
  })
  .meta({ id: 'SuggestedBusiness' });

/** With how many published businesses there are where it leads. */
const counted = { count: z.number().int() };

/** What somebody may mean who has typed so far; each list best first. Of nothing typed: what this hour is about. */
export const SearchSuggestions = z
  .object({
    businesses: z.array(SuggestedBusiness).max(MOST_SUGGESTED.businesses),
    categories: z
      .array(z.object({ name: z.string(), slug: z.string(), ...counted }))
      .max(MOST_SUGGESTED.categories),
    /** Those that have a page. */
    kinds: z
      .array(z.object({ name: z.string(), slug: z.string(), categorySlug: z.string(), ...counted }))
      .max(Math.max(MOST_SUGGESTED.kinds, MOST_KINDS_OF_HOUR)),
    /** Neighbourhoods, streets, malls; `path` is their page, or the search for who is there. */
    places: z
      .array(
        z.object({
          name: z.string(),
          /** Of a neighbourhood: other districts may have one that is called so. */
          district: z.enum(DISTRICTS).nullable(),
          path: z.string(),
          ...counted,
        }),
      )
      .max(MOST_SUGGESTED.places),
    ways: z.array(z.enum(SUGGESTED_WAYS)),
    districts: z.array(z.enum(DISTRICTS)).max(MOST_SUGGESTED.districts),
    /** What was typed with its last word completed, as people spell it. */
    words: z.array(z.string()).max(MOST_SUGGESTED.words),
  })
  .meta({ id: 'SearchSuggestions' });
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const suggestSearches = endpoint({
  summary: 'Yazarken öneriler: işletmeler, türler, yerler, kategoriler, ilçeler, sözler',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  limit: LIMITS.suggestions,
  keptSeconds: 60,
  input: z.object({ q: shortText(200).default('') }),
  output: SearchSuggestions,
});
