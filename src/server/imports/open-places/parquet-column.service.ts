import type { DecodedArray } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { convert, DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { decompressPage, readDataPage, readDataPageV2 } from 'hyparquet/src/datapage.js';
import { readRleBitPackedHybrid } from 'hyparquet/src/encoding.js';
import { readPlain } from 'hyparquet/src/plain.js';
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from 'hyparquet/src/schema.js';
import { type Path, put, stepsOf } from './parquet-leaves.rules.ts';

type Decoder = Parameters<typeof readDataPage>[2];
type Header = ReturnType<typeof parquetHeader>;

/** Values unpacked at a time of those that lie in a page as they are; a multiple of eight, for truths are bits. */
const VALUES_AT_ONCE = 1024;

interface Page {
  count: number;
  /** Of each value: which list it goes on with, and how deep it is there. None: all begin a row, all are there. */
  levels: Uint8Array | undefined;
  depths: Uint8Array | undefined;
  values: Iterator<unknown>;
}

export function decoderOf(
  path: Path,
  about: Pick<Decoder, 'type' | 'codec' | 'compressors'>,
): Decoder {
  const leaf = path.at(-1);
  if (!leaf) throw new Error('a value without a name');
  const { element, path: pathInSchema } = leaf;
  return { ...about, pathInSchema, element, schemaPath: [...path], parsers: DEFAULT_PARSERS };
}

/**
 * The values of one leaf for one row after the other, out of the bytes of its chunk: a page at a time, and of most
 * pages some values at a time. The reader's own way makes a list of lists of each row of a whole group, some 700
 * bytes a row and leaf.
 */
export function columnReader(chunk: ArrayBuffer, decoder: Decoder) {
  const steps = stepsOf(decoder.schemaPath);
  const deepest = getMaxDefinitionLevel(decoder.schemaPath);
  const pages = pagesOf(chunk, decoder);
  const places = Array<number>(getMaxRepetitionLevel(decoder.schemaPath) + 1).fill(0);
  let page: Page | undefined;
  let at = 0;

  /** Goes on to the next page where this one is done; false at the end of the chunk. */
  function hasNext(): boolean {
    while (!page || at >= page.count) {
      const next = pages.next();
      if (next.done) return false;
      page = next.value;
      at = 0;
    }
    return true;
  }

  return function putNext(row: Record<string, unknown>): void {
    if (!hasNext()) throw new Error('no further row');
    for (let isFirst = true; hasNext() && page; isFirst = false) {
      const level = page.levels?.[at] ?? 0;
      if (level === 0 && !isFirst) return;
      if (level > 0) places[level] = (places[level] ?? 0) + 1;
      places.fill(0, level + 1);
      const depth = page.depths?.[at] ?? deepest;
      at += 1;
      put(row, steps, {
        depth,
        places,
        value: depth === deepest ? page.values.next().value : null,
      });
    }
  };
}

function* pagesOf(chunk: ArrayBuffer, decoder: Decoder): Generator<Page> {
  const reader = { view: new DataView(chunk), offset: 0 };
  let dictionary: DecodedArray | undefined;
  while (reader.offset < chunk.byteLength - 1) {
    const header = parquetHeader(reader);
    const packed = new Uint8Array(chunk, reader.offset, header.compressed_page_size);
    reader.offset += header.compressed_page_size;
    if (header.type === 'DICTIONARY_PAGE') {
      const { element, type } = decoder;
      const count = header.dictionary_page_header?.num_values ?? 0;
      const plain = readPlain(
        readerOf(unpacked(packed, header, decoder)),
        type,
        count,
        element.type_length,
      );
      dictionary = convert(plain, decoder);
    } else yield pageOf(packed, header, { decoder, dictionary });
  }
}

const readerOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => ({
  view: new DataView(buffer, byteOffset, byteLength),
  offset: 0,
});

const unpacked = (packed: Uint8Array, header: Header, { codec, compressors }: Decoder) =>
  decompressPage(packed, header.uncompressed_page_size, codec, compressors);

function pageOf(
  packed: Uint8Array,
  header: Header,
  { decoder, dictionary }: { decoder: Decoder; dictionary: DecodedArray | undefined },
): Page {
  const { data_page_header: first, data_page_header_v2: second } = header;
  const about = first ?? second;
  if (!about) throw new Error(`a page of type ${header.type}`);
  const count = about.num_values;
  if (first?.encoding === 'PLAIN')
    return plainPage(unpacked(packed, header, decoder), count, decoder);
  const { repetitionLevels, definitionLevels, dataPage } = first
    ? readDataPage(unpacked(packed, header, decoder), first, decoder)
    : readDataPageV2(packed, header, decoder);
  return {
    count,
    levels: small(repetitionLevels, 0),
    depths: small(definitionLevels, getMaxDefinitionLevel(decoder.schemaPath)),
    values:
      dictionary && about.encoding.endsWith('_DICTIONARY')
        ? toldValues(Uint32Array.from(dataPage as number[]), dictionary)
        : convert(dataPage, decoder)[Symbol.iterator](),
  };
}

/** A byte each instead of eight, and none where all are the same that none would say. */
const small = (levels: ArrayLike<number> | undefined, unsaid: number): Page['levels'] => {
  if (!levels?.length) return undefined;
  const bytes = Uint8Array.from(levels);
  return bytes.every((level) => level === unsaid) ? undefined : bytes;
};

function* toldValues(places: Uint32Array, dictionary: DecodedArray): Generator<unknown> {
  for (const place of places) yield dictionary[place];
}

function plainPage(bytes: Uint8Array, count: number, decoder: Decoder): Page {
  const reader = readerOf(bytes);
  const deepest = getMaxDefinitionLevel(decoder.schemaPath);
  const levelsTo = (most: number) => {
    if (most === 0) return undefined;
    const levels = new Uint8Array(count);
    readRleBitPackedHybrid(reader, 32 - Math.clz32(most), levels);
    return levels;
  };
  const levels = levelsTo(getMaxRepetitionLevel(decoder.schemaPath));
  const depths = levelsTo(deepest);
  const said = depths?.reduce((sum, depth) => sum + Number(depth === deepest), 0) ?? count;
  return {
    count,
    levels: small(levels, 0),
    depths: small(depths, deepest),
    values: plainValues(reader, said, decoder),
  };
}

function* plainValues(
  reader: ReturnType<typeof readerOf>,
  count: number,
  decoder: Decoder,
): Generator<unknown> {
  const { type, element } = decoder;
  for (let left = count; left > 0; left -= VALUES_AT_ONCE) {
    const some = Math.min(left, VALUES_AT_ONCE);
    yield* convert(readPlain(reader, type, some, element.type_length), decoder);
  }
}
