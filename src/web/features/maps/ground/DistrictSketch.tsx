import { ADANA_BOX } from '#contract/city/near-adana.ts';
import { mapSketchTexts } from '#web/texts/map-sketch.ts';
import { drawnAt } from '#web/ui/artwork/drawn-outside.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PinDrop } from '../canvas/PinDrop.tsx';
import type { Place } from '../map-contract.ts';
import { groundColours } from './ground-colours.ts';
import { x, y } from './sketch-paths.ts';

const MARGIN = 24;
const whole = [
  -MARGIN,
  -MARGIN,
  x(ADANA_BOX.east) + 2 * MARGIN,
  y(ADANA_BOX.south) + 2 * MARGIN,
].join(' ');
/** Around a pin: about 40 by 30 km, so that the neighbouring districts are still in the picture. */
const around = ({ latitude, longitude }: Place) =>
  `${(x(longitude) - 190).toFixed(2)} ${(y(latitude) - 140).toFixed(2)} 380 280`;

/**
 * The five districts, the river and the lake as one drawing in the colours of the theme. Needs no
 * JavaScript. Fills its frame, which must be positioned.
 */
export const DistrictSketch = ({
  pin,
  className,
}: {
  /** Marks a place and draws the country around it instead of the whole. */
  pin?: (Place & { categorySlug: string }) | undefined;
  className?: string;
}) => (
  <div className={classNames('absolute inset-0 overflow-hidden', className)}>
    <svg
      role="img"
      aria-label={mapSketchTexts.sketch}
      viewBox={pin ? around(pin) : whole}
      preserveAspectRatio={pin ? 'xMidYMid slice' : 'xMidYMid meet'}
      className={classNames(
        'size-full font-bold font-heading',
        pin ? '[font-size:15px]' : '[font-size:50px] sm:[font-size:26px]',
      )}
      style={{ background: groundColours.beyond }}
    >
      <use href={drawnAt('districts')} />
    </svg>
    {pin && (
      // The drawing is centred on the pin, so the drop's point stands in the middle.
      <span className="absolute bottom-1/2 left-1/2 -translate-x-1/2" aria-hidden="true">
        <PinDrop slug={pin.categorySlug} isSelected />
      </span>
    )}
  </div>
);
