import { LAKE_OUTLINE, RIVER_LINE, SEA_OUTLINE } from '#contract/city/adana-waters.ts';
import { ADANA_BOX, DISTRICT_LABELS, DISTRICT_OUTLINES } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import { mapSketchTexts } from '#web/texts/map-sketch.ts';
import { PinDrop } from '../canvas/MapPinMarker.tsx';
import type { Place } from '../map-contract.ts';
import { districtColours, groundColours } from './ground-colours.ts';
import { angular, curvedLine, curvedRing, x, y } from './sketch-paths.ts';

const paths = {
  districts: Object.entries(DISTRICT_OUTLINES).map(([name, ring]) => ({
    name: name as District,
    d: angular(ring),
  })),
  river: curvedLine(RIVER_LINE),
  lake: curvedRing(LAKE_OUTLINE),
  sea: curvedRing(SEA_OUTLINE),
};

const MARGIN = 24;
const whole = {
  left: -MARGIN,
  top: -MARGIN,
  width: x(ADANA_BOX.east) + 2 * MARGIN,
  height: y(ADANA_BOX.south) + 2 * MARGIN,
};
/** Around a pin: about 40 by 30 km, so that the neighbouring districts are still in the picture. */
const around = ({ latitude, longitude }: Place) => ({
  left: x(longitude) - 190,
  top: y(latitude) - 140,
  width: 380,
  height: 280,
});

export interface SketchDrawingProps {
  /** Marks a place and draws the country around it instead of the whole. */
  pin?: (Place & { categorySlug: string }) | undefined;
}

/** The drawing of DistrictSketch. */
export function SketchDrawing({ pin }: SketchDrawingProps) {
  const { left, top, width, height } = pin ? around(pin) : whole;
  return (
    <>
      <svg
        role="img"
        aria-label={mapSketchTexts.sketch}
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio={pin ? 'xMidYMid slice' : 'xMidYMid meet'}
        className="size-full"
        style={{ background: groundColours.beyond }}
      >
        <path d={paths.sea} style={{ fill: groundColours.water }} />
        {paths.districts.map(({ name, d }) => (
          <path
            key={name}
            d={d}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            strokeDasharray="4 3"
            style={{ fill: districtColours[name], stroke: groundColours.border }}
          />
        ))}
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={paths.river} strokeWidth="7" style={{ stroke: groundColours.shore }} />
          <path d={paths.lake} strokeWidth="3" style={{ stroke: groundColours.shore }} />
          <path d={paths.river} strokeWidth="5" style={{ stroke: groundColours.water }} />
          <path d={paths.lake} style={{ fill: groundColours.water }} />
        </g>
        <g
          className="fill-ink font-bold font-heading"
          textAnchor="middle"
          opacity="0.8"
          fontSize={pin ? 15 : 26}
          letterSpacing="0.06em"
        >
          {Object.entries(DISTRICT_LABELS).map(([name, [longitude, latitude]]) => (
            <text key={name} x={x(longitude)} y={y(latitude)}>
              {name}
            </text>
          ))}
        </g>
      </svg>
      {pin && (
        // The drawing is centred on the pin, so the drop's point stands in the middle.
        <span className="absolute bottom-1/2 left-1/2 -translate-x-1/2" aria-hidden="true">
          <PinDrop slug={pin.categorySlug} isSelected />
        </span>
      )}
    </>
  );
}
