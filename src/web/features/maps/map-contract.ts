import type { MapPin } from '#contract/businesses.ts';
import type { Box } from '#contract/maps.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

/** Where the map should look, given as a new object each time it should move. */
export type MapTarget = { place: Place; zoom: number } | { box: Box };

export interface Picking {
  /** Undefined until one is chosen. */
  place: Place | undefined;
  /** Whose sign the pin bears. */
  slug: string;
  onPick: (place: Place) => void;
}

/** What both maps, MapLibre and Google, are given. */
export interface MapCanvasProps {
  pins: MapPin[];
  selected: MapPin | undefined;
  onSelect: (pin: MapPin | undefined) => void;
  target: MapTarget;
  userPlace: Place | undefined;
  /** Lets a place be chosen: a tap on the ground and the pin itself, dragged or by its arrow keys. */
  picking?: Picking | undefined;
  /** Called after each move with what is seen. */
  onView: (box: Box) => void;
  onReady: () => void;
  onFailed: () => void;
}

export type MapState = 'loading' | 'failed' | 'ready';
