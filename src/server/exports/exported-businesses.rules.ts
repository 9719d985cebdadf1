import type { FieldName } from '#contract/businesses/fields.ts';
import type { Header } from '#contract/imports/import-columns.ts';
import { csvLine } from '#contract/text/csv-text.ts';
import { aboutStored, type FieldValues, storedFields } from '#server/businesses/fields.ts';

/** The product's own columns, and those that keep the rest of a business. */
const COLUMNS = (Object.keys(storedFields) as FieldName[]).filter(
  (name) => !aboutStored(name).isNotExported,
);

/** Of files that were made before anybody was asked for the last of those, or for more of them. */
const FORMER_COLUMNS = [['ramadanHours'], ['ramadanHours', 'attributes']].map((later) =>
  COLUMNS.filter((name) => !later.includes(name)),
);

export interface ExportableBusiness
  extends Omit<FieldValues, 'district' | 'latitude' | 'longitude' | 'specialDays'> {
  id: number;
  district: string;
  /** PostgreSQL's numeric as text. */
  latitude: string | null;
  longitude: string | null;
  /** Day to hours; null without any. */
  specialDays: Record<string, string> | null;
  rating: string;
  reviewCount: number;
}

const withoutZeros = (degrees: string | null) => degrees?.replace(/\.?0+$/, '') ?? null;

/** An address its owner did not agree to show does not leave: an import would publish it. */
const leaving = (business: ExportableBusiness) => ({
  ...business,
  email: business.isEmailShown ? business.email : null,
});

function cellOf(business: ExportableBusiness, column: FieldName) {
  const value = business[column];
  if (column === 'latitude' || column === 'longitude') return withoutZeros(business[column]);
  if (Array.isArray(value)) return value.join('|');
  if (typeof value !== 'object') return value;
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : null;
}

/** Whether a file has the columns of our own export: its words stand there as people of the directory wrote them. */
export const isExported = ({ names }: Header): boolean =>
  [COLUMNS, ...FORMER_COLUMNS].some(
    (columns) =>
      names.length === columns.length && columns.every((column, at) => names[at] === column),
  );

/** With a byte order mark, so that Excel reads the Turkish letters. */
export const csvHead = (): string => `\ufeff${csvLine(COLUMNS)}`;

export function csvRow(business: ExportableBusiness): string {
  const said = leaving(business);
  return csvLine(COLUMNS.map((column) => cellOf(said, column)));
}

export const GEOJSON_HEAD = '{"type":"FeatureCollection","features":[\n';
export const GEOJSON_TAIL = '\n]}\n';

/** The geometry says where it is; whose number on a map it has is for imports alone. */
const NO_PROPERTIES: FieldName[] = ['latitude', 'longitude', 'cid'];

/** One feature (RFC 7946); without a pin its geometry is null. */
export function geojsonFeature(business: ExportableBusiness): string {
  const { latitude, longitude } = business;
  const said = leaving(business);
  const geometry =
    latitude === null || longitude === null
      ? null
      : { type: 'Point', coordinates: [Number(longitude), Number(latitude)] };
  return JSON.stringify({
    type: 'Feature',
    id: business.id,
    geometry,
    properties: {
      ...Object.fromEntries(
        COLUMNS.filter((name) => !NO_PROPERTIES.includes(name)).map((name) => [name, said[name]]),
      ),
      specialDays: business.specialDays ?? {},
      rating: business.rating,
      reviewCount: business.reviewCount,
    },
  });
}
