import { expect, test } from 'vitest';
import { chartDays } from './ad-chart-days.ts';

const day = (date: string, impressions = 1) => ({ date, impressions, clicks: 0 });
const drawn = (...days: ReturnType<typeof day>[]) =>
  chartDays(days).map(({ date, impressions }) => [date, impressions]);

test('days between are there with nothing, over the end of a month and of a year', () => {
  expect(drawn(day('2027-01-02', 5), day('2026-12-26', 3))).toEqual([
    ['2026-12-26', 3],
    ['2026-12-27', 0],
    ['2026-12-28', 0],
    ['2026-12-29', 0],
    ['2026-12-30', 0],
    ['2026-12-31', 0],
    ['2027-01-01', 0],
    ['2027-01-02', 5],
  ]);
});

test('a week at least, thirty days at most', () => {
  expect(drawn()).toEqual([]);
  expect(drawn(day('2026-11-20'))).toHaveLength(7);
  const long = drawn(day('2026-11-20'), day('2026-01-01'));
  expect([long.length, long[0], long.at(-1)]).toEqual([
    ...[30, ['2026-10-22', 0], ['2026-11-20', 1]],
  ]);
});
