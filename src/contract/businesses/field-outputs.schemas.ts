import { z } from 'zod';
import { businessFields, type FieldName, type NeededField, textFields } from './fields.ts';

const text = (name: FieldName) =>
  'missing' in businessFields[name] ? z.string() : z.string().nullable();

type TextOutputs = {
  [Name in (typeof textFields)[number]]: Name extends NeededField
    ? z.ZodString
    : z.ZodNullable<z.ZodString>;
};

/** The fields of a business as they stand; numbers of places are strings, as specified. */
export const fieldOutputs = {
  ...(Object.fromEntries(textFields.map((name) => [name, text(name)])) as TextOutputs),
  district: z.string(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  email: z.string().nullable(),
  isEmailShown: z.boolean(),
  priceRange: z.string().nullable(),
  /** JSON text: day range to hours text; null when nothing is known. */
  hours: z.string().nullable(),
  /** The same for Ramadan; null when it keeps its usual hours then, as far as anybody knows. */
  ramadanHours: z.string().nullable(),
  /** Dated exceptions: `YYYY-MM-DD` to hours text. */
  specialDays: z.record(z.string(), z.string()),
  /** By slug, whether it has it; of what is not among them nothing is known. */
  attributes: z.record(z.string(), z.boolean()),
  features: z.array(z.string()),
  images: z.array(z.string()),
  /** False: closed until further notice ('kapalı bildir'). */
  isOpen: z.boolean(),
  /** False: its owner takes none here for now. Without an owner nobody does. */
  takesReservations: z.boolean(),
  cid: z.string().nullable(),
} satisfies Record<FieldName, z.ZodType>;
