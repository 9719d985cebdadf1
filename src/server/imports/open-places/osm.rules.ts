import { numberOf, type OpenPlace, tableOf, textOf } from './open-place.rules.ts';
import { hoursInTurkish } from './osm-hours.rules.ts';

/** A node, way or relation, as far as a place is made of it. */
export interface OsmElement {
  type: 'node' | 'way' | 'relation';
  id: number;
  tags?: Readonly<Record<string, string>> | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** Of a way its nodes, of a relation its members. */
  nodes?: readonly number[] | undefined;
  ways?: readonly number[] | undefined;
  /** Of a way where its nodes are, in files that say it with the way. */
  points?: readonly (readonly [longitude: number, latitude: number])[] | undefined;
  version?: string | undefined;
  /** When somebody last changed it. */
  timestamp?: string | undefined;
  /** In a file with history: what its last version took away. */
  isDeleted?: boolean | undefined;
}

/** Keys that say what sort of business a thing is; others, of buildings and roads, say nothing here. */
const KIND_KEYS = [
  'shop',
  'amenity',
  'healthcare',
  'tourism',
  'leisure',
  'craft',
  'office',
  'club',
] as const;
/** Finer than the keys above, where they say it. */
const FINER_KEYS = ['cuisine', 'sport', 'healthcare:speciality', 'beauty', 'clothes'] as const;
const NO_KIND = /^(?:no|yes|vacant)$/;

const valuesOf = (value: string) => value.split(';').map((one) => one.trim());

type Tags = Readonly<Record<string, string>>;

/** A shop of a chain may have no name but that. */
const nameOf = (tags: Tags): string => tags['name:tr'] ?? tags.name ?? tags.brand ?? '';

/** Whether a thing is one that somebody may look for by its name. */
export const isPlace = (tags: Tags | undefined): boolean =>
  tags !== undefined &&
  nameOf(tags) !== '' &&
  KIND_KEYS.some((key) => tags[key] !== undefined && !NO_KIND.test(tags[key]));

function kindsOf(tags: Tags): string[] {
  const said = (keys: readonly string[]) =>
    keys.flatMap((key) =>
      valuesOf(tags[key] ?? '').flatMap((value) =>
        value && !NO_KIND.test(value) ? [`${key}=${value}`] : [],
      ),
    );
  return [...said(FINER_KEYS), ...said(KIND_KEYS)];
}

const PHONE_KEYS = ['phone', 'contact:phone', 'mobile', 'contact:mobile', 'phone:mobile'] as const;

const END_DAY = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
/** What is no longer used, or had ended (a day, a month, a year) when somebody last changed it. */
function statusOf(tags: Tags, changed = ''): string | undefined {
  const isLeft = ['disused', 'abandoned', 'demolished', 'razed'].some((key) => tags[key] === 'yes');
  const end = tags.end_date ?? '';
  const isOver = END_DAY.test(end) && end < changed.slice(0, end.length);
  return isLeft || isOver ? 'permanently_closed' : undefined;
}

/** A thing of OpenStreetMap with where it is. */
export function placeOfOsm({
  type,
  id,
  tags = {},
  latitude,
  longitude,
  version,
  timestamp,
}: OsmElement): OpenPlace {
  const first = (...keys: string[]) => keys.map((key) => tags[key]).find(Boolean);
  return {
    source: 'osm',
    id: `${type}/${id}`,
    name: nameOf(tags),
    kinds: kindsOf(tags),
    latitude,
    longitude,
    address: tags['addr:full'],
    street: first('addr:street', 'addr:place'),
    houseNumber: tags['addr:housenumber'],
    neighbourhood: first('addr:neighbourhood', 'addr:quarter', 'addr:suburb'),
    district: first('addr:district', 'addr:subdistrict'),
    city: tags['addr:city'],
    province: first('addr:province', 'addr:state'),
    country: tags['addr:country'],
    phones: PHONE_KEYS.flatMap((key) => tags[key] ?? []),
    whatsapp: first('contact:whatsapp', 'whatsapp'),
    email: first('email', 'contact:email'),
    website: first('website', 'contact:website', 'url'),
    instagram: first('contact:instagram', 'instagram'),
    hours: tags.opening_hours && hoursInTurkish(tags.opening_hours),
    status: statusOf(tags, timestamp),
    version,
    date: [tags.check_date, timestamp].find((day) => day !== undefined),
  };
}

const TYPES = ['node', 'way', 'relation'] as const;
const typeOf = (value: unknown) => TYPES.find((type) => type === value);

/**
 * `@id` of overpass turbo's GeoJSON (`node/123`), `n123` and the areas of osmium (twice the number of a way, for a
 * relation and one), `id` and `type` of others, `osm_way_id` of GDAL, `ways_poly` of HOT.
 */
function idOf(feature: Record<string, unknown>, properties: Record<string, unknown>) {
  const way = numberIn(properties.osm_way_id);
  if (way !== undefined) return { type: 'way', id: way } as const;
  for (const text of [properties['@id'], feature.id, properties.id, properties.osm_id]) {
    const [, type = '', digits] =
      /^(?:(node|way|relation|[nwra])\/?)?(\d+)$/.exec(String(text)) ?? [];
    if (!digits) continue;
    const number = Number(digits);
    if (type === 'a' && number % 2 === 0) return { type: 'way', id: number / 2 } as const;
    if (type === 'a') return { type: 'relation', id: (number - 1) / 2 } as const;
    const said = textOf(properties['@type'] ?? properties.osm_type ?? properties.type) ?? '';
    const known = TYPES.find((one) => (type ? one.startsWith(type) : said.startsWith(one)));
    return { type: known ?? 'node', id: number } as const;
  }
  return undefined;
}
const numberIn = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : undefined);

/** GDAL keeps tags without a column of their own in one: `"amenity"=>"pharmacy","phone"=>"…"`. */
const OTHER_TAG = /"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g;
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');
const otherTags = (value: unknown): [string, string][] =>
  typeof value === 'string'
    ? [...value.matchAll(OTHER_TAG)].map(([, key = '', said = '']) => [
        unescaped(key),
        unescaped(said),
      ])
    : [];

/** Every pair of numbers of a geometry. */
function* pointsOf(coordinates: unknown): Generator<[number, number]> {
  if (!Array.isArray(coordinates)) return;
  const [x, y] = coordinates.map(numberOf);
  if (x !== undefined && y !== undefined) yield [x, y];
  else for (const part of coordinates) yield* pointsOf(part);
}

/** The middle of the box around points. */
export function middleOfPoints(points: Iterable<readonly [number, number]>) {
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  if (box.west > box.east) return {};
  return { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
}

/** A feature whose properties are OpenStreetMap's tags; undefined where it is none of a place. */
export function elementOfFeature(feature: Record<string, unknown>): OsmElement | undefined {
  const properties = tableOf(feature.properties);
  const inner = tableOf(properties.tags);
  const said = Object.keys(inner).length > 0 ? inner : properties;
  const tags = Object.fromEntries([
    ...Object.entries(said).flatMap(([key, value]) => {
      const text = textOf(value);
      return text ? [[key, text] as const] : [];
    }),
    ...otherTags(properties.other_tags),
  ]);
  const id = idOf(feature, properties);
  if (!id || !isPlace(tags)) return undefined;
  const at = middleOfPoints(pointsOf(tableOf(feature.geometry).coordinates));
  return {
    ...id,
    tags,
    ...at,
    version: textOf(properties['@version'] ?? properties.version),
    timestamp: momentOf(properties['@timestamp'] ?? properties.timestamp),
  };
}

/** A moment as text, also where a program counts seconds. */
function momentOf(value: unknown): string | undefined {
  const at = new Date((numberOf(value) ?? Number.NaN) * 1000);
  return Number.isNaN(at.getTime()) ? textOf(value) : at.toISOString();
}

const numbersOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined;

/** An element of Overpass JSON, in any of its forms (`out center`, `out geom`, `out body`). */
export function elementOfOverpass(said: Record<string, unknown>): OsmElement | undefined {
  const type = typeOf(said.type);
  const id = numberOf(said.id);
  if (!type || id === undefined) return undefined;
  const centre = tableOf(said.center);
  const box = tableOf(said.bounds);
  const own = { latitude: numberOf(said.lat), longitude: numberOf(said.lon) };
  const middle = { latitude: numberOf(centre.lat), longitude: numberOf(centre.lon) };
  const corners = [
    [numberOf(box.minlon), numberOf(box.minlat)],
    [numberOf(box.maxlon), numberOf(box.maxlat)],
  ].filter((corner): corner is [number, number] =>
    corner.every((degrees) => degrees !== undefined),
  );
  const at = [own, middle].find((one) => one.latitude !== undefined) ?? middleOfPoints(corners);
  const members = Array.isArray(said.members) ? said.members.map(tableOf) : [];
  const refs = (of: string) =>
    members.flatMap(({ type: kind, ref }) => (kind === of ? (numberOf(ref) ?? []) : []));
  return {
    type,
    id,
    tags: said.tags === undefined ? undefined : (tableOf(said.tags) as Record<string, string>),
    ...at,
    nodes: type === 'relation' ? refs('node') : numbersOf(said.nodes),
    ways: refs('way'),
    version: textOf(said.version),
    timestamp: textOf(said.timestamp),
  };
}
