import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  type FileShape,
  findShape,
  formatOf,
  headerAmong,
} from '#contract/imports/import-columns.ts';
import { csvReader } from '#contract/text/csv-text.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { encodingDetector, type TextEncoding } from '#contract/text/text-encoding.ts';
import { readXlsx, type SheetRow, UnreadableSheet } from '#server/platform/xlsx.ts';
import type { SourceRow } from './import-rows.service.ts';
import { openPlacesFile } from './open-places/open-places.service.ts';
import { UnreadableFile } from './unreadable-file.rules.ts';

export { UnreadableFile };

interface ImportFile {
  bytes: number;
  /** How it was read: its encoding, or the format of open data. */
  readAs: string;
  /** `google`, `standard`, or whose open data it is. */
  format: string;
  /** The rows behind the header, read as they are asked for. `onBytes` is told how much was read. */
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow>;
}

const NO_NAMES = 'Dosyada işletme adını taşıyan bir sütun (name, title, ad …) bulunamadı.';
const NO_ROWS = 'Dosyada sütun adlarından başka satır yok.';
const AS_CSV = 'Excel’de “CSV UTF-8” olarak kaydedip onu verin.';
const PIECE_BYTES = 256 * 1024;
/** What begins with these letters is no list of rows; the sentence says what it is. */
const NO_LISTS: readonly (readonly [beginning: string, sentence: string])[] = [
  [
    '\u00d0\u00cf\u0011\u00e0',
    'Bu eski bir Excel dosyası (.xls); Excel’de açıp “CSV UTF-8” olarak kaydedin ve onu verin.',
  ],
  ...['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF'].map(
    (mark) =>
      [mark, 'Bu bir resim; listedeki yazıları bir tabloya geçirip CSV olarak verin.'] as const,
  ),
  ...['\u001f\u008b', 'BZh', '\u00fd7zXZ', '(\u00b5/\u00fd', '7z\u00bc\u00af'].map(
    (mark) => [mark, 'Bu sıkıştırılmış bir dosya; önce açın, içindekini verin.'] as const,
  ),
  ['%PDF', 'Bu bir PDF; içindeki listeyi bir tabloya geçirip CSV olarak verin.'],
];
const PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)\b/i;
/** As maps are exported, too: `.osm`, `.kml`, `.gpx`. */
const XML = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|osm|kml|gpx)\b/i;
const MARK_BYTES = 64;

/** A file whose rows are none is told so when it has been read, and nothing of it is taken for done. */
function notEmpty(rows: ImportFile['rows'], sentence: string): ImportFile['rows'] {
  return async function* (onBytes) {
    let isEmpty = true;
    for await (const row of rows(onBytes)) {
      isEmpty = false;
      yield row;
    }
    if (isEmpty) throw new UnreadableFile(sentence);
  };
}

/**
 * Looks at a file: once through its bytes for the encoding, then at its beginning for the columns.
 * Nothing but one piece is held in memory. Throws UnreadableFile.
 */
export async function openImportFile(path: string): Promise<ImportFile> {
  const bytes = await sizeOf(path);
  const detector = encodingDetector();
  const beginning = await firstBytesOf(path);
  const mark = beginning.toString('latin1');
  const sentence = PAGE.test(mark)
    ? 'Bu bir web sayfası; içindeki listeyi bir tabloya geçirip CSV olarak verin.'
    : XML.test(mark)
      ? 'Bu bir XML dosyası; OpenStreetMap’i .osm.pbf ya da Overpass’ın JSON’u olarak, başka bir listeyi CSV olarak verin.'
      : NO_LISTS.find(([start]) => mark.startsWith(start))?.[1];
  if (sentence) throw new UnreadableFile(sentence);
  if (mark.startsWith('PK\u0003\u0004')) return openWorkbook(path, bytes);
  const text = (onBytes?: (bytes: number) => void) => textOf(path, 'utf-8', onBytes);
  const places = await openPlacesFile(path, { beginning, bytes, text });
  if (places) return { bytes, ...places, rows: notEmpty(places.rows, 'Bu dosyada hiç yer yok.') };
  for await (const piece of piecesOf(path)) detector.push(piece);
  const encoding = detector.encoding();
  // Names of columns may have been read wrongly on the way too.
  const shape = findShape(mendedText(await beginningOf(path, encoding)));
  if (!shape) {
    throw new UnreadableFile(NO_NAMES);
  }
  const format = formatOf(shape.header);
  return {
    bytes,
    readAs: encoding,
    format,
    rows: notEmpty((onBytes) => rowsOf(path, encoding, shape, onBytes), NO_ROWS),
  };
}

/** All of it is held in memory. */
const MOST_WORKBOOK_BYTES = 20 * 1024 * 1024;
const AS_LIST = { areDays: false, mostColumns: 400, mostLetters: 12_000 };

/** Rows of every sheet of an Excel workbook that has a header. */
async function openWorkbook(path: string, bytes: number): Promise<ImportFile> {
  if (bytes > MOST_WORKBOOK_BYTES) throw new UnreadableFile(`Excel dosyası çok uzun. ${AS_CSV}`);
  let sheets: SheetRow[][];
  try {
    sheets = readXlsx(await readFile(path), AS_LIST);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw new UnreadableFile(`${error.message} ${AS_CSV}`, { cause: error });
  }
  const lists = sheets.flatMap((rows) => {
    const mended = rows.map(({ line, cells }) => ({ line, cells: cells.map(mendedText) }));
    const found = headerAmong(mended);
    return found ? [{ ...found, rows: mended }] : [];
  });
  const [first] = lists;
  if (!first) throw new UnreadableFile(NO_NAMES);
  async function* rows(onBytes?: (bytes: number) => void): AsyncGenerator<SourceRow> {
    for (const { header, line, rows: all } of lists)
      for (const row of all) if (row.line > line) yield { ...row, header };
    onBytes?.(bytes);
  }
  return {
    ...{ bytes, readAs: 'XLSX', format: formatOf(first.header) },
    rows: notEmpty(rows, NO_ROWS),
  };
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((reason: NodeJS.ErrnoException) => {
    throw new UnreadableFile(
      reason.code === 'ENOENT' ? `Dosya yok: ${path}` : `Dosya okunamıyor: ${path}`,
    );
  });
  if (!found.isFile()) throw new UnreadableFile(`Bu bir dosya değil: ${path}`);
  if (found.size === 0) throw new UnreadableFile('Dosya boş.');
  return found.size;
}

async function firstBytesOf(path: string): Promise<Buffer> {
  for await (const piece of piecesOf(path)) return piece.subarray(0, MARK_BYTES);
  return Buffer.alloc(0);
}

async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      yield piece as Buffer;
    }
  } catch (reason) {
    throw new UnreadableFile(`Dosya okunamıyor: ${path}`, { cause: reason });
  }
}

/** The file's text with `\n` as its only line end. */
async function* textOf(
  path: string,
  encoding: TextEncoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let hasOpenReturn = false;
  for await (const piece of piecesOf(path)) {
    let text: string = (hasOpenReturn ? '\r' : '') + decoder.decode(piece, { stream: true });
    // Its line feed may come with the next piece.
    hasOpenReturn = text.endsWith('\r');
    if (hasOpenReturn) text = text.slice(0, -1);
    yield text.replace(/\r\n?/g, '\n');
    onBytes?.(piece.length);
  }
  yield (hasOpenReturn ? '\n' : '') + decoder.decode();
}

async function beginningOf(path: string, encoding: TextEncoding): Promise<string> {
  for await (const text of textOf(path, encoding)) return text;
  return '';
}

async function* rowsOf(
  path: string,
  encoding: TextEncoding,
  { separator, header, headerLine }: FileShape,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  const reader = csvReader(separator);
  reader.expectColumns(header.names.length);
  const taken = function* (records: ReturnType<typeof reader.push>): Generator<SourceRow> {
    for (const record of records) {
      if (record.line > headerLine) yield record.isBroken ? record : { ...record, header };
    }
  };
  for await (const text of textOf(path, encoding, onBytes)) yield* taken(reader.push(text));
  yield* taken(reader.end());
}
