import { z } from 'zod';
import { EMAIL_WRONG, neededEmail, PersonName, PhoneText } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { formSignals } from '../api/signals.ts';
import { consentFields } from '../consent.ts';

/** Packages of /advertise (specification 9), TL per 30 days; the free one runs without limit. */
export const ADVERTISE_PACKAGES = {
  free: { priceTl: 0, isUnlimited: true, isMostPopular: false },
  basic: { priceTl: 299, isUnlimited: false, isMostPopular: false },
  premium: { priceTl: 599, isUnlimited: false, isMostPopular: true },
  enterprise: { priceTl: 1299, isUnlimited: false, isMostPopular: false },
} as const;
export const ADVERTISE_PERIOD_DAYS = 30;

/** Months one may choose on /advertise and the discount each brings, in per cent. */
export const ADVERTISE_DISCOUNTS = { 1: 0, 3: 10, 6: 15, 12: 20 } as const;

/** Packages of /advertise-request (specification 9), TL per month: its own list, as specified. */
export const ADVERTISE_REQUEST_PACKAGES = {
  basic: { priceTlPerMonth: 500 },
  premium: { priceTlPerMonth: 1200 },
  enterprise: { priceTlPerMonth: 2500 },
} as const;
export const MAX_REQUEST_MONTHS = 120;
export const REQUEST_TOO_LONG = `Süre en çok ${MAX_REQUEST_MONTHS} ay olabilir`;

/** The sales team calls within this many hours (specification 9). */
export const SALES_CONTACT_HOURS = 24;

/** What the promotional popup offers (specification 1). */
export const PROMOTION = { valueTl: 299, dueTodayTl: 0, days: 30, months: 1 } as const;

export type AdPackage = keyof typeof ADVERTISE_PACKAGES;
export type RequestPackage = keyof typeof ADVERTISE_REQUEST_PACKAGES;
export type AdvertiseMonths = keyof typeof ADVERTISE_DISCOUNTS;

export const AD_PACKAGES = Object.keys(ADVERTISE_PACKAGES) as AdPackage[];
export const REQUEST_PACKAGES = Object.keys(ADVERTISE_REQUEST_PACKAGES) as RequestPackage[];
export const ADVERTISE_MONTHS = Object.keys(ADVERTISE_DISCOUNTS).map(Number) as AdvertiseMonths[];

/** What people read for a package. */
export const AD_PACKAGE_WORDS: Record<AdPackage, string> = {
  free: 'Ücretsiz',
  basic: 'Temel',
  premium: 'Premium',
  enterprise: 'Kurumsal',
};

/** Whole kuruş: a discount in per cent leaves no smaller parts. */
const inKurus = (lira: number) => Math.round(lira * 100) / 100;

/** What /advertise asks for: full price, what the discount saves, and what is left. */
export function advertiseCost(packageType: AdPackage, months: AdvertiseMonths) {
  const full = ADVERTISE_PACKAGES[packageType].priceTl * months;
  const saved = inKurus((full * ADVERTISE_DISCOUNTS[months]) / 100);
  return { full, saved, total: inKurus(full - saved) };
}

/** What /advertise-request asks for: its own prices, no discount. */
export const requestCost = (packageType: RequestPackage, months: number): number =>
  ADVERTISE_REQUEST_PACKAGES[packageType].priceTlPerMonth * months;

/** Of both kinds; a request begins as `contact_pending`, an advertisement as `pending`. */
export const AdStatus = z.enum([
  'contact_pending',
  'pending',
  'contacted',
  'customized',
  'live',
  'ended',
  'cancelled',
]);
export type AdStatus = z.infer<typeof AdStatus>;

/** The sentences of the two forms (specification 5): each has its own. */
export const ADVERTISE_SENTENCES = {
  businessName: 'İşletme adı gereklidir',
  contactPerson: 'İletişim kişisi gereklidir',
  email: EMAIL_WRONG,
  phone: 'Telefon gereklidir',
  packageType: 'Paket seçimi gereklidir',
  duration: 'Süre seçimi gereklidir',
} as const;
export const ADVERTISE_REQUEST_SENTENCES = {
  businessName: 'İşletme adı en az 2 karakter olmalıdır',
  contactPerson: 'Kişi adı en az 2 karakter olmalıdır',
  email: 'Geçerli bir email adresi girin',
  phone: 'Geçerli bir telefon numarası girin',
  packageType: 'Paket türü seçiniz',
  duration: 'Süre en az 1 ay olmalıdır',
} as const;
export const REQUEST_NAME_LENGTH = 2;
export const REQUEST_PHONE_LENGTH = 10;

/** Left out or emptied, a field gets its own sentence. */
const said = (field: z.ZodType<string>, minLength: number, sentence: string) =>
  field.prefault('' as never).pipe(z.string().min(minLength, sentence));
const emailOr = (sentence: string) => neededEmail(sentence, z.string(sentence).max(254, sentence));

const BusinessName = shortText(120);
const sharedFields = {
  message: shortText(2000).nullish(),
  ...consentFields,
  ...formSignals,
};
const Received = z.object({
  id: z.number().int(),
  status: AdStatus,
  /** Worked out here; what a body says about it is dropped. */
  totalCost: z.number(),
});

export const createAdvertisement = endpoint({
  summary: 'Reklam Ver formu: paket ve süre seçer; satış ekibi 24 saat içinde arar',
  method: 'POST',
  path: '/api/advertisements',
  access: 'public',
  limit: LIMITS.advertise,
  isIdempotent: true,
  input: z.object({
    businessName: said(BusinessName, 1, ADVERTISE_SENTENCES.businessName),
    contactPerson: said(PersonName, 1, ADVERTISE_SENTENCES.contactPerson),
    email: emailOr(ADVERTISE_SENTENCES.email),
    phone: said(PhoneText, 1, ADVERTISE_SENTENCES.phone),
    packageType: z.enum(AD_PACKAGES, ADVERTISE_SENTENCES.packageType),
    duration: z.coerce
      .number(ADVERTISE_SENTENCES.duration)
      .refine(
        (months) => ADVERTISE_MONTHS.some((one) => one === months),
        ADVERTISE_SENTENCES.duration,
      )
      .meta({ minimum: Math.min(...ADVERTISE_MONTHS), maximum: Math.max(...ADVERTISE_MONTHS) })
      .transform((months) => months as AdvertiseMonths),
    ...sharedFields,
  }),
  output: Received,
});

export const createAdvertisementRequest = endpoint({
  summary: 'Reklam talebi: kendi paketleri ve aylık ücretleriyle',
  method: 'POST',
  path: '/api/advertisement-requests',
  access: 'public',
  limit: LIMITS.advertise,
  isIdempotent: true,
  input: z.object({
    businessName: said(BusinessName, REQUEST_NAME_LENGTH, ADVERTISE_REQUEST_SENTENCES.businessName),
    contactPerson: said(PersonName, REQUEST_NAME_LENGTH, ADVERTISE_REQUEST_SENTENCES.contactPerson),
    email: emailOr(ADVERTISE_REQUEST_SENTENCES.email),
    phone: said(PhoneText, REQUEST_PHONE_LENGTH, ADVERTISE_REQUEST_SENTENCES.phone),
    packageType: z.enum(REQUEST_PACKAGES, ADVERTISE_REQUEST_SENTENCES.packageType),
    duration: z.coerce
      .number(ADVERTISE_REQUEST_SENTENCES.duration)
      .int(ADVERTISE_REQUEST_SENTENCES.duration)
      .min(1, ADVERTISE_REQUEST_SENTENCES.duration)
      .max(MAX_REQUEST_MONTHS, REQUEST_TOO_LONG),
    ...sharedFields,
  }),
  output: Received,
});
