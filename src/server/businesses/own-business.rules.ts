import type { z } from 'zod';
import type { BusinessStatus } from '#contract/businesses.ts';
import type { Problem } from '#contract/errors.ts';
import type { changeManagedBusiness, RevisedField } from '#contract/owner-workspace.ts';
import { phoneColumns } from './submission.rules.ts';
import {
  type Read,
  readFeatures,
  readHours,
  readInstagram,
  readLine,
  readPhones,
  readPin,
  readText,
  readWebsite,
  readWhatsapp,
} from './submission-values.rules.ts';

/** What waits for a decision, as it is compared and stored; degrees as the database writes them. */
export type RevisedValues = Partial<Record<RevisedField, string | null>>;
type Edit = Omit<z.output<(typeof changeManagedBusiness)['input']>, 'id'>;

const DEGREE_DIGITS = 8;
const degreeText = (degrees: number | undefined) => degrees?.toFixed(DEGREE_DIGITS) ?? null;

/** Only what may be public again is edited; an edit never changes the state. */
export const isEditable = (status: BusinessStatus): boolean =>
  status === 'pending' || status === 'approved' || status === 'suspended';

/** What was sent, in the columns it is stored in: at once (`live`) or after a decision (`revised`). */
export function readEdit(edit: Edit, knownCategories: readonly string[]) {
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
  const revised: RevisedValues = {};
  if (edit.name !== undefined) revised.name = needed('name', edit.name, 'İşletme adı gereklidir');
  if (edit.category !== undefined) {
    if (!knownCategories.includes(edit.category)) {
      issues.push({ path: 'category', message: 'Kategori seçiniz' });
    }
    revised.category = edit.category;
  }
  if (edit.address !== undefined) {
    revised.address = needed('address', edit.address, 'Adres gereklidir');
  }
  if (edit.neighbourhood !== undefined) revised.neighbourhood = readLine(edit.neighbourhood);
  if (edit.district !== undefined) revised.district = edit.district;
  if (edit.latitude !== undefined || edit.longitude !== undefined) {
    const pin = checked('latitude', readPin(edit.latitude, edit.longitude), null);
    revised.latitude = degreeText(pin?.latitude);
    revised.longitude = degreeText(pin?.longitude);
  }
  const live = {
    ...(edit.subcategory !== undefined && { subcategory: readLine(edit.subcategory) }),
    ...(edit.description !== undefined && { description: readText(edit.description) }),
    ...(edit.phone !== undefined && phoneColumns(checked('phone', readPhones(edit.phone), []))),
    ...(edit.website !== undefined && {
      website: checked('website', readWebsite(edit.website), null),
    }),
    ...(edit.whatsapp !== undefined && {
      whatsapp: checked('whatsapp', readWhatsapp(edit.whatsapp), null),
    }),
    ...(edit.instagram !== undefined && {
      instagram: checked('instagram', readInstagram(edit.instagram), null),
    }),
    ...(edit.priceRange !== undefined && { price_range: edit.priceRange }),
    ...(edit.hours !== undefined && { hours: checked('hours', readHours(edit.hours), null) }),
    ...(edit.features !== undefined && { features: readFeatures(edit.features) }),
    ...(edit.isOpen !== undefined && { is_open: edit.isOpen }),
  };
  return { issues, live, revised };
}
