import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { LIMITS } from '../api/limits.ts';
import { FoundBusiness, SearchAnswer, searchFilters } from './search.ts';

/** Most of them. */
export const OPEN_THIS_HOUR = 6;

/** What this hour of the day asks for, and who has it now. */
export const OpenThisHour = z
  .object({
    /** From which hour on it is asked for, in `KINDS_OF_THE_HOUR`. */
    from: z.number().int(),
    /** Kinds of the hour of which one is open, likeliest first; of which one opens, where none is. */
    kinds: z.array(z.string()),
    /** Open now: the nearest first, or the best of each kind in turn. Where none is, what opens next, the first in front. */
    items: z.array(FoundBusiness).max(OPEN_THIS_HOUR),
    /** None is open: when the first of them is. */
    opensNext: SearchAnswer.shape.opensNext,
    /** Pharmacies are closed: who is on duty is asked for. */
    isOfDuty: z.boolean(),
    /** When it may stop being true (ISO 8601). */
    validUntil: z.string(),
  })
  .meta({ id: 'OpenThisHour' });
export type OpenThisHour = z.infer<typeof OpenThisHour>;

export const listOpenThisHour = endpoint({
  summary: 'Günün bu saatinde aranan ve şu an açık olan işletmeler',
  method: 'GET',
  path: '/api/search/open-this-hour',
  access: 'public',
  isCostly: true,
  limit: LIMITS.search,
  input: z.object({ near: searchFilters.near }),
  output: OpenThisHour,
});
