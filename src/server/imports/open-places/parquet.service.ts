import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { UnreadableFile } from '../unreadable-file.rules.ts';
import { FOURSQUARE_COLUMNS, isFoursquare, placeOfFoursquare } from './foursquare.rules.ts';
import type { OpenPlace } from './open-place.rules.ts';
import { isOverture, OVERTURE_COLUMNS, placeOfOverture } from './overture.rules.ts';

const ROWS_AT_ONCE = 4000;

/** The places of a Parquet file of Overture or Foursquare, some thousand rows in memory at a time. */
export async function openParquet(path: string) {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file).catch((error: unknown) => {
    throw new UnreadableFile('Parquet dosyası okunamadı: eksik ya da bozuk.', { cause: error });
  });
  const names = (metadata.schema[0] ? childrenOf(metadata.schema) : []).map(({ name }) => name);
  const [format, known, placeOf] = isOverture(names)
    ? (['overture', OVERTURE_COLUMNS, placeOfOverture] as const)
    : isFoursquare(names)
      ? (['foursquare', FOURSQUARE_COLUMNS, placeOfFoursquare] as const)
      : [];
  if (!format || !known) {
    throw new UnreadableFile(
      'Bu Parquet dosyasının sütunları bilinmiyor; Overture ve Foursquare yerleri okunur.',
    );
  }
  const columns = known.filter((name) => names.includes(name));
  const total = Number(metadata.num_rows);
  async function* places(onPart?: (part: number) => void): AsyncGenerator<OpenPlace | undefined> {
    for (let rowStart = 0; rowStart < total; rowStart += ROWS_AT_ONCE) {
      const rowEnd = Math.min(rowStart + ROWS_AT_ONCE, total);
      const rows = await parquetReadObjects({
        ...{ file, metadata, columns, rowStart, rowEnd, compressors },
      }).catch((error: unknown) => {
        throw new UnreadableFile('Parquet dosyası okunamadı: eksik ya da bozuk.', {
          cause: error,
        });
      });
      for (const row of rows) yield placeOf?.(row);
      onPart?.((rowEnd - rowStart) / total);
    }
  }
  return { format, places };
}

/** Columns of a schema that is written as a list in which each names how many of those behind it are its own. */
function childrenOf<Element extends { num_children?: number | undefined }>(
  schema: readonly Element[],
): Element[] {
  const skip = (at: number): number => {
    let next = at + 1;
    for (let left = schema[at]?.num_children ?? 0; left > 0; left -= 1) next = skip(next);
    return next;
  };
  const children: Element[] = [];
  for (let at = 1; at < schema.length; at = skip(at)) {
    const child = schema[at];
    if (child) children.push(child);
  }
  return children;
}
