import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  asyncBufferFromFile,
  type Compressors,
  parquetMetadataAsync,
  parquetSchema,
  type RowGroup,
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
import { columnReader, decoderOf } from './parquet-column.service.ts';
import { type Leaves, leavesOf } from './parquet-leaves.rules.ts';

/** After so many rows it is said how far the file is. */
const ROWS_OF_A_STEP = 5000;

/** Of a page, which writers make of a megabyte or some; a few bytes may say that they unpack to gigabytes. */
const MOST_PAGE_BYTES = 256 * 1024 * 1024;

const within =
  (unpack: Compressors[keyof Compressors] & {}) =>
  (packed: Uint8Array, length: number): Uint8Array => {
    if (length > MOST_PAGE_BYTES) throw new Error(`a page of ${length} bytes`);
    // As some columns without a value have it: the reader of LZ4 stumbles over it.
    if (length === 0) return new Uint8Array();
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
  const metadata = await parquetMetadataAsync(file).catch(broken);
  const schema = parquetSchema(metadata);
  const names = schema.children.map(({ element }) => element.name);
  const format = formats.find(({ isIt }) => isIt(names));
  if (!format) {
    throw new UnreadableFile(
      'Bu Parquet dosyasının sütunları bilinmiyor; Overture ve Foursquare yerleri okunur.',
    );
  }
  const { placeOf, name } = format;
  const leaves = leavesOf(schema, format.columns, format.leaves);
  const total = Number(metadata.num_rows);

  /** What is read of a group, as it lies in the file: packed, it takes a few megabytes. */
  const readersOf = (group: RowGroup) =>
    Promise.all(
      leaves.map(async (path) => {
        const key = String(path.at(-1)?.path);
        const about = group.columns.find(
          ({ meta_data }) => String(meta_data?.path_in_schema) === key,
        );
        if (!about?.meta_data) throw new Error(`no values of ${key}`);
        const { dictionary_page_offset, data_page_offset, total_compressed_size } = about.meta_data;
        const start = Number(dictionary_page_offset || data_page_offset);
        const chunk = await file.slice(start, start + Number(total_compressed_size));
        return columnReader(chunk, decoderOf(path, { ...about.meta_data, compressors: unpack }));
      }),
    );

  const rowOf = (readers: Awaited<ReturnType<typeof readersOf>>) => {
    const row: Record<string, unknown> = {};
    try {
      for (const putNext of readers) putNext(row);
    } catch (error) {
      broken(error);
    }
    return row;
  };

  async function* places(onPart?: (part: number) => void): AsyncGenerator<OpenPlace | undefined> {
    let untold = 0;
    for (const group of metadata.row_groups) {
      const readers = await readersOf(group).catch(broken);
      for (let left = Number(group.num_rows); left > 0; left -= 1) {
        yield placeOf(rowOf(readers));
        untold += 1;
        if (left > 1 && untold < ROWS_OF_A_STEP) continue;
        onPart?.(untold / total);
        untold = 0;
      }
    }
  }
  return { format: name, places };
}
