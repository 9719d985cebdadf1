import type { View } from './use-spots.ts';

/** What our buttons and MapLibre's take of the map's upper right corner, in pixels: see MapPad, BusinessMap. */
const COLUMN = { width: 56, height: 204 };
/** How far past its middle a marker of 40 px must stay free: with its other half the 24 px to be hit. */
const MIDDLE = 4;

interface Marker {
  longitude: number;
  latitude: number;
  /** How far its middle lies above its place, in pixels. */
  lift: number;
}

/**
 * Whether nobody could tap a marker: it lies below the buttons of a map, or with its middle beyond an edge,
 * drawn for the next push only and perhaps behind what stands beside the map. Sizes in pixels.
 */
export function isOutOfReach(
  { longitude, latitude, lift }: Marker,
  { box }: View,
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
): boolean {
  const x = ((longitude - box.west) / (box.east - box.west)) * clientWidth;
  // The stretching of the earth towards the poles is nothing within a view.
  const y = ((box.north - latitude) / (box.north - box.south)) * clientHeight - lift;
  if (x < 0 || x > clientWidth || y < 0 || y > clientHeight) return true;
  return x + MIDDLE > clientWidth - COLUMN.width && y - MIDDLE < COLUMN.height;
}
