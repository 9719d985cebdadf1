import type { z } from 'zod';
import type { Attributes } from '#contract/attributes/attributes.ts';
import { type RevisedField, type TextField, textFields } from '#contract/businesses/fields.ts';
import type { changeManagedBusiness, ManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { textsOf } from '#web/browser/business-inputs.ts';
import type { Place } from '../workspace-context.ts';

/** The form as it stands; the pin as it is typed, and what it is read as. */
interface EditValues extends Record<TextField, string> {
  district: string;
  pin: string;
  /** Null: no pin; undefined: what is typed cannot be read. */
  place: Place | null | undefined;
  priceRange: string;
  attributes: Attributes;
  features: string[];
}

/** As maps copy it, without the database's last zeros. */
const degrees = (text: string) => Number(text).toFixed(6);

/** What waits for approval, where something does, else what is live: sending it again changes neither. */
export function editValues(business: ManagedBusiness): EditValues {
  const waiting = business.revisions.find(({ status }) => status === 'pending')?.changes ?? {};
  const of = (field: TextField | RevisedField) => {
    const change = waiting[field as RevisedField];
    return (change ? change[1] : business[field]) ?? '';
  };
  const [latitude, longitude] = [of('latitude'), of('longitude')];
  return {
    ...textsOf(textFields, of),
    district: of('district'),
    pin: latitude && longitude ? `${degrees(latitude)}, ${degrees(longitude)}` : '',
    place:
      latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    priceRange: business.priceRange ?? '',
    attributes: business.attributes,
    features: business.features,
  };
}

const areSame = (one: Attributes, other: Attributes) =>
  [...Object.keys(one), ...Object.keys(other)].every((slug) => one[slug] === other[slug]);

type Changes = Omit<z.input<(typeof changeManagedBusiness)['input']>, 'id'>;

/** What differs from the form as it was opened; undefined when nothing does. */
export function editChanges(before: EditValues, values: EditValues): Changes | undefined {
  const changes: Record<string, unknown> = {};
  for (const name of [...textFields, 'district', 'priceRange'] as const)
    if (values[name].trim() !== before[name]) changes[name] = values[name].trim();
  if (values.features.join('\n') !== before.features.join('\n')) changes.features = values.features;
  if (!areSame(values.attributes, before.attributes)) changes.attributes = values.attributes;
  const { place } = values;
  const isMoved =
    place?.latitude !== before.place?.latitude || place?.longitude !== before.place?.longitude;
  if (isMoved) {
    changes.latitude = place?.latitude ?? '';
    changes.longitude = place?.longitude ?? '';
  }
  return Object.keys(changes).length > 0 ? (changes as Changes) : undefined;
}
