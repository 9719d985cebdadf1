import { findShape, type Header, readHeader } from '#contract/imports/import-columns.ts';
import {
  type CsvRecord,
  csvReader,
  readCsv,
  SEPARATORS,
  type Separator,
} from '#contract/text/csv-text.ts';
import { mendedText } from '#contract/text/mended-text.ts';
import { encodingDetector, type TextEncoding } from '#contract/text/text-encoding.ts';

/** A file as it was read, row by row as the command line reads it. */
export interface CsvFile {
  name: string;
  encoding: TextEncoding;
  separator: Separator;
  header: Header;
  records: CsvRecord[];
}

const PIECE_LETTERS = 128 * 1024;
/** The beginnings of a zip archive, which is what .xlsx and .ods files are, and of an old .xls. */
const WORKBOOK_MARKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

export const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOK_MARKS.some((mark) => mark.every((byte, index) => bytes[index] === byte));

/** Where no column is called a name, the first line is the header and somebody says which one it is. */
function firstLine(sample: string) {
  let best: { separator: Separator; header: Header; headerLine: number } | undefined;
  for (const separator of SEPARATORS) {
    const record = readCsv(sample, separator).find((one) => !one.isBroken);
    if (!record || record.isBroken) continue;
    if (record.cells.length <= (best?.header.names.length ?? 0)) continue;
    best = { separator, header: readHeader(record.cells), headerLine: record.line };
  }
  return best;
}

/**
 * Reads a whole file (at most a few megabytes) by the rules of the import. `rest` is awaited between
 * pieces, so that the page stays alive. Undefined when there is no row behind a header.
 */
export async function readCsvFile(
  name: string,
  bytes: Uint8Array,
  rest: () => Promise<void> = async () => {},
): Promise<CsvFile | undefined> {
  const detector = encodingDetector();
  detector.push(bytes);
  const encoding = detector.encoding();
  const text = mendedText(new TextDecoder(encoding).decode(bytes)).replace(/\r\n?/g, '\n');
  const sample = text.slice(0, PIECE_LETTERS);
  const shape = findShape(sample) ?? firstLine(sample);
  if (!shape) return undefined;
  const { separator, header, headerLine } = shape;
  const reader = csvReader(separator);
  reader.expectColumns(header.names.length);
  const records: CsvRecord[] = [];
  const take = (read: CsvRecord[]) => {
    for (const record of read) if (record.line > headerLine) records.push(record);
  };
  for (let at = 0; at < text.length; at += PIECE_LETTERS) {
    take(reader.push(text.slice(at, at + PIECE_LETTERS)));
    await rest();
  }
  take(reader.end());
  return records.length > 0 ? { name, encoding, separator, header, records } : undefined;
}
