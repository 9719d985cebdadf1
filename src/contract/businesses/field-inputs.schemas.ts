import { z } from 'zod';
import { Email } from '../accounts/accounts.ts';
import { coordinate, shortText, tableOf } from '../api/fields.ts';
import { attributeOf, attributes } from '../attributes/attributes.ts';
import { DISTRICTS } from '../city/districts.ts';
import { PRICE_RANGES } from './businesses.ts';
import {
  businessFields,
  type Field,
  type FieldName,
  type TextField,
  textFields,
} from './fields.ts';

/** Days may be written one by one and in ranges. */
const MAX_HOURS_ENTRIES = 20;

function text(name: TextField): z.ZodType<string, string> {
  const { max, missing }: Field = businessFields[name];
  return missing ? shortText(max ?? 0).pipe(z.string().min(1, missing)) : shortText(max ?? 0);
}

/** The specification's JSON text or its object; `''` when nothing is known. */
const week = z.union([
  z.string().max(2000),
  tableOf(z.string().max(100), z.string().max(200), MAX_HOURS_ENTRIES),
]);

/** What may be sent for each field; `''` empties what may be empty. */
export const fieldInputs = {
  ...(Object.fromEntries(textFields.map((name) => [name, text(name)])) as Record<
    TextField,
    z.ZodType<string, string>
  >),
  district: z.enum(DISTRICTS, { error: businessFields.district.missing }),
  latitude: coordinate(),
  longitude: coordinate(),
  email: Email,
  isEmailShown: z.boolean(),
  priceRange: z.enum(PRICE_RANGES),
  hours: week,
  ramadanHours: week,
  /** `YYYY-MM-DD` to hours text. */
  specialDays: tableOf(
    z
      .string()
      .max(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/),
    shortText(100),
    businessFields.specialDays.most,
  ),
  /** By slug; what is not among them nobody knows. */
  attributes: tableOf(
    z
      .string()
      .max(40)
      .refine((slug) => attributeOf(slug) !== undefined, 'Böyle bir olanak sorulmuyor'),
    z.boolean(),
    attributes.length,
  ),
  features: z.array(shortText(40)).max(businessFields.features.most),
  /** Addresses that the upload call answered; the specified client sends a placeholder without any. */
  images: z.array(z.string().max(500)),
  isOpen: z.boolean(),
  takesReservations: z.boolean(),
  cid: z.string().max(20).regex(/^\d+$/),
} satisfies Record<FieldName, z.ZodType>;
