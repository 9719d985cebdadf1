import { fold } from '#contract/text/turkish-fold.ts';
import {
  listOf,
  numberOf,
  type OpenPlace,
  openSources,
  tableOf,
  textOf,
} from './open-place.rules.ts';

/** Columns of Overture's places, of older releases too: what is not among them is not read. */
export const OVERTURE_COLUMNS = [
  'id',
  'geometry',
  'bbox',
  'version',
  'sources',
  'names',
  'categories',
  'taxonomy',
  'basic_category',
  'confidence',
  'websites',
  'socials',
  'emails',
  'phones',
  'addresses',
  'operating_status',
] as const;

/** What is read of columns that are tables. */
export const OVERTURE_LEAVES = {
  bbox: ['xmin', 'ymin'],
  sources: ['dataset', 'license', 'update_time'],
  names: ['primary', 'common'],
  categories: ['primary', 'alternate'],
  taxonomy: ['primary', 'hierarchy', 'alternates'],
  addresses: ['freeform', 'locality', 'country'],
} as const;

/** Whether columns or properties are those of Overture's places. */
export const isOverture = (names: readonly string[]): boolean =>
  names.includes('names') &&
  names.includes('sources') &&
  (names.includes('categories') || names.includes('taxonomy'));

/** Of those who gave Overture a place and did not say it themselves. */
const LICENCES: Record<string, string> = {
  foursquare: 'Apache-2.0',
  alltheplaces: 'CC0-1.0',
};
const defaultLicence = openSources.overture.licence;
const named: Record<string, string> = { meta: 'Meta', microsoft: 'Microsoft' };

/** Licences of all that gave something of a row, as one SPDX expression. */
function licenceOf(sources: readonly Record<string, unknown>[]): string {
  const licences = sources.map(
    ({ license, dataset }) => textOf(license) ?? LICENCES[fold(String(dataset))] ?? defaultLicence,
  );
  const all = [...new Set(licences)].sort();
  return all.length > 0 ? all.join(' AND ') : defaultLicence;
}

function attributionOf(sources: readonly Record<string, unknown>[]): string {
  const givers = sources
    .flatMap(({ dataset }) => textOf(dataset) ?? [])
    .filter((giver) => fold(giver) !== 'overture')
    .map((giver) => named[fold(giver)] ?? giver);
  const all = [...new Set(givers)].sort();
  const own = openSources.overture.attribution;
  return all.length > 0 ? `${own} (${all.join(', ')})` : own;
}

function pinOf(row: Record<string, unknown>): { latitude?: number; longitude?: number } {
  const [longitude, latitude] = listOf(tableOf(row.geometry).coordinates).map(numberOf);
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const box = tableOf(row.bbox);
  const [west, south] = [numberOf(box.xmin), numberOf(box.ymin)];
  return south !== undefined && west !== undefined ? { latitude: south, longitude: west } : {};
}

const ofHost = (socials: readonly unknown[], host: string) =>
  socials.map(textOf).find((address) => address?.includes(host));

/** The Turkish name where there is one: `common` is a table or, out of Parquet, a list of pairs. */
function nameOf(names: Record<string, unknown>): string | undefined {
  const common = tableOf(names.common);
  const turkish = Array.isArray(names.common)
    ? names.common.map(tableOf).find(({ key }) => key === 'tr')?.value
    : common.tr;
  return textOf(turkish) ?? textOf(names.primary);
}

/** A row of Overture's places as Parquet or GeoJSON has it; undefined without an id. */
export function placeOfOverture(row: Record<string, unknown>): OpenPlace | undefined {
  const id = textOf(row.id);
  if (!id) return undefined;
  const sources = listOf(row.sources).map(tableOf);
  const categories = tableOf(row.categories);
  const taxonomy = tableOf(row.taxonomy);
  const address = tableOf(listOf(row.addresses)[0]);
  const pin = pinOf(row);
  return {
    source: 'overture',
    id,
    name: nameOf(tableOf(row.names)) ?? '',
    kinds: [
      textOf(taxonomy.primary),
      textOf(categories.primary),
      ...listOf(taxonomy.hierarchy).map(textOf).reverse(),
      textOf(row.basic_category),
      ...listOf(taxonomy.alternates).map(textOf),
      ...listOf(categories.alternate).map(textOf),
    ],
    latitude: pin.latitude,
    longitude: pin.longitude,
    address: textOf(address.freeform),
    city: textOf(address.locality),
    country: textOf(address.country),
    phones: listOf(row.phones).map(textOf),
    email: textOf(listOf(row.emails)[0]),
    website: textOf(listOf(row.websites)[0]),
    instagram: ofHost(listOf(row.socials), 'instagram.com/'),
    status: textOf(row.operating_status),
    licence: licenceOf(sources),
    attribution: attributionOf(sources),
    version: textOf(row.version),
    date: sources
      .flatMap(({ update_time }) => textOf(update_time) ?? [])
      .toSorted()
      .at(-1),
    confidence: numberOf(row.confidence),
  };
}
