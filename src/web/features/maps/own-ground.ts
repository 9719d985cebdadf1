import type { StyleSpecification } from 'maplibre-gl';
import type { LngLat } from '#contract/district-outlines.ts';
import { districtColours, groundColours, resolveColours } from './ground-colours.ts';
import { groundShapes } from './ground-shapes.ts';

const polygon = (ring: LngLat[], properties: Record<string, string> = {}) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Polygon' as const, coordinates: [ring] },
});

/**
 * The ground that needs no server: our districts and water in the colours of the theme.
 * No glyphs and no sprites are asked for; names stand above it as HTML.
 */
export function ownGround(): StyleSpecification {
  const colour = resolveColours(groundColours);
  const fill = resolveColours(districtColours);
  const districts = groundShapes.districts.map(({ name, ring }) =>
    polygon(ring, { fill: fill[name] }),
  );
  return {
    version: 8,
    sources: {
      sea: { type: 'geojson', data: polygon(groundShapes.sea) },
      districts: { type: 'geojson', data: { type: 'FeatureCollection', features: districts } },
      lake: { type: 'geojson', data: polygon(groundShapes.lake) },
      river: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'LineString', coordinates: groundShapes.river },
        },
      },
    },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colour.beyond } },
      { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': colour.water } },
      {
        id: 'districts',
        type: 'fill',
        source: 'districts',
        paint: { 'fill-color': ['get', 'fill'], 'fill-antialias': false },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'districts',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour.border, 'line-width': 1.5, 'line-dasharray': [3, 2] },
      },
      {
        id: 'river-shore',
        type: 'line',
        source: 'river',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': colour.shore, 'line-width': riverWidth(1.22) },
      },
      {
        id: 'lake-shore',
        type: 'line',
        source: 'lake',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour.shore, 'line-width': 2.5 },
      },
      {
        id: 'river',
        type: 'line',
        source: 'river',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': colour.water, 'line-width': riverWidth(1) },
      },
      { id: 'lake', type: 'fill', source: 'lake', paint: { 'fill-color': colour.water } },
    ],
  };
}

// About 150 m at zoom 16, wider than true from afar so that it is seen.
const riverWidth = (factor: number) =>
  [
    'interpolate',
    ['exponential', 1.8],
    ['zoom'],
    8,
    2 * factor,
    12,
    10 * factor,
    16,
    110 * factor,
  ] as never;
