import { suspicionOf } from '#contract/api/signals.ts';
import type { BusinessForm } from '#contract/businesses/business-submission.ts';
import { businessFields, type FieldName, fieldsBy } from '#contract/businesses/fields.ts';
import { districtAt } from '#contract/city/district-outlines.ts';
import type { Comparable } from '../duplicates/duplicates.rules.ts';
import { type FieldValues, inColumns } from '../fields.ts';
import { searchColumns } from '../indexing/search-columns.rules.ts';
import { phoneColumns, phoneKeysOf, readSent } from './sent-fields.rules.ts';
import { readLine, readSpecialDay } from './submission-values.rules.ts';

/** The form without the address, which an edit leaves as it is. */
export type FormValues = Omit<BusinessForm, 'email'>;

/** What comes to its columns by other ways: proved, uploaded, or as rows of its own. */
type ByOtherWays = 'email' | 'images' | 'specialDays';
const byOtherWays: FieldName[] = ['email', 'images', 'specialDays'] satisfies ByOtherWays[];
type FormFields = Omit<FieldValues, ByOtherWays | 'isOpen' | 'takesReservations'>;

/** What a filled-in form says, in the columns it is stored in; or everything that must be mended. */
export function readForm(form: FormValues, knownCategories: readonly string[], now: Date) {
  const names = fieldsBy('submitter').filter((name) => !byOtherWays.includes(name));
  const sent = readSent(form, names, knownCategories);
  const { issues, checked, phones } = sent;
  const values = { ...(sent.values as FormFields), cid: form.cid ?? null };
  const submitterName = readLine(form.submitterName);
  if (!submitterName) {
    issues.push({ path: 'submitterName', message: 'İletişim kişisi gereklidir' });
  }
  const columns = {
    ...inColumns(values),
    ...searchColumns(values),
    phoneKey: phoneColumns(phones).phoneKey,
    submitterName: submitterName ?? '',
  };
  const { most } = businessFields.specialDays;
  const days = Object.entries(form.specialDays);
  if (days.length > most) {
    issues.push({ path: 'specialDays', message: `En fazla ${most} özel gün yazın` });
  }
  const specialDays = days.slice(0, most).map(([day, hours]) => ({
    day,
    hours: checked(`specialDays.${day}`, readSpecialDay(day, hours, now), ''),
  }));
  return { issues, values, columns, specialDays, phoneKeys: phoneKeysOf(phones) };
}

export type ReadForm = ReturnType<typeof readForm>;

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
