import { z } from 'zod';

/** What of a business changes over the years, and is therefore said with whose word it is and from when. */
export const FACTS = ['name', 'kind', 'address', 'pin', 'phone', 'website', 'hours'] as const;
export type Fact = (typeof FACTS)[number];

/** `sender`: whoever put the business in; `list`: a file that nobody's licence came with. */
export const SAYERS = ['owner', 'team', 'visitor', 'sender', 'openData', 'list'] as const;

export const SaidFact = z.object({
  fact: z.enum(FACTS),
  by: z.enum(SAYERS),
  /** When it was last confirmed: `2026-11-20` in Adana. */
  on: z.string(),
  /** So long ago that it may no longer be so. */
  isOld: z.boolean(),
});
export type SaidFact = z.infer<typeof SaidFact>;
