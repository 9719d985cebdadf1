import { expect, test } from 'vitest';
import { daysIn, lengthOf, spansOf } from './special-days.ts';

const closed = (...days: string[]) => Object.fromEntries(days.map((day) => [day, 'kapalı']));

test('days in a row with one name and the same hours are one, over the ends of months and years', () => {
  const days = {
    ...closed('2026-05-27', '2026-05-26', '2026-05-28'),
    '2026-05-29': '10:00-14:00',
    ...closed('2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-01-03'),
  };
  const bayram = 'Kurban Bayramı';
  const names = {
    ...{ '2026-05-26': bayram, '2026-05-27': bayram, '2026-05-28': bayram },
    ...{ '2026-05-29': bayram, '2026-12-31': 'Yılbaşı' },
  };
  expect(
    spansOf(days, names).map(({ from, until, name, hours }) => [from, until, name, hours]),
  ).toEqual([
    ['2026-05-26', '2026-05-28', bayram, 'kapalı'],
    ['2026-05-29', '2026-05-29', bayram, '10:00-14:00'],
    ['2026-11-30', '2026-12-01', '', 'kapalı'],
    ['2026-12-31', '2026-12-31', 'Yılbaşı', 'kapalı'],
    ['2027-01-01', '2027-01-01', '', 'kapalı'],
    ['2027-01-03', '2027-01-03', '', 'kapalı'],
  ]);
});

test('a span is its days again; one that ends before it begins has none', () => {
  expect(daysIn({ from: '2028-02-28', until: '2028-03-01' })).toEqual([
    ...['2028-02-28', '2028-02-29', '2028-03-01'],
  ]);
  expect(daysIn({ from: '2026-05-26', until: '2026-05-25' })).toEqual([]);
  expect(lengthOf({ from: '2026-12-31', until: '2027-01-01' })).toBe(2);
});
