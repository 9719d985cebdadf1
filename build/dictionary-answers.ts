import { categories } from '../db/seed/categories.ts';
import { exampleAds } from '../db/seed/example-ads.ts';
import { exampleBusinesses } from '../db/seed/example-businesses.ts';
import { exampleReviews } from '../db/seed/example-reviews.ts';
import type { LiveAd } from '../src/contract/advertising/live-ads.ts';
import { attributes, textsOf } from '../src/contract/attributes/attributes.ts';
import { FACTS } from '../src/contract/businesses/business-facts.ts';
import { type Business, BusinessOnCard } from '../src/contract/businesses/businesses.ts';
import {
  RELATED_LENGTH,
  type RelatedBusiness,
} from '../src/contract/businesses/related-businesses.ts';
import { DISTRICTS } from '../src/contract/city/districts.ts';
import type { Review } from '../src/contract/reviews.ts';
import { contactFields } from '../src/web/browser/business-inputs.ts';

/** What the API says of the made-up businesses, as pages ask for it; of the first of them all there may be to say. */
export const MOMENT = '2024-01-10T09:00:00.000Z';
const DAY = MOMENT.slice(0, 10);
const FIRST = 1000;
const hall = categories.map((category, index) => ({
  ...category,
  id: index + 1,
  businessCount: 10,
  isHidden: false,
}));
const slugOf = (category: string) => hall.find(({ name }) => name === category)?.slug ?? '';

const HOLIDAYS = [
  { name: 'Yılbaşı', isBayram: false, from: '2024-01-01T00:00', until: '2024-01-02T00:00' },
];
/** From none on, and from 1,0 to 5,0. */
const voicesOf = (index: number) => ({
  rating: index % 7 === 2 ? '0.0' : (1 + ((index * 7) % 41) / 10).toFixed(1),
  reviewCount: index % 7 === 2 ? 0 : 1 + (index % 9),
});

const asNone = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const businesses = exampleBusinesses.map((example, index): Business => {
  const categorySlug = slugOf(example.category);
  const isAllSaid = index === 0;
  return {
    name: example.name,
    category: example.category,
    subcategory: example.subcategory,
    description: example.description,
    address: example.address,
    ...asNone(contactFields),
    phone: example.phone,
    website: example.website ?? null,
    whatsapp: isAllSaid ? '0500 000 00 00' : null,
    district: example.district,
    latitude: String(example.latitude),
    longitude: String(example.longitude),
    email: example.email,
    priceRange: example.priceRange,
    hours: index % 5 === 3 ? null : JSON.stringify(example.hours),
    specialDays: {},
    features: example.features,
    images: [],
    isOpen: true,
    takesReservations: true,
    id: FIRST + index,
    attributes: textsOf(
      isAllSaid ? Object.fromEntries(attributes.map(({ slug }) => [slug, true])) : {},
    ),
    specialDayNames: {},
    holidays: HOLIDAYS,
    categorySlug,
    kind: { slug: categorySlug, name: example.subcategory, schemaTypes: [], motif: '' },
    ...voicesOf(index),
    pictures: [],
    isFeatured: example.isFeatured ?? false,
    isExample: index % 2 === 1,
    ...(isAllSaid && {
      facts: FACTS.map((fact) => ({ fact, by: 'list' as const, on: DAY, isOld: false })),
      questions: attributes
        .filter(({ question }) => question)
        .map(({ slug, question }) => ({ slug, text: question })),
    }),
    hasOwner: false,
    takesMessages: false,
    status: 'approved',
    emailVerified: false,
    submittedAt: MOMENT,
    approvedAt: MOMENT,
  };
});

const related = (from: number): RelatedBusiness[] =>
  businesses
    .slice(from, from + RELATED_LENGTH)
    .map((one, index) => ({ ...BusinessOnCard.parse(one), distance: 190 * (index + 1) ** 2 }));

const reviews = exampleReviews.slice(0, 3).map(
  (example, index): Review => ({
    id: index + 1,
    businessId: FIRST,
    author: example.author,
    rating: example.rating,
    title: example.title ?? null,
    content: example.content,
    images: [],
    pictures: [],
    isVerified: false,
    isExample: index > 0,
    helpfulCount: 0,
    answer: null,
    createdAt: MOMENT,
  }),
);

const ads = exampleAds.map(
  ({ key: _, businessKey, ...ad }, index): LiveAd => ({
    ...ad,
    ...{ kind: 'advertisement', id: index + 1, pictures: [], isExample: true },
    ...{ businessId: FIRST, categorySlug: 'kafeler', startDate: DAY, endDate: DAY },
  }),
);

const ofCategory = (name: string) => businesses.filter(({ category }) => category === name);

/** By the path of the call, what stands behind `?` apart; undefined for what is not there. */
export function answerTo(path: string): unknown {
  const [, , area, ...rest] = path.split('/').map(decodeURIComponent);
  if (area === 'categories') {
    if (rest.length === 0) return hall;
    return rest[1] === 'kinds' ? [] : hall.find(({ slug }) => slug === rest[0]);
  }
  if (area === 'live-ads') return ads;
  if (area === 'search') {
    const items = businesses.slice(0, 6).map((one) => ({ ...one, distance: null }));
    return { from: 9, kinds: [], items, opensNext: null, isOfDuty: false, validUntil: MOMENT };
  }
  if (area !== 'businesses') return undefined;
  const [which = '', part = ''] = rest;
  if (which === 'featured') return businesses.slice(0, 3);
  if (which === 'category' && rest[2] === 'districts')
    return DISTRICTS.map((district) => ({ district, count: 2 }));
  if (which === 'category') return ofCategory(part);
  const business = businesses.find(({ id }) => String(id) === which);
  if (!business) return undefined;
  const index = business.id - FIRST;
  if (rest.length === 1) return business;
  if (part === 'related') return { similar: related(index + 1), nearby: related(index + 7) };
  if (rest[2] === 'summary')
    return { rating: business.rating, count: business.reviewCount, stars: [0, 0, 0, 1, 2] };
  if (part === 'reviews') return index % 3 === 0 ? reviews : [];
  return { district: business.district, name: 'Reşatbey', slug: 'resatbey' };
}

export const site = {
  name: 'Adana Rehberi',
  publicUrl: 'https://rehber.example',
  contactEmail: 'bilgi@rehber.example',
  categories: hall.map(({ name, slug }) => ({ name, slug })),
};
