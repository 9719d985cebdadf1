import { LAKE_OUTLINE, RIVER_LINE, SEA_OUTLINE } from '#contract/city/adana-waters.ts';
import { DISTRICT_LABELS, DISTRICT_OUTLINES } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import { districtColours, groundColours } from './ground-colours.ts';
import { angular, curvedLine, curvedRing, x, y } from './sketch-paths.ts';

const river = curvedLine(RIVER_LINE);
const lake = curvedRing(LAKE_OUTLINE);

/** As wide as whoever draws a small part of the country says. */
const RIVER = 'var(--river, 5px)';

/** The whole country of DistrictSketch; letters are as large as those around it. */
export const sketchGround = (
  <>
    <path d={curvedRing(SEA_OUTLINE)} fill={groundColours.water} />
    {Object.entries(DISTRICT_OUTLINES).map(([name, ring]) => (
      <path
        key={name}
        d={angular(ring)}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        fill={districtColours[name as District]}
        stroke={groundColours.border}
      />
    ))}
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={river} strokeWidth={`calc(${RIVER} * 1.4)`} stroke={groundColours.shore} />
      <path d={lake} strokeWidth="3" stroke={groundColours.shore} />
      <path d={river} strokeWidth={RIVER} stroke={groundColours.water} />
      <path d={lake} fill={groundColours.water} />
    </g>
    <g textAnchor="middle" opacity="0.8" letterSpacing="0.06em" fill="var(--ink)">
      {Object.entries(DISTRICT_LABELS).map(([name, [longitude, latitude]]) => (
        <text key={name} x={x(longitude)} y={y(latitude)}>
          {name}
        </text>
      ))}
    </g>
  </>
);
