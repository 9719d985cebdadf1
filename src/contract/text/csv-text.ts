/**
 * CSV as real files have it: quoted line breaks, quotes that nobody closed, lone quotes inside a text.
 * A broken quote costs its own line and nothing behind it, which is why no general parser is used.
 */
export type CsvRecord =
  | { line: number; cells: string[]; isBroken?: undefined }
  | { line: number; isBroken: true; isTooLong: boolean; text: string };

/** Why a broken record was not read. */
export const unreadRow = ({ isTooLong }: { isTooLong: boolean }): string =>
  isTooLong
    ? 'Satır bir milyon harften uzun, okunamadı'
    : 'Satırdaki bir tırnak kapanmamış, satır okunamadı';

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A longer one has a quote that was never closed, or is no row. Exporters' JSON cells stay far below it. */
const LONGEST_RECORD = 1024 * 1024;
/** With fewer columns, a line of prose with a few commas looks like a row. */
const COLUMNS_OF_A_TELLING_ROW = 6;

type Reading = { cells: string[]; next: number } | 'more' | 'broken';

const skipSpaces = (text: string, at: number) => {
  while (text[at] === ' ') at += 1;
  return at;
};

/** A cell that begins behind its opening quote; `next` is the separator or line end behind it. */
function readQuoted(
  text: string,
  start: number,
  separator: string,
  isEnd: boolean,
): { value: string; next: number } | 'more' | 'broken' {
  let value = '';
  let from = start;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return isEnd ? 'broken' : 'more';
    if (text[quote + 1] === '"') {
      value += text.slice(from, quote + 1);
      from = quote + 2;
      continue;
    }
    const after = skipSpaces(text, quote + 1);
    if (after >= text.length && !isEnd) return 'more';
    if (after >= text.length || text[after] === separator || text[after] === '\n') {
      return { value: value + text.slice(from, quote), next: after };
    }
    // An opening quote inside a quoted cell: the cell before it was never closed.
    if (text[quote - 1] === separator || text[quote - 1] === '\n') return 'broken';
    value += text.slice(from, quote + 1);
    from = quote + 1;
  }
}

function readRecord(text: string, start: number, separator: string, isEnd: boolean): Reading {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const open = skipSpaces(text, at);
    if (text[open] === '"') {
      const quoted = readQuoted(text, open + 1, separator, isEnd);
      if (typeof quoted === 'string') return quoted;
      cells.push(quoted.value);
      at = quoted.next;
    } else {
      const lineEnd = text.indexOf('\n', at);
      if (lineEnd === -1 && !isEnd) return 'more';
      const end = lineEnd === -1 ? text.length : lineEnd;
      const next = text.indexOf(separator, at);
      const stop = next === -1 || next > end ? end : next;
      cells.push(text.slice(at, stop));
      at = stop;
    }
    if (at >= text.length) return isEnd ? { cells, next: at } : 'more';
    at += 1;
    if (text[at - 1] === '\n') return { cells, next: at };
  }
}

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** Whether a cell over several lines swallowed other rows: its quote was closed by one of theirs. */
function hasSwallowedRows(cells: string[], columns: number, separator: string): boolean {
  const inner = cells.flatMap((cell) => (cell.includes('\n') ? cell.split('\n').slice(1, -1) : []));
  if (cells.length > columns && cells.some((cell) => cell.includes('\n'))) return true;
  if (columns < COLUMNS_OF_A_TELLING_ROW) return false;
  return inner.some((line) => countOf(line, separator) === columns - 1);
}

interface CsvReader {
  /** Records that are complete by now; line ends must be `\n`. */
  push(text: string): CsvRecord[];
  /** The last records. */
  end(): CsvRecord[];
  /** From then on, cells that swallowed other rows are noticed. */
  expectColumns(count: number): void;
}

/** Reads CSV piece by piece; holds one record and one piece in memory. Lines count from 1. */
export function csvReader(separator: Separator): CsvReader {
  let rest = '';
  let line = 1;
  let columns = Number.POSITIVE_INFINITY;
  /** Inside a refused line whose end has not come yet. */
  let isSkipping = false;

  const take = (isEnd: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    let start = 0;
    if (isSkipping) {
      const lineEnd = rest.indexOf('\n');
      isSkipping = lineEnd === -1;
      start = isSkipping ? rest.length : lineEnd + 1;
      if (!isSkipping) line += 1;
    }
    while (start < rest.length) {
      let reading = readRecord(rest, start, separator, isEnd);
      if (reading === 'more') {
        if (rest.length - start < LONGEST_RECORD) break;
        reading = 'broken';
      }
      if (reading !== 'broken' && hasSwallowedRows(reading.cells, columns, separator)) {
        reading = 'broken';
      }
      if (reading === 'broken') {
        const lineEnd = rest.indexOf('\n', start);
        const end = lineEnd === -1 ? rest.length : lineEnd;
        const text = rest.slice(start, Math.min(end, start + 200));
        records.push({ line, isBroken: true, isTooLong: end - start >= LONGEST_RECORD, text });
        isSkipping = lineEnd === -1;
        if (!isSkipping) line += 1;
        start = end + 1;
        continue;
      }
      if (reading.cells.some((cell) => cell.trim() !== '')) {
        records.push({ line, cells: reading.cells });
      }
      line += countOf(rest.slice(start, reading.next), '\n');
      start = reading.next;
    }
    rest = rest.slice(start);
    return records;
  };

  return {
    push(text) {
      rest += text;
      return take(false);
    },
    end: () => take(true),
    expectColumns(count) {
      columns = count;
    },
  };
}

/** The records of a text that is there as a whole (a sample, a small file). */
export function readCsv(text: string, separator: Separator): CsvRecord[] {
  const reader = csvReader(separator);
  return [...reader.push(text), ...reader.end()];
}

/** A spreadsheet would run these as a formula; the apostrophe makes it a text, and reading takes it off. */
const FORMULA_START = /^['=+\-@\t\r]/;

/** One cell for writing. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  let text = value === null || value === undefined ? '' : String(value);
  if (typeof value === 'string' && FORMULA_START.test(text)) text = `'${text}`;
  return /["\n\r,;\t|]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for writing, CRLF as spreadsheets expect. */
export const csvLine = (
  cells: readonly (string | number | boolean | null | undefined)[],
  separator: Separator = ',',
) => `${cells.map(csvCell).join(separator)}\r\n`;
