import { csvLine } from '#contract/csv-text.ts';
import type { Header } from '#contract/import-columns.ts';
import { CSV_OPTIONAL_COLUMNS, CSV_REQUIRED_COLUMNS } from '#contract/imports.ts';

/** The product's own columns, and those that keep the rest of a business. */
const COLUMNS = [
  ...CSV_REQUIRED_COLUMNS,
  ...CSV_OPTIONAL_COLUMNS,
  'neighbourhood',
  'whatsapp',
  'instagram',
  'hours',
  'specialDays',
  'features',
  'images',
  'isOpen',
  'cid',
] as const;

type Cells = Record<(typeof COLUMNS)[number], string | boolean | null>;

export interface ExportableBusiness {
  id: number;
  name: string;
  category: string;
  address: string;
  district: string;
  subcategory: string | null;
  description: string | null;
  phone: string | null;
  email: string | null;
  is_email_shown: boolean;
  website: string | null;
  neighbourhood: string | null;
  whatsapp: string | null;
  instagram: string | null;
  /** Day to hours; null without any. */
  special_days: Record<string, string> | null;
  price_range: string | null;
  /** PostgreSQL's numeric as text. */
  latitude: string | null;
  longitude: string | null;
  hours: string | null;
  features: string[];
  images: string[];
  is_open: boolean;
  cid: string | null;
  rating: string;
  review_count: number;
}

const withoutZeros = (degrees: string | null) => degrees?.replace(/\.?0+$/, '') ?? null;

/** An address its owner did not agree to show does not leave: an import would publish it. */
const shownEmail = (business: ExportableBusiness) =>
  business.is_email_shown ? business.email : null;

const cellsOf = (business: ExportableBusiness): Cells => ({
  name: business.name,
  category: business.category,
  address: business.address,
  district: business.district,
  subcategory: business.subcategory,
  description: business.description,
  phone: business.phone,
  email: shownEmail(business),
  website: business.website,
  priceRange: business.price_range,
  latitude: withoutZeros(business.latitude),
  longitude: withoutZeros(business.longitude),
  neighbourhood: business.neighbourhood,
  whatsapp: business.whatsapp,
  instagram: business.instagram,
  hours: business.hours,
  specialDays: business.special_days && JSON.stringify(business.special_days),
  features: business.features.join('|'),
  images: business.images.join('|'),
  isOpen: business.is_open,
  cid: business.cid,
});

/** With a byte order mark, so that Excel reads the Turkish letters. */
/** Whether a file has the columns of our own export: its words stand there as people of the directory wrote them. */
export const isExported = ({ names }: Header): boolean =>
  names.length === COLUMNS.length && COLUMNS.every((column, at) => names[at] === column);

export const csvHead = (): string => `\ufeff${csvLine(COLUMNS)}`;

export function csvRow(business: ExportableBusiness): string {
  const cells = cellsOf(business);
  return csvLine(COLUMNS.map((column) => cells[column]));
}

export const GEOJSON_HEAD = '{"type":"FeatureCollection","features":[\n';
export const GEOJSON_TAIL = '\n]}\n';

/** One feature (RFC 7946); without a pin its geometry is null. */
export function geojsonFeature(business: ExportableBusiness): string {
  const { latitude, longitude } = business;
  const geometry =
    latitude === null || longitude === null
      ? null
      : { type: 'Point', coordinates: [Number(longitude), Number(latitude)] };
  return JSON.stringify({
    type: 'Feature',
    id: business.id,
    geometry,
    properties: {
      name: business.name,
      category: business.category,
      subcategory: business.subcategory,
      description: business.description,
      address: business.address,
      district: business.district,
      phone: business.phone,
      email: shownEmail(business),
      website: business.website,
      neighbourhood: business.neighbourhood,
      whatsapp: business.whatsapp,
      instagram: business.instagram,
      priceRange: business.price_range,
      hours: business.hours,
      specialDays: business.special_days ?? {},
      features: business.features,
      images: business.images,
      isOpen: business.is_open,
      rating: business.rating,
      reviewCount: business.review_count,
    },
  });
}
