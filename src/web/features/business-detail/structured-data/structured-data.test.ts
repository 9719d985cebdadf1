import { expect, test } from 'vitest';
import type { Business } from '#contract/businesses/businesses.ts';
import { holidaysOf } from '#contract/calendar/holidays.ts';
import type { Review } from '#contract/reviews.ts';
import { businessSchema } from './structured-data.ts';

const publicUrl = 'https://adana.example';
const business = {
  id: 1001,
  name: 'Kıyı Ocakbaşı',
  category: 'Restoranlar',
  categorySlug: 'restoranlar',
  subcategory: 'Ocakbaşı',
  description: 'Közde.',
  address: '62002 Sok. No: 4',
  district: 'Seyhan',
  latitude: '36.99480000',
  longitude: '35.33420000',
  phone: '0(322)591-26-41 / 0532 111 22 33',
  email: null,
  website: 'www.kiyi.example',
  rating: '4.2',
  reviewCount: 130,
  priceRange: '₺₺₺',
  images: ['/uploads/ocak.webp'],
  pictures: [],
  hours: '{"mon-sun":"12:00-23:00"}',
  kind: { slug: 'ocakbaslari', name: 'Ocakbaşı', schemaTypes: ['Restaurant'], motif: 'ocak' },
  specialDays: {},
  holidays: [],
  attributes: [],
  features: [],
  isOpen: true,
  isFeatured: false,
  isExample: false,
} as Partial<Business> as Business;
const review = (rating: number, isExample: boolean) => ({ rating, isExample }) as Review;
const schemaOf = (changes: Partial<Business>, reviews: Review[] = []) =>
  businessSchema({ ...business, ...changes }, reviews, publicUrl) as Record<string, unknown>;

test('the schema says who, where, when and how to reach it', () => {
  expect(schemaOf({})).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://adana.example/business/1001',
    image: ['https://adana.example/uploads/ocak.webp'],
    address: { addressLocality: 'Seyhan', addressRegion: 'Adana', addressCountry: 'TR' },
    geo: { latitude: 36.9948, longitude: 35.3342 },
    telephone: '+903225912641',
    sameAs: ['https://www.kiyi.example/'],
    priceRange: '₺₺₺',
    openingHoursSpecification: [{ opens: '12:00', closes: '23:00' }],
  });
  expect(schemaOf({ phone: '444 52 33' }).telephone).toBe('+904445233');
  expect(schemaOf({})).not.toHaveProperty('amenityFeature');
  const attributes = [{ slug: 'asansor', name: 'Asansör', has: false, text: 'Asansör yok' }];
  expect(schemaOf({ attributes }).amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Asansör', value: false },
  ]);
});

test('a day with other hours is true for its own date, and without photos the drawn picture stands in', () => {
  const schema = schemaOf({
    specialDays: { '2026-10-29': 'kapalı', '2026-10-30': '10:00-14:00' },
    images: [],
    instagram: 'kiyi',
    website: null,
  });
  expect(schema.openingHoursSpecification).toEqual([expect.objectContaining({ opens: '12:00' })]);
  expect(schema.specialOpeningHoursSpecification).toEqual([
    expect.objectContaining({ opens: '00:00', closes: '00:00', validFrom: '2026-10-29' }),
    expect.objectContaining({ opens: '10:00', closes: '14:00', validThrough: '2026-10-30' }),
  ]);
  expect(schema.image).toEqual([
    expect.stringMatching(/^https:\/\/adana\.example\/share\/business\/1001\.png\?v=\w+$/),
  ]);
  expect(schema.sameAs).toEqual(['https://www.instagram.com/kiyi/']);
});

test('usual hours are valid only between holidays that put them in doubt', () => {
  const holidays = holidaysOf([
    {
      ...{ year: 2027, isConfirmed: true },
      periods: [{ name: 'kurban', first: '2027-05-16', last: '2027-05-19' }],
    },
  ]).slice(3, 6);
  const bounds = (changes: Partial<Business>) =>
    (schemaOf(changes).openingHoursSpecification as Record<string, string>[]).map(
      ({ validFrom, validThrough }) => [validFrom, validThrough],
    );
  expect(holidays.map(({ from }) => from.slice(0, 10))).toEqual([
    ...['2027-05-15', '2027-05-19', '2027-07-15'],
  ]);
  expect(bounds({ holidays })).toEqual([
    [undefined, '2027-05-14'],
    ['2027-05-20', '2027-07-14'],
  ]);
  // Of a kind that is open on them.
  expect(bounds({ holidays: [] })).toEqual([[undefined, undefined]]);
});

test('what nobody knows is left out', () => {
  const poor = {
    latitude: null,
    longitude: null,
    phone: null,
    website: null,
    hours: null,
    images: [],
    description: null,
    priceRange: 'Ücretsiz',
  };
  const known = '@context @type @id url name address image isAccessibleForFree'.split(' ');
  expect(Object.keys(schemaOf(poor)).sort()).toEqual(known.sort());
});

test('a rating comes only from real reviews of a real business', () => {
  const real = [review(5, false), review(4, false)];
  expect(schemaOf({}, real).aggregateRating).toMatchObject({ ratingValue: 4.2, reviewCount: 130 });
  const mixed = [...real, review(1, true)];
  expect(schemaOf({}, mixed).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
  expect(schemaOf({}, [review(5, true)]).aggregateRating).toBeUndefined();
  expect(schemaOf({ isExample: true }, real).aggregateRating).toBeUndefined();
});
