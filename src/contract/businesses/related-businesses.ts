import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { Id } from '../api/fields.ts';
import { BusinessOnCard } from './businesses.ts';

/** How many of each kind stand below a business. */
export const RELATED_LENGTH = 4;
/** Farther than this, straight, nobody calls it "nearby". */
export const NEARBY_METRES = 1500;

/** Streets are no straight lines: about a third longer, at 80 metres a minute. */
const METRES_PER_WALKED_MINUTE = 60;
/** Farther, nobody asks how long it is on foot. */
const FARTHEST_WALK_MINUTES = 30;

/** `400` → `7`; undefined where one would not walk. */
export function walkingMinutes(metres: number): number | undefined {
  const minutes = Math.max(1, Math.round(metres / METRES_PER_WALKED_MINUTE));
  return minutes <= FARTHEST_WALK_MINUTES ? minutes : undefined;
}

/** Another business, as its card shows it. */
export const RelatedBusiness = BusinessOnCard.extend({
  /** Metres, straight, from the business that was asked about; null where either place is not known. */
  distance: z.number().int().nullable(),
});
export type RelatedBusiness = z.infer<typeof RelatedBusiness>;

export const listRelatedBusinesses = endpoint({
  summary: 'Bir işletmenin, kapanmış olsa da, benzerleri ve yakınındaki başka işletmeler',
  method: 'GET',
  path: '/api/businesses/:id/related',
  access: 'public',
  input: z.object({ id: Id }),
  output: z.object({
    /** Of the same kind first, then of the same category; near before far, good before bad. */
    similar: z.array(RelatedBusiness),
    /** Of other categories, on foot; nearest first. */
    nearby: z.array(RelatedBusiness),
  }),
});
