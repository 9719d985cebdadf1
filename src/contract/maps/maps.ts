/** What the map shows first: the city's middle (specification 9). Zooms count tiles of 512 px. */
export const MAP_CENTER = { latitude: 37, longitude: 35.32 } as const;
export const MAP_ZOOM = 12;
export const DETAIL_MAP_ZOOM = 16;
export const GEOLOCATION_ZOOM = 15;

/** The map is tried three times with growing pauses (specification 9); one pause after each failure but the last. */
export const MAP_LOAD_PAUSES_MS = [800, 2_400] as const;

/** A style that has not come by then is not waited for: the map keeps its own ground. */
export const MAP_STYLE_TIMEOUT_MS = 4_000;

/** A part of the map, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where the operator's own tiles are served, when there are any. */
export const BASE_MAP_PATH = '/basemap.pmtiles';

/** A script that has not come by then counts as failed. */
export const MAP_SCRIPT_TIMEOUT_MS = 15_000;
/** Where a pin is set: close enough to aim, far enough to know the dependencies without any tile. */
export const PICKING_ZOOM = 14;
