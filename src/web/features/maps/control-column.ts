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

/** Whether a marker lies below the buttons of a map, where nobody could tap it. Sizes in pixels. */
export function isUnderControls(
  { longitude, latitude, lift }: Marker,
  { box }: View,
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
): boolean {
  const x = ((longitude - box.west) / (box.east - box.west)) * clientWidth;
  // The stretching of the earth towards the poles is nothing within a view.
  const y = ((box.north - latitude) / (box.north - box.south)) * clientHeight - lift;
  return (
    x + MIDDLE > clientWidth - COLUMN.width &&
    x - MIDDLE < clientWidth &&
    y - MIDDLE < COLUMN.height &&
    y + MIDDLE > 0
  );
}
