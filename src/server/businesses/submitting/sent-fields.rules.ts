import type { Problem } from '#contract/api/errors.ts';
import { withFeatures } from '#contract/attributes/attributes.ts';
import { businessFields, type Field, type FieldName } from '#contract/businesses/fields.ts';
import type { Phone } from '#contract/text/phones.ts';
import { type FieldValues, readField } from '../fields.ts';
import { type Read, readPhones, readPin } from './submission-values.rules.ts';

export type SentFields = { [Name in FieldName]?: unknown } & {
  category?: string | undefined;
  phone?: string | undefined;
  latitude?: number | string | undefined;
  longitude?: number | string | undefined;
};

/** Below this a number is an emergency line or cut short, and compares to nothing. */
const DIGITS_OF_A_PHONE = 7;

/** The numbers as they are shown, and the first of them as it is compared. */
export const phoneColumns = (phones: readonly { key: string; display: string }[]) => ({
  phone: phones.map(({ display }) => display).join(' / ') || null,
  phoneKey: phoneKeysOf(phones)[0] ?? null,
});

export const phoneKeysOf = (phones: readonly { key: string }[]) =>
  phones.map(({ key }) => key).filter((key) => key.replace(/\D/g, '').length >= DIGITS_OF_A_PHONE);

/** These fields of what was sent, as they are stored; or everything that must be mended. */
export function readSent(
  sent: SentFields,
  names: readonly FieldName[],
  knownCategories: readonly string[],
) {
  const issues: NonNullable<Problem['issues']> = [];
  const checked = <T>(path: string, read: Read<T>, otherwise: T): T => {
    if (read.wrong === undefined) return read.value;
    issues.push({ path, message: read.wrong });
    return otherwise;
  };
  let phones: Phone[] = [];
  const values: Partial<Record<FieldName, unknown>> = {};
  for (const name of names) {
    if (name === 'phone') {
      phones = checked('phone', readPhones(sent.phone), []);
      values.phone = phoneColumns(phones).phone;
    } else if (name === 'latitude') {
      const pin = checked('latitude', readPin(sent.latitude, sent.longitude), null);
      values.latitude = pin?.latitude ?? null;
      values.longitude = pin?.longitude ?? null;
    } else if (name !== 'longitude') {
      const { missing }: Field = businessFields[name];
      const value = checked(name, readField(name, sent[name]), null);
      const isUnknown = name === 'category' && !knownCategories.includes(String(value));
      if (missing && (!value || isUnknown)) issues.push({ path: name, message: missing });
      values[name] = missing ? (value ?? '') : value;
    }
  }
  if (sent.attributes && sent.features) {
    const { attributes, features } = values as FieldValues;
    values.attributes = withFeatures(attributes, features);
  }
  return { issues, checked, values: values as Partial<FieldValues>, phones };
}
