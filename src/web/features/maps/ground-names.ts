import { DISTRICT_LABELS, type LngLat } from '#contract/district-outlines.ts';

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
const LAST_DISTRICT_ZOOM = 14.5;
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
  to: LAST_DISTRICT_ZOOM,
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
  { name: 'Taşköprü', place: [35.3353, 36.9863], kind: 'landmark', from: 12.5, to: 24 },
  { name: 'Büyük Saat', place: [35.3281, 36.9847], kind: 'landmark', from: 13, to: 24 },
  { name: 'Sabancı Merkez Camii', place: [35.3341, 36.9917], kind: 'landmark', from: 13, to: 24 },
  { name: 'Çukurova Üniversitesi', place: [35.357, 37.056], kind: 'landmark', from: 11, to: 24 },
  { name: 'Varda Köprüsü', place: [34.9767, 37.2437], kind: 'landmark', from: 9.5, to: 24 },
];
