import { type FieldName, fieldNames } from '#contract/businesses/fields.ts';
import { aboutStored } from '../fields.ts';

type Values = Partial<Record<FieldName, unknown>>;

const pinOf = ({ latitude, longitude }: Values) =>
  [latitude, longitude].map((degrees) => (degrees == null ? null : Number(degrees)));

/**
 * What an edit leaves in the record of decisions, whoever made it: field to `[before, after]`, to `true`
 * where only that it changed is told, for photos to how many; empty when nothing changed.
 */
export function differenceOf(before: Values, after: Values): Record<string, unknown> {
  const difference: Record<string, unknown> = {};
  const isChanged = (name: FieldName) =>
    after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  for (const name of fieldNames.filter(isChanged)) {
    const sides = [before[name], after[name]];
    if (name === 'images') difference.images = sides.map((images) => (images as string[]).length);
    else if (aboutStored(name).isOnlyNamed) difference[name] = true;
    else if (name !== 'latitude' && name !== 'longitude') difference[name] = sides;
  }
  if (after.latitude !== undefined && String(pinOf(before)) !== String(pinOf(after))) {
    difference.pin = [pinOf(before), pinOf(after)];
  }
  return difference;
}
