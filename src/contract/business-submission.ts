import { z } from 'zod';
import { Email, PersonName, PhoneText } from './accounts.ts';
import { BusinessStatus, DEFAULT_HOURS, DEFAULT_PRICE_RANGE, PRICE_RANGES } from './businesses.ts';
import { DISTRICTS } from './districts.ts';
import { endpoint } from './endpoint.ts';
import { coordinate, Id, shortText, tableOf } from './fields.ts';
import { HistoryStep } from './history.ts';
import { LIMITS } from './limits.ts';
import { formSignals } from './signals.ts';
import { MAX_IMAGES } from './uploads.ts';

export const MAX_FEATURES = 20;
export const MAX_SPECIAL_DAYS = 60;
/** Days may be written one by one and in ranges. */
export const MAX_HOURS_ENTRIES = 20;
export const MAX_DESCRIPTION_LENGTH = 3000;

/** The number a maps service gives a place. */
const cid = z.string().max(20).regex(/^\d+$/).optional();

export const SUBMITTED_MESSAGE = 'İşletmeniz başarıyla eklendi. İnceleme sonrası yayınlanacaktır.';
export const verificationMessage = (email: string) =>
  `${email} adresine bir onay bağlantısı gönderdik. Bağlantıya tıkladığınızda işletmeniz incelemeye girer. Birkaç dakika içinde gelmezse istenmeyen (spam) klasörüne de bakın.`;

/** What a submitter says of a business; what it does not name (status, rating …) is dropped. */
export const BusinessForm = z.object({
  name: shortText(120).pipe(z.string().min(1, 'İşletme adı gereklidir')),
  category: shortText(100).pipe(z.string().min(1, 'Kategori seçiniz')),
  subcategory: shortText(100).optional(),
  description: shortText(MAX_DESCRIPTION_LENGTH).optional(),
  address: shortText(300).pipe(z.string().min(1, 'Adres gereklidir')),
  district: z.enum(DISTRICTS, { error: 'İlçe seçiniz' }),
  neighbourhood: shortText(100).optional(),
  latitude: coordinate().optional(),
  longitude: coordinate().optional(),
  phone: z.optional(PhoneText),
  email: Email,
  isEmailShown: z.boolean().default(false),
  website: shortText(500).optional(),
  whatsapp: z.optional(PhoneText),
  /** `adanakebap`, with or without @ or the address before it. */
  instagram: shortText(200).optional(),
  priceRange: z.enum(PRICE_RANGES).default(DEFAULT_PRICE_RANGE),
  /** The specification's JSON text or its object; `''` when the submitter left them out. */
  hours: z
    .union([
      z.string().max(2000),
      tableOf(z.string().max(100), z.string().max(200), MAX_HOURS_ENTRIES),
    ])
    .default(DEFAULT_HOURS),
  /** `YYYY-MM-DD` to hours text. */
  specialDays: tableOf(
    z
      .string()
      .max(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/),
    shortText(100),
    MAX_SPECIAL_DAYS,
  ).default({}),
  features: z.array(shortText(40)).max(MAX_FEATURES).default([]),
  /** Addresses that the upload call answered; the specified client sends a placeholder without any. */
  images: z.array(z.string().max(500)).max(MAX_IMAGES).default([]),
  submitterName: z.pipe(PersonName, z.string().min(1, 'İletişim kişisi gereklidir')),
  cid,
});
export type BusinessForm = z.output<typeof BusinessForm>;

export const submitBusiness = endpoint({
  name: 'submitBusiness',
  summary: 'İşletme ekler; e-posta onayından ve incelemeden sonra yayınlanır',
  method: 'POST',
  path: '/api/businesses',
  access: 'public',
  limit: LIMITS.submitBusiness,
  isOnce: true,
  input: BusinessForm.extend(formSignals),
  output: z.object({
    id: z.number().int(),
    requiresVerification: z.boolean(),
    message: z.string(),
  }),
});

/** A public business that a new one may be; one that waits is not named to strangers. */
export const LikelyDuplicate = z
  .object({
    id: z.number().int(),
    name: z.string(),
    address: z.string(),
    district: z.string(),
    /** Why: the same name nearby, the same phone, the same place on the map service. */
    likeness: z.enum(['name', 'phone', 'cid']),
  })
  .meta({ id: 'LikelyDuplicate' });
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

export const findLikelyDuplicates = endpoint({
  name: 'findLikelyDuplicates',
  summary: 'Eklenmek istenen işletme zaten kayıtlı olabilir mi?',
  method: 'POST',
  path: '/api/businesses/duplicates',
  access: 'public',
  limit: LIMITS.lookUp,
  input: z.object({
    name: shortText(120),
    phone: PhoneText.optional(),
    latitude: coordinate().optional(),
    longitude: coordinate().optional(),
    /** Without a pin, the same name counts in the same district. */
    district: shortText(100).optional(),
    cid,
  }),
  output: z.array(LikelyDuplicate),
});

// Built with z's own functions alone: what the browser does not read, its build can leave out.
const submissionState = z.object({
  id: z.number().int(),
  name: z.string(),
  status: BusinessStatus,
  /** Why it was rejected. */
  rejectionReason: z.string().nullable(),
  submittedAt: z.string(),
  approvedAt: z.string().nullable(),
});

/** What a member added, as the member sees it: public or not. */
export const OwnSubmission = z
  .intersection(
    submissionState,
    z.object({
      /** Its address, to be proved while it is not. */
      email: z.string().nullable(),
      history: z.array(HistoryStep),
    }),
  )
  .meta({ id: 'OwnSubmission' });
export type OwnSubmission = z.infer<typeof OwnSubmission>;

/** The same with everything that was typed. */
export const OwnSubmissionForm = z
  .intersection(
    submissionState,
    z.object({
      form: z.object({
        name: z.string(),
        category: z.string(),
        subcategory: z.string().nullable(),
        description: z.string().nullable(),
        address: z.string(),
        district: z.string(),
        neighbourhood: z.string().nullable(),
        latitude: z.string().nullable(),
        longitude: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string(),
        isEmailShown: z.boolean(),
        website: z.string().nullable(),
        whatsapp: z.string().nullable(),
        instagram: z.string().nullable(),
        priceRange: z.string().nullable(),
        hours: z.string().nullable(),
        specialDays: z.record(z.string(), z.string()),
        features: z.array(z.string()),
        images: z.array(z.string()),
        submitterName: z.string(),
      }),
    }),
  )
  .meta({ id: 'OwnSubmissionForm' });
export type OwnSubmissionForm = z.infer<typeof OwnSubmissionForm>;

export const listOwnSubmissions = endpoint({
  name: 'listOwnSubmissions',
  summary: 'Üyenin eklediği işletmeler ve durumları; en yenisi önce',
  method: 'GET',
  path: '/api/users/me/businesses',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnSubmission),
});

export const getOwnSubmission = endpoint({
  name: 'getOwnSubmission',
  summary: 'Üyenin eklediği bir işletme, formda yazdığı her şeyle',
  method: 'GET',
  path: '/api/users/me/businesses/:id',
  access: 'member',
  input: z.object({ id: Id }),
  output: OwnSubmissionForm,
});

/** The address stays: it is what was, or is still to be, proved. */
export const changeSubmission = endpoint({
  name: 'changeSubmission',
  summary: 'Onaylanmayan ya da e-posta onayı bekleyen kendi kaydını düzeltir; e-posta değişmez',
  method: 'PUT',
  path: '/api/users/me/businesses/:id',
  access: 'member',
  limit: LIMITS.submitBusiness,
  input: BusinessForm.omit({ email: true }).extend({ id: Id }),
  output: OwnSubmissionForm,
});

export const resubmitBusiness = endpoint({
  name: 'resubmitBusiness',
  summary: 'Kendi kaydını yeniden incelemeye gönderir',
  method: 'POST',
  path: '/api/businesses/:id/resubmit',
  access: 'member',
  limit: LIMITS.submitBusiness,
  input: z.object({ id: Id }),
  output: z.object({ status: BusinessStatus, message: z.string() }),
});

/** What the maps address, or a draft kept in the browser, fills into the form; every field may miss. */
export type BusinessDraft = Partial<
  Pick<
    z.input<typeof BusinessForm>,
    | 'name'
    | 'category'
    | 'subcategory'
    | 'description'
    | 'address'
    | 'district'
    | 'neighbourhood'
    | 'phone'
    | 'website'
    | 'priceRange'
  >
> & { latitude?: string; longitude?: string; hours?: string; cid?: string };
