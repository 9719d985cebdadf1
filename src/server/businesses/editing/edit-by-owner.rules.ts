import type { z } from 'zod';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import {
  type FieldName,
  type LiveField,
  liveFields,
  type RevisedField,
  revisedFields,
} from '#contract/businesses/fields.ts';
import type { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import type { FieldValues } from '../fields.ts';
import { phoneColumns, readSent } from '../submitting/sent-fields.rules.ts';

/** What waits for a decision, as it is compared and stored; degrees as the database writes them. */
export type RevisedValues = Partial<Record<RevisedField, string | null>>;
type Edit = Omit<z.output<(typeof changeManagedBusiness)['input']>, 'id'>;

const DEGREE_DIGITS = 8;
const degreeText = (degrees: number | null) => degrees?.toFixed(DEGREE_DIGITS) ?? null;

/** Only what may be public again is edited; an edit never changes the state. */
export const isEditable = (status: BusinessStatus): boolean =>
  status === 'pending' || status === 'approved' || status === 'suspended';

/** What was sent, as it is stored: at once (`live`) or after a decision (`revised`). */
export function readEdit(edit: Edit, knownCategories: readonly string[]) {
  const isSent = (name: FieldName) =>
    edit[name as keyof Edit] !== undefined || (name === 'latitude' && edit.longitude !== undefined);
  const names = [...revisedFields, ...liveFields].filter(isSent);
  const { issues, values, phones } = readSent(edit, names, knownCategories);
  const ofThese = (some: readonly FieldName[]) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => some.some((one) => one === name)));
  const { latitude, longitude } = values;
  const revised: RevisedValues = {
    ...ofThese(revisedFields),
    ...(latitude !== undefined && { latitude: degreeText(latitude) }),
    ...(longitude !== undefined && { longitude: degreeText(longitude) }),
  };
  // Whose address it may be is not for a rule to say.
  const { isEmailShown: _, ...live }: Partial<Pick<FieldValues, LiveField>> = ofThese(liveFields);
  const keys = edit.phone === undefined ? {} : { phoneKey: phoneColumns(phones).phoneKey };
  return { issues, live, keys, revised };
}
