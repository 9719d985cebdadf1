import { z } from 'zod';

/** What of a business changes over the years, and is therefore said with whose word it is and from when. */
export const FACTS = [
  'existence',
  'name',
  'kind',
  'address',
  'pin',
  'phone',
  'website',
  'hours',
  'prices',
] as const;
export type Fact = (typeof FACTS)[number];

/**
 * `visitor`: one reported it and the team agreed; `visitors`: two who do not know of each other said so;
 * `sender`: whoever put the business in; `list`: a file that nobody's licence came with.
 */
export const SAYERS = [
  'owner',
  'team',
  'visitor',
  'visitors',
  'sender',
  'openData',
  'list',
] as const;

export const SaidFact = z.object({
  fact: z.enum(FACTS),
  by: z.enum(SAYERS),
  /** When it was last confirmed: `2026-11-20` in Adana. */
  on: z.string(),
  /** So long ago that it may no longer be so. */
  isOld: z.boolean(),
  /** Of a website: since when it has not answered, whenever it was asked: `2026-11-20`. */
  silentSince: z.string().optional(),
});
export type SaidFact = z.infer<typeof SaidFact>;
