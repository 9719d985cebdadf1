import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { DISTRICTS } from '../city/districts.ts';

/** Most suggestions of each kind. */
export const MOST_SUGGESTED = { businesses: 5, categories: 3, districts: 2, words: 3 } as const;

const SuggestedBusiness = z
  .object({
    id: z.number().int(),
    name: z.string(),
    category: z.string(),
    categorySlug: z.string(),
    district: z.string(),
  })
  .meta({ id: 'SuggestedBusiness' });

/** What somebody may mean who has typed so far; each list best first. */
export const SearchSuggestions = z
  .object({
    businesses: z.array(SuggestedBusiness).max(MOST_SUGGESTED.businesses),
    categories: z
      .array(z.object({ name: z.string(), slug: z.string() }))
      .max(MOST_SUGGESTED.categories),
    districts: z.array(z.enum(DISTRICTS)).max(MOST_SUGGESTED.districts),
    /** What was typed with its last word completed, as people spell it. */
    words: z.array(z.string()).max(MOST_SUGGESTED.words),
  })
  .meta({ id: 'SearchSuggestions' });
export type SearchSuggestions = z.infer<typeof SearchSuggestions>;

export const suggestSearches = endpoint({
  summary: 'Yazarken öneriler: işletmeler, kategoriler, ilçeler, sözler',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  limit: LIMITS.suggestions,
  keptSeconds: 60,
  input: z.object({ q: shortText(200).default('') }),
  output: SearchSuggestions,
});
