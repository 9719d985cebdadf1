import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDistance,
  formatMoney,
  formatNumber,
  formatRating,
} from '#contract/text/numbers.ts';

test('thousands have a dot and decimals a comma', () => {
  expect([0, 999, 1200, 50_000, 1_234_567.5].map(formatNumber)).toEqual([
    '0',
    '999',
    '1.200',
    '50.000',
    '1.234.567,5',
  ]);
  expect([0, 299, 1200, 538.2].map(formatMoney)).toEqual([
    '0 TL',
    '299 TL',
    '1.200 TL',
    '538,20 TL',
  ]);
});

test('next to nothing is nothing', () => {
  expect([1e-7, 0, 2e-9].map(formatNumber)).toEqual(['0', '0', '0']);
  expect(formatRating(1e-7)).toBe('0,0');
});

test('what is written by hand is what Intl writes', () => {
  const written = (decimals: number, leastDecimals = 0) => {
    const format = new Intl.NumberFormat('tr-TR', {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: decimals,
    });
    return (value: number) => format.format(value);
  };
  const [number, rating, lira] = [written(2), written(1, 1), written(2, 2)];
  const cents = fc.integer({ min: -1e11, max: 1e11 }).map((value) => value / 1000);
  fc.assert(
    fc.property(fc.oneof(cents, fc.integer()), (value) => {
      expect(formatNumber(value)).toBe(number(value));
      expect(formatRating(value)).toBe(rating(value));
      if (!Number.isInteger(value)) expect(formatMoney(value)).toBe(`${lira(value)} TL`);
    }),
  );
});

test('a rating always has one decimal', () => {
  expect(['4.6', '5.0', 4, '0.0', 4.25].map(formatRating)).toEqual([
    '4,6',
    '5,0',
    '4,0',
    '0,0',
    '4,3',
  ]);
});

test('a date is the day in Adana', () => {
  expect(formatDate(new Date('2026-11-20T12:00:00Z'))).toBe('20 Kasım 2026');
  expect(formatDate(new Date('2026-11-20T21:00:00Z'))).toBe('21 Kasım 2026');
  expect(formatDate('2026-11-20T21:00:00Z'), 'as it came').toBe('21 Kasım 2026');
});

test('a distance is metres up to a kilometre, then kilometres', () => {
  expect([0, 4, 847, 994, 996, 2440, 9940, 9960, 36_600].map(formatDistance)).toEqual([
    '10 m',
    '10 m',
    '850 m',
    '990 m',
    '1,0 km',
    '2,4 km',
    '9,9 km',
    '10 km',
    '37 km',
  ]);
});
