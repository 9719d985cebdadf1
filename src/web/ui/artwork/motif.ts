import type { ReactNode } from 'react';
import type { MotifVariation } from './variation.ts';

/** Turns what can be read the right way round again inside a mirrored motif; the axis is x = 215. */
export const mirror = 'matrix(-1 0 0 1 430 0)';

export type MotifProps = { variation: MotifVariation };

/** One thing drawn twice: as a scene's motif (around 215, 100 of 320 × 200) and as a 24 × 24 icon. */
export type Motif = {
  Scene: (props: MotifProps) => ReactNode;
  Icon: () => ReactNode;
};
