import type { District } from './districts.ts';
import { eastOf, METRES_PER_DEGREE, type Place } from './places.ts';

/** A place as GeoJSON writes it: longitude first, then latitude, in degrees. */
export type LngLat = [longitude: number, latitude: number];
type Line = readonly LngLat[];

// Drawn by hand, to about 300 m: a ground for the map and an answer to 'which district is this
// pin in', not a survey. Borders are drawn once and shared, so neighbours meet without gaps.
const KARAISALI_CUKUROVA: Line = [
  [35.006, 37.08],
  [35.007, 37.116],
  [35.023, 37.154],
  [35.048, 37.168],
  [35.074, 37.147],
  [35.118, 37.127],
  [35.15, 37.13],
  [35.185, 37.147],
  [35.28, 37.163],
];
const KARAISALI_SARICAM: Line = [
  [35.28, 37.163],
  [35.279, 37.202],
  [35.314, 37.221],
  [35.327, 37.251],
  [35.354, 37.259],
  [35.398, 37.252],
];
const CUKUROVA_SARICAM: Line = [
  [35.28, 37.163],
  [35.275, 37.148],
  [35.292, 37.135],
  [35.325, 37.129],
  [35.324, 37.102],
  [35.305, 37.102],
  [35.292, 37.09],
  [35.293, 37.081],
  [35.333, 37.042],
];
const SEYHAN_CUKUROVA: Line = [
  [35.122, 37.034],
  [35.162, 37.039],
  [35.2, 37.031],
  [35.25, 37.032],
  [35.276, 37.028],
  [35.3, 37.031],
  [35.324, 37.025],
];
const CUKUROVA_YUREGIR: Line = [
  [35.324, 37.025],
  [35.334, 37.03],
  [35.333, 37.042],
];
const SARICAM_YUREGIR: Line = [
  [35.333, 37.042],
  [35.35, 37.032],
  [35.389, 37.011],
  [35.394, 36.984],
  [35.54, 36.97],
  [35.62, 36.966],
  [35.65, 36.974],
];
const SEYHAN_YUREGIR: Line = [
  [35.324, 37.025],
  [35.336, 37.006],
  [35.336, 36.98],
  [35.33, 36.95],
  [35.336, 36.92],
  [35.326, 36.907],
  [35.314, 36.903],
  [35.32, 36.884],
  [35.293, 36.89],
  [35.269, 36.87],
  [35.256, 36.86],
  [35.234, 36.845],
  [35.196, 36.815],
  [35.176, 36.797],
  [35.143, 36.794],
];
const KARAISALI_EDGE: Line = [
  [35.398, 37.252],
  [35.416, 37.263],
  [35.438, 37.29],
  [35.452, 37.315],
  [35.423, 37.348],
  [35.39, 37.388],
  [35.325, 37.414],
  [35.289, 37.432],
  [35.267, 37.459],
  [35.222, 37.446],
  [35.165, 37.44],
  [35.108, 37.459],
  [35.047, 37.473],
  [35.029, 37.492],
  [34.964, 37.471],
  [34.943, 37.414],
  [34.941, 37.34],
  [34.936, 37.294],
  [34.971, 37.264],
  [34.967, 37.222],
  [34.933, 37.2],
  [34.953, 37.172],
  [34.956, 37.147],
  [34.983, 37.12],
  [35.006, 37.08],
];
const CUKUROVA_EDGE: Line = [
  [35.006, 37.08],
  [35.012, 37.066],
  [35.052, 37.067],
  [35.079, 37.062],
  [35.09, 37.047],
  [35.12, 37.041],
  [35.122, 37.034],
];
const SEYHAN_EDGE: Line = [
  [35.122, 37.034],
  [35.118, 37.005],
  [35.121, 36.985],
  [35.096, 36.98],
  [35.099, 36.951],
  [35.116, 36.945],
  [35.127, 36.92],
  [35.144, 36.91],
  [35.141, 36.885],
  [35.147, 36.858],
  [35.128, 36.818],
  [35.146, 36.81],
  [35.143, 36.794],
];
const YUREGIR_EDGE: Line = [
  [35.143, 36.794],
  [35.16, 36.732],
  [35.194, 36.744],
  [35.24, 36.731],
  [35.272, 36.755],
  [35.292, 36.73],
  [35.368, 36.744],
  [35.43, 36.765],
  [35.486, 36.76],
  [35.494, 36.781],
  [35.62, 36.79],
  [35.63, 36.81],
  [35.702, 36.832],
  [35.688, 36.872],
  [35.642, 36.888],
  [35.669, 36.925],
  [35.668, 36.98],
  [35.65, 36.974],
];
const SARICAM_EDGE: Line = [
  [35.65, 36.974],
  [35.659, 37.012],
  [35.678, 37.04],
  [35.679, 37.089],
  [35.625, 37.097],
  [35.621, 37.13],
  [35.576, 37.136],
  [35.581, 37.187],
  [35.553, 37.222],
  [35.562, 37.236],
  [35.525, 37.231],
  [35.47, 37.219],
  [35.42, 37.223],
  [35.398, 37.252],
];

/** Joins border lines end to end into one open ring: each line starts where the last one ended. */
const ring = (...lines: Line[]): LngLat[] => lines.flatMap((line) => line.slice(1));
const back = (line: Line): Line => line.toReversed();

/** One ring per district, at most 40 points, not closed (the last point joins the first). */
export const DISTRICT_OUTLINES: Record<District, LngLat[]> = {
  Seyhan: ring(SEYHAN_CUKUROVA, SEYHAN_YUREGIR, back(SEYHAN_EDGE)),
  Yüreğir: ring(back(SEYHAN_YUREGIR), CUKUROVA_YUREGIR, SARICAM_YUREGIR, back(YUREGIR_EDGE)),
  Çukurova: ring(
    KARAISALI_CUKUROVA,
    CUKUROVA_SARICAM,
    back(CUKUROVA_YUREGIR),
    back(SEYHAN_CUKUROVA),
    back(CUKUROVA_EDGE),
  ),
  Sarıçam: ring(
    KARAISALI_SARICAM,
    back(SARICAM_EDGE),
    back(SARICAM_YUREGIR),
    back(CUKUROVA_SARICAM),
  ),
  Karaisalı: ring(KARAISALI_SARICAM, KARAISALI_EDGE, KARAISALI_CUKUROVA),
};

/** Where a district's name stands on the map. */
export const DISTRICT_LABELS: Record<District, LngLat> = {
  Seyhan: [35.235, 36.965],
  Yüreğir: [35.46, 36.885],
  Çukurova: [35.17, 37.085],
  Sarıçam: [35.5, 37.12],
  Karaisalı: [35.17, 37.31],
};

/** Whether a point lies inside an open ring (even-odd; a shared border belongs to one side). */
export const contains = (outline: Line, longitude: number, latitude: number): boolean => {
  let inside = false;
  let from = outline[outline.length - 1];
  for (const to of outline) {
    if (from && from[1] > latitude !== to[1] > latitude) {
      const crossing = from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (longitude < crossing) inside = !inside;
    }
    from = to;
  }
  return inside;
};

/** The district a pin lies in, or undefined outside the five. Degrees; latitude first. */
export const districtAt = (latitude: number, longitude: number): District | undefined => {
  for (const [district, outline] of Object.entries(DISTRICT_OUTLINES)) {
    if (contains(outline, longitude, latitude)) return district as District;
  }
  return undefined;
};

/** Metres from a pin to the nearest point of a district's outline, straight. */
export function metresFromOutline(district: District, pin: Place): number {
  const east = eastOf(pin);
  const corners = DISTRICT_OUTLINES[district].map(
    ([longitude, latitude]) =>
      [(longitude - pin.longitude) * east, (latitude - pin.latitude) * METRES_PER_DEGREE] as const,
  );
  let nearest = Number.POSITIVE_INFINITY;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from) {
      const [x, y] = [to[0] - from[0], to[1] - from[1]];
      const along = -(from[0] * x + from[1] * y) / (x * x + y * y || 1);
      const part = Math.min(Math.max(along, 0), 1);
      nearest = Math.min(nearest, Math.hypot(from[0] + part * x, from[1] + part * y));
    }
    from = to;
  }
  return nearest;
}
