import { z } from 'zod';

/** PostgreSQL's `integer`: ids beyond it cannot exist. */
export const MAX_ID = 2_147_483_647;

/**
 * A whole number that may arrive as text (path, query) or as a number (body).
 * Only plain digits are a number: `1e3`, ` 7 ` and `0x10` are refused.
 */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,15}$/, 'Tam sayı bekleniyor')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));

/** A decimal number that may arrive as text. Plain notation with a point only. */
export const decimalNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,6}(\.\d{1,15})?$/, 'Sayı bekleniyor')
        .transform(Number),
    ])
    .pipe(z.number().min(min).max(max));

export const Id = wholeNumber(1, MAX_ID);

/** Trimmed text of a bounded length without control characters, which PostgreSQL and people refuse alike. */
export const shortText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Okunamayan karakter var')
    .trim();
