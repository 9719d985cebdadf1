import { type Header, readHeader } from '#contract/imports/import-columns.ts';
import { CSV_MAX_BYTES, MAX_COLUMNS } from '#contract/imports/imports.ts';

export type Cell = string | number | boolean | null;
export type RowObject = Readonly<Record<string, Cell>>;

/** As a file would hold it: without a NUL, without halves of letters. */
const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? '' : String(cell).replaceAll('\0', ' ').toWellFormed();

/**
 * The columns of rows that come as objects: every key of every row, in the order it is first seen.
 * Undefined when that makes a table which no file of the size we take can hold.
 */
export function headerOfRows(rows: readonly RowObject[]): Header | undefined {
  const names = new Set<string>();
  for (const row of rows) for (const name in row) names.add(name);
  const isFile = names.size <= MAX_COLUMNS && names.size * rows.length <= CSV_MAX_BYTES;
  return isFile ? readHeader([...names]) : undefined;
}

/** One row's cells in the order of the header, as a file would have them. */
export const cellsOfRow = (names: readonly string[], row: RowObject): string[] =>
  names.map((name) => (Object.hasOwn(row, name) ? textOf(row[name]) : ''));

/** Letters in all cells together: about the size of the file they come from. */
export function lettersIn(rows: readonly RowObject[]): number {
  let letters = 0;
  for (const row of rows) for (const name in row) letters += textOf(row[name]).length;
  return letters;
}

const [QUOTE, BACKSLASH, LIST, LIST_END, TABLE, TABLE_END] = Buffer.from('"\\[]{}');

/** Whether JSON has more inside each other than this: to read it takes memory without end. */
export function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === LIST || byte === TABLE) depth += 1;
    else if (byte === LIST_END || byte === TABLE_END) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
