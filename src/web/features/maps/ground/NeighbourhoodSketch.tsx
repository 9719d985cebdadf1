import { island } from '#web/ui/island/island.ts';
import { whenMadeHere } from '#web/ui/island/when-made-here.tsx';
import type { NeighbourhoodDrawingProps } from './NeighbourhoodDrawing.tsx';

const KeptDrawing = island(
  async () => (await import('./NeighbourhoodDrawing.tsx')).NeighbourhoodDrawing,
  whenMadeHere,
);

/** Where a neighbourhood is, as one drawing in the colours of the theme. Needs no JavaScript. Fills its frame. */
export const NeighbourhoodSketch = (place: NeighbourhoodDrawingProps) => (
  <KeptDrawing key={place.centre.join()} {...place} />
);
