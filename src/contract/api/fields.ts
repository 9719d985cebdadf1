import { z } from 'zod';

/** PostgreSQL's `integer`: ids beyond it cannot exist. */
const MAX_ID = 2_147_483_647;

/** Of a number written as text. */
const MAX_NUMBER_LENGTH = 24;

/**
 * A whole number that may arrive as text (path, query) or as a number (body).
 * Only plain digits are a number: `1e3`, ` 7 ` and `0x10` are refused.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number().min(min).max(max),
      z
        .string()
        .max(MAX_NUMBER_LENGTH)
        .regex(/^-?\d{1,15}$/, 'Tam sayı bekleniyor')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** A decimal number that may arrive as text. Plain notation with a point only. */
export const decimalNumber = (min: number, max: number) =>
  z
    .union([
      z.number().min(min).max(max),
      z
        .string()
        .max(MAX_NUMBER_LENGTH)
        .regex(/^-?\d{1,6}(\.\d{1,15})?$/, 'Sayı bekleniyor')
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max));

export const Id = wholeNumber(1, MAX_ID);

// Called, not kept: pages that take one thing from here carry no other.

/** Degrees; text may carry a decimal comma. */
export const coordinate = () =>
  z.union([z.number().min(-180).max(180), shortText(MAX_NUMBER_LENGTH)]);

/** `YYYY-MM-DD`, of the calendar. */
export const calendarDay = (error?: string) => z.iso.date(error).max('2026-11-20'.length);

/** Opaque: taken from the `Link: rel="next"` of the answer before. */
export const cursor = () =>
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/, 'Geçersiz sayfa imi');

/** An object used as a table: at most so many entries. JSON Schema has a word for it, zod has none. */
export const tableOf = <Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  most: number,
) =>
  z
    .record(key, value)
    .refine((table) => Object.keys(table).length <= most, `En çok ${most} tane olabilir`)
    .meta({ maxProperties: most });

/** Marks that turn what stands behind them around: one text could read as another. */
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;
/** No language puts more on one letter; piled up they reach over the lines around them. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Trimmed text of a bounded length without control characters and halves of letters, which PostgreSQL
 * and people refuse alike.
 */
export const shortText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u,
      'Okunamayan karakter var',
    )
    .overwrite((text) => text.replace(TURNING_MARKS, '').replace(PILED_MARKS, '$1'))
    .trim();
