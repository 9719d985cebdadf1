import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { calendarDay, Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { Business, BusinessStatus } from '../businesses/businesses.ts';
import { fieldInputs } from '../businesses/field-inputs.schemas.ts';
import { fieldOutputs } from '../businesses/field-outputs.schemas.ts';
import {
  type LiveField,
  liveFields,
  type RevisedField,
  revisedFields,
} from '../businesses/fields.ts';
import { SPECIAL_NAME_LENGTH } from '../calendar/special-days.ts';
import { Contest } from '../claims.ts';
import { Picture } from '../uploads.ts';
import { Plan, PlanRequest } from './plans.ts';

/** An owner may do everything, a manager all but the team and the plan. */
export const BusinessRole = z.enum(['owner', 'manager']);
export type BusinessRole = z.infer<typeof BusinessRole>;

/** Beyond it even an unlimited plan's list is no list of photos. */
export const MAX_PHOTOS_SENT = 500;

export const RevisionStatus = z.enum(['pending', 'approved', 'rejected', 'withdrawn']);
export type RevisionStatus = z.infer<typeof RevisionStatus>;

/** Field to what it was when it was asked for and what it is to become. */
const Changes = z.partialRecord(
  z.enum(revisedFields),
  z.tuple([z.string().nullable(), z.string().nullable()]),
);

export const Revision = z.object({
  id: z.number().int(),
  status: RevisionStatus,
  changes: Changes,
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
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
export const ManagedBusinessInShort = z.object(inShort);
export type ManagedBusinessInShort = z.infer<typeof ManagedBusinessInShort>;

/** Everything the dashboard shows and edits of one business: the live values, and beside them what waits. */
export const ManagedBusiness = z
  .object(fieldOutputs)
  .omit({ isEmailShown: true, cid: true })
  .extend({
    ...inShort,
    /** `YYYY-MM-DD` to hours text; from yesterday on. */
    specialDays: fieldOutputs.specialDays,
    specialDayNames: Business.shape.specialDayNames,
    /** In their order; the first is the cover. */
    images: fieldOutputs.images,
    /** Why it was rejected, suspended or closed, where somebody said it. */
    statusReason: z.string().nullable(),
    /** What those who act for it change would not be refused. */
    isEditable: z.boolean(),
    rating: z.string(),
    reviewCount: z.number().int(),
    isFeatured: z.boolean(),
    pictures: z.array(Picture),
    /** Who own it by an approved claim, the first first: the overview's names and addresses. */
    owners: z.array(z.object({ name: z.string(), email: z.string() })),
    /** Names of the files by which the caller proved to own it. */
    documents: z.array(z.string()),
    /** The newest first, at most ten; at most one is `pending`. */
    revisions: z.array(Revision),
    /** How the description read before, the newest first; each until a moment. */
    earlierDescriptions: z.array(
      z.object({ id: z.number().int(), until: z.string(), text: z.string() }),
    ),
    /** The newest wish for another plan. */
    planRequest: PlanRequest.nullable(),
    /** Who says that it is theirs, and waits for an answer or a decision; empty for a manager. */
    contests: z.array(Contest),
  });
export type ManagedBusiness = z.infer<typeof ManagedBusiness>;

/** The dashboard's first call: `[]` is 'İşletme Sahipliği Bulunamadı'. The newest first. */
export const listManagedBusinesses = endpoint({
  summary: 'Oturumu açık olanın adına çalıştığı işletmeler ve bekleyen işleri',
  method: 'GET',
  path: '/api/users/me/managed-businesses',
  access: 'member',
  input: z.object({}),
  output: z.array(ManagedBusinessInShort),
});

/** One business of that list in full. */
export const getManagedBusiness = endpoint({
  summary: 'Adına çalışılan bir işletme, yayında olmayan bilgileriyle',
  method: 'GET',
  path: '/api/businesses/:id/workspace',
  access: 'member',
  input: z.object({ id: Id }),
  output: ManagedBusiness,
});

const ofOwners = Object.fromEntries(
  [...revisedFields, ...liveFields].map((name) => [name, true]),
) as Record<RevisedField | LiveField, true>;

/**
 * Only what is sent is changed; `''` empties what may be empty. What `revisedFields` names joins the one
 * revision that waits (a value set back to the live one leaves it); the rest is live at once. Latitude and
 * longitude come together. The answer is the business as it stands after the change.
 */
export const changeManagedBusiness = endpoint({
  summary:
    'İşletmeyi düzenler: ad, adres, kategori ve konum incelemeye girer, kalanı hemen yayımlanır',
  method: 'PATCH',
  path: '/api/businesses/:id',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object(fieldInputs).pick(ofOwners).partial().extend({ id: Id }),
  output: ManagedBusiness,
});

/**
 * The whole list in its new order, the first is the cover: adds (addresses the upload call answered),
 * removes and sorts. Beyond the plan's limit it is refused at `images` with the plan's sentence; what a
 * plan that ended had allowed may stay, be sorted and be removed.
 */
export const setPhotos = endpoint({
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

/**
 * Which of its photos show what things cost, all of them, each with the day on which these prices were so. They stand
 * on the page of its prices from then on, no longer among its photos; one that is not named is a photo like any other.
 */
export const setPricePhotos = endpoint({
  summary: 'Hangi fotoğraflar fiyat listesi, hangi günün fiyatlarıyla',
  method: 'PUT',
  path: '/api/businesses/:id/prices/photos',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({
    id: Id,
    photos: z
      .array(z.object({ image: z.string().max(500), on: calendarDay('Fiyatların gününü seçin') }))
      .max(MAX_PHOTOS_SENT),
  }),
  output: ManagedBusiness,
});

/** `image` is an address the upload call answered; null takes the logo away. */
export const setLogo = endpoint({
  summary: 'İşletmenin logosu',
  method: 'PUT',
  path: '/api/businesses/:id/logo',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, image: z.string().max(500).nullable() }),
  output: ManagedBusiness,
});

const Day = calendarDay('Bir gün seçin');

/** Adds the day, or all until `until`, or changes its hours: `09:00-13:00`, `24 saat`, `kapalı`. */
export const setSpecialDay = endpoint({
  summary: 'Özel günün çalışma saati (bayram, sayım …)',
  method: 'PUT',
  path: '/api/businesses/:id/special-days/:day',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({
    id: Id,
    day: Day,
    until: Day.optional(),
    /** 'Kurban Bayramı'; without one it has none. */
    name: shortText(SPECIAL_NAME_LENGTH).optional(),
    hours: shortText(100).pipe(z.string().min(1, 'Saatleri yazın ya da kapalı seçin')),
  }),
  output: ManagedBusiness,
});

export const removeSpecialDay = endpoint({
  summary: 'Özel günü, ya da son gününe kadar hepsini kaldırır; yine olağan saatler geçer',
  method: 'DELETE',
  path: '/api/businesses/:id/special-days/:day',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id, day: Day, until: Day.optional() }),
  output: ManagedBusiness,
});

/** Takes the waiting revision back; one that was decided answers 409. */
export const withdrawRevision = endpoint({
  summary: 'İncelemede bekleyen değişikliği geri çeker',
  method: 'POST',
  path: '/api/revisions/:id/withdraw',
  access: 'member',
  limit: LIMITS.editBusiness,
  input: z.object({ id: Id }),
  output: Revision,
});
