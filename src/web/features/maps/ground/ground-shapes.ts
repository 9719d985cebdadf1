import { LAKE_OUTLINE, RIVER_LINE, SEA_OUTLINE } from '#contract/city/adana-waters.ts';
import { DISTRICT_OUTLINES, type LngLat } from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';

/** One round of Chaikin's corner cutting: two points at a quarter from each end of every side. */
const cutCorners = (line: LngLat[]): LngLat[] =>
  line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] as LngLat;
    return [
      [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
      [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
    ];
  });

const smoothLine = (line: LngLat[]): LngLat[] => {
  const cut = cutCorners(cutCorners(cutCorners(line)));
  return [line[0] as LngLat, ...cut, line.at(-1) as LngLat];
};

const close = (ring: LngLat[]): LngLat[] => [...ring, ring[0] as LngLat];

// Starting in the middle of the first side keeps the seam of the ring as round as its corners.
const smoothRing = (ring: LngLat[]): LngLat[] =>
  close(cutCorners(cutCorners(cutCorners(close(ring)))));

/** Closed rings and lines, ready to be drawn; water has no corners. */
export const groundShapes = {
  districts: Object.entries(DISTRICT_OUTLINES).map(([name, outline]) => ({
    name: name as District,
    ring: close(outline),
  })),
  river: smoothLine(RIVER_LINE),
  lake: smoothRing(LAKE_OUTLINE),
  sea: smoothRing(SEA_OUTLINE),
};
