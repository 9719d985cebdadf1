import { expect, test } from 'vitest';
import { chosen, cursorAfter, rowsBefore } from './paging.ts';

test('a cursor says how many rows stand before the next; one that was never given out says nothing', () => {
  for (const rows of [0, 20, 999_999_999]) expect(rowsBefore(cursorAfter(rows))).toBe(rows);
  expect([rowsBefore(undefined), rowsBefore('')]).toEqual([0, 0]);
  for (const other of ['o', '20', 'o-1', 'o2x', 'xo2', 'o1234567890'])
    expect([other, rowsBefore(other)]).toEqual([other, undefined]);
});

test('all and nothing are no choice', () => {
  expect(['all', '', null, undefined, 'kafeler'].map(chosen)).toEqual([
    ...[undefined, undefined, undefined, undefined],
    'kafeler',
  ]);
});
