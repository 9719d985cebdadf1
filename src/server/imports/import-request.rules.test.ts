import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_MAX_BYTES, MAX_COLUMNS } from '#contract/imports/imports.ts';
import {
  cellsOfRow,
  headerOfRows,
  isDeeper,
  lettersIn,
  type RowObject,
} from './import-request.rules.ts';

test('columns are the keys of all rows, in the order they are first seen', () => {
  expect(headerOfRows([{ name: 'Nar' }, { address: 'Toros 5', name: 'Su' }])?.names).toEqual([
    ...['name', 'address'],
  ]);
});

test('a table that no file can hold has no header', () => {
  const wide = (columns: number): RowObject =>
    Object.fromEntries(Array.from({ length: columns }, (_, at) => [`c${at}`, 1]));
  expect(headerOfRows([wide(MAX_COLUMNS)])).toBeDefined();
  expect(headerOfRows([wide(MAX_COLUMNS + 1)])).toBeUndefined();
  const most = Math.floor(CSV_MAX_BYTES / MAX_COLUMNS);
  const many = (rows: number) => headerOfRows([wide(MAX_COLUMNS), ...Array(rows - 1).fill({})]);
  expect(many(most)).toBeDefined();
  expect(many(most + 1)).toBeUndefined();
});

test('cells come as a file would have them', () => {
  const row = { a: 'x\0y', b: 7, c: true, d: null, e: '\ud800' };
  expect(cellsOfRow(['e', 'd', 'c', 'b', 'a', 'toString', 'f'], row)).toEqual([
    ...['\ufffd', '', 'true', '7', 'x y', '', ''],
  ]);
  expect(lettersIn([row, { a: 'abc' }])).toBe(3 + 1 + 4 + 0 + 1 + 3);
  expect(lettersIn([])).toBe(0);
});

test('how deep JSON goes is seen without reading it', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0;
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.integer({ min: 0, max: 7 }), (json, most) => {
      expect(isDeeper(Buffer.from(json), most)).toBe(depthOf(JSON.parse(json)) > most);
    }),
    {
      examples: [
        ['["]","\\"[","\\\\"]', 1],
        ['[{}]', 1],
        ['[{}]', 2],
        ['[[],[]]', 2],
      ],
    },
  );
});
