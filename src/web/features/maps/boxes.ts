import type { Box } from '#contract/maps.ts';
import type { Place } from './map-contract.ts';

export const isInBox = ({ latitude, longitude }: Place, { west, south, east, north }: Box) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

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
