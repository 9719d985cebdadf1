import { classNames } from '#web/ui/class-names.ts';
import { island } from '#web/ui/island/island.ts';
import { whenMadeHere } from '#web/ui/island/when-made-here.tsx';
import type { SketchDrawingProps } from './SketchDrawing.tsx';

const KeptSketch = island(
  async () => (await import('./SketchDrawing.tsx')).SketchDrawing,
  whenMadeHere('div'),
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
