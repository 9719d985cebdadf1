import { expect, test } from 'vitest';
import { cutDifference } from './word-difference.ts';

test('only the words that differ are cut out', () => {
  expect(cutDifference('Reşatbey Mah. 62001 Sok. No: 1', 'Reşatbey Mah. 62005 Sok. No: 1')).toEqual(
    [
      { start: 'Reşatbey Mah. ', own: '62001 ', end: 'Sok. No: 1' },
      { start: 'Reşatbey Mah. ', own: '62005 ', end: 'Sok. No: 1' },
    ],
  );
});

test('words that were added or taken away belong to one side', () => {
  expect(cutDifference('Kebapçı Halil', 'Kebapçı Halil Usta')).toEqual([
    { start: 'Kebapçı ', own: 'Halil', end: '' },
    { start: 'Kebapçı ', own: 'Halil Usta', end: '' },
  ]);
  expect(cutDifference('a a', 'a a a')[1]).toEqual({ start: 'a ', own: 'a ', end: 'a' });
  expect(cutDifference('', 'yeni')[1].own).toBe('yeni');
});
