import { z } from 'zod';
import { CallerId, Email, PersonName, PhoneText } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { formSignals } from '../api/signals.ts';
import { fieldInputs } from '../businesses/field-inputs.schemas.ts';
import { HistoryStep } from '../history.ts';
import { MAX_DOCUMENTS } from '../uploads.ts';

/** What an owner's plan costs and opens (specification 9). Prices in TL per month; `photos: null` is unlimited. */
export const OWNER_PLANS = {
  free: {
    priceTl: 0,
    photos: 5,
    benefits: ['Temel listeleme', '5 fotoğraf', 'Temel istatistikler'],
  },
  basic: {
    priceTl: 99,
    photos: 20,
    benefits: ['Öncelikli listeleme', '20 fotoğraf', 'Ayrıntılı analiz', 'Müşteri mesajları'],
  },
  premium: {
    priceTl: 199,
    photos: null,
    benefits: [
      'Öne çıkan listeleme',
      'Sınırsız fotoğraf',
      'Gelişmiş analiz',
      'Reklam desteği',
      'Öncelikli destek',
    ],
  },
} as const;
export type OwnerPlan = keyof typeof OWNER_PLANS;

/** Working days an application is reviewed in. */
export const REVIEW_WORKING_DAYS = { min: 1, max: 3 } as const;
/** Hours until the first answer to an application (FAQ; decisions, Contradictions). */
export const FIRST_ANSWER_HOURS = 24;
/** Working days until a changed information is published. */
export const INFO_UPDATE_WORKING_DAYS = 2;
/** Days the owner's statistics look back. */
export const OWNER_ANALYTICS_DAYS = 30;

export const ApplicationStatus = z.enum([
  'email_pending',
  'pending',
  'approved',
  'rejected',
  'revoked',
  'withdrawn',
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const OwnerPlanName = z.enum(['free', 'basic', 'premium'], { error: 'Plan seçiniz' });

/** What an applicant says (specification 5); what it does not name (status, userId …) is dropped. */
export const OwnerForm = z.object({
  businessName: shortText(120).pipe(z.string().min(1, 'İşletme adı gereklidir')),
  ownerName: z.pipe(PersonName, z.string().min(1, 'Sahip adı gereklidir')),
  email: Email,
  phone: z.pipe(PhoneText, z.string().min(1, 'Telefon gereklidir')),
  taxNumber: shortText(20).optional(),
  address: shortText(300).pipe(z.string().min(1, 'Adres gereklidir')),
  website: shortText(500).optional(),
  description: fieldInputs.description.optional(),
  /** The plan asked for; the one in force is set by an admin, at the business. */
  subscriptionPlan: OwnerPlanName.default('free'),
  /** Addresses of private uploads, or, as the specified client sends them, names of files alone. */
  verificationDocuments: z.array(shortText(500)).max(MAX_DOCUMENTS).default([]),
});
export type OwnerForm = z.output<typeof OwnerForm>;

export const APPLIED_MESSAGE = `Başvurunuz incelemeye alındı. İlk yanıt ${FIRST_ANSWER_HOURS} saat içinde, sonuç en geç ${REVIEW_WORKING_DAYS.max} iş günü içinde.`;
/** `isOfAnother`: sent from the account of another address, which the proof takes it away from. */
export const applicationProofMessage = (email: string, { isOfAnother = false } = {}) =>
  `${email} adresine bir onay bağlantısı gönderdik. Bağlantıya tıkladığınızda başvurunuz incelemeye girer${isOfAnother ? ' ve o adresin hesabına geçer' : ''}. Birkaç dakika içinde gelmezse istenmeyen (spam) klasörüne de bakın.`;

export const applyAsOwner = endpoint({
  summary: 'İşletme sahibi başvurusu; e-posta onayından sonra incelenir',
  method: 'POST',
  path: '/api/business-owners',
  access: 'public',
  limit: LIMITS.apply,
  isIdempotent: true,
  input: OwnerForm.extend(formSignals),
  output: z.object({
    id: z.number().int(),
    requiresVerification: z.boolean(),
    message: z.string(),
  }),
});

/** An application as its applicant sees it. */
export const BusinessOwner = z.object({
  id: z.number().int(),
  userId: z.number().int().nullable(),
  businessName: z.string(),
  ownerName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  website: z.string().nullable(),
  logo: z.string().nullable(),
  description: z.string().nullable(),
  status: ApplicationStatus,
  /** Why it was rejected or revoked. */
  rejectionReason: z.string().nullable(),
  /** Names of all files that were sent. */
  verificationDocuments: z.array(z.string()),
  /** Names of the files that are still here: they go some time after a decision. */
  documentsOnFile: z.array(z.string()),
  /** The plan in force at the linked business; free without one, or once it has run out. */
  subscriptionPlan: OwnerPlanName,
  subscriptionExpiresAt: z.string().nullable(),
  /** The plan that was asked for. */
  requestedPlan: OwnerPlanName,
  /** The business it was linked to when it was approved. */
  businessId: z.number().int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BusinessOwner = z.infer<typeof BusinessOwner>;

export const getApplication = endpoint({
  summary: 'İşletme sahibi kaydı; 1 ya da me, soranın en yenisi',
  method: 'GET',
  path: '/api/business-owners/:id',
  access: 'public',
  knowsVisitor: true,
  input: z.object({ id: CallerId }),
  output: BusinessOwner,
});

export const OwnApplication = z.object({
  id: z.number().int(),
  businessName: z.string(),
  status: ApplicationStatus,
  rejectionReason: z.string().nullable(),
  /** Its address, to be proved while it is not. */
  email: z.string(),
  documents: z.array(z.string()),
  businessId: z.number().int().nullable(),
  createdAt: z.string(),
  history: z.array(HistoryStep),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

export const listOwnApplications = endpoint({
  summary: 'Oturumu açık olanın işletme sahibi başvuruları; en yenisi önce',
  method: 'GET',
  path: '/api/users/me/business-owners',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnApplication),
});

/** The address stays: it is what was, or by signing in is, proved. Without a tax number the former one stays. */
export const reapplyAsOwner = endpoint({
  summary:
    'Onaylanmayan ya da e-posta onayı bekleyen kendi başvurusunu düzeltip incelemeye gönderir',
  method: 'POST',
  path: '/api/business-owners/:id/reapply',
  access: 'member',
  limit: LIMITS.apply,
  input: OwnerForm.omit({ email: true }).extend({ id: Id }),
  output: z.object({ status: ApplicationStatus, message: z.string() }),
});
