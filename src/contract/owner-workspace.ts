import { z } from 'zod';
import { PhoneText } from './accounts.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_FEATURES, MAX_HOURS_ENTRIES } from './business-submission.ts';
import { BusinessStatus, PRICE_RANGES } from './businesses.ts';
import { DISTRICTS } from './districts.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, coordinate, Id, shortText, tableOf } from './fields.ts';
import { LIMITS } from './limits.ts';
import { Plan, PlanRequest } from './plans.ts';
import { Picture } from './uploads.ts';

/** An owner may do everything, a manager all but the team and the plan. */
export const BusinessRole = z.enum(['owner', 'manager']);
export type BusinessRole = z.infer<typeof BusinessRole>;

/** Beyond it even an unlimited plan's list is no list of photos. */
export const MAX_PHOTOS_SENT = 500;

/** What waits for a moderator when it is changed; everything else is live at once (decisions, Buttons). */
export const REVISED_FIELDS = [
  'name',
  'category',
  'address',
  'neighbourhood',
  'district',
  'latitude',
  'longitude',
] as const;
export type RevisedField = (typeof REVISED_FIELDS)[number];

export const RevisionStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn']);
export type RevisionStatus = z.infer<typeof RevisionStatus>;

/** Field to what it was when it was asked for and what it is to become. */
const Changes = z.partialRecord(
  z.enum(REVISED_FIELDS),
  z.tuple([z.string().nullable(), z.string().nullable()]),
);

export const Revision = z
  .object({
    id: z.number().int(),
    status: RevisionStatus,
    changes: Changes,
    /** Why it was rejected. */
    reason: z.string().nullable(),
    createdAt: z.string(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof Revision>;

const Logo = Picture.nullable();

const inShort = {
  id: z.number().int(),
  name: z.string(),
  category: z.string(),
  categorySlug: z.string(),
  district: z.string(),
  status: BusinessStatus,
  role: BusinessRole,
  /** Address of the uploaded logo, and how to draw it. */
  logo: z.string().nullable(),
  logoPicture: Logo,
  /** In force now. */
  plan: Plan,
  /** ISO moment; null when the plan has no end. */
  planExpiresAt: z.string().nullable(),
  photoCount: z.number().int(),
  /** Of the plan in force; null is unlimited. */
  photoLimit: z.number().int().nullable(),
  /** What waits for somebody; `revisions` waits for the team of the site. */
  waiting: z.object({
    reservations: z.number().int(),
    reviews: z.number().int(),
    messages: z.number().int(),
    revisions: z.number().int(),
  }),
};

/** A business the caller acts for, as the switch between several shows it. */
export const ManagedBusinessInShort = z.object(inShort).meta({ id: 'ManagedBusinessInShort' });
export type ManagedBusinessInShort = z.infer<typeof ManagedBusinessInShort>;

/** Everything the dashboard shows and edits of one business: the live values, and beside them what waits. */
export const ManagedBusiness = z
  .object({
    ...inShort,
    subcategory: z.string().nullable(),
    description: z.string().nullable(),
    address: z.string(),
    neighbourhood: z.string().nullable(),
    latitude: z.string().nullable(),
    longitude: z.string().nullable(),
    phone: z.string().nullable(),
    /** Only when it is shown on the page: it may be its submitter's. */
    email: z.string().nullable(),
    website: z.string().nullable(),
    whatsapp: z.string().nullable(),
    instagram: z.string().nullable(),
    priceRange: z.string().nullable(),
    rating: z.string(),
    reviewCount: z.number().int(),
    /** The specification's JSON text; null when nothing is known. */
    hours: z.string().nullable(),
    /** `YYYY-MM-DD` to hours text; from yesterday on. */
    specialDays: z.record(z.string(), z.string()),
    features: z.array(z.string()),
    /** False: closed until further notice ('kapalı bildir'). */
    isOpen: z.boolean(),
    isFeatured: z.boolean(),
    /** In their order; the first is the cover. */
    images: z.array(z.string()),
    pictures: z.array(Picture),
    /** Who owns it by an approved claim: the overview's name and address. */
    owner: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** Names of the files that proved it; empty for a manager. */
    documents: z.array(z.string()),
    /** The newest first, at most ten; at most one is `pending`. */
    revisions: z.array(Revision),
    /** The newest wish for another plan. */
    planRequest: PlanRequest.nullable(),
  })
  .meta({ id: 'ManagedBusiness' });
export type ManagedBusiness = z.infer<typeof ManagedBusiness>;

/** The dashboard's first call: `[]` is 'İşletme Sahipliği Bulunamadı'. The newest first. */
export const listManagedBusinesses = endpoint({
  name: 'listManagedBusinesses',
  summary: 'Oturumu açık olanın adına çalıştığı işletmeler ve bekleyen işleri',
  method: 'GET',
  path: '/api/users/me/managed-businesses',
  access: 'member',
  input: z.object({}),
  output: z.array(ManagedBusinessInShort),
});

/** One business of that list in full. */
export const getManagedBusiness = endpoint({
  name: 'getManagedBusiness',
  summary: 'Adına çalışılan bir işletme, yayında olmayan bilgileriyle',
  method: 'GET',
  path: '/api/businesses/:id/workspace',
  access: 'member',
  input: z.object({ id: Id }),
  output: ManagedBusiness,
});

const needed = (max: number, message: string) => shortText(max).pipe(z.string().min(1, message));

/**
 * Only what is sent is changed; `''` empties what may be empty. What REVISED_FIELDS names joins the one
 * revision that waits (a value set back to the live one leaves it); the rest is live at once. Latitude and
 * longitude come together. The answer is the business as it stands after the change.
 */
export const changeManagedBusiness = endpoint({
  name: 'changeManagedBusiness',
  summary:
    'İşletmeyi düzenler: ad, adres, kategori ve konum incelemeye girer, kalanı hemen yayınlanır',
  method: 'PATCH',
  path: '/api/businesses/:id',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z
    .object({
      name: needed(120, 'İşletme adı gereklidir'),
      category: needed(100, 'Kategori seçiniz'),
      address: needed(300, 'Adres gereklidir'),
      neighbourhood: shortText(100),
      district: z.enum(DISTRICTS, { error: 'İlçe seçiniz' }),
      latitude: coordinate(),
      longitude: coordinate(),
      subcategory: shortText(100),
      description: shortText(MAX_DESCRIPTION_LENGTH),
      phone: PhoneText,
      website: shortText(500),
      whatsapp: PhoneText,
      instagram: shortText(200),
      priceRange: z.enum(PRICE_RANGES),
      /** The specification's JSON text or its object; `''` when nothing is known. */
      hours: z.union([
        z.string().max(2000),
        tableOf(z.string().max(100), z.string().max(200), MAX_HOURS_ENTRIES),
      ]),
      features: z.array(shortText(40)).max(MAX_FEATURES),
      isOpen: z.boolean(),
      /** Shows the caller's own proved address on the page; nobody shows somebody else's. */
      isEmailShown: z.boolean(),
    })
    .partial()
    .extend({ id: Id }),
  output: ManagedBusiness,
});

/**
 * The whole list in its new order, the first is the cover: adds (addresses the upload call answered),
 * removes and sorts. Beyond the plan's limit it is refused at `images` with the plan's sentence; what a
 * plan that ended had allowed may stay, be sorted and be removed.
 */
export const setPhotos = endpoint({
  name: 'setPhotos',
  summary: 'İşletmenin fotoğrafları, sırasıyla; ilki kapaktır',
  method: 'PUT',
  path: '/api/businesses/:id/photos',
  access: 'member',
  limit: LIMITS.editBusiness,
  // Hundreds of addresses.
  maxBodyBytes: 256 * 1024,
  input: z.object({ id: Id, images: z.array(z.string().max(500)).max(MAX_PHOTOS_SENT) }),
  output: ManagedBusiness,
});

/** `image` is an address the upload call answered; null takes the logo away. */
export const setLogo = endpoint({
  name: 'setLogo',
  summary: 'İşletmenin logosu',
  method: 'PUT',
  path: '/api/businesses/:id/logo',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, image: z.string().max(500).nullable() }),
  output: ManagedBusiness,
});

const Day = calendarDay('Bir gün seçin');

/** Adds the day or changes its hours: `09:00-13:00`, `24 saat`, `kapalı`. */
export const setSpecialDay = endpoint({
  name: 'setSpecialDay',
  summary: 'Özel günün çalışma saati (bayram, sayım …)',
  method: 'PUT',
  path: '/api/businesses/:id/special-days/:day',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, day: Day, hours: needed(100, 'Saatleri yazın ya da kapalı seçin') }),
  output: ManagedBusiness,
});

export const removeSpecialDay = endpoint({
  name: 'removeSpecialDay',
  summary: 'Özel günü kaldırır; o gün yine olağan saatler geçer',
  method: 'DELETE',
  path: '/api/businesses/:id/special-days/:day',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, day: Day }),
  output: ManagedBusiness,
});

/** Takes the waiting revision back; one that was decided answers 409. */
export const withdrawRevision = endpoint({
  name: 'withdrawRevision',
  summary: 'İncelemede bekleyen değişikliği geri çeker',
  method: 'POST',
  path: '/api/revisions/:id/withdraw',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id }),
  output: Revision,
});
