import { type Attributes, textsOf } from '#contract/attributes/attributes.ts';
import { type FieldName, fieldNames } from '#contract/businesses/fields.ts';
import { aboutStored } from '../fields.ts';

type Values = Partial<Record<FieldName, unknown>>;

/** Attributes in their words, always in one order. */
const told = (name: FieldName, value: unknown) =>
  name === 'attributes' && value ? textsOf(value as Attributes).map(({ text }) => text) : value;

const pinOf = ({ latitude, longitude }: Values) =>
  [latitude, longitude].map((degrees) => (degrees == null ? null : Number(degrees)));

/**
 * What an edit leaves in the record of decisions, whoever made it: field to `[before, after]`, to `true`
 * where only that it changed is told, for photos to how many; empty when nothing changed.
 */
export function differenceOf(before: Values, after: Values): Record<string, unknown> {
  const difference: Record<string, unknown> = {};
  const sidesOf = (name: FieldName) => [told(name, before[name]), told(name, after[name])];
  const isChanged = (name: FieldName) => {
    const [was, is] = sidesOf(name).map((side) => JSON.stringify(side));
    return after[name] !== undefined && was !== is;
  };
  for (const name of fieldNames.filter(isChanged)) {
    const sides = sidesOf(name);
    if (name === 'images') difference.images = sides.map((images) => (images as string[]).length);
    else if (aboutStored(name).isOnlyNamed) difference[name] = true;
    else if (name !== 'latitude' && name !== 'longitude') difference[name] = sides;
  }
  if (after.latitude !== undefined && String(pinOf(before)) !== String(pinOf(after))) {
    difference.pin = [pinOf(before), pinOf(after)];
  }
  return difference;
}
