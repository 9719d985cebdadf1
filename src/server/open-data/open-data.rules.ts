import { textsOf } from '#contract/attributes/attributes.ts';
import { fieldLabels } from '#contract/businesses/fields.ts';
import type { Holiday } from '#contract/calendar/holidays.ts';
import {
  specialHoursSpecification,
  usualHoursSpecification,
} from '#contract/calendar/opening-hours-schema.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import type { OnHolidays } from '#contract/kinds/administered-kinds.ts';
import { licenceAddress, licencesIn, UNKNOWN_LICENCE } from '#contract/open-data.ts';
import { csvLine } from '#contract/text/csv-text.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { type FieldValues, openFields } from '#server/businesses/fields.ts';
import { doubtedBy } from '#server/calendar/on-holidays.rules.ts';

type OpenField = (typeof openFields)[number];
type InColumns = Exclude<OpenField, 'district' | 'latitude' | 'longitude' | 'specialDays'>;

/** A public business with what may be taken along of it. */
export interface OpenRow extends Pick<FieldValues, InColumns> {
  id: number;
  district: string;
  /** PostgreSQL's numeric as text. */
  latitude: string | null;
  longitude: string | null;
  /** Day to hours; null without any. */
  specialDays: Record<string, string> | null;
  isExample: boolean;
  rating: string;
  reviewCount: number;
  updatedAt: Date;
  /** The file it came with. */
  importBatchId: number | null;
  licence: string;
  attribution: string;
  kind: string | null;
  schemaTypes: string | null;
  onHolidays: OnHolidays;
}

/** What is the same for all rows of a file. */
export interface OpenDataSite {
  publicUrl: string;
  siteName: string;
  holidays: Holiday[];
}

const withoutZeros = (degrees: string | null) => degrees?.replace(/\.?0+$/, '') ?? null;
const addressOf = ({ id }: Pick<OpenRow, 'id'>, { publicUrl }: Pick<OpenDataSite, 'publicUrl'>) =>
  `${publicUrl}/business/${id}`;

/** Whom to name: the file's source in its words; the directory for what people wrote here. */
export const sourceOf = (
  { attribution, isOwn }: { attribution: string; isOwn: boolean },
  { siteName }: Pick<OpenDataSite, 'siteName'>,
): string => attribution || (isOwn ? siteName : '');

const sourceOfRow = (row: OpenRow, site: OpenDataSite) =>
  sourceOf({ attribution: row.attribution, isOwn: row.importBatchId === null }, site);

/** A field as the files say it. */
export const openValue = (row: OpenRow, name: OpenField) =>
  name === 'latitude' || name === 'longitude'
    ? withoutZeros(row[name])
    : name === 'specialDays'
      ? (row.specialDays ?? {})
      : row[name];

/** What a row says beside its fields. */
const added: Record<string, { label: string; of: (row: OpenRow, site: OpenDataSite) => unknown }> =
  {
    kind: { label: 'Tür', of: ({ kind }) => kind },
    rating: { label: 'Puan', of: ({ rating, reviewCount }) => (reviewCount > 0 ? rating : null) },
    reviewCount: { label: 'Değerlendirme sayısı', of: ({ reviewCount }) => reviewCount },
    isExample: { label: 'Örnek kayıt', of: ({ isExample }) => isExample },
    licence: { label: 'Satırın lisansı', of: ({ licence }) => licence },
    source: { label: 'Anılacak kaynak', of: sourceOfRow },
    updatedAt: { label: 'Son değişiklik', of: ({ updatedAt }) => updatedAt.toISOString() },
  };

/** Every column once, in the order of the CSV. */
export const openDataColumns: { name: string; label: string }[] = [
  { name: 'id', label: 'Rehberdeki numara' },
  { name: 'url', label: 'Sayfanın adresi' },
  ...openFields.map((name) => ({ name, label: fieldLabels[name] })),
  ...Object.entries(added).map(([name, { label }]) => ({ name, label })),
];

const valuesOf = (row: OpenRow, site: OpenDataSite): Record<string, unknown> => ({
  id: row.id,
  url: addressOf(row, site),
  ...Object.fromEntries(openFields.map((name) => [name, openValue(row, name)])),
  ...Object.fromEntries(Object.entries(added).map(([name, { of }]) => [name, of(row, site)])),
});

function cellOf(value: unknown) {
  if (Array.isArray(value)) return value.join('|');
  if (typeof value !== 'object') return value as string | number | boolean | undefined;
  return value && Object.keys(value).length > 0 ? JSON.stringify(value) : null;
}

/** With a byte order mark, so that Excel reads the Turkish letters. */
const csvHead = () => `\ufeff${csvLine(openDataColumns.map(({ name }) => name))}`;

function csvRow(row: OpenRow, site: OpenDataSite): string {
  const values = valuesOf(row, site);
  return csvLine(openDataColumns.map(({ name }) => cellOf(values[name])));
}

/** RFC 7946; without a pin the geometry is null. */
function geojsonFeature(row: OpenRow, site: OpenDataSite): string {
  const { id, latitude, longitude, ...properties } = valuesOf(row, site);
  const geometry =
    row.latitude === null || row.longitude === null
      ? null
      : { type: 'Point', coordinates: [Number(row.longitude), Number(row.latitude)] };
  return JSON.stringify({ type: 'Feature', id, geometry, properties });
}

const oneOrAll = (list: readonly string[]) => (list.length === 1 ? list[0] : list);

/** The usual hours only between holidays that put them in doubt, as on its page. */
function schemaOf(row: OpenRow, site: OpenDataSite): string {
  const url = addressOf(row, site);
  const types = row.schemaTypes?.split(' ') ?? ['LocalBusiness'];
  const said = {
    isOpen: row.isOpen,
    hours: row.hours,
    specialDays: row.specialDays ?? {},
    holidays: doubtedBy(site.holidays, row.onHolidays),
  };
  const phone = parsePhones(row.phone ?? '')[0]?.key ?? '';
  return JSON.stringify({
    '@type': types.length > 1 ? types : types[0],
    '@id': url,
    url,
    name: row.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: row.address,
      addressLocality: row.district,
      addressRegion: CITY_NAME,
      addressCountry: 'TR',
    },
    ...(row.latitude !== null &&
      row.longitude !== null && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: Number(row.latitude),
          longitude: Number(row.longitude),
        },
      }),
    ...(phone.startsWith('+') && { telephone: phone }),
    ...(row.website && { sameAs: row.website }),
    openingHoursSpecification: usualHoursSpecification(said),
    specialOpeningHoursSpecification: specialHoursSpecification(said),
    amenityFeature: textsOf(row.attributes).map(({ name, has }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: has,
    })),
    subjectOf: {
      '@type': 'WebPage',
      url,
      dateModified: row.updatedAt.toISOString(),
      ...(row.licence !== UNKNOWN_LICENCE && {
        license: oneOrAll(licencesIn(row.licence).map(licenceAddress)),
      }),
      creditText: sourceOfRow(row, site) || undefined,
      ...(row.isExample && { description: 'Örnek kayıt' }),
    },
  });
}

/** How a file is put together: its head, rows with something between them, and its end. */
export const openDataForms = {
  csv: { type: 'text/csv; charset=utf-8', head: csvHead, row: csvRow, between: '', end: '' },
  geojson: {
    type: 'application/geo+json; charset=utf-8',
    head: () => '{"type":"FeatureCollection","features":[\n',
    row: geojsonFeature,
    between: ',\n',
    end: '\n]}\n',
  },
  jsonld: {
    type: 'application/ld+json; charset=utf-8',
    head: () => '{"@context":"https://schema.org","@graph":[\n',
    row: schemaOf,
    between: ',\n',
    end: '\n]}\n',
  },
} as const;
