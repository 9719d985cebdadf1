import type { FilterSpecification, StyleSpecification } from 'maplibre-gl';
import type { LngLat } from '#contract/district-outlines.ts';
import { districtColours, groundColours, resolveColours } from './ground-colours.ts';
import { groundShapes } from './ground-shapes.ts';

type Kind = 'land' | 'border' | 'river' | 'shore' | 'lake';

const area = (kind: Kind, ring: LngLat[], fill: string) => ({
  type: 'Feature' as const,
  properties: { kind, fill },
  geometry: { type: 'Polygon' as const, coordinates: [ring] },
});
const line = (kind: Kind, coordinates: LngLat[]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'LineString' as const, coordinates },
});
const only = (kind: Kind) => ['==', ['get', 'kind'], kind] as FilterSpecification;
const round = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Pieces cut at this zoom serve all closer ones: four metres is as exact as the drawing is, and few are cut. */
const FINEST_ZOOM = 10;

/**
 * The ground that needs no server: our districts and water in the colours of the theme.
 * No glyphs and no sprites are asked for; names stand above it as HTML. One source and few layers, as each
 * is drawn and prepared apart, which a machine without a graphics card feels.
 */
export function ownGround(): StyleSpecification {
  const colour = resolveColours(groundColours);
  const fill = resolveColours(districtColours);
  const { districts, river, lake, sea } = groundShapes;
  return {
    version: 8,
    sources: {
      ground: {
        type: 'geojson',
        maxzoom: FINEST_ZOOM,
        data: {
          type: 'FeatureCollection',
          // Later ones lie over earlier ones.
          features: [
            area('land', sea, colour.water),
            ...districts.map(({ name, ring }) => area('land', ring, fill[name])),
            ...districts.map(({ ring }) => line('border', ring)),
            line('river', river),
            line('shore', lake),
            area('lake', lake, colour.water),
          ],
        },
      },
    },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colour.beyond } },
      { id: 'land', ...areas('land') },
      {
        id: 'borders',
        type: 'line',
        source: 'ground',
        filter: only('border'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colour.border, 'line-width': 1.5, 'line-dasharray': [3, 2] },
      },
      {
        id: 'river-shore',
        type: 'line',
        source: 'ground',
        filter: only('river'),
        layout: round,
        paint: { 'line-color': colour.shore, 'line-width': riverWidth(1.22) },
      },
      {
        id: 'lake-shore',
        type: 'line',
        source: 'ground',
        filter: only('shore'),
        layout: round,
        paint: { 'line-color': colour.shore, 'line-width': 2.5 },
      },
      {
        id: 'river',
        type: 'line',
        source: 'ground',
        filter: only('river'),
        layout: round,
        paint: { 'line-color': colour.water, 'line-width': riverWidth(1) },
      },
      { id: 'lake', ...areas('lake') },
    ],
  };
}

/** In the colour each brings along, without an edge of its own: one program draws them all. */
const areas = (kind: Kind) => ({
  type: 'fill' as const,
  source: 'ground',
  filter: only(kind),
  paint: { 'fill-color': ['get', 'fill'] as never, 'fill-antialias': false },
});

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
