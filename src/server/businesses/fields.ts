import type { Attributes } from '#contract/attributes/attributes.ts';
import type { Fact } from '#contract/businesses/business-facts.ts';
import {
  businessFields,
  type FieldName,
  fieldNames,
  type NeededField,
  textFields,
} from '#contract/businesses/fields.ts';
import { readWebsite } from '#contract/businesses/website.ts';
import type { District } from '#contract/city/districts.ts';
import {
  type Read,
  readFeatures,
  readHours,
  readInstagram,
  readLine,
  readText,
  readWhatsapp,
} from './submitting/submission-values.rules.ts';

interface StoredField {
  /** The fact it is, alone or with others: what is known of that stands in `business_facts`. */
  fact?: Fact;
  /** In rows of a table of their own; all others in the column of their name. */
  hasOwnRows?: true;
  /** From what was sent to what is stored: of texts one line, of the rest as it came. */
  read?: (sent: never) => Read<unknown>;
  /** Of it the record of decisions says only that it changed: whole texts, and addresses of people. */
  isOnlyNamed?: true;
  /** Moderators see it elsewhere than among what a record says: on the map, as pictures, as marks. */
  isSeenElsewhere?: true;
  isNotExported?: true;
  /**
   * Anybody may take it along with the open data: a fact that its page shows, no address of a person, and
   * nothing that is its author's work.
   */
  isOpenData?: true;
}

/**
 * Where each field of a business is kept and how it travels: the other half of
 * `contract/businesses/fields.ts`. In the order of the export's columns. What files call it stands in
 * `contract/imports/import-columns.ts`, since pages read files too.
 */
export const storedFields = {
  name: { fact: 'name', isOpenData: true },
  category: { fact: 'kind', isOpenData: true },
  address: { fact: 'address', isOpenData: true },
  district: { fact: 'address', isOpenData: true },
  subcategory: { fact: 'kind', isOpenData: true },
  description: {
    read: (sent: string) => ({ value: readText(sent) }),
    isOnlyNamed: true,
  },
  phone: { fact: 'phone', isOpenData: true },
  email: { isOnlyNamed: true },
  website: { fact: 'website', read: readWebsite, isOpenData: true },
  priceRange: { isOpenData: true },
  latitude: { fact: 'pin', isSeenElsewhere: true, isOpenData: true },
  longitude: { fact: 'pin', isSeenElsewhere: true, isOpenData: true },
  neighbourhood: { fact: 'address', isOpenData: true },
  whatsapp: { read: readWhatsapp, isOpenData: true },
  instagram: { read: readInstagram, isOpenData: true },
  hours: { fact: 'hours', read: readHours, isOpenData: true },
  ramadanHours: { read: readHours, isOpenData: true },
  specialDays: { hasOwnRows: true, isSeenElsewhere: true, isOpenData: true },
  attributes: { isOpenData: true },
  features: {
    read: (sent: string[]) => ({ value: readFeatures(sent) }),
    isOpenData: true,
  },
  images: { isSeenElsewhere: true },
  isOpen: { fact: 'existence', isSeenElsewhere: true, isOpenData: true },
  takesReservations: { isSeenElsewhere: true, isNotExported: true },
  cid: { isSeenElsewhere: true },
  isEmailShown: { isSeenElsewhere: true, isNotExported: true },
} as const satisfies Record<FieldName, StoredField>;

type Stored = typeof storedFields;
type Kept = {
  [Name in FieldName]: Stored[Name] extends { hasOwnRows: true } ? never : Name;
}[FieldName];

/** A business in its fields, as code holds it before it is stored. */
export type FieldValues = {
  [Name in FieldName]: Name extends 'features' | 'images'
    ? string[]
    : Name extends 'isOpen' | 'isEmailShown' | 'takesReservations'
      ? boolean
      : Name extends 'latitude' | 'longitude'
        ? number | null
        : Name extends 'attributes'
          ? Attributes
          : Name extends 'specialDays'
            ? { day: string; hours: string }[]
            : Name extends 'district'
              ? District
              : Name extends NeededField
                ? string
                : string | null;
};

export const aboutStored = (name: FieldName): StoredField => storedFields[name];

/** The fields that are one fact together. */
export const fieldsOfFact = (fact: Fact) =>
  fieldNames.filter((name) => aboutStored(name).fact === fact);
const keptFields = fieldNames.filter((name): name is Kept => !aboutStored(name).hasOwnRows);

type OpenField = {
  [Name in FieldName]: Stored[Name] extends { isOpenData: true } ? Name : never;
}[FieldName];
export const openFields = fieldNames.filter((name) => aboutStored(name).isOpenData) as OpenField[];

/** The columns of those; of the table called `b`. */
export const openColumns = openFields
  .filter((name) => !aboutStored(name).hasOwnRows)
  .map((name) => `b.${name}`) as `b.${OpenField & Kept}`[];

/** The columns of all fields but those; of the table called `b`. */
export const fieldColumns = <Left extends Kept = never>(...left: Left[]) =>
  keptFields
    .filter((name) => !left.some((one) => one === name))
    .map((name) => `b.${name}`) as `b.${Exclude<Kept, Left>}`[];

/** Of values those that have a column; what else is among them is left out. */
export const inColumns = <Values extends Partial<Record<FieldName, unknown>>>(values: Values) =>
  Object.fromEntries(
    keptFields.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  ) as Pick<Values, Kept & keyof Values>;

/** What nobody has said. */
export const unsaidTexts = Object.fromEntries(
  textFields.filter((name) => !('missing' in businessFields[name])).map((name) => [name, null]),
) as Record<Exclude<(typeof textFields)[number], NeededField>, null>;

/** A field as it is stored, of what was sent for it. */
export function readField(name: FieldName, sent: unknown): Read<unknown> {
  const read = aboutStored(name).read as ((sent: unknown) => Read<unknown>) | undefined;
  if (read) return read(sent);
  const isText = textFields.some((one) => one === name);
  return { value: isText ? readLine(sent as string | undefined) : sent };
}
