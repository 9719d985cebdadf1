import type { Ink } from '../../inks.ts';

/** A stroke of a motif in 64 × 64: its ink, its path, and how wide a line is. */
type Stroke = readonly [ink: Ink | 'ink', path: string, width?: number];

/** What stands in a window, by the name that kinds give it. */
export type WindowMotifs = Record<string, readonly Stroke[]>;
