import { keptDrawing } from '#web/ui/artwork/KeptDrawing.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SketchDrawing, type SketchDrawingProps } from './SketchDrawing.tsx';

const KeptSketch = keptDrawing(
  import.meta.env.SSR ? SketchDrawing : undefined,
  async () => (await import('./SketchDrawing.tsx')).SketchDrawing,
  'div',
);

/**
 * The five districts, the river and the lake as one drawing in the colours of the theme. Needs no
 * JavaScript. Fills its frame, which must be positioned.
 */
export const DistrictSketch = ({ pin, className }: SketchDrawingProps & { className?: string }) => (
  <div className={classNames('absolute inset-0 overflow-hidden', className)}>
    <KeptSketch key={pin ? `${pin.latitude} ${pin.longitude}` : 'whole'} pin={pin} />
  </div>
);
