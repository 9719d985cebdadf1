import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText, tableOf, wholeNumber } from '../api/fields.ts';
import { LIMITS } from '../api/limits.ts';
import { LikelyDuplicate } from '../businesses/business-submission.ts';
import { PRICE_RANGES } from '../businesses/businesses.ts';
import { DISTRICTS } from '../city/districts.ts';

/** Rows shown before a CSV file is sent (specification 9). */
export const CSV_PREVIEW_ROWS = 5;

/** Limits of one file through the page (decisions, Import); the command line takes any size. */
export const CSV_MAX_BYTES = 5 * 1024 * 1024;
export const CSV_MAX_ROWS = 5000;
export const CSV_MAX_ROWS_SIGNED_OUT = 500;

/** Columns of the product's own files (specification 5, CSV). */
export const CSV_REQUIRED_COLUMNS = ['name', 'category', 'address', 'district'] as const;
export const CSV_OPTIONAL_COLUMNS = [
  'subcategory',
  'description',
  'phone',
  'email',
  'website',
  'priceRange',
  'latitude',
  'longitude',
] as const;
export const CSV_COLUMNS = [...CSV_REQUIRED_COLUMNS, ...CSV_OPTIONAL_COLUMNS] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Two businesses of alike name are one when their pins are at most this far apart (decisions, Import). */
export const DUPLICATE_DISTANCE_M = 150;

/** Specification 5. */
export const CSV_WRONG_FILE = 'Lütfen geçerli bir CSV dosyası seçin.';
/** The specification's file rule: by its type, else by its name. */
export const isCsvFile = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'text/csv' || /\.(?:csv|txt)$/i.test(name);

/** What an address or the map service fills into the form: `BusinessDraft`. */
const Draft = z.object({
  name: z.string().optional(),
  category: z.string().optional(),
  subcategory: z.string().optional(),
  address: z.string().optional(),
  district: z.enum(DISTRICTS).optional(),
  neighbourhood: z.string().optional(),
  phone: z.string().optional(),
  website: z.string().optional(),
  priceRange: z.enum(PRICE_RANGES).optional(),
  hours: z.string().optional(),
  latitude: z.string().optional(),
  longitude: z.string().optional(),
  cid: z.string().optional(),
});
/** What the form needs and an address can bring; the submitter's own name and e-mail are never in one. */
export const DRAFT_REQUIRED = ['name', 'category', 'district', 'address'] as const;

export const importMapsAddress = endpoint({
  summary: 'Harita bağlantısından işletme taslağı çıkarır; hiçbir şey kaydetmez',
  method: 'POST',
  path: '/api/businesses/import-google',
  access: 'public',
  limit: LIMITS.importMapsAddress,
  timeoutMs: 20_000,
  input: z.object({ url: shortText(4000).default('') }),
  output: z.object({
    /** `duplicate`: a public business may be the same; `partial`: something the form needs is missing. */
    status: z.enum(['ready', 'partial', 'duplicate']),
    draft: Draft,
    missing: z.array(z.enum(DRAFT_REQUIRED)),
    duplicates: z.array(LikelyDuplicate),
    warnings: z.array(z.string()),
  }),
});

/** A cell; whatever else a program sends in it is no text. */
const Cell = z.union([
  z.string().max(CSV_MAX_BYTES),
  z.number().min(-Number.MAX_VALUE).max(Number.MAX_VALUE),
  z.boolean(),
  z.null(),
]);
/** Exporters write some hundreds; with reviews laid side by side, some thousands. */
export const MAX_COLUMNS = 10_000;
/** Of a title in a file's first line. */
const MAX_COLUMN_NAME = 1000;
const RowNumber = wholeNumber(1, 100_000_000);

/** What became of one row of a file. */
export const ImportedRow = z.object({
  row: z.number().int(),
  name: z.string(),
  outcome: z.enum(['imported', 'duplicate', 'refused']),
  /** Of a duplicate: the public business it repeats. */
  of: z.number().int().optional(),
  /** One sentence why it did not go in; empty when it did. */
  reason: z.string(),
  warnings: z.array(z.string()),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const importFile = endpoint({
  summary: 'Bir CSV dosyasının satırlarını incelemeye alır; her satırın sonucunu söyler',
  method: 'POST',
  path: '/api/businesses/import-csv',
  access: 'public',
  limit: LIMITS.importFile,
  isIdempotent: true,
  // In JSON every row repeats the names of its columns; the data in it is measured apart.
  maxBodyBytes: 2 * CSV_MAX_BYTES,
  timeoutMs: 120_000,
  input: z.object({
    /** Rows as column → text. */
    businesses: z
      // One more of either, so that the act says it in its own sentence.
      .array(tableOf(z.string().max(MAX_COLUMN_NAME), Cell, MAX_COLUMNS + 1))
      .max(CSV_MAX_ROWS + 1)
      .default([]),
    format: z.enum(['google', 'standard']).default('standard'),
    fileName: shortText(200).default(''),
    /** What the sender calls each row (its line in the file); 1, 2, 3 … when not said. */
    lines: z
      .array(RowNumber)
      .max(CSV_MAX_ROWS + 1)
      .optional(),
  }),
  output: z.object({
    imported: z.number().int(),
    duplicates: z.number().int(),
    refused: z.number().int(),
    /** Null when no row went in. */
    batchId: z.number().int().nullable(),
    rows: z.array(ImportedRow),
  }),
});
