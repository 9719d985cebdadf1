import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinCommaList, splitCommaList } from './comma-list.ts';

test('a list is split at its commas, blanks and repetitions left out', () => {
  expect(splitCommaList('Otopark, Vale,,Otopark ,')).toEqual(['Otopark', 'Vale']);
  expect(splitCommaList('')).toEqual([]);
  expect(splitCommaList('Otopark, , Vale')).toEqual(['Otopark', 'Vale']);
});

test('what has a comma itself stays whole', () => {
  expect(joinCommaList(['Açık, kapalı alan', 'Vale'])).toBe('Açık\\, kapalı alan,Vale');
  expect(splitCommaList('Açık\\, kapalı alan,Vale')).toEqual(['Açık, kapalı alan', 'Vale']);
});

test('whatever is joined comes apart as it was', () => {
  const part = fc
    .string({ unit: fc.constantFrom('a', ' ', ',', '\\', 'ş') })
    .filter((text) => text !== '' && text === text.trim());
  fc.assert(
    fc.property(fc.uniqueArray(part), (parts) => {
      expect(splitCommaList(joinCommaList(parts))).toEqual(parts);
    }),
  );
});
