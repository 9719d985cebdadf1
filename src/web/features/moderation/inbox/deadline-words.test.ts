import { expect, test } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

const words = (now: string, deadline: string) =>
  deadlineWords(new Date(`${deadline}+03:00`), new Date(`${now}+03:00`));

test.each([
  // Monday 23 November 2026.
  ['2026-11-23T15:00', '2026-11-25T18:00', '2 iş günü 3 saat kaldı'],
  ['2026-11-23T20:00', '2026-11-25T18:00', '2 iş günü kaldı'],
  ['2026-11-25T12:30', '2026-11-25T18:00', '5 saat kaldı'],
  ['2026-11-25T17:30', '2026-11-25T18:00', '1 saatten az kaldı'],
  // Over a weekend: Friday to Tuesday.
  ['2026-11-27T10:00', '2026-12-01T18:00', '2 iş günü 8 saat kaldı'],
  ['2026-11-28T10:00', '2026-12-01T18:00', '2 iş günü kaldı'],
  ['2026-11-25T18:20', '2026-11-25T18:00', 'Gecikti'],
  ['2026-11-25T23:30', '2026-11-25T18:00', '5 saat gecikti'],
  ['2026-11-28T18:00', '2026-11-25T18:00', '3 gün gecikti'],
])('%s until %s: %s', (now, deadline, expected) => {
  expect(words(now, deadline)).toBe(expected);
});
