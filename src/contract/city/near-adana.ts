/** The five districts together. Written out, so that asking needs no outline; a test holds it against them. */
export const ADANA_BOX = { west: 34.933, south: 36.73, east: 35.702, north: 37.492 } as const;

/**
 * The box that holds every pin worth showing: the five districts (`ADANA_BOX`) and 0.15 degrees (about 15 km)
 * around them, room for a hand-drawn edge and for places just over the border.
 */
export const NEAR_ADANA_BOX = { west: 34.783, south: 36.58, east: 35.852, north: 37.642 } as const;

/** False for swapped, zero and far-away coordinates (and NaN). Degrees; latitude first. */
export const isNearAdana = (latitude: number, longitude: number): boolean =>
  longitude >= NEAR_ADANA_BOX.west &&
  latitude >= NEAR_ADANA_BOX.south &&
  longitude <= NEAR_ADANA_BOX.east &&
  latitude <= NEAR_ADANA_BOX.north;
