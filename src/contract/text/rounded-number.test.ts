import { expect, test } from 'vitest';
import { writtenOut } from './rounded-number.ts';

test.each([
  ['3,224581234E+09', '3224581234'],
  ['9.03224581234e+11', '903224581234'],
  // What is left of these is another number.
  ['3,22458E+09', undefined],
  ['9,03225E+11', undefined],
  ['0322 458 12 34', '0322 458 12 34'],
  ['5E blok 0322 458 12 34', '5E blok 0322 458 12 34'],
  ['', ''],
])('%s is %s', (cell, whole) => {
  expect(writtenOut(cell)).toBe(whole);
});
