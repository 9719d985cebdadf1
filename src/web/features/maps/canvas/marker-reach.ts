import type { Rect, Size } from '../map-contract.ts';
import { onScreen } from './boxes.ts';
import type { View } from './use-spots.ts';

/** What our buttons and MapLibre's take of the map's upper right corner, in pixels: see MapPad, BusinessMap. */
const COLUMN: Size = { width: 56, height: 204 };
/** How far around its middle a marker must stay free: as other markers leave it (see `hides`), 24 px to be hit. */
const MIDDLE = 12;

/** A map's size, and what stands in its upper left corner. */
export interface Frame extends Size {
  corner: Size;
}

/** What stands on a map and hides what lies below. */
export const coversOf = ({ width, corner }: Frame): Rect[] => [
  { left: width - COLUMN.width, right: width, top: 0, bottom: COLUMN.height },
  { left: 0, right: corner.width, top: 0, bottom: corner.height },
];

interface Marker {
  longitude: number;
  latitude: number;
  /** How far its middle lies above its place, in pixels. */
  lift: number;
}

/**
 * Whether nobody could tap a marker: it lies below what stands on the map, or with its middle beyond an edge,
 * drawn for the next push only and perhaps behind what stands beside the map.
 */
export function isOutOfReach({ lift, ...place }: Marker, { box }: View, frame: Frame): boolean {
  const { x, y: foot } = onScreen(place, box, frame);
  const y = foot - lift;
  if (x < 0 || x > frame.width || y < 0 || y > frame.height) return true;
  return coversOf(frame).some(
    ({ left, right, top, bottom }) =>
      x + MIDDLE > left && x - MIDDLE < right && y + MIDDLE > top && y - MIDDLE < bottom,
  );
}
