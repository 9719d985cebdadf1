import type { MapPin } from '#contract/maps/map-businesses.ts';
import { DETAIL_MAP_ZOOM } from '#contract/maps/maps.ts';
import type { MapTarget } from '../map-contract.ts';
import { boxAround } from './boxes.ts';
import { CLOSEST_ZOOM, clusterPins } from './cluster-pins.ts';

/** About a hundred metres: a map fitted to less would still show one disc for all. */
const NEXT_DOOR_DEGREES = 0.001;

/** Shows all pins at once, each on its own where they do not stand on the very same place. */
export function closeUpOf(pins: [MapPin, ...MapPin[]]): MapTarget {
  const box = boxAround(pins);
  if (!box) return { place: pins[0], zoom: DETAIL_MAP_ZOOM };
  const { west, south, east, north } = box;
  if (Math.max(east - west, north - south) > NEXT_DOOR_DEGREES) return { box };
  let zoom = DETAIL_MAP_ZOOM;
  while (zoom < CLOSEST_ZOOM && clusterPins(pins, zoom).length < pins.length) zoom += 1;
  return { place: { latitude: (south + north) / 2, longitude: (west + east) / 2 }, zoom };
}
