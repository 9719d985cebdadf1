import { directionsTo } from '#contract/maps/directions.ts';

const ofApple = /iPhone|iPad|Macintosh/;

interface Goal {
  name: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/** In the map of the device, which may have the streets with it. */
export function wayTo({ name, address, latitude, longitude }: Goal): string {
  const { geo, apple } = directionsTo({
    ...{ name, address },
    latitude: latitude === null ? null : String(latitude),
    longitude: longitude === null ? null : String(longitude),
  });
  return ofApple.test(navigator.userAgent) ? apple : geo;
}
