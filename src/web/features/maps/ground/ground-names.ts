import {
  contains,
  DISTRICT_LABELS,
  DISTRICT_OUTLINES,
  type LngLat,
} from '#contract/city/district-outlines.ts';
import type { District } from '#contract/city/districts.ts';
import type { MapPin } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import { areOverlapping, boxAround, onScreen } from '../canvas/boxes.ts';
import { drawnAt, type Spot } from '../canvas/cluster-pins.ts';
import { coversOf, type Frame } from '../canvas/marker-reach.ts';
import type { View } from '../canvas/use-spots.ts';
import type { Rect, Size } from '../map-contract.ts';

/** A word on our own ground; tile servers bring their own. */
export interface GroundName {
  name: string;
  place: LngLat;
  kind: 'district' | 'water' | 'landmark' | 'neighbourhood' | 'business';
  /** What it is the name of: moved within it where its own place is not free or not seen. */
  outline?: LngLat[];
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
  outline: DISTRICT_OUTLINES[name],
  from: CITY_ZOOM,
  to: NEAREST_ZOOM,
}));
const fromAfar: GroundName[] = Object.entries(DISTRICT_LABELS).map(([name, place]) => ({
  name,
  place,
  kind: 'district',
  outline: DISTRICT_OUTLINES[name as District],
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

/** Per letter and in height, with a little air. */
const LETTER_PX = { district: 12.4, water: 6.6, landmark: 6.6, neighbourhood: 6.6, business: 6.6 };
const LINE_PX = 20;
const EDGE_PX = 5;
/** What MapLibre writes at the foot of the map: the scale, and whose the outlines are once they are drawn. */
const SCALE: Size = { width: 106, height: 36 };
const SOURCE: Size = { width: 184, height: 24 };
/** From here on a pin has its name below it: so near, little else tells where one is. */
const PIN_NAMES_FROM = 15;
/** Of a longer name no more is seen. */
const MOST_LETTERS = 24;
/** So many places along each side of what is seen of one are tried. */
const TRIED = { district: 17, neighbourhood: 7 };

/**
 * Where the names stand in a view: each at its place, unless a spot, another name or a piece of the map lies
 * there. A pin's name stands below its point, unless it is the `chosen` one, whose bubble says it. What has an outline is then named where it is free, in the part that is seen; the others, and what has
 * no room, are left out. `closeUp`: names besides ours, which give way to them.
 */
export function namesInView(
  { zoom, box }: View,
  frame: Frame,
  spots: readonly Pick<Spot, 'count' | 'longitude' | 'latitude' | 'pins'>[],
  closeUp?: readonly GroundName[],
  chosen?: number,
): { word: GroundName; place: LngLat }[] {
  const at = ([longitude, latitude]: LngLat) => onScreen({ longitude, latitude }, box, frame);
  const { width, height } = frame;
  const taken = [
    ...coversOf(frame),
    { left: 0, right: SCALE.width, top: height - SCALE.height, bottom: height },
    ...(closeUp
      ? [{ left: width - SOURCE.width, right: width, top: height - SOURCE.height, bottom: height }]
      : []),
    ...spots.map((spot) => drawnAt(spot.count, onScreen(spot, box, frame))),
  ];
  const ofPins = spots.flatMap(({ count, pins: [pin] }): GroundName[] =>
    count === 1 && pin && pin.id !== chosen ? [nameOfPin(pin)] : [],
  );
  return [...groundNames, ...ofPins, ...(closeUp ?? [])]
    .filter(({ from, to }) => zoom >= from && zoom < to)
    .flatMap((word) => {
      const letters = Math.min(word.name.length, MOST_LETTERS);
      const half = (letters * LETTER_PX[word.kind]) / 2 + EDGE_PX;
      const rectAt = (place: LngLat): Rect => {
        const { x, y } = at(place);
        const top = word.kind === 'business' ? y : y - LINE_PX / 2;
        return { left: x - half, right: x + half, top, bottom: top + LINE_PX };
      };
      const isFree = (place: LngLat) => {
        const rect = rectAt(place);
        return !taken.some((other) => areOverlapping(rect, other));
      };
      const room = { width: 2 * half, height: LINE_PX + 2 * EDGE_PX };
      const place = word.outline
        ? freePlaceOf(word.outline, word, box, frame, room, isFree)
        : [word.place].find(isFree);
      if (!place) return [];
      taken.push(rectAt(place));
      return [{ word, place }];
    });
}

const nameOfPin = ({ name, longitude, latitude }: MapPin): GroundName => ({
  ...{ name, place: [longitude, latitude], kind: 'business' },
  ...{ from: PIN_NAMES_FROM, to: NEAREST_ZOOM },
});

/**
 * Where a word is seen whole: at its own place, else next to that where all of it stands within the outline, else
 * where its middle does.
 */
function freePlaceOf(
  ring: LngLat[],
  { place, kind }: GroundName,
  { west, south, east, north }: Box,
  { width, height }: Size,
  room: Size,
  isFree: (place: LngLat) => boolean,
): LngLat | undefined {
  const outline = boxAround(ring.map(([longitude, latitude]) => ({ longitude, latitude })));
  if (!outline) return undefined;
  const [perX, perY] = [(east - west) / width, (north - south) / height];
  const [halfX, halfY] = [(room.width / 2) * perX, (room.height / 2) * perY];
  const [left, right] = [
    Math.max(west + halfX, outline.west),
    Math.min(east - halfX, outline.east),
  ];
  const [low, high] = [
    Math.max(south + halfY, outline.south),
    Math.min(north - halfY, outline.north),
  ];
  if (left > right || low > high) return undefined;
  const isThere = ([longitude, latitude]: LngLat) => contains(ring, longitude, latitude);
  const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const own: LngLat = [within(place[0], left, right), within(place[1], low, high)];
  if (isFree(own) && isThere(own)) return own;
  const tried = kind === 'neighbourhood' ? TRIED.neighbourhood : TRIED.district;
  const steps = Array.from({ length: tried }, (_, step) => step / (tried - 1));
  const away = ([x, y]: LngLat) => Math.hypot((x - place[0]) / perX, (y - place[1]) / perY);
  const free = steps
    .flatMap((x) => steps.map((y): LngLat => [left + (right - left) * x, low + (high - low) * y]))
    // The dearer question last.
    .filter(isFree)
    .filter(isThere)
    .toSorted((one, other) => away(one) - away(other));
  const isWhole = ([x, y]: LngLat) => isThere([x - halfX, y]) && isThere([x + halfX, y]);
  return free.find(isWhole) ?? free[0];
}
