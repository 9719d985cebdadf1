import { expect, test } from 'vitest';
import {
  elementOfFeature,
  elementOfOverpass,
  isPlace,
  middleOfPoints,
  placeOfOsm,
} from './osm.rules.ts';

type Tags = Parameters<typeof isPlace>[0];

test('a place has a name and says what it is', () => {
  const places: Tags[] = [
    { name: 'Köşe', shop: 'bakery' },
    { 'name:tr': 'Köşe', amenity: 'cafe' },
    { name: 'Köşe', shop: 'no', office: 'lawyer' },
    { name: 'Köşe', shop: 'yes;bakery' },
  ];
  for (const tags of places) expect([tags, isPlace(tags)]).toEqual([tags, true]);
  const others: Tags[] = [
    undefined,
    { shop: 'bakery' },
    { name: '', shop: 'bakery' },
    { name: 'Köşe', building: 'yes' },
    { name: 'Köşe', shop: 'vacant' },
    { name: 'Köşe', amenity: 'no', office: 'yes' },
  ];
  for (const tags of others) expect([tags, isPlace(tags)]).toEqual([tags, false]);
});

test('tags become a place: the Turkish name, the finest kinds first, the first of several keys', () => {
  const tags = {
    ...{ name: 'Corner', 'name:tr': 'Köşe', amenity: 'restaurant', cuisine: 'kebab; ;pizza' },
    ...{ shop: 'yes', 'addr:full': 'Cemal Cad. 4', 'addr:place': 'Meydan', opening_hours: '24/7' },
    ...{ 'addr:housenumber': '4', 'addr:suburb': 'Reşatbey', 'addr:subdistrict': 'Seyhan' },
    ...{ 'addr:city': 'Adana', 'addr:state': 'Adana ili', 'addr:country': 'TR' },
    ...{
      'contact:phone': '1',
      mobile: '2',
      'contact:email': 'a@b.example',
      url: 'https://a.example',
    },
    ...{ instagram: 'kose', check_date: '2026-01-01' },
  };
  const at = { latitude: 37, longitude: 35.3 };
  const said = { version: '3', timestamp: '2025-01-01T00:00:00Z' };
  expect(placeOfOsm({ type: 'way', id: 21, tags, ...at, ...said })).toEqual({
    ...{ source: 'osm', id: 'way/21', name: 'Köşe', ...at },
    kinds: ['cuisine=kebab', 'cuisine=pizza', 'amenity=restaurant'],
    ...{ address: 'Cemal Cad. 4', street: 'Meydan', houseNumber: '4', neighbourhood: 'Reşatbey' },
    ...{ district: 'Seyhan', city: 'Adana', province: 'Adana ili', country: 'TR' },
    ...{
      phones: ['1', '2'],
      email: 'a@b.example',
      website: 'https://a.example',
      instagram: 'kose',
    },
    ...{ hours: '24/7', version: '3', date: '2026-01-01' },
  });
  const first = {
    ...{ 'addr:street': 's', 'addr:neighbourhood': 'n', 'addr:quarter': 'q', 'addr:district': 'd' },
    ...{ 'addr:province': 'p', phone: 'ph', 'contact:mobile': 'm', email: 'e', website: 'w' },
    'contact:instagram': 'i',
  };
  expect(placeOfOsm({ type: 'node', id: 1, tags: { ...tags, ...first } })).toMatchObject({
    ...{
      street: 's',
      neighbourhood: 'n',
      district: 'd',
      province: 'p',
      phones: ['ph', '1', '2', 'm'],
    },
    ...{ email: 'e', website: 'w', instagram: 'i' },
  });
  expect(placeOfOsm({ type: 'node', id: 1, timestamp: 'then' })).toMatchObject({
    ...{ name: '', kinds: [], date: 'then', phones: [] },
  });
});

test('the middle is that of the box around points', () => {
  expect(
    middleOfPoints([
      [35, 37],
      [36, 36],
      [35.2, 36.4],
    ]),
  ).toEqual({ latitude: 36.5, longitude: 35.5 });
  expect(middleOfPoints([[-10, -20]])).toEqual({ latitude: -20, longitude: -10 });
  expect(middleOfPoints([])).toEqual({});
});

const PLACE = { name: 'Köşe', shop: 'bakery' };
const feature = (properties: object, more: object = {}) =>
  elementOfFeature({ properties, ...more });

test('a feature is told by whichever of its ids says it', () => {
  const idOf = (properties: object, more: object = {}) => {
    const found = feature({ ...PLACE, ...properties }, more);
    return found && `${found.type}/${found.id}`;
  };
  expect(idOf({ '@id': 'way/21' })).toBe('way/21');
  expect(idOf({ '@id': 'r7' })).toBe('relation/7');
  expect(idOf({ '@id': 'x' }, { id: 'node/5' })).toBe('node/5');
  expect(idOf({ id: 'w9' })).toBe('way/9');
  expect(idOf({ osm_id: 12, osm_type: 'relation' })).toBe('relation/12');
  expect(idOf({ id: 12, type: 'way' })).toBe('way/12');
  expect(idOf({ id: 12, '@type': 'way', osm_type: 'node' })).toBe('way/12');
  expect(idOf({ id: 12, type: 'Feature' })).toBe('node/12');
  for (const id of ['way/', 'lane/3', 'way/21x', 'xway/21'])
    expect([id, idOf({ id })]).toEqual([id, undefined]);
  expect(idOf({})).toBeUndefined();
});

test('a feature keeps what can be said as text, and its middle', () => {
  const polygon = {
    coordinates: [
      [
        [35.3, 37],
        [35.4, 37.2],
        [35.3, 37],
      ],
    ],
  };
  const more = { id: 'way/21', geometry: polygon };
  const own = { ...PLACE, levels: 2, empty: ' ', none: null, '@version': 3, '@timestamp': 'then' };
  const found = feature(own, more);
  expect(found).toMatchObject({ latitude: 37.1, version: '3', timestamp: 'then' });
  expect(found?.longitude).toBeCloseTo(35.35);
  expect(found?.tags).toEqual({ ...PLACE, levels: '2', '@version': '3', '@timestamp': 'then' });
  const inner = feature({ tags: PLACE, version: 4, timestamp: 'now', note: 'x' }, more);
  expect(inner).toMatchObject({ tags: PLACE, version: '4', timestamp: 'now' });
  const seconds = feature({ ...PLACE, '@timestamp': 1_735_689_600 }, more);
  expect(seconds?.timestamp).toBe('2025-01-01T00:00:00.000Z');
  expect(inner?.tags).toEqual(PLACE);
  expect(feature({ name: 'Köşe' }, more)).toBeUndefined();
  const without = feature(PLACE, { id: 'node/1', geometry: { coordinates: ['35', null] } });
  expect(without).not.toHaveProperty('latitude');
});

test('an element of Overpass has its own place, its middle, or that of its box', () => {
  const of = (more: object) => elementOfOverpass({ type: 'way', id: 1, ...more });
  const bounds = { minlat: 37, minlon: 35, maxlat: 37.2, maxlon: 35.2 };
  const center = { lat: 36.9, lon: 35.1 };
  expect(of({ lat: 36, lon: 35.3, center, bounds })).toMatchObject({
    latitude: 36,
    longitude: 35.3,
  });
  expect(of({ center, bounds })).toMatchObject({ latitude: 36.9, longitude: 35.1 });
  expect(of({ bounds })).toMatchObject({ latitude: 37.1, longitude: 35.1 });
  expect(of({ bounds: { minlat: 37, minlon: 35 } })).toMatchObject({ latitude: 37, longitude: 35 });
  expect(of({})).not.toHaveProperty('latitude');
  for (const other of [{ type: 'area' }, { id: '1' }, { id: undefined }])
    expect(of(other)).toBeUndefined();
});

test('an element of Overpass says its parts, its tags and its version', () => {
  const members = [
    { type: 'node', ref: 5 },
    { type: 'way', ref: 6 },
    { type: 'way', ref: 'x' },
    { type: 'relation', ref: 7 },
  ];
  expect(
    elementOfOverpass({ type: 'relation', id: 1, members, version: 2, timestamp: 'then' }),
  ).toEqual({
    ...{ type: 'relation', id: 1, tags: undefined, nodes: [5], ways: [6] },
    ...{ version: '2', timestamp: 'then' },
  });
  const way = elementOfOverpass({ type: 'way', id: 1, nodes: [1, 'x', 2], tags: PLACE });
  expect(way).toMatchObject({ nodes: [1, 2], ways: [], tags: PLACE });
  expect(elementOfOverpass({ type: 'node', id: 1 })?.nodes).toBeUndefined();
  expect(elementOfOverpass({ type: 'node', id: 1, tags: null })?.tags).toEqual({});
});

test('a shop of a chain is called by its brand where it has no name', () => {
  const tags = { shop: 'supermarket', brand: 'Köşe' };
  expect(isPlace(tags)).toBe(true);
  expect(placeOfOsm({ type: 'node', id: 1, tags }).name).toBe('Köşe');
});

test.each([
  [{ disused: 'yes' }, 'permanently_closed'],
  [{ abandoned: 'yes' }, 'permanently_closed'],
  [{ end_date: '2020' }, 'permanently_closed'],
  [{ end_date: '2025-12-31' }, 'permanently_closed'],
  [{ end_date: '2026' }, undefined],
  [{ end_date: 'mid-2020' }, undefined],
  [{ disused: 'no' }, undefined],
])('with %j it is %s', (tags: Record<string, string>, status) => {
  const all = { name: 'Köşe', shop: 'bakery', ...tags };
  const place = placeOfOsm({ type: 'node', id: 1, tags: all, timestamp: '2026-02-01T00:00:00Z' });
  expect(place.status).toBe(status);
});

test('features of osmium, GDAL and HOT have their ids and all their tags', () => {
  const feature = (properties: object, id?: string) =>
    elementOfFeature({
      ...{ type: 'Feature', id, properties: { name: 'Köşe', shop: 'bakery', ...properties } },
      geometry: { type: 'Point', coordinates: [35.3, 37] },
    });
  const ids: [object, string | undefined, object][] = [
    [{}, 'n5', { type: 'node', id: 5 }],
    [{}, 'a1804', { type: 'way', id: 902 }],
    [{}, 'a1807', { type: 'relation', id: 903 }],
    [{ '@type': 'way', '@id': 7 }, undefined, { type: 'way', id: 7 }],
    [{ osm_id: null, osm_way_id: '12' }, undefined, { type: 'way', id: 12 }],
    [{ osm_id: 21, osm_type: 'ways_poly' }, undefined, { type: 'way', id: 21 }],
    [{ osm_id: 22, osm_type: 'nodes' }, undefined, { type: 'node', id: 22 }],
    [{ osm_id: '911' }, undefined, { type: 'node', id: 911 }],
  ];
  for (const [properties, id, known] of ids)
    expect([properties, id, feature(properties, id)]).toEqual([
      properties,
      id,
      expect.objectContaining(known),
    ]);
  const other_tags = String.raw`"phone"=>"1","description"=>"der \"Kose\""`;
  expect(
    feature({ osm_id: '1', shop: null, other_tags: `"shop"=>"butcher",${other_tags}` })?.tags,
  ).toMatchObject({
    ...{ shop: 'butcher', phone: '1', description: 'der "Kose"' },
  });
});
