export interface Place {
  latitude: number;
  longitude: number;
}

export const METRES_PER_DEGREE = 111_195;

/** Metres of a degree to the east, at a place. */
export const eastOf = ({ latitude }: Place): number =>
  METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

/** `'37.001,35.325'`: latitude, longitude. */
export function readPlace(text: string): Place {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

/**
 * Metres from a place to where a business has its pin, straight; null without a pin. Over the width of a
 * city the earth is flat enough. The database counts the same way (`metresTo`).
 */
export function metresFrom(
  place: Place,
  pin: { latitude: string | null; longitude: string | null },
): number | null {
  if (pin.latitude === null || pin.longitude === null) return null;
  const north = (Number(pin.latitude) - place.latitude) * METRES_PER_DEGREE;
  const east = (Number(pin.longitude) - place.longitude) * eastOf(place);
  return Math.round(Math.hypot(north, east));
}
