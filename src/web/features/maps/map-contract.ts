import type { MapCluster, MapPin } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';

export interface Place {
  latitude: number;
  longitude: number;
}

/** A part of the screen, in pixels from the map's upper left corner. */
export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Where the map should look, given as a new object each time it should move. */
export type MapTarget = ({ place: Place; zoom: number } | { box: Box }) & {
  /** The visitor asked to be there, as by a move of the map; else it is only shown something. */
  isByVisitor?: boolean;
};

/** What the map shows when it has come to rest. */
export interface MapView {
  box: Box;
  zoom: number;
  /** The visitor brought it there. */
  isByVisitor: boolean;
}

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
  /** What was too many to be sent one by one. */
  clusters: MapCluster[];
  selected: MapPin | undefined;
  onSelect: (pin: MapPin | undefined) => void;
  target: MapTarget;
  userPlace: Place | undefined;
  /** What stands in the map's upper left corner: what lies below it is neither read nor tapped. */
  corner: Size;
  /** Lets a place be chosen: a tap on the ground and the pin itself, dragged or by its arrow keys. */
  picking?: Picking | undefined;
  /** Called after each move with what is seen. */
  onView: (view: MapView) => void;
  /** The businesses of a cluster that no zoom takes apart. */
  pinsIn: (box: Box) => Promise<MapPin[]>;
  onReady: () => void;
  onFailed: () => void;
}

export type MapState = 'loading' | 'failed' | 'ready';
