import { type Header, readHeader } from '#contract/imports/import-columns.ts';

/** Whom open data comes from, as rows keep it: beginning of their ids, licence and whom to name. */
export const openSources = {
  overture: { licence: 'CDLA-Permissive-2.0', attribution: 'Overture Maps Foundation' },
  osm: { licence: 'ODbL-1.0', attribution: '© OpenStreetMap contributors' },
  fsq: { licence: 'Apache-2.0', attribution: 'Foursquare OS Places, © Foursquare Labs, Inc.' },
} as const;
type OpenSource = keyof typeof openSources;

/** A place of an open source in the words of files; what it does not say is missing. */
export interface OpenPlace {
  source: OpenSource;
  /** What the source calls it for good: a GERS id, `node/123`, an id of Foursquare. */
  id: string;
  name: string;
  /** What sort of place it is in the source's words, the finest first. */
  kinds: readonly (string | null | undefined)[];
  latitude: number | undefined;
  longitude: number | undefined;
  address?: string | undefined;
  street?: string | undefined;
  houseNumber?: string | undefined;
  neighbourhood?: string | undefined;
  district?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
  phones?: readonly (string | null | undefined)[];
  email?: string | undefined;
  whatsapp?: string | undefined;
  website?: string | undefined;
  instagram?: string | undefined;
  hours?: string | undefined;
  status?: string | undefined;
  licence?: string | undefined;
  attribution?: string | undefined;
  version?: string | undefined;
  /** The day, or the moment, on which the source last looked. */
  date?: string | undefined;
  confidence?: number | undefined;
}

const cells: Record<string, (place: OpenPlace) => unknown> = {
  'source id': ({ source, id }) => `${source}:${id}`,
  'source kinds': ({ kinds }) => kinds.filter(Boolean).join('|'),
  'source licence': ({ source, licence }) => licence ?? openSources[source].licence,
  'source attribution': ({ source, attribution }) => attribution ?? openSources[source].attribution,
  'source version': ({ version }) => version,
  'source date': ({ date }) => date,
  confidence: ({ confidence }) => confidence,
  name: ({ name }) => name,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  address: ({ address }) => address,
  street: ({ street }) => street,
  'house number': ({ houseNumber }) => houseNumber,
  neighbourhood: ({ neighbourhood }) => neighbourhood,
  district: ({ district }) => district,
  city: ({ city }) => city,
  province: ({ province }) => province,
  country: ({ country }) => country,
  phone: ({ phones }) => phones?.filter(Boolean).join(' / '),
  email: ({ email }) => email,
  whatsapp: ({ whatsapp }) => whatsapp,
  website: ({ website }) => website,
  instagram: ({ instagram }) => instagram,
  hours: ({ hours }) => hours,
  status: ({ status }) => status,
};
const columns = Object.entries(cells);

/** The header of all open data: a place is a row of it. */
export const openPlaceHeader: Header = readHeader(columns.map(([name]) => name));

export const cellsOfPlace = (place: OpenPlace): string[] =>
  columns.map(([, of]) => {
    const value = of(place);
    return value === undefined || value === null ? '' : String(value);
  });

/** What a program wrote as a value of any sort, as text; undefined where it says nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const tableOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
