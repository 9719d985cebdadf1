import { z } from 'zod';
import { PersonName, PhoneText } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { coordinate, Id, shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { formSignals } from '../api/signals.ts';
import { HistoryStep } from '../history.ts';
import { MAX_IMAGES } from '../uploads.ts';
import { BusinessStatus, DEFAULT_HOURS, DEFAULT_PRICE_RANGE } from './businesses.ts';
import { fieldInputs } from './field-inputs.schemas.ts';
import { fieldOutputs } from './field-outputs.schemas.ts';
import { businessFields, type FieldBy, fieldsBy, type NeededField } from './fields.ts';

export const SUBMITTED_MESSAGE = 'İşletmeniz başarıyla eklendi. İnceleme sonrası yayınlanacaktır.';
export const verificationMessage = (email: string) =>
  `${email} adresine bir onay bağlantısı gönderdik. Bağlantıya tıkladığınızda işletmeniz incelemeye girer. Birkaç dakika içinde gelmezse istenmeyen (spam) klasörüne de bakın.`;

type LeftOut = Exclude<FieldBy<'submitter'>, NeededField | 'email'>;
const mayBeLeftOut = Object.fromEntries(
  fieldsBy('submitter')
    .filter((name) => !('missing' in businessFields[name]) && name !== 'email')
    .map((name) => [name, true]),
) as Record<LeftOut, true>;

/** What a submitter says of a business; what it does not name (status, rating …) is dropped. */
export const BusinessForm = z
  .object(fieldInputs)
  .omit({ isOpen: true, takesReservations: true })
  .partial(mayBeLeftOut)
  .extend({
    isEmailShown: fieldInputs.isEmailShown.default(false),
    priceRange: fieldInputs.priceRange.default(DEFAULT_PRICE_RANGE),
    hours: fieldInputs.hours.default(DEFAULT_HOURS),
    ramadanHours: fieldInputs.ramadanHours.default(''),
    specialDays: fieldInputs.specialDays.default({}),
    attributes: fieldInputs.attributes.default({}),
    features: fieldInputs.features.default([]),
    images: fieldInputs.images.max(MAX_IMAGES).default([]),
    submitterName: z.pipe(PersonName, z.string().min(1, 'İletişim kişisi gereklidir')),
  });
export type BusinessForm = z.output<typeof BusinessForm>;

export const submitBusiness = endpoint({
  summary: 'İşletme ekler; e-posta onayından ve incelemeden sonra yayımlanır',
  method: 'POST',
  path: '/api/businesses',
  access: 'public',
  limit: LIMITS.submitBusiness,
  isIdempotent: true,
  input: BusinessForm.extend(formSignals),
  output: z.object({
    id: z.number().int(),
    requiresVerification: z.boolean(),
    message: z.string(),
  }),
});

/** A public business that a new one may be; one that waits is not named to strangers. */
export const LikelyDuplicate = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  district: z.string(),
  /** Why: the same name nearby, the same phone, the same place on the map service. */
  likeness: z.enum(['name', 'phone', 'cid']),
});
export type LikelyDuplicate = z.infer<typeof LikelyDuplicate>;

export const findLikelyDuplicates = endpoint({
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
    cid: fieldInputs.cid.optional(),
  }),
  output: z.array(LikelyDuplicate),
});

// Built with z's own functions alone: what the browser does not read, its build can leave out.
const submissionState = z.object({
  id: z.number().int(),
  name: z.string(),
  status: BusinessStatus,
  /** Why it was rejected, or left the site. */
  rejectionReason: z.string().nullable(),
  submittedAt: z.string(),
  approvedAt: z.string().nullable(),
});

/** What a member added, as the member sees it: public or not. */
export const OwnSubmission = z.intersection(
  submissionState,
  z.object({
    /** Its address, to be proved while it is not. */
    email: z.string().nullable(),
    history: z.array(HistoryStep),
  }),
);
export type OwnSubmission = z.infer<typeof OwnSubmission>;

/** The same with everything that was typed. */
export const OwnSubmissionForm = z.intersection(
  submissionState,
  z.object({
    form: z
      .object(fieldOutputs)
      .omit({ isOpen: true, takesReservations: true, cid: true })
      .extend({ email: z.string(), submitterName: z.string() }),
  }),
);
export type OwnSubmissionForm = z.infer<typeof OwnSubmissionForm>;

export const listOwnSubmissions = endpoint({
  summary: 'Üyenin eklediği işletmeler ve durumları; en yenisi önce',
  method: 'GET',
  path: '/api/users/me/businesses',
  access: 'member',
  input: z.object({}),
  output: z.array(OwnSubmission),
});

export const getOwnSubmission = endpoint({
  summary: 'Üyenin eklediği bir işletme, formda yazdığı her şeyle',
  method: 'GET',
  path: '/api/users/me/businesses/:id',
  access: 'member',
  input: z.object({ id: Id }),
  output: OwnSubmissionForm,
});

/** The address stays: it is what was, or is still to be, proved. */
export const changeSubmission = endpoint({
  summary: 'Onaylanmayan ya da e-posta onayı bekleyen kendi kaydını düzeltir; e-posta değişmez',
  method: 'PUT',
  path: '/api/users/me/businesses/:id',
  access: 'member',
  limit: LIMITS.submitBusiness,
  input: BusinessForm.omit({ email: true }).extend({ id: Id }),
  output: OwnSubmissionForm,
});

export const resubmitBusiness = endpoint({
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
