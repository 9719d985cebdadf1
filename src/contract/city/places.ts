import type { Box } from '../maps/maps.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

export const METRES_PER_DEGREE = 111_195;

/** Metres of a degree to the east, at a place. */
export const eastOf = ({ latitude }: Place): number =>
  METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

/** All that lies so many metres to each side of a place, and the corners. */
export function boxAround(place: Place, metres: number): Box {
  const north = metres / METRES_PER_DEGREE;
  const east = metres / eastOf(place);
  return {
    south: place.latitude - north,
    north: place.latitude + north,
    west: place.longitude - east,
    east: place.longitude + east,
  };
}

/** `'37.001,35.325'`: latitude, longitude. */
export function readPlace(text: string): Place {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

/**
 * Metres between two places, straight: over the width of a city the earth is flat enough. The database
 * counts the same way (`metresTo`).
 */
export const metresApart = (one: Place, other: Place): number =>
  Math.hypot(
    (other.latitude - one.latitude) * METRES_PER_DEGREE,
    (other.longitude - one.longitude) * eastOf(one),
  );

/** Whole metres from a place to where a business has its pin; null without a pin. */
export function metresFrom(
  place: Place,
  pin: { latitude: string | null; longitude: string | null },
): number | null {
  if (pin.latitude === null || pin.longitude === null) return null;
  const other = { latitude: Number(pin.latitude), longitude: Number(pin.longitude) };
  return Math.round(metresApart(place, other));
}
