import type { LngLat } from '#contract/city/district-outlines.ts';
import { ADANA_BOX } from '#contract/city/near-adana.ts';

// One degree of latitude is 1000 units; a degree of longitude is shorter by the cosine of 37°.
const UNITS = 1000;
const LONGITUDE_UNITS = UNITS * Math.cos((37 * Math.PI) / 180);
export const x = (longitude: number) => (longitude - ADANA_BOX.west) * LONGITUDE_UNITS;
export const y = (latitude: number) => (ADANA_BOX.north - latitude) * UNITS;
export const longitudeOf = (x: number) => ADANA_BOX.west + x / LONGITUDE_UNITS;
export const latitudeOf = (y: number) => ADANA_BOX.north - y / UNITS;

const at = ([longitude, latitude]: LngLat) =>
  `${x(longitude).toFixed(1)} ${y(latitude).toFixed(1)}`;
const middle = (from: LngLat, to: LngLat): LngLat => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** Straight sides: borders. */
export const angular = (ring: LngLat[]) => `M${ring.map(at).join('L')}Z`;
/** Water: the points pull the curve, which runs through the middles between them. */
const curved = (points: LngLat[]) =>
  points
    .slice(1, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 2] as LngLat))}`)
    .join('');
export const curvedLine = (line: LngLat[]) => `M${at(line[0] as LngLat)}${curved(line)}`;
export const curvedRing = (ring: LngLat[]) => {
  const [first, second] = ring as [LngLat, LngLat];
  return `M${at(middle(first, second))}${curved([...ring, first, second])}Z`;
};
