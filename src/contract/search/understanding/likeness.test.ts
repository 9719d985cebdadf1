import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  distanceOf,
  doubtOf,
  isOtherEnding,
  isOtherLetter,
  isSameWord,
  mostCostAlone,
  mostCostIn,
  neighboursOf,
  wareOf,
  withAndWithoutEnding,
  writingsOf,
} from './likeness.ts';

test.each([
  ['kebap', 'kebap', 0],
  ['kebap', 'kebab', 0.6],
  ['kebap', 'kebpa', 0.7],
  ['kebap', 'kezap', 1],
  ['kebap', 'keap', 1],
  ['kebap', 'kezzap', 1.4],
  ['kebap', 'mebap', 1.5],
  ['kebap', 'ekbap', 1.2],
  ['kebap', 'kebapo', 1],
  ['kebap', 'kebbap', 0.3],
  ['dolphin', 'dolfin', 0.3],
  ['sony', 'soni', 0.3],
  ['express', 'ekspres', 0.3],
  ['schop', 'sop', 0.3],
  ['theater', 'titer', 0.3],
  ['watt', 'vat', 0.3],
  ['auto', 'oto', 0.3],
  ['', 'ab', 2.5],
])('from %s to %s it costs %f', (from, to, cost) => {
  expect(distanceOf(from, to)).toBeCloseTo(cost, 10);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdehikoprstuxy'), maxLength: 8 });

test('it costs the same there and back, and nothing only to stay', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(distanceOf(one, other)).toBeCloseTo(distanceOf(other, one), 10);
      expect(distanceOf(one, other) === 0).toBe(one === other);
    }),
  );
});

test('neighbours are all words one mistake away, each once', () => {
  const found = neighboursOf('ab');
  // Two letters less, one pair swapped, 26 letters at three places and in the place of two.
  expect(found).toHaveLength(2 + 1 + (3 * 26 - 2) + 2 * 25);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(['a', 'b', 'ba', 'zab', 'azb', 'abz', 'zb', 'az']));
  expect(found).not.toContain('ab');
});

test('what is written as it is heard may be written otherwise, and never without end', () => {
  expect(writingsOf('soni')).toEqual(expect.arrayContaining(['sony', 'shony']));
  expect(writingsOf('ekspres')).toEqual(expect.arrayContaining(['expres', 'express']));
  expect(writingsOf('fi')).toContain('phi');
  expect(writingsOf('soni')).not.toContain('soni');
  expect(writingsOf('tiksofisotukilofis').length).toBeLessThanOrEqual(400);
  expect(writingsOf('tiksofisotukilofis')).not.toEqual([]);
});

test.each([
  ['kebap', 'kebabinda', true],
  ['taban', 'tabanim', true],
  ['kart', 'karti', true],
  ['oteli', 'otela', true],
  ['kanat', 'kanadi', true],
  ['ekmek', 'ekmegi', true],
  ['taban', 'tabanca', false],
  ['otomatik', 'otomativ', false],
  ['otel', 'otomobil', false],
  ['baba', 'babam', true],
  ['hekim', 'hekm', false],
  ['hekim', 'hekmi', false],
  ['bes', 'bessinci', false],
])('%s and %s are one noun: %s', (one, other, isSame) => {
  expect(isSameWord(one, other)).toBe(isSame);
  expect(isSameWord(other, one)).toBe(isSame);
});

test.each([
  ['oteller', 'otelleri', true],
  ['oteli', 'otelde', true],
  ['kebapci', 'kebaplar', true],
  ['otel', 'otomobil', false],
  ['kart', 'kartal', false],
  ['kartal', 'kart', false],
])('%s and %s differ in their endings alone: %s', (one, other, isOther) => {
  expect(isOtherEnding(one, other)).toBe(isOther);
});

test('a dealer is called by the ware, a word stands with and without its ending', () => {
  expect(['yemci', 'sarapcilar', 'eci', 'kebap', 'tatliciya'].map(wareOf)).toEqual([
    ...['yem', 'sarap', undefined, undefined, 'tatli'],
  ]);
  expect(withAndWithoutEnding('kebapci')).toEqual(['kebapci', 'kebap']);
  expect(withAndWithoutEnding('oteller')).toEqual(['oteller', 'otel']);
  expect(withAndWithoutEnding('evler')).toEqual(['evler']);
  expect(withAndWithoutEnding('kebap')).toEqual(['kebap']);
});

test('a longer word may be corrected more', () => {
  expect([3, 4, 5, 6, 7, 8, 9].map(mostCostIn)).toEqual([1.1, 1.1, 1.4, 1.4, 2.1, 2.1, 2.7]);
  // Alone less.
  expect([3, 4, 6, 7, 9].map(mostCostAlone)).toEqual([1.1, 1.1, 1.1, 2.1, 2.7]);
});

test('what many words end with is no likeness of two', () => {
  expect(doubtOf('darphane', 'dershane', 9)).toBeUndefined();
  expect(doubtOf('nalinci', 'nakisci', 9)).toBeUndefined();
  expect(doubtOf('dersane', 'dershane', 9)).toBeLessThan(1);
  expect(doubtOf('eletrikci', 'elektrikci', 9)).toBeLessThan(1);
  expect(doubtOf('nalinci', 'nalimci', 1)).toBe(0.6);
});

test.each<[word: string, other: string, isOther: boolean]>([
  ['magara', 'magaza', true],
  ['kasap', 'kasqp', false],
  ['kasap', 'kazap', false],
  ['kasap', 'kasalp', false],
  ['kasap', 'kesep', false],
  ['lokanta', 'lokansa', false],
])('in %s a letter of %s makes another word: %s', (word, other, isOther) => {
  expect(isOtherLetter(word, other)).toBe(isOther);
});

test('what many words end with is no letter that two have in common', () => {
  expect(doubtOf('timarhane', 'tarhana', 9)).toBeUndefined();
});
