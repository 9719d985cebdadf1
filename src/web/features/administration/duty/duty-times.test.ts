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
