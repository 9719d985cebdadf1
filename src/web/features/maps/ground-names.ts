import { DISTRICT_LABELS, districtAt, type LngLat } from '#contract/district-outlines.ts';
import type { Box } from '#contract/maps.ts';

/** A word on our own ground; tile servers bring their own. */
export interface GroundName {
  name: string;
  place: LngLat;
  kind: 'district' | 'water' | 'landmark';
  /** Shown between these zooms. */
  from: number;
  to: number;
}

// From afar a name stands in the middle of its district, in the city where people live.
const CITY_ZOOM = 11.25;
const NEAREST_ZOOM = 24;
const inTheCity: GroundName[] = (
  [
    ['Seyhan', [35.283, 36.998]],
    ['Yüreğir', [35.372, 36.993]],
    ['Çukurova', [35.285, 37.046]],
    ['Sarıçam', [35.39, 37.036]],
    ['Karaisalı', [35.059, 37.256]],
  ] as const
).map(([name, [longitude, latitude]]) => ({
  name,
  place: [longitude, latitude],
  kind: 'district',
  from: CITY_ZOOM,
  to: NEAREST_ZOOM,
}));
const fromAfar: GroundName[] = Object.entries(DISTRICT_LABELS).map(([name, place]) => ({
  name,
  place,
  kind: 'district',
  from: 0,
  to: CITY_ZOOM,
}));

export const groundNames: GroundName[] = [
  ...fromAfar,
  ...inTheCity,
  { name: 'Seyhan Baraj Gölü', place: [35.299, 37.118], kind: 'water', from: 10.5, to: 16 },
  { name: 'Akdeniz', place: [35.05, 36.52], kind: 'water', from: 0, to: 12 },
  { name: 'Taşköprü', place: [35.3353, 36.9863], kind: 'landmark', from: 12.5, to: NEAREST_ZOOM },
  { name: 'Büyük Saat', place: [35.3281, 36.9847], kind: 'landmark', from: 13, to: NEAREST_ZOOM },
  {
    name: 'Sabancı Merkez Camii',
    place: [35.3341, 36.9917],
    kind: 'landmark',
    from: 13,
    to: NEAREST_ZOOM,
  },
  {
    name: 'Çukurova Üniversitesi',
    place: [35.357, 37.056],
    kind: 'landmark',
    from: 11,
    to: NEAREST_ZOOM,
  },
  {
    name: 'Varda Köprüsü',
    place: [34.9767, 37.2437],
    kind: 'landmark',
    from: 9.5,
    to: NEAREST_ZOOM,
  },
];

/** Half a name with a little air, and what stands on the map's upper and lower edge. */
const MARGINS_PX = { side: 58, top: 76, bottom: 44 };
/** So many places along each side of a view are tried. */
const TRIED = 9;

/**
 * Where a name stands in a view of a size in pixels: at its place; a district's, when that is not seen, in
 * the part of it that is.
 */
export function placeInView(
  { name, place, kind }: GroundName,
  { west, south, east, north }: Box,
  { width, height }: { width: number; height: number },
): LngLat {
  if (kind !== 'district') return place;
  const [perX, perY] = [(east - west) / width, (north - south) / height];
  const [left, right] = [west + MARGINS_PX.side * perX, east - MARGINS_PX.side * perX];
  const [low, high] = [south + MARGINS_PX.bottom * perY, north - MARGINS_PX.top * perY];
  const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const steps = Array.from({ length: TRIED }, (_, step) => step / (TRIED - 1));
  const distance = ([x, y]: LngLat) => Math.hypot(x - place[0], y - place[1]);
  const tried: LngLat[] = [
    [within(place[0], left, right), within(place[1], low, high)],
    ...steps.flatMap((x) =>
      steps.map((y): LngLat => [left + (right - left) * x, low + (high - low) * y]),
    ),
  ];
  const seen = tried.filter(([longitude, latitude]) => districtAt(latitude, longitude) === name);
  return seen.toSorted((one, other) => distance(one) - distance(other))[0] ?? place;
}
