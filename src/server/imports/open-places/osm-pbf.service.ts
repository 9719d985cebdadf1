import { open } from 'node:fs/promises';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { decompressLz4Raw } from 'hyparquet-compressors';
import { UnreadableFile } from '../unreadable-file.rules.ts';
import type { OsmElement } from './osm.rules.ts';
import { elementsOfBlock, readBlob, readBlockHead } from './osm-pbf.rules.ts';

/** What the format allows a block at most, packed and unpacked. */
const MOST_HEAD_BYTES = 64 * 1024;
const MOST_BLOCK_BYTES = 32 * 1024 * 1024;

const BROKEN = 'OpenStreetMap dosyası okunamadı: eksik ya da bozuk.';

/** The beginning of every such file: the length of a head, and the head of the block that describes it. */
export const isOsmPbf = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning.subarray(4, 15)).toString('latin1') === '\n\u0009OSMHeader';

function unpacked(bytes: Uint8Array): Uint8Array {
  const { raw, zlib, zstd, lz4, size = 0 } = readBlob(bytes);
  if (raw) return raw;
  if (zlib) return inflateSync(zlib, { maxOutputLength: MOST_BLOCK_BYTES });
  if (zstd) return zstdDecompressSync(zstd, { maxOutputLength: MOST_BLOCK_BYTES });
  if (lz4 && size <= MOST_BLOCK_BYTES) return decompressLz4Raw(lz4, size);
  throw new UnreadableFile(
    'OpenStreetMap dosyası bilinmeyen bir yolla sıkıştırılmış; “osmium cat” ile yeniden yazın.',
  );
}

/**
 * The things of an OpenStreetMap file, one block in memory at a time. In a file with history the versions of each
 * stand behind each other: the last one counts, and none that it deleted.
 */
export async function* elementsOfPbf(
  path: string,
  wanted: readonly OsmElement['type'][],
  onBytes?: (bytes: number) => void,
): AsyncGenerator<OsmElement> {
  const file = await open(path);
  try {
    let at = 0;
    let last: OsmElement | undefined;
    const take = async (length: number, most: number): Promise<Buffer | undefined> => {
      if (length > most) throw new UnreadableFile(BROKEN);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead === 0 && length > 0) return undefined;
      if (bytesRead < length) throw new UnreadableFile(BROKEN);
      at += length;
      onBytes?.(length);
      return buffer;
    };
    for (;;) {
      const length = await take(4, 4);
      if (!length) break;
      const head = await take(length.readUInt32BE(), MOST_HEAD_BYTES);
      const { type, size } = readBlockHead(head ?? Buffer.alloc(0));
      const body = await take(size, MOST_BLOCK_BYTES);
      if (!body) throw new UnreadableFile(BROKEN);
      if (type !== 'OSMData') continue;
      for (const element of elementsOfBlock(unpacked(body), wanted)) {
        const isAnother = last?.id !== element.id || last.type !== element.type;
        if (last && isAnother && !last.isDeleted) yield last;
        last = element;
      }
    }
    if (last && !last.isDeleted) yield last;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(BROKEN, { cause: error });
  } finally {
    await file.close();
  }
}
