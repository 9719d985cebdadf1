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

/**
 * Rows in memory at a time: of columns that are tables a whole group is unpacked, however little of it is wanted.
 * A third of DuckDB's group of 122,880: what is kept of a whole one takes a hundred megabytes.
 */
const ROWS_AT_ONCE = 40_960;

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

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Parts of one table, or of the tables of one list, together. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((item, at) => merged(item, other[at]));
  return isTable(one) && isTable(other) ? { ...one, ...other } : (one ?? other);
}

/** Texts of a part that are told once, however many rows say them. */
const MOST_TOLD_ONCE = 5000;

/** The values of a part as rows keep them: tables as text, a fifth of the room, and the same text once. */
function kept(values: ArrayLike<unknown>): { values: unknown[]; isText: boolean } {
  const told = new Map<string, string>();
  let isText = false;
  const texts = Array.from(values, (value) => {
    if (!isTable(value)) return value;
    isText = true;
    const text = JSON.stringify(value);
    const known = told.get(text);
    if (known === undefined && told.size < MOST_TOLD_ONCE) told.set(text, text);
    return known ?? text;
  });
  return { values: texts, isText };
}

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
  /** Each column, or of one that is a table each of its parts, with what the file says of that alone. */
  const parts = columns.flatMap((column) =>
    (format.leaves[column] ?? [undefined]).map((leaf) => ({
      column,
      metadata: leaf ? onlyLeaves(whole, { [column]: [leaf] }) : metadata,
    })),
  );
  const total = Number(metadata.num_rows);

  /** Part by part, so that what unpacking one leaves behind is gone before the next. */
  async function partsBetween(rowStart: number, rowEnd: number) {
    const read: ({ column: string } & ReturnType<typeof kept>)[] = [];
    for (const { column, metadata: own } of parts) {
      const options = { file, metadata: own, columns: [column], compressors: unpack };
      const scan = await parquetScan(options);
      read.push({ column, ...kept(await scan.readColumn({ column, rowStart, rowEnd })) });
      // Lists of lists for each row; where it may be asked for (scripts/directory.mjs), their room is free at once.
      globalThis.gc?.();
    }
    return read;
  }

  async function* places(onPart?: (part: number) => void): AsyncGenerator<OpenPlace | undefined> {
    let groupStart = 0;
    for (const group of metadata.row_groups) {
      const groupEnd = groupStart + Number(group.num_rows);
      for (let from = groupStart; from < groupEnd; from += ROWS_AT_ONCE) {
        const to = Math.min(from + ROWS_AT_ONCE, groupEnd);
        const read = await partsBetween(from, to).catch(broken);
        for (let at = 0; at < to - from; at += 1) {
          const row: Record<string, unknown> = {};
          for (const { column, values, isText } of read) {
            const value = values[at];
            const said = isText && typeof value === 'string' ? JSON.parse(value) : value;
            row[column] = merged(row[column], said);
            // Let go of as it is taken.
            values[at] = undefined;
          }
          yield placeOf(row);
        }
        onPart?.((to - from) / total);
      }
      groupStart = groupEnd;
    }
  }
  return { format: name, places };
}
