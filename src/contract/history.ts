import { z } from 'zod';

/** A step of a record's way, for the timeline: `approve` at a moment. */
export const HistoryStep = z.object({ transition: z.string(), at: z.string() });
export type HistoryStep = z.infer<typeof HistoryStep>;
