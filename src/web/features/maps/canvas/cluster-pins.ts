import type { MapCluster, MapPin } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import type { Place, Rect } from '../map-contract.ts';
import { boxAround, boxAroundBoxes } from './boxes.ts';

/** One thing to draw: a business, or several that would cover each other at this zoom. */
export interface Spot {
  key: string;
  longitude: number;
  latitude: number;
  count: number;
  /** Those that are known one by one. */
  pins: MapPin[];
  /** The corners in which the others were counted. */
  boxes: Box[];
}

/** Closer than this on the screen, two pins would overlap; from afar the discs are larger. */
const RADIUS_PX = { afar: 60, near: 42 };
const NEAR_ZOOM = 12;
/** From here on only pins on the very same place stay together. */
export const CLOSEST_ZOOM = 18;
const SAME_PLACE_PX = 6;
const TILE_PX = 512;

/** Web Mercator, as pixels of the whole world at a zoom. */
export const toScreen = ({ latitude, longitude }: Place, zoom: number) => {
  const world = TILE_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: world * (longitude / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};

const spotOfPin = (pin: MapPin): Spot => ({
  key: `${pin.id}-1`,
  longitude: pin.longitude,
  latitude: pin.latitude,
  count: 1,
  pins: [pin],
  boxes: [],
});

const spotOfCluster = ({ longitude, latitude, count, box }: MapCluster): Spot => ({
  key: `${box.west} ${box.north} ${box.east}`,
  longitude,
  latitude,
  count,
  pins: [],
  boxes: [box],
});

/** All of them as one, in their middle. */
function joined(spots: Spot[]): Spot {
  const [first, another] = spots;
  if (first && !another) return first;
  const count = spots.reduce((sum, spot) => sum + spot.count, 0);
  const middle = (name: 'longitude' | 'latitude') =>
    spots.reduce((sum, spot) => sum + spot[name] * spot.count, 0) / count;
  return {
    key: `${first?.key}+${count}`,
    longitude: middle('longitude'),
    latitude: middle('latitude'),
    count,
    pins: spots.flatMap(({ pins }) => pins),
    boxes: spots.flatMap(({ boxes }) => boxes),
  };
}

/** Half the side of a disc with a number; grows gently with it. */
export const discRadiusPx = (count: number) => 14 + Math.min(24, Math.log2(count) * 1.8);
/** A drop stands on its point. */
export const DROP_PX = { width: 40, height: 50 };
/** In the middle of each, so that it can be touched (WCAG 2.5.8). */
const FREE_PX = 24;
/** Farther apart than this, no disc reaches a drop. */
const CELL_PX = 80;

type Placed = { thing: Spot; x: number; y: number; isTaken: boolean };

/**
 * Gathers things by pairs that belong together: each one not yet taken, in the order given, takes
 * its free neighbours. A grid keeps that linear for thousands; what belongs together must be less
 * than `cellPx` apart.
 */
function gather(
  placed: Placed[],
  cellPx: number,
  belong: (one: Placed, other: Placed) => boolean,
): Spot[][] {
  const cells = new Map<string, Placed[]>();
  const cellOf = (value: number) => Math.floor(value / cellPx);
  for (const place of placed) {
    const cell = `${cellOf(place.x)},${cellOf(place.y)}`;
    const others = cells.get(cell);
    if (others) others.push(place);
    else cells.set(cell, [place]);
  }
  const groups: Spot[][] = [];
  for (const place of placed) {
    if (place.isTaken) continue;
    const together: Spot[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of cells.get(`${cellOf(place.x) + dx},${cellOf(place.y) + dy}`) ?? []) {
          if (other.isTaken || !(other === place || belong(place, other))) continue;
          other.isTaken = true;
          together.push(other.thing);
        }
      }
    }
    groups.push(together);
  }
  return groups;
}

/** What a spot of so many covers on the screen when its place is there. */
export function drawnAt(count: number, { x, y }: { x: number; y: number }): Rect {
  if (count === 1) {
    return {
      left: x - DROP_PX.width / 2,
      right: x + DROP_PX.width / 2,
      top: y - DROP_PX.height,
      bottom: y,
    };
  }
  const radius = discRadiusPx(count);
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Whether one reaches over the middle of the other, which stays free from all sides. */
const hides = (one: Placed, other: Placed) => {
  const [a, b] = [drawnAt(one.thing.count, one), drawnAt(other.thing.count, other)];
  const isDeep = (from: 'left' | 'top', to: 'right' | 'bottom') =>
    Math.min(a[to], b[to]) - Math.max(a[from], b[from]) >
    (Math.min(a[to] - a[from], b[to] - b[from]) - FREE_PX) / 2;
  return isDeep('left', 'right') && isDeep('top', 'bottom');
};

/**
 * The spots to draw at a whole zoom level: pins that would overlap are one. What the server has counted
 * together stays so.
 */
export function clusterPins(
  pins: readonly MapPin[],
  zoom: number,
  clusters: readonly MapCluster[] = [],
): Spot[] {
  const apart = zoom >= NEAR_ZOOM ? RADIUS_PX.near : RADIUS_PX.afar;
  const radius = zoom >= CLOSEST_ZOOM ? SAME_PLACE_PX : apart;
  const placed = (things: Spot[]) =>
    things.map((thing) => ({ thing, ...toScreen(thing, zoom), isTaken: false }));
  let spots = gather(
    placed(pins.map(spotOfPin)),
    radius,
    (one, other) => Math.hypot(other.x - one.x, other.y - one.y) <= radius,
  ).map(joined);
  spots.push(...clusters.map(spotOfCluster));
  if (zoom >= CLOSEST_ZOOM) return spots;
  // A disc stands in the middle of its pins, where it may come to lie over a neighbour: it takes that too.
  for (let before = 0; before !== spots.length; ) {
    before = spots.length;
    spots = gather(placed(spots), CELL_PX, hides).map(joined);
  }
  return spots;
}

/** Where to look to see a cluster fall apart; undefined when all stand on one place. */
export function closerLook(spot: Spot, zoom: number): { zoom: number } | { box: Box } | undefined {
  const boxes = boxAroundBoxes(spot.boxes);
  if (boxes) return zoom < CLOSEST_ZOOM ? { box: boxes } : undefined;
  for (let closer = Math.floor(zoom) + 1; closer <= CLOSEST_ZOOM; closer++) {
    if (clusterPins(spot.pins, closer).length > 1) return { zoom: closer };
  }
  return undefined;
}

/** The corner of the map that a spot stands for. */
export const boxOfSpot = ({ pins, boxes }: Spot): Box | undefined =>
  boxAroundBoxes([...boxes, ...(pins.length > 0 ? [boxAround(pins) as Box] : [])]);
