import { type Field, formatOf, type Header, readHeader } from '#contract/imports/import-columns.ts';
import { CSV_COLUMNS, type CsvColumn } from '#contract/imports/imports.ts';
import type { CsvFile } from './csv-file.ts';

/** Which column of the file a product column is read from; -1 for none. */
export type ColumnMapping = Record<CsvColumn, number>;

/** What else says the same, the best first. */
const ALSO: Partial<Record<CsvColumn, Field[]>> = {
  category: ['type', 'subtypes', 'osmValue', 'osmAmenity', 'osmShop'],
  address: ['street'],
};

const fieldsOf = (column: CsvColumn): Field[] => [column, ...(ALSO[column] ?? [])];

/** As the import understands the file by itself. */
export function mappingOf(header: Header): ColumnMapping {
  const entries = CSV_COLUMNS.map((column) => {
    const found = fieldsOf(column).flatMap((field) => header.columns.get(field) ?? []);
    return [column, found[0] ?? -1] as const;
  });
  return Object.fromEntries(entries) as ColumnMapping;
}

/** Apify's hours come in fourteen columns that are read together. */
const isHours = (name: string) => /^openingHours\/\d+\/(?:day|hours)$/.test(name);

interface Key {
  key: string;
  column: number;
}

/**
 * Under which names the cells are sent. What nobody corrected keeps the file's own names, so that it is
 * read exactly as the command line reads it; a corrected column gets the product's name.
 */
export function keysOf(header: Header, mapping: ColumnMapping): Key[] {
  const own = mappingOf(header);
  const corrected = CSV_COLUMNS.filter((column) => mapping[column] !== own[column]);
  const replaced = new Set(corrected.flatMap(fieldsOf));
  const fieldOf = new Map<number, Field>();
  for (const [field, columns] of header.columns)
    for (const column of columns) fieldOf.set(column, field);
  const kept = header.names.flatMap((key, column) => {
    const field = fieldOf.get(column);
    const isRead = field ? !replaced.has(field) : isHours(key);
    return isRead ? [{ key, column }] : [];
  });
  const chosen = corrected.flatMap((key) =>
    mapping[key] >= 0 ? [{ key, column: mapping[key] }] : [],
  );
  return [...kept, ...chosen];
}

/** Names of columns that are read without being in the table of product columns, and of those that are not read. */
export function otherColumns(header: Header, mapping: ColumnMapping) {
  const shown = new Set(Object.values(mapping));
  const read = new Set(keysOf(header, mapping).map(({ column }) => column));
  const others = header.names.map((name, column) => ({ name, column }));
  const named = others.filter(({ name, column }) => name && !shown.has(column));
  return {
    alsoRead: named.filter(({ column }) => read.has(column)).map(({ name }) => name),
    unused: named.filter(({ column }) => !read.has(column)).map(({ name }) => name),
  };
}

/** The file's readable rows as the call takes them. */
export function rowsToSend({ header, records }: CsvFile, mapping: ColumnMapping) {
  const keys = keysOf(header, mapping);
  const businesses: Record<string, string>[] = [];
  const lines: number[] = [];
  for (const record of records) {
    if (record.isBroken) continue;
    const row: Record<string, string> = {};
    for (const { key, column } of keys) {
      const text = record.cells[column]?.trim();
      // Two columns of one name: the first that is filled.
      if (text && !row[key]) row[key] = text;
    }
    businesses.push(row);
    lines.push(record.line);
  }
  return { businesses, lines, format: formatOf(readHeader(keys.map(({ key }) => key))) };
}

/** A cell of the preview, as the mapping reads it. */
export const previewCell = (
  cells: readonly string[],
  mapping: ColumnMapping,
  column: CsvColumn,
): string => (mapping[column] < 0 ? '' : (cells[mapping[column]] ?? '').trim());
