import { expect, test } from 'vitest';
import { momentInAdana } from '#contract/calendar/days.ts';
import { turnTimes } from './duty-times.ts';

test.each([
  ['19:00', '08:30', '19.00–08.30'],
  ['09:00', '00:00', '09.00–24.00'],
  ['00:00', '00:00', '24 saat'],
  ['08:30', '08:30', '08.30’dan ertesi gün 08.30’a kadar'],
])('a turn from %s to %s of the next day', (from, until, words) => {
  const [startsAt, endsAt] = [
    momentInAdana('2026-11-25', from).toISOString(),
    momentInAdana('2026-11-26', until).toISOString(),
  ];
  expect(turnTimes({ startsAt, endsAt })).toBe(words);
});

test.each([
  ['2026-11-26', '20:00', '19.00’dan ertesi gün 20.00’ye kadar'],
  ['2026-11-27', '09:00', '19.00’dan 27 Kasım Cuma 09.00’a kadar'],
  ['2026-11-28', '19:00', '19.00’dan 28 Kasım Cumartesi 19.00’a kadar'],
])('a turn until %s %s is no shorter one', (day, until, words) => {
  const startsAt = momentInAdana('2026-11-25', '19:00').toISOString();
  expect(turnTimes({ startsAt, endsAt: momentInAdana(day, until).toISOString() })).toBe(words);
});
