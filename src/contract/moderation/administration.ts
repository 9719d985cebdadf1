import { z } from 'zod';
import { EMAIL_WRONG, Email } from '../accounts/accounts.ts';
import { endpoint, listEndpoint } from '../api/endpoint.ts';
import { Id, shortText, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { FACTS } from '../businesses/business-facts.ts';
import { BusinessForm } from '../businesses/business-submission.ts';
import { BusinessStatus, PRICE_RANGES } from '../businesses/businesses.ts';
import { fieldInputs } from '../businesses/field-inputs.schemas.ts';
import { fieldOutputs } from '../businesses/field-outputs.schemas.ts';
import { type FieldBy, fieldsBy } from '../businesses/fields.ts';
import { CATEGORY_HUE_NAMES } from '../categories/categories.ts';
import { HistoryStep } from '../history.ts';

/** One page of the team's lists. */
export const ADMIN_PAGE_LENGTH = 50;
const ADMIN_MAX_LIMIT = 200;

/** `limit` and `cursor` of every list of the team. */
export const adminPaging = {
  limit: wholeNumber(1, ADMIN_MAX_LIMIT).default(ADMIN_PAGE_LENGTH),
  cursor: shortText(20).optional(),
};

const Plan = z.enum(['free', 'basic', 'premium']);

const businessLine = {
  id: z.number().int(),
  name: z.string(),
  category: z.string(),
  district: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: BusinessStatus,
  isFeatured: z.boolean(),
  isExample: z.boolean(),
  /** In force today. */
  plan: Plan,
  planExpiresAt: z.string().nullable(),
  hasOwner: z.boolean(),
  batchId: z.number().int().nullable(),
  submittedAt: z.string(),
};

export const AdministeredBusiness = z.object({
  ...businessLine,
  /** Of the `oldest` when somebody last said anything; of the `silent` since when nobody answers: `2026-11-20`. */
  confirmedOn: z.string().optional(),
  silentSince: z.string().optional(),
});
export type AdministeredBusiness = z.infer<typeof AdministeredBusiness>;

export const listAdministeredBusinesses = listEndpoint({
  summary: 'Bütün işletmeler, her durumda; ada, telefona, e-postaya ya da numaraya göre aranır',
  method: 'GET',
  path: '/api/admin/businesses',
  access: 'moderator',
  input: z.object({
    q: shortText(120).optional(),
    status: BusinessStatus.optional(),
    category: shortText(100).optional(),
    /** What a kind's page is called: only what is of that kind. */
    kind: shortText(100).optional(),
    district: shortText(100).optional(),
    batch: Id.optional(),
    /**
     * `gone`: the newest file of their source no longer has them, and nobody has looked since. Of published ones
     * `oldest`: those first of which nobody has said anything for the longest; `silent`: whose website is.
     */
    asked: z.enum(['gone', 'oldest', 'silent']).optional(),
    ...adminPaging,
  }),
  output: z.array(AdministeredBusiness),
});

/** What the team writes of a business: the form of a new one, without what belongs to its submitter. */
export const AdministeredForm = BusinessForm.omit({
  email: true,
  submitterName: true,
  cid: true,
  priceRange: true,
  specialDays: true,
}).extend({
  /** One that came with a file may have none. */
  email: z.union([z.literal(''), Email], { error: EMAIL_WRONG }).default(''),
  priceRange: z.union([z.literal(''), z.enum(PRICE_RANGES)]).default(''),
  /** Those of before that stay, in their order; a plan may have many. */
  images: fieldInputs.images.max(500).default([]),
  isOpen: fieldInputs.isOpen.default(true),
});
export type AdministeredForm = z.output<typeof AdministeredForm>;

const LikelySame = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  district: z.string(),
  status: BusinessStatus,
  likeness: z.enum(['name', 'phone', 'cid']),
});

/** Every field as it stands in the form of the team: what was left out is an empty text. */
type FormOutputs = {
  [Name in FieldBy<'team'>]: (typeof fieldOutputs)[Name] extends z.ZodNullable<infer Text>
    ? Text
    : (typeof fieldOutputs)[Name];
};
const formOutputs = Object.fromEntries(
  fieldsBy('team').map((name) => {
    const output = fieldOutputs[name];
    return [name, output instanceof z.ZodNullable ? output.unwrap() : output];
  }),
) as FormOutputs;

/** Words that are kept as they stood before a change; what reaches the business is not. */
export const EARLIER_FIELDS = [
  'name',
  'subcategory',
  'description',
  'address',
  'neighbourhood',
] as const satisfies FieldBy<'team'>[];
export type EarlierField = (typeof EARLIER_FIELDS)[number];

const EarlierWords = z.object({
  id: z.number().int(),
  /** The moment until which they stood on the page. */
  until: z.string(),
  words: z.record(z.enum(EARLIER_FIELDS), z.string()),
});

/** A business with everything the team may know and change. */
export const BusinessFile = z.object({
  ...businessLine,
  rejectionReason: z.string().nullable(),
  mergedInto: z.number().int().nullable(),
  submitterName: z.string(),
  owner: z
    .object({ userId: z.number().int(), name: z.string(), email: z.string().nullable() })
    .nullable(),
  form: z.object(formOutputs),
  /** What the owner said last, and on which day: their word counts more than the team's. */
  ownersWord: z.array(z.object({ fact: z.enum(FACTS), on: z.string() })),
  likelySame: z.array(LikelySame),
  history: z.array(HistoryStep),
  /** The newest first. */
  earlierWords: z.array(EarlierWords),
});
export type BusinessFile = z.infer<typeof BusinessFile>;

export const getBusinessFile = endpoint({
  summary: 'Bir işletmenin ekibe açık bütün bilgileri',
  method: 'GET',
  path: '/api/admin/businesses/:id',
  access: 'moderator',
  input: z.object({ id: Id }),
  output: BusinessFile,
});

export const editBusinessFile = endpoint({
  summary: 'Bir işletmenin bilgilerini düzeltir; durumu değişmez, fark karar defterine yazılır',
  method: 'PUT',
  path: '/api/admin/businesses/:id',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  // Hundreds of addresses of photos.
  maxBodyBytes: 256 * 1024,
  input: AdministeredForm.extend({ id: Id }),
  output: BusinessFile,
});

/** Where one that the team adds begins. */
export const ADDED_STATUSES = ['approved', 'pending'] as const;

export const addBusinessFile = endpoint({
  summary: 'Ekip bir işletme ekler: hemen yayında ya da incelemede; kimseye e-posta gitmez',
  method: 'POST',
  path: '/api/admin/businesses',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  isIdempotent: true,
  maxBodyBytes: 256 * 1024,
  input: AdministeredForm.extend({ status: z.enum(ADDED_STATUSES) }),
  output: BusinessFile,
});

export const correctByReport = endpoint({
  summary: 'Bir hata bildirimini, işletmede istediği düzeltmeyle birlikte kabul eder',
  method: 'PUT',
  path: '/api/admin/reports/:id/correction',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  maxBodyBytes: 256 * 1024,
  input: AdministeredForm.extend({
    id: Id,
    /** What whoever reported it reads beside. */
    answer: shortText(1000).optional(),
    seenStatus: z.literal('open'),
  }),
  output: BusinessFile,
});

export const featureBusiness = endpoint({
  summary: 'İşletmeyi öne çıkarır ya da geri alır',
  method: 'PUT',
  path: '/api/admin/businesses/:id/featured',
  access: 'moderator',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ id: Id, isFeatured: z.boolean() }),
  output: z.object({ isFeatured: z.boolean() }),
});

export const AdministeredCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  hue: z.enum(CATEGORY_HUE_NAMES),
  isAdFree: z.boolean(),
  isHiddenWhileEmpty: z.boolean(),
  /** Public ones, and all there are. */
  businessCount: z.number().int(),
  allCount: z.number().int(),
  formerSlugs: z.array(z.string()),
});
export type AdministeredCategory = z.infer<typeof AdministeredCategory>;

const Categories = z.array(AdministeredCategory);

const CategoryForm = z.object({
  name: shortText(60).pipe(z.string().min(1, 'Kategorinin adını yazın')),
  /** Made of the name when empty. */
  slug: shortText(60)
    .pipe(z.string().regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Yalnız küçük harf, rakam ve tire'))
    .default(''),
  description: shortText(400).default(''),
  hue: z.enum(CATEGORY_HUE_NAMES),
  isAdFree: z.boolean().default(false),
  isHiddenWhileEmpty: z.boolean().default(false),
});

export const listAdministeredCategories = endpoint({
  summary: 'Kategoriler, ekibin gördüğü bütün bilgileriyle',
  method: 'GET',
  path: '/api/admin/categories',
  access: 'admin',
  input: z.object({}),
  output: Categories,
});

export const addCategory = endpoint({
  summary: 'Yeni bir kategori ekler',
  method: 'POST',
  path: '/api/admin/categories',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  isIdempotent: true,
  input: CategoryForm,
  output: Categories,
});

export const changeCategory = endpoint({
  summary: 'Bir kategorinin adını ve bilgilerini değiştirir; işletmeleri onunla gider',
  method: 'PUT',
  path: '/api/admin/categories/:id',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  timeoutMs: 120_000,
  input: CategoryForm.extend({ id: Id }),
  output: Categories,
});

export const orderCategories = endpoint({
  summary: 'Kategorilerin sırasını değiştirir',
  method: 'PUT',
  path: '/api/admin/category-order',
  access: 'admin',
  needsFreshProof: false,
  limit: LIMITS.moderation,
  input: z.object({ ids: z.array(Id).min(1).max(500) }),
  output: Categories,
});

export const deleteCategory = endpoint({
  summary: 'İçinde işletme olmayan bir kategoriyi siler',
  method: 'DELETE',
  path: '/api/admin/categories/:id',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  input: z.object({ id: Id }),
  output: Categories,
});
