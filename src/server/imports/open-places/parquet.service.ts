import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  asyncBufferFromFile,
  type Compressors,
  parquetMetadataAsync,
  parquetScan,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { UnreadableFile } from '../unreadable-file.rules.ts';
import { FOURSQUARE_COLUMNS, isFoursquare, placeOfFoursquare } from './foursquare.rules.ts';
import type { OpenPlace } from './open-place.rules.ts';
import {
  isOverture,
  OVERTURE_COLUMNS,
  OVERTURE_LEAVES,
  placeOfOverture,
} from './overture.rules.ts';
import { columnNames, type Leaves, onlyLeaves } from './parquet-leaves.rules.ts';

/** Rows in memory at a time; with fewer, a large group of rows would be unpacked more often. */
const ROWS_AT_ONCE = 16_384;

/** Of a page, which writers make of a megabyte or some; a few bytes may say that they unpack to gigabytes. */
const MOST_PAGE_BYTES = 256 * 1024 * 1024;

const within =
  (unpack: Compressors[keyof Compressors] & {}) =>
  (packed: Uint8Array, length: number): Uint8Array => {
    if (length > MOST_PAGE_BYTES) throw new Error(`a page of ${length} bytes`);
    return unpack(packed, length);
  };

/** The machine's own ways of unpacking are quicker and leave less behind. */
const own: Compressors = {
  ZSTD: (packed, length) => zstdDecompressSync(packed, { maxOutputLength: Math.max(1, length) }),
  GZIP: (packed, length) => gunzipSync(packed, { maxOutputLength: Math.max(1, length) }),
};
const unpack: Compressors = Object.fromEntries(
  Object.entries({ ...compressors, ...own }).map(([name, one]) => [name, within(one)]),
);

const formats = [
  {
    name: 'overture',
    isIt: isOverture,
    columns: OVERTURE_COLUMNS as readonly string[],
    leaves: OVERTURE_LEAVES as Leaves,
    placeOf: placeOfOverture,
  },
  {
    name: 'foursquare',
    isIt: isFoursquare,
    columns: FOURSQUARE_COLUMNS as readonly string[],
    leaves: {} as Leaves,
    placeOf: placeOfFoursquare,
  },
];

const broken = (error: unknown): never => {
  throw new UnreadableFile('Parquet dosyası okunamadı: eksik ya da bozuk.', { cause: error });
};

/** The places of a Parquet file of Overture or Foursquare; `places` tells how large a part of the file each step was. */
export async function openParquet(path: string) {
  const file = await asyncBufferFromFile(path);
  const whole = await parquetMetadataAsync(file).catch(broken);
  const names = columnNames(whole);
  const format = formats.find(({ isIt }) => isIt(names));
  if (!format) {
    throw new UnreadableFile(
      'Bu Parquet dosyasının sütunları bilinmiyor; Overture ve Foursquare yerleri okunur.',
    );
  }
  const { placeOf, name } = format;
  const metadata = onlyLeaves(whole, format.leaves);
  const columns = format.columns.filter((column) => names.includes(column));
  const total = Number(metadata.num_rows);

  /** Column by column, so that what unpacking one leaves behind is gone before the next. */
  async function rowsBetween(rowStart: number, rowEnd: number) {
    const rows = Array.from({ length: rowEnd - rowStart }, (): Record<string, unknown> => ({}));
    for (const column of columns) {
      const scan = await parquetScan({
        ...{ file, metadata, columns: [column], compressors: unpack },
      });
      const values = await scan.readColumn({ column, rowStart, rowEnd });
      for (const [index, row] of rows.entries()) row[column] = values[index];
    }
    return rows;
  }

  async function* places(onPart?: (part: number) => void): AsyncGenerator<OpenPlace | undefined> {
    let groupStart = 0;
    for (const group of metadata.row_groups) {
      const groupEnd = groupStart + Number(group.num_rows);
      for (let from = groupStart; from < groupEnd; from += ROWS_AT_ONCE) {
        const to = Math.min(from + ROWS_AT_ONCE, groupEnd);
        const rows = await rowsBetween(from, to).catch(broken);
        // From the end, each let go of as it is taken: thousands of places in parts are a good deal of memory.
        rows.reverse();
        for (let row = rows.pop(); row; row = rows.pop()) yield placeOf(row);
        onPart?.((to - from) / total);
      }
      groupStart = groupEnd;
    }
  }
  return { format: name, places };
}
