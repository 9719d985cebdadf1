import { expect, test } from 'vitest';
import { iftarOn } from './sunset.ts';

/** By the equations of NOAA for 37.00° north, 35.32° east, seven minutes added. */
test.each([
  ['2027-02-08', '18:18'],
  ['2027-03-09', '18:47'],
  ['2027-06-21', '20:09'],
  ['2026-11-26', '17:30'],
  ['2027-12-21', '17:32'],
])('on %s the fast ends about %s', (day, time) => {
  const [hour, minute] = time.split(':').map(Number);
  expect(Math.abs(iftarOn(day) - ((hour ?? 0) * 60 + (minute ?? 0)))).toBeLessThanOrEqual(2);
});
