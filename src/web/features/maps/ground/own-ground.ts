import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';
import type { LngLat } from '#contract/city/district-outlines.ts';
import { MAP_CENTER } from '#contract/maps/maps.ts';
import { groundShapes } from './ground-shapes.ts';

/** Nothing for MapLibre to draw: our own ground lies below it, see OwnGround.tsx. */
export const CLEAR_STYLE: StyleSpecification = { version: 8, sources: {}, layers: [] };
/** Of its empty canvas: in full size each frame of it would hold up the page where no graphics card helps. */
export const CLEAR_PIXEL_RATIO = 1 / 16;

/** The zoom at which a unit of the drawing is a pixel: its numbers stay small at every zoom. */
const UNIT_ZOOM = 9;
const UNITS_OF_WORLD = 512 * 2 ** UNIT_ZOOM;
const ORIGIN: LngLat = [MAP_CENTER.longitude, MAP_CENTER.latitude];

/** As the map lays the earth out (web mercator). */
const inWorld = ([longitude, latitude]: LngLat) => ({
  x: ((longitude + 180) / 360) * UNITS_OF_WORLD,
  y:
    (0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) *
    UNITS_OF_WORLD,
});
const origin = inWorld(ORIGIN);
const at = (place: LngLat) => {
  const { x, y } = inWorld(place);
  return `${(x - origin.x).toFixed(3)} ${(y - origin.y).toFixed(3)}`;
};
export const pathOf = (line: LngLat[]) => `M${line.map(at).join('L')}`;

/** The districts and waters as paths, to be placed by `placeOf`. */
export const groundPaths = {
  districts: groundShapes.districts.map(({ name, ring }) => ({ name, d: pathOf(ring) })),
  river: pathOf(groundShapes.river),
  lake: pathOf(groundShapes.lake),
  sea: pathOf(groundShapes.sea),
};

/** Where the paths lie in the map's frame, as a transform. */
export function placeOf(map: LibreMap): string {
  const { x, y } = map.project(ORIGIN);
  return `translate(${x} ${y}) scale(${2 ** (map.getZoom() - UNIT_ZOOM)})`;
}

/** Pixels at zooms: about 150 m at zoom 16, wider than true from afar so that it is seen. */
const RIVER_STOPS = [
  { zoom: 8, width: 2 },
  { zoom: 12, width: 10 },
  { zoom: 16, width: 110 },
] as const;
const GROWTH = 1.8;

/** How wide the river is drawn, in pixels. */
export function riverWidth(zoom: number): number {
  const [far, middle, near] = RIVER_STOPS;
  const [from, to] = zoom < middle.zoom ? [far, middle] : [middle, near];
  const way = (steps: number) => GROWTH ** steps - 1;
  const steps = Math.min(Math.max(zoom, from.zoom), to.zoom) - from.zoom;
  return from.width + (to.width - from.width) * (way(steps) / way(to.zoom - from.zoom));
}
