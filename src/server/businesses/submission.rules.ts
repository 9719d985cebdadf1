import { type BusinessForm, MAX_SPECIAL_DAYS } from '#contract/business-submission.ts';
import { districtAt } from '#contract/district-outlines.ts';
import type { Problem } from '#contract/errors.ts';
import { suspicionOf } from '#contract/signals.ts';
import { searchColumns } from './businesses.rules.ts';
import type { Comparable } from './duplicates.rules.ts';
import {
  type Read,
  readFeatures,
  readHours,
  readInstagram,
  readLine,
  readPhones,
  readPin,
  readSpecialDay,
  readText,
  readWebsite,
  readWhatsapp,
} from './submission-values.rules.ts';

/** The form without the address, which an edit leaves as it is. */
export type FormValues = Omit<BusinessForm, 'email'>;

/** Below this a number is an emergency line or cut short, and compares to nothing. */
const DIGITS_OF_A_PHONE = 7;

/** What a filled-in form says, in the columns it is stored in; or everything that must be mended. */
export function readForm(form: FormValues, knownCategories: readonly string[], now: Date) {
  const issues: NonNullable<Problem['issues']> = [];
  const checked = <T>(path: string, read: Read<T>, otherwise: T): T => {
    if (read.wrong === undefined) return read.value;
    issues.push({ path, message: read.wrong });
    return otherwise;
  };
  const needed = (path: string, text: string, message: string): string => {
    const line = readLine(text);
    if (!line) issues.push({ path, message });
    return line ?? '';
  };
  if (!knownCategories.includes(form.category)) {
    issues.push({ path: 'category', message: 'Kategori seçiniz' });
  }
  const phones = checked('phone', readPhones(form.phone), []);
  const pin = checked('latitude', readPin(form.latitude, form.longitude), null);
  const described = {
    name: needed('name', form.name, 'İşletme adı gereklidir'),
    category: form.category,
    subcategory: readLine(form.subcategory),
    description: readText(form.description),
    address: needed('address', form.address, 'Adres gereklidir'),
    neighbourhood: readLine(form.neighbourhood),
    district: form.district,
    features: readFeatures(form.features),
    hours: checked('hours', readHours(form.hours), null),
  };
  const columns = {
    ...described,
    ...searchColumns(described),
    latitude: pin?.latitude ?? null,
    longitude: pin?.longitude ?? null,
    ...phoneColumns(phones),
    is_email_shown: form.isEmailShown,
    website: checked('website', readWebsite(form.website), null),
    whatsapp: checked('whatsapp', readWhatsapp(form.whatsapp), null),
    instagram: checked('instagram', readInstagram(form.instagram), null),
    price_range: form.priceRange,
    cid: form.cid ?? null,
    submitter_name: needed('submitterName', form.submitterName, 'İletişim kişisi gereklidir'),
  };
  const days = Object.entries(form.specialDays);
  if (days.length > MAX_SPECIAL_DAYS) {
    issues.push({ path: 'specialDays', message: `En fazla ${MAX_SPECIAL_DAYS} özel gün yazın` });
  }
  const specialDays = days.slice(0, MAX_SPECIAL_DAYS).map(([day, hours]) => ({
    day,
    hours: checked(`specialDays.${day}`, readSpecialDay(day, hours, now), ''),
  }));
  return { issues, columns, specialDays, phoneKeys: phoneKeysOf(phones) };
}

export type ReadForm = ReturnType<typeof readForm>;

/** The numbers of a form as they are shown, and the first of them as it is compared. */
export const phoneColumns = (phones: readonly { key: string; display: string }[]) => ({
  phone: phones.map(({ display }) => display).join(' / ') || null,
  phone_key: phoneKeysOf(phones)[0] ?? null,
});

const phoneKeysOf = (phones: readonly { key: string }[]) =>
  phones.map(({ key }) => key).filter((key) => key.replace(/\D/g, '').length >= DIGITS_OF_A_PHONE);

export const comparableOf = ({ columns, phoneKeys }: ReadForm): Comparable => ({
  name: columns.name,
  district: columns.district,
  address: columns.address,
  latitude: columns.latitude,
  longitude: columns.longitude,
  phoneKeys,
  cid: columns.cid,
});

const LINK = /https?:\/\/|www\.|\[url/i;

/** What speaks for looking twice. Nothing here refuses anybody. */
export function signsOf(
  { columns }: ReadForm,
  seen: {
    signals?: Parameters<typeof suspicionOf>[0] | undefined;
    isDuplicate: boolean;
  },
): { score: number; signs: string[] } {
  const { latitude, longitude, district, description } = columns;
  const suspicion = seen.signals ? suspicionOf(seen.signals) : 0;
  const isElsewhere =
    latitude !== null && longitude !== null && districtAt(latitude, longitude) !== district;
  const signs = [
    ...(suspicion > 0 ? ['program'] : []),
    ...(isElsewhere ? ['pin_in_another_district'] : []),
    ...(LINK.test(description ?? '') ? ['links'] : []),
    ...(seen.isDuplicate ? ['duplicate'] : []),
  ];
  const others = signs.filter((sign) => sign !== 'program').length;
  return { score: suspicion + others, signs };
}
