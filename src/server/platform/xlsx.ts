import { inflateRawSync } from 'node:zlib';

/** Why a workbook cannot be read; the message is one Turkish sentence. */
export class UnreadableSheet extends Error {}

/** A row with its number in its sheet, from 1. */
export interface SheetRow {
  line: number;
  cells: readonly string[];
}

interface Reading {
  /** Numbers from 40000 to 60000 are days: of a list of days nothing else has their size. */
  areDays: boolean;
  mostColumns: number;
  /** Of a cell; every cell may name the same long text. */
  mostLetters: number;
}

/** Unpacked, of all parts together. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_ROWS = 20_000;
const MOST_SHEETS = 40;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** With the longest comment. */
const END_WITHIN = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;

const damaged = () => new UnreadableSheet('Excel dosyası bozuk, açılamadı.');

interface Part {
  method: number;
  start: number;
  length: number;
}

function partsOf(bytes: Buffer): Map<string, Part> {
  let end = bytes.length - 22;
  const least = Math.max(0, bytes.length - END_WITHIN);
  while (end >= least && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < least) throw damaged();
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    parts.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      length: bytes.readUInt32LE(at + 20),
      start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What stands behind each beginning of an element: parted, so that a file without ends costs no more. */
const behind = (xml: string, name: string) => xml.split(new RegExp(`<(?:x:)?${name}\\b`)).slice(1);
const before = (text: string, end: string) => {
  const at = text.indexOf(end);
  return at === -1 ? text : text.slice(0, at);
};

/** The texts of an element together; what is read aloud above letters is none of it. */
function textIn(xml: string): string {
  const [first = '', ...aloud] = xml.split('<rPh');
  const shown = [first, ...aloud.map((part) => part.split('</rPh>')[1] ?? '')].join('');
  return behind(shown, 't')
    .map((part) => unescaped(/^[^<>]*[^<>/]?>([^<]*)/.exec(part)?.[1] ?? ''))
    .join('');
}

const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, with its leap day of 1900 that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** 2009 to 2064. */
const [FIRST_DAY, LAST_DAY] = [40_000, 60_000];
const MINUTES = 1440;

/** A number as a person reads it in the cell: a date, a time, else the number; one that lost digits as it is. */
function numberText(text: string, areDays: boolean): string {
  const number = Number(text);
  const isTime = areDays && number > 0 && number < 1;
  const isDay = areDays && number >= FIRST_DAY && number < LAST_DAY;
  if (!isTime && !isDay)
    return /e/i.test(text) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? String(number) : text;
  const minute = Math.round((number % 1) * MINUTES);
  const at = new Date(DAY_ZERO + Math.floor(number) * DAY_MS + minute * 60_000).toISOString();
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)];
  if (isTime) return time;
  return minute === 0 ? day : `${day} ${time}`;
}

const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

function textOfCell(
  content: string,
  type: string | undefined,
  shared: readonly string[],
  areDays: boolean,
): string {
  if (type === 'inlineStr') return textIn(content);
  const value = unescaped(/<(?:x:)?v\b[^<>]*>([^<]*)/.exec(content)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  return type === 'str' || type === 'd' || type === 'b' ? value : numberText(value, areDays);
}

function rowsOf(
  xml: string,
  shared: readonly string[],
  rowsBefore: number,
  { areDays, mostColumns, mostLetters }: Reading,
): SheetRow[] {
  const rows: SheetRow[] = [];
  for (const row of behind(xml, 'row')) {
    if (rows.length + rowsBefore >= MOST_ROWS) throw new UnreadableSheet('Excel dosyası çok uzun.');
    const [attributes, ...parts] = before(row, '</row>').split(/<(?:x:)?c\b/);
    const cells: string[] = [];
    let next = 0;
    for (const part of parts) {
      const said = before(part, '>');
      const reference = /\br="([A-Z]{1,3})\d+"/.exec(said)?.[1];
      const column = reference ? columnOf(reference) : next;
      next = column + 1;
      if (column >= mostColumns || said.endsWith('/')) continue;
      while (cells.length < column) cells.push('');
      const text = textOfCell(part, /\bt="(\w+)"/.exec(said)?.[1], shared, areDays);
      cells[column] = text.slice(0, mostLetters);
    }
    const line = Number(/\br="(\d+)"/.exec(before(attributes ?? '', '>'))?.[1] ?? rows.length + 1);
    if (cells.some((cell) => cell.trim())) rows.push({ line, cells });
  }
  return rows;
}

/** The rows of all sheets of an .xlsx file, one after the other; lines count in each. */
export function readXlsx(bytes: Buffer, reading: Reading): SheetRow[][] {
  try {
    const parts = partsOf(bytes);
    let left = MOST_BYTES;
    const textOf = (name: string): string => {
      const part = parts.get(name);
      if (!part) return '';
      const packed = bytes.subarray(part.start, part.start + part.length);
      if (part.method !== STORED && part.method !== DEFLATED) throw damaged();
      const plain =
        part.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= plain.length;
      if (left <= 0) throw new UnreadableSheet('Excel dosyası çok uzun.');
      return plain.toString('utf8');
    };
    const sheets = [...parts.keys()]
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
      .sort((a, b) => numberIn(a) - numberIn(b))
      .slice(0, MOST_SHEETS);
    if (sheets.length === 0) throw damaged();
    const strings = behind(textOf('xl/sharedStrings.xml'), 'si').map(textIn);
    let read = 0;
    return sheets.map((name) => {
      const rows = rowsOf(textOf(name), strings, read, reading);
      read += rows.length;
      return rows;
    });
  } catch (error) {
    if (error instanceof UnreadableSheet) throw error;
    throw damaged();
  }
}

const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
