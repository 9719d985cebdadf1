import { expect, test } from 'vitest';
import {
  formatDate,
  formatDistance,
  formatMoney,
  formatNumber,
  formatRating,
} from '#contract/numbers.ts';

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
