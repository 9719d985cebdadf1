import type { Box } from '#contract/maps/maps.ts';
import type { Place, Rect, Size } from '../map-contract.ts';

export const isInBox = ({ latitude, longitude }: Place, { west, south, east, north }: Box) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

export const isSameBox = (one: Box, other: Box) =>
  one.west === other.west &&
  one.south === other.south &&
  one.east === other.east &&
  one.north === other.north;

/** The smallest box around places; undefined for none. */
export const boxAround = (places: readonly Place[]): Box | undefined =>
  places.length === 0
    ? undefined
    : {
        west: Math.min(...places.map((place) => place.longitude)),
        south: Math.min(...places.map((place) => place.latitude)),
        east: Math.max(...places.map((place) => place.longitude)),
        north: Math.max(...places.map((place) => place.latitude)),
      };

/** The smallest box around boxes; undefined for none. */
export const boxAroundBoxes = (boxes: readonly Box[]): Box | undefined =>
  boxAround(
    boxes.flatMap(({ west, south, east, north }) => [
      { latitude: south, longitude: west },
      { latitude: north, longitude: east },
    ]),
  );

/** Where a place stands in a view; the stretching of the earth towards the poles is nothing within one. */
export const onScreen = (
  { longitude, latitude }: Place,
  { west, south, east, north }: Box,
  { width, height }: Size,
) => ({
  x: ((longitude - west) / (east - west)) * width,
  y: ((north - latitude) / (north - south)) * height,
});

export const areOverlapping = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
