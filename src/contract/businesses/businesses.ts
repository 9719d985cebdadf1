import { z } from 'zod';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { cursor, Id, shortText, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Holiday } from '../calendar/holidays.ts';
import { KindOfBusiness } from '../kinds/kinds.ts';
import { Picture } from '../uploads.ts';
import { SaidFact } from './business-facts.ts';
import { fieldOutputs } from './field-outputs.schemas.ts';

/** Defaults of a new business (specification 9). */
export const DEFAULT_HOURS = { 'mon-sun': '09:00-18:00' } as const;
export const DEFAULT_IS_OPEN = true;
export const DEFAULT_SUBMITTER_NAME = 'Mevcut İşletme';

export const PRICE_RANGES = ['₺', '₺₺', '₺₺₺', 'Ücretsiz'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];
export const PRICE_RANGE_WORDS: Record<PriceRange, string> = {
  '₺': 'Uygun',
  '₺₺': 'Orta',
  '₺₺₺': 'Pahalı',
  Ücretsiz: 'Ücretsiz',
};
/** The price level as it is shown; undefined when there is none, and for 'Ücretsiz', which hides it (specification 3). */
export const shownPrice = (priceRange: string | null): PriceRange | undefined =>
  PRICE_RANGES.find((range) => range === priceRange && range !== 'Ücretsiz');
export const DEFAULT_PRICE_RANGE: PriceRange = '₺₺';

/** How many of each the home page shows (specification 9). */
export const HOME_FEATURED = 3;
export const HOME_RESTAURANTS = 4;
export const HOME_HOTELS = 3;
export const HOME_CAFES = 4;
/** Structured data names the first ten of a list (specification 9). */
export const STRUCTURED_LIST_LENGTH = 10;
/** The detail page shows images 2 to 7 and the first three features (specification 9). */
export const DETAIL_IMAGES = { first: 2, last: 7 } as const;
export const DETAIL_FEATURES = 3;

/** One page of a list on the screen. */
export const PAGE_LENGTH = 24;
/** `GET /api/businesses` (decisions, Contradictions). */
const LIST_DEFAULT_LIMIT = 500;
const LIST_MAX_LIMIT = 1000;

export const SORTS = ['rating', 'name', 'reviews'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'rating';

export const BusinessStatus = z.enum([
  'email_pending',
  'pending',
  'approved',
  'rejected',
  'suspended',
  'closed',
  'merged',
]);
export type BusinessStatus = z.infer<typeof BusinessStatus>;

/** What the public may know of a business; the e-mail only when its submitter agreed to show it. */
export const Business = z
  .object(fieldOutputs)
  // What it keeps in Ramadan stands among its special days when the time has come.
  .omit({ neighbourhood: true, isEmailShown: true, cid: true, ramadanHours: true })
  .extend({
    id: z.number().int(),
    /** What is known that it has or has not, as it is shown; of what is not among them nothing is known. */
    attributes: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        has: z.boolean(),
        text: z.string(),
        /** The one of its `features` that says the same. */
        ownWord: z.string().optional(),
        /** Visitors told it, and nobody else; of one business asked for alone. */
        isOfVisitors: z.boolean().optional(),
      }),
    ),
    /** What those of the special days are called that have a name: `YYYY-MM-DD` to name. */
    specialDayNames: z.record(z.string(), z.string()),
    /**
     * Days on which its usual hours are in doubt, unless it has a special day for them: of the coming weeks,
     * and the next one behind. None where its kind is open on holidays.
     */
    holidays: z.array(Holiday),
    categorySlug: z.string(),
    /** Told by its words; null where they tell nothing. */
    kind: KindOfBusiness.nullable(),
    rating: z.string(),
    reviewCount: z.number().int(),
    /** What is known of those images that are uploads: how to draw them. */
    pictures: z.array(Picture),
    isFeatured: z.boolean(),
    /** True for the example data shipped with the product. */
    isExample: z.boolean(),
    /** Whose facts these are where their source wants to be named, and under which licence; of one business asked for alone. */
    source: z.object({ attribution: z.string(), licence: z.string() }).optional(),
    /** Whose word its facts are, and from when; of one business asked for alone. */
    facts: z.array(SaidFact).optional(),
    /** What visitors are asked of it because nobody knows it yet; of one business asked for alone. */
    questions: z.array(z.object({ slug: z.string(), text: z.string() })).optional(),
    /** Somebody owns it by an approved claim, and answers there. */
    hasOwner: z.boolean(),
    /** Its owner's plan in force brings a message form to its page. */
    takesMessages: z.boolean(),
    status: BusinessStatus,
    emailVerified: z.boolean(),
    submittedAt: z.string(),
    approvedAt: z.string().nullable(),
  });
export type Business = z.infer<typeof Business>;

/** What a card says of a business, whichever list it stands in. */
export const BusinessOnCard = Business.pick({
  id: true,
  name: true,
  category: true,
  categorySlug: true,
  district: true,
  rating: true,
  reviewCount: true,
  priceRange: true,
  phone: true,
  hours: true,
  specialDays: true,
  holidays: true,
  isOpen: true,
  isFeatured: true,
  isExample: true,
  /** The first alone. */
  images: true,
  pictures: true,
}).extend({
  /** Null where its words tell none. */
  kind: KindOfBusiness.pick({ name: true, motif: true }).nullable(),
});
export type BusinessOnCard = z.infer<typeof BusinessOnCard>;

const paging = {
  /** Opaque: taken from the `Link: rel="next"` of the answer before. */
  cursor: cursor().optional(),
};
const filters = {
  /** `all` and the empty text mean no filter. */
  category: shortText(100).optional(),
  district: shortText(100).optional(),
};
const sorted = { sort: z.enum(SORTS).default(DEFAULT_SORT) };

export const listBusinesses = listEndpoint({
  summary: 'Yayındaki bütün işletmeler',
  method: 'GET',
  path: '/api/businesses',
  access: 'public',
  isCostly: true,
  input: z.object({
    ...paging,
    ...filters,
    ...sorted,
    limit: wholeNumber(1, LIST_MAX_LIMIT).default(LIST_DEFAULT_LIMIT),
  }),
  output: z.array(Business),
});

export const listFeaturedBusinesses = endpoint({
  summary: 'Öne çıkan işletmeler',
  method: 'GET',
  path: '/api/businesses/featured',
  access: 'public',
  input: z.object({ limit: wholeNumber(1, 100).default(12) }),
  output: z.array(Business),
});

export const searchBusinesses = listEndpoint({
  summary: 'Sözle arama: ad, kategori, özellik, semt',
  method: 'GET',
  path: '/api/businesses/search',
  access: 'public',
  isCostly: true,
  limit: LIMITS.search,
  input: z.object({
    ...paging,
    ...filters,
    q: shortText(200).pipe(z.string().min(1, 'Aranacak bir söz yazın')),
    limit: wholeNumber(1, 100).default(PAGE_LENGTH),
  }),
  output: z.array(Business),
});

export const listBusinessesOfCategory = listEndpoint({
  summary: 'Bir kategorinin işletmeleri; kategori adıyla',
  method: 'GET',
  path: '/api/businesses/category/:categoryName',
  access: 'public',
  isCostly: true,
  input: z.object({
    ...paging,
    ...sorted,
    categoryName: shortText(100),
    district: filters.district,
    /** Slug of a kind. */
    kind: shortText(100).optional(),
    limit: wholeNumber(1, LIST_MAX_LIMIT).default(LIST_DEFAULT_LIMIT),
  }),
  output: z.array(Business),
});

/** One that closed for good answers 410. */
export const getBusiness = endpoint({
  summary: 'Bir işletme',
  method: 'GET',
  path: '/api/businesses/:id',
  access: 'public',
  input: z.object({ id: Id }),
  output: Business,
});

/** What is still said of one that closed for good. */
export const ClosedBusiness = Business.pick({
  ...{ id: true, name: true, category: true, categorySlug: true, district: true },
}).meta({ id: 'ClosedBusiness' });
export type ClosedBusiness = z.infer<typeof ClosedBusiness>;

export const getClosedBusiness = endpoint({
  summary: 'Kalıcı olarak kapanan bir işletme',
  method: 'GET',
  path: '/api/businesses/:id/closed',
  access: 'public',
  input: z.object({ id: Id }),
  output: ClosedBusiness,
});
