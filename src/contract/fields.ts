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
