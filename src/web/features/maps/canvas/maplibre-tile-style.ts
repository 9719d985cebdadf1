import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { resolveColours } from '../ground/ground-colours.ts';

addProtocol('pmtiles', new Protocol().tile);

const mixed = (token: string, percent: number, on = 'paper') =>
  `color-mix(in oklab, var(--${token}) ${percent}%, var(--${on}))`;

const colours = {
  earth: mixed('portakal-soft', 45),
  green: mixed('open-soft', 70, 'portakal-soft'),
  built: mixed('line', 55),
  water: mixed('seyhan', 30),
  street: mixed('surface', 88),
  casing: mixed('edge', 45),
  highway: mixed('portakal', 55, 'surface'),
  rail: mixed('edge', 75),
  building: mixed('line', 90),
  border: mixed('edge', 60),
  name: 'var(--ink)',
  quiet: 'var(--quiet)',
  halo: 'var(--paper)',
};

/** Basemaps of before version 4 call it `pmap:kind`. */
const kind = ['coalesce', ['get', 'kind'], ['get', 'pmap:kind'], ''];
const isOf = (...kinds: string[]) => ['in', kind, ['literal', kinds]];
const isShape = (...shapes: string[]) => ['in', ['geometry-type'], ['literal', shapes]];
const turkishName = ['coalesce', ['get', 'name:tr'], ['get', 'name']];
/** Pixels at zooms, in between in proportion. */
const byZoom = (...stops: number[]) => ['interpolate', ['exponential', 1.6], ['zoom'], ...stops];

/**
 * The city in our colours, drawn from a Protomaps basemap (its layers earth, landuse, water, roads, buildings,
 * boundaries, places). Names are drawn with the fonts of the device: no server is asked for glyphs.
 */
export function tileStyle(tiles: string): StyleSpecification {
  const colour = resolveColours(colours);
  const layer = (id: string, rest: object) =>
    ({ id, source: 'tiles', ...rest }) as unknown as LayerSpecification;
  const fill = (id: string, name: string, paint: string, filter?: unknown) =>
    layer(id, {
      type: 'fill',
      'source-layer': name,
      filter: filter
        ? ['all', isShape('Polygon', 'MultiPolygon'), filter]
        : isShape('Polygon', 'MultiPolygon'),
      paint: { 'fill-color': paint },
    });
  const line = (id: string, name: string, filter: unknown, paint: object) =>
    layer(id, {
      type: 'line',
      'source-layer': name,
      filter: ['all', isShape('LineString', 'MultiLineString'), filter],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint,
    });
  const words = (id: string, name: string, filter: unknown, layout: object, paint: object) =>
    layer(id, {
      type: 'symbol',
      'source-layer': name,
      filter,
      layout: { 'text-field': turkishName, 'text-font': ['sans-serif'], ...layout },
      paint: { 'text-halo-color': colour.halo, 'text-halo-width': 1.4, ...paint },
    });
  const [minor, major, highway] = [
    isOf('minor_road', 'other', 'path'),
    isOf('major_road', 'medium_road'),
    isOf('highway'),
  ];
  const widths = {
    minor: byZoom(12, 0.5, 15, 3.5, 18, 14),
    major: byZoom(9, 0.7, 13, 3, 18, 22),
    highway: byZoom(7, 0.8, 13, 4.5, 18, 28),
  };
  const casings = {
    minor: byZoom(12, 0.8, 15, 5, 18, 17),
    major: byZoom(9, 1.2, 13, 4.5, 18, 25),
    highway: byZoom(7, 1.4, 13, 6, 18, 31),
  };
  const road = (id: string, filter: unknown, width: unknown, paint: string, minzoom = 0) => ({
    ...line(id, 'roads', filter, { 'line-color': paint, 'line-width': width }),
    minzoom,
  });
  return {
    version: 8,
    sources: {
      tiles: {
        type: 'vector',
        url: `pmtiles://${tiles}`,
        attribution:
          '<a href="https://protomaps.com">Protomaps</a> © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
      },
    },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colour.water } },
      fill('earth', 'earth', colour.earth),
      fill(
        'green',
        'landuse',
        colour.green,
        isOf(
          'park',
          'forest',
          'wood',
          'nature_reserve',
          'grass',
          'cemetery',
          'golf_course',
          'garden',
          'orchard',
          'farmland',
          'scrub',
        ),
      ),
      fill(
        'built',
        'landuse',
        colour.built,
        isOf(
          'industrial',
          'hospital',
          'school',
          'university',
          'college',
          'aerodrome',
          'military',
          'pedestrian',
          'commercial',
        ),
      ),
      fill('water', 'water', colour.water),
      line('streams', 'water', isOf('river', 'stream', 'canal'), {
        'line-color': colour.water,
        'line-width': byZoom(9, 0.6, 14, 3),
      }),
      { ...fill('buildings', 'buildings', colour.building), minzoom: 14 },
      line('rails', 'roads', isOf('rail'), {
        'line-color': colour.rail,
        'line-width': 1.2,
        'line-dasharray': [3, 2],
      }),
      road('minor-casing', minor, casings.minor, colour.casing, 13),
      road('major-casing', major, casings.major, colour.casing, 9),
      road('highway-casing', highway, casings.highway, colour.casing),
      road('minor', minor, widths.minor, colour.street, 12),
      road('major', major, widths.major, colour.street, 8),
      road('highway', highway, widths.highway, colour.highway),
      line('borders', 'boundaries', true, {
        'line-color': colour.border,
        'line-width': 1,
        'line-dasharray': [3, 2],
      }),
      {
        ...words(
          'road-names',
          'roads',
          ['has', 'name'],
          { 'symbol-placement': 'line', 'text-size': 12 },
          { 'text-color': colour.quiet },
        ),
        minzoom: 14,
      },
      words(
        'water-names',
        'water',
        ['all', isShape('Point'), ['has', 'name']],
        { 'text-size': 12 },
        { 'text-color': colour.quiet },
      ),
      {
        ...words(
          'quarters',
          'places',
          isOf('neighbourhood', 'macrohood'),
          { 'text-size': 12 },
          { 'text-color': colour.quiet },
        ),
        minzoom: 12.5,
      },
      words(
        'towns',
        'places',
        isOf('locality', 'region', 'county'),
        { 'text-size': byZoom(7, 12, 13, 18) },
        { 'text-color': colour.name },
      ),
    ],
  };
}
