import type { MapPin } from '#contract/businesses.ts';
import type { Box } from '#contract/maps.ts';

/** One thing to draw: a business, or several that would cover each other at this zoom. */
export interface Spot {
  key: string;
  longitude: number;
  latitude: number;
  pins: MapPin[];
}

/** Closer than this on the screen, two pins would overlap; from afar the discs are larger. */
const RADIUS_PX = { afar: 60, near: 42 };
const NEAR_ZOOM = 12;
/** From here on only pins on the very same place stay together. */
export const CLOSEST_ZOOM = 18;
const SAME_PLACE_PX = 6;
const TILE_PX = 512;

/** Web Mercator, as pixels of the whole world at a zoom. */
const toScreen = (
  { latitude, longitude }: Pick<MapPin, 'latitude' | 'longitude'>,
  zoom: number,
) => {
  const world = TILE_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: world * (longitude / 360 + 0.5),
    y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const spotOf = (pins: MapPin[]): Spot => ({
  key: `${pins[0]?.id}-${pins.length}`,
  longitude: average(pins.map((pin) => pin.longitude)),
  latitude: average(pins.map((pin) => pin.latitude)),
  pins,
});

/** Half the side of a disc with a number; grows gently with it. */
export const discRadiusPx = (count: number) => 15 + Math.min(17, Math.log2(count) * 2.5);
/** A drop stands on its point. */
export const DROP_PX = { width: 40, height: 50 };
/** Of a drop of 40 px as much as a finger needs must stay free (WCAG 2.5.8: 24 px). */
const MOST_COVERED_PX = DROP_PX.width - 24;
/** Farther apart than this, no disc reaches a drop. */
const CELL_PX = 72;

type Placed<Thing> = { thing: Thing; x: number; y: number; isTaken: boolean };

/**
 * Gathers things by pairs that belong together: each one not yet taken, in the order given, takes
 * its free neighbours. A grid keeps that linear for thousands; what belongs together must be less
 * than `cellPx` apart.
 */
function gather<Thing>(
  placed: Placed<Thing>[],
  cellPx: number,
  belong: (one: Placed<Thing>, other: Placed<Thing>) => boolean,
): Thing[][] {
  const cells = new Map<string, Placed<Thing>[]>();
  const cellOf = (value: number) => Math.floor(value / cellPx);
  for (const place of placed) {
    const cell = `${cellOf(place.x)},${cellOf(place.y)}`;
    const others = cells.get(cell);
    if (others) others.push(place);
    else cells.set(cell, [place]);
  }
  const groups: Thing[][] = [];
  for (const place of placed) {
    if (place.isTaken) continue;
    const together: Thing[] = [];
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

/** What a spot covers on the screen. */
const drawn = ({ thing, x, y }: Placed<Spot>) => {
  if (thing.pins.length === 1) {
    return {
      left: x - DROP_PX.width / 2,
      right: x + DROP_PX.width / 2,
      top: y - DROP_PX.height,
      bottom: y,
    };
  }
  const radius = discRadiusPx(thing.pins.length);
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
};

/** Whether one covers so much of the other that it could hardly be touched. */
const hides = (one: Placed<Spot>, other: Placed<Spot>) => {
  const [a, b] = [drawn(one), drawn(other)];
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > MOST_COVERED_PX &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > MOST_COVERED_PX
  );
};

/** The spots to draw at a whole zoom level: pins that would overlap are one. */
export function clusterPins(pins: MapPin[], zoom: number): Spot[] {
  const apart = zoom >= NEAR_ZOOM ? RADIUS_PX.near : RADIUS_PX.afar;
  const radius = zoom >= CLOSEST_ZOOM ? SAME_PLACE_PX : apart;
  const placed = <Thing extends Pick<MapPin, 'latitude' | 'longitude'>>(things: Thing[]) =>
    things.map((thing) => ({ thing, ...toScreen(thing, zoom), isTaken: false }));
  let spots = gather(
    placed(pins),
    radius,
    (one, other) => Math.hypot(other.x - one.x, other.y - one.y) <= radius,
  ).map(spotOf);
  if (zoom >= CLOSEST_ZOOM) return spots;
  // A disc stands in the middle of its pins, where it may come to lie over a neighbour: it takes that too.
  for (let before = 0; before !== spots.length; ) {
    before = spots.length;
    spots = gather(placed(spots), CELL_PX, hides).map((group) =>
      group.length === 1 ? (group[0] as Spot) : spotOf(group.flatMap((spot) => spot.pins)),
    );
  }
  return spots;
}

/** The first zoom at which a cluster falls apart, or undefined when all stand on one place. */
export function zoomThatSplits(spot: Spot, zoom: number): number | undefined {
  for (let closer = Math.floor(zoom) + 1; closer <= CLOSEST_ZOOM; closer++) {
    if (clusterPins(spot.pins, closer).length > 1) return closer;
  }
  return undefined;
}

export const isInBox = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { west, south, east, north }: Box,
) => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** The smallest box around pins; undefined for none. */
export const boxAround = (pins: MapPin[]): Box | undefined =>
  pins.length === 0
    ? undefined
    : {
        west: Math.min(...pins.map((pin) => pin.longitude)),
        south: Math.min(...pins.map((pin) => pin.latitude)),
        east: Math.max(...pins.map((pin) => pin.longitude)),
        north: Math.max(...pins.map((pin) => pin.latitude)),
      };
