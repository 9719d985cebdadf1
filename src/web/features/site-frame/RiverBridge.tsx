import { keptDrawing } from '#web/ui/artwork/KeptDrawing.tsx';
import { BridgeDrawing } from './BridgeDrawing.tsx';

/** The silhouette over the footer; below the water line it is the footer's own colour. */
export const RiverBridge = keptDrawing(
  import.meta.env.SSR ? BridgeDrawing : undefined,
  async () => (await import('./BridgeDrawing.tsx')).BridgeDrawing,
  'div',
);
