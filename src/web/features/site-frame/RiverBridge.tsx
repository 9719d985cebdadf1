import { island } from '#web/ui/island/island.ts';
import { whenMadeHere } from '#web/ui/island/when-made-here.tsx';

/** The silhouette over the footer; below the water line it is the footer's own colour. */
export const RiverBridge = island(
  async () => (await import('./BridgeDrawing.tsx')).BridgeDrawing,
  whenMadeHere('div'),
);
