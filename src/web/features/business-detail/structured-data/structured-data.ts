import type { Business } from '#contract/businesses/businesses.ts';
import {
  specialHoursSpecification,
  usualHoursSpecification,
} from '#contract/calendar/opening-hours-schema.ts';
import { CITY_NAME } from '#contract/city/city.ts';
import type { Review } from '#contract/reviews.ts';
import { businessPicturePath } from '#contract/share-pictures.ts';
import { parsePhones } from '#contract/text/phones.ts';
import { websiteLink } from '../business-links.ts';

const COUNTRY_CODE = '+90';

/** JSON-LD of a business as schema.org's LocalBusiness; `publicUrl` without a trailing slash. */
export function businessSchema(business: Business, reviews: Review[], publicUrl: string): object {
  const url = `${publicUrl}/business/${business.id}`;
  const pictures = business.images.length > 0 ? business.images : [businessPicturePath(business)];
  const isFree = business.priceRange === 'Ücretsiz';
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': typeOf(business),
    '@id': url,
    url,
    name: business.name,
    description: business.description,
    image: pictures.map((path) => new URL(path, publicUrl).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.address,
      addressLocality: business.district,
      addressRegion: CITY_NAME,
      addressCountry: 'TR',
    },
    geo: geoOf(business),
    telephone: telephoneOf(business.phone),
    email: business.email,
    sameAs: [
      business.website && websiteLink(business.website)?.href,
      business.instagram && `https://www.instagram.com/${business.instagram}/`,
    ].filter(Boolean),
    priceRange: isFree ? undefined : business.priceRange,
    isAccessibleForFree: isFree || undefined,
    openingHoursSpecification: usualHoursSpecification(business),
    specialOpeningHoursSpecification: specialHoursSpecification(business),
    amenityFeature: business.attributes.map(({ name, has }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: has,
    })),
    aggregateRating: aggregateRating(business, reviews),
  });
}

/** One name, or what it is beside a local business. */
function typeOf({ kind }: Business): string | string[] {
  const types = kind?.schemaTypes ?? ['LocalBusiness'];
  return types.length > 1 ? types : (types[0] ?? 'LocalBusiness');
}

const geoOf = ({ latitude, longitude }: Business) =>
  latitude !== null && longitude !== null
    ? { '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) }
    : undefined;

/** The first number in the form that can be dialled from anywhere. */
function telephoneOf(phone: string | null): string | undefined {
  const key = parsePhones(phone ?? '')[0]?.key ?? '';
  if (/^444\d{4}$/.test(key)) return COUNTRY_CODE + key;
  return key.startsWith('+') ? key : undefined;
}

/** Only what people really said: neither an example business nor an example review counts. */
function aggregateRating(business: Business, reviews: Review[]): object | undefined {
  if (business.isExample) return undefined;
  const real = reviews.filter((review) => !review.isExample);
  if (real.length === 0) return undefined;
  // Without examples among them the stored figures are the whole truth; the list itself may be cut.
  const stars = real.reduce((sum, review) => sum + review.rating, 0) / real.length;
  const isWhole = real.length === reviews.length;
  return {
    '@type': 'AggregateRating',
    ratingValue: isWhole ? Number(business.rating) : Math.round(stars * 10) / 10,
    reviewCount: isWhole ? business.reviewCount : real.length,
    bestRating: 5,
    worstRating: 1,
  };
}

const withoutEmpty = (schema: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([, value]) => value !== undefined && value !== null && value !== '' && !isEmptyList(value),
    ),
  );
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
