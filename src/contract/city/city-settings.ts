import { z } from 'zod';
import { EMAIL_WRONG, Email, PhoneText } from '../accounts/accounts.ts';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';

const MAX_SOCIAL_URLS = 8;

const WEB_ADDRESS_WRONG = 'Adresi https:// ile başlayarak yazın';
const WebAddress = shortText(300).pipe(z.url({ protocol: /^https?$/, error: WEB_ADDRESS_WRONG }));
/** What is left empty is not set: the configuration counts, or nothing is shown. */
const orEmpty = <Schema extends z.ZodType<string>>(schema: Schema, error: string) =>
  z.union([z.literal(''), schema], { error });
const Mail = orEmpty(Email, EMAIL_WRONG);
const Phone = orEmpty(PhoneText, 'Telefon numarası çok uzun');

/** A whole number, with one sentence for whatever is wrong with it. */
const numberBetween = (min: number, max: number) => {
  const error = `${min} ile ${max} arasında bir sayı yazın`;
  return z
    .union(
      [
        z.number().min(min).max(max),
        z
          .string()
          .max(6)
          .regex(/^\d{1,6}$/, error)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number(error).int(error).min(min, error).max(max, error));
};

/** The numbers the site states about itself. */
const Facts = z.object({
  /** Empty: as many as there are. */
  businesses: shortText(20),
  /** Empty: nothing is said of them. */
  monthlyVisitors: shortText(20),
  categories: numberBetween(1, 999),
  districts: numberBetween(1, 99),
  foundedYear: numberBetween(1900, 2100),
});

/** Who runs the site, for its imprint. */
const Imprint = z.object({
  operatorName: shortText(200),
  address: shortText(300),
  phone: Phone,
  email: Mail,
  mersis: shortText(40),
  taxOffice: shortText(100),
});

export const CitySettings = z.object({
  facts: Facts,
  contactEmail: Mail,
  contactPhone: Phone,
  socialUrls: z.array(WebAddress).max(MAX_SOCIAL_URLS),
  weddingCalculatorUrl: orEmpty(WebAddress, WEB_ADDRESS_WRONG),
  imprint: Imprint,
});
export type CitySettings = z.output<typeof CitySettings>;

export const getCitySettings = endpoint({
  summary: 'Şehrin ayarları; boş olanlarda kurulumdaki değer geçerlidir',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  input: z.object({}),
  output: CitySettings,
});

export const changeCitySettings = endpoint({
  summary: 'Şehrin ayarlarından gelenleri değiştirir; sayfalar hemen yenilenir',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  needsFreshProof: true,
  limit: LIMITS.moderation,
  /** Parts that are left out stay as they are: somebody else may be changing them. */
  input: CitySettings.partial(),
  output: CitySettings,
});
