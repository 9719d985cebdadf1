import type { SchemaTree } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { expect, test } from 'vitest';
import { columnReader, decoderOf } from './parquet-column.service.ts';

const node = (name: string, about: object, ...children: SchemaTree[]): SchemaTree => ({
  element: { name, ...about },
  count: 1,
  path: ['phones'],
  children,
});
const element = node('element', {
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'OPTIONAL',
});
const list = node('list', { repetition_type: 'REPEATED' }, element);
const phones = node('phones', { converted_type: 'LIST', repetition_type: 'OPTIONAL' }, list);
const PATH = [node('schema', { repetition_type: 'REQUIRED' }, phones), phones, list, element];

/** Levels as runs of one: their bytes, and before them how many those are. */
const runs = (levels: readonly number[]) => {
  const bytes = levels.flatMap((level) => [2, level]);
  return [...Buffer.from(Uint32Array.of(bytes.length).buffer), ...bytes];
};
const texts = (values: readonly string[]) =>
  values.flatMap((text) => [
    ...Buffer.from(Uint32Array.of(Buffer.byteLength(text)).buffer),
    ...Buffer.from(text),
  ]);

interface Entry {
  level: number;
  depth: number;
}
/** A page of the first kind, as DuckDB, Arrow and Spark write them. */
function pageOf(
  encoding: 'PLAIN' | 'RLE_DICTIONARY',
  entries: readonly Entry[],
  values: readonly number[],
) {
  const writer = new ByteWriter();
  const bytes = [
    ...runs(entries.map(({ level }) => level)),
    ...runs(entries.map(({ depth }) => depth)),
    ...values,
  ];
  const kinds = { definition_level_encoding: 'RLE', repetition_level_encoding: 'RLE' } as const;
  writePageHeader(writer, {
    type: 'DATA_PAGE',
    uncompressed_page_size: bytes.length,
    compressed_page_size: bytes.length,
    data_page_header: { num_values: entries.length, encoding, ...kinds },
  });
  writer.appendBytes(Uint8Array.from(bytes));
  return writer.getBytes();
}
function dictionaryOf(values: readonly string[]) {
  const writer = new ByteWriter();
  const bytes = texts(values);
  writePageHeader(writer, {
    type: 'DICTIONARY_PAGE',
    uncompressed_page_size: bytes.length,
    compressed_page_size: bytes.length,
    dictionary_page_header: { num_values: values.length, encoding: 'PLAIN' },
  });
  writer.appendBytes(Uint8Array.from(bytes));
  return writer.getBytes();
}

function rowsOf(count: number, ...pages: Uint8Array[]) {
  const chunk = new Uint8Array(Buffer.concat(pages)).buffer;
  const putNext = columnReader(
    chunk,
    decoderOf(PATH, { type: 'BYTE_ARRAY', codec: 'UNCOMPRESSED' }),
  );
  return Array.from({ length: count }, () => {
    const row: Record<string, unknown> = {};
    putNext(row);
    return row.phones;
  });
}

const SAID = 3;
const first = { level: 0, depth: SAID };
const further = { level: 1, depth: SAID };

test('a row takes its values, and leaves those of the next', () => {
  const page = pageOf(
    'PLAIN',
    [first, further, { level: 0, depth: 0 }, { level: 0, depth: 1 }, { level: 0, depth: 2 }, first],
    texts(['a', 'b', 'ç']),
  );
  expect(rowsOf(5, page)).toEqual([['a', 'b'], null, [], [null], ['ç']]);
});

test('a row goes on in the next page', () => {
  const pages = [
    pageOf('PLAIN', [first], texts(['a'])),
    pageOf('PLAIN', [further, first], texts(['b', 'c'])),
  ];
  expect(rowsOf(2, ...pages)).toEqual([['a', 'b'], ['c']]);
});

test('values of a dictionary stand beside those that no longer fitted into it', () => {
  // One bit each: the second, the first.
  const told = pageOf('RLE_DICTIONARY', [first, first], [1, 3, 0b01]);
  expect(
    rowsOf(3, dictionaryOf(['meta', 'Microsoft']), told, pageOf('PLAIN', [first], texts(['x']))),
  ).toEqual([['Microsoft'], ['meta'], ['x']]);
});

test('more values than are unpacked at a time', () => {
  const many = Array.from({ length: 2500 }, (_, at) => `telefon ${at}`);
  const page = pageOf(
    'PLAIN',
    many.map(() => first),
    texts(many),
  );
  expect(rowsOf(2500, page)).toEqual(many.map((one) => [one]));
});

test('rows that are missing in the chunk are told', () => {
  const page = pageOf('PLAIN', [first], texts(['a']));
  expect(() => rowsOf(2, page)).toThrow('no further row');
});
