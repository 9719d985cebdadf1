import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugify } from '#contract/text/turkish-fold.ts';
import { hourEndsAt, KINDS_OF_THE_HOUR, kindsOfHour } from './kinds-of-the-hour.ts';

const seeds = new URL('../../../db/seed/kinds/', import.meta.url);

test('each is a kind that a new directory knows', () => {
  const known = readdirSync(seeds).flatMap((file) =>
    [...readFileSync(new URL(file, seeds), 'utf8').matchAll(/^# .+ \| (.+)$/gm)].map(([, plural]) =>
      slugify(plural ?? ''),
    ),
  );
  for (const { kinds } of KINDS_OF_THE_HOUR)
    expect(known).toEqual(expect.arrayContaining([...kinds]));
});

test.each([
  [0, 22],
  [4, 22],
  [5, 5],
  [10, 5],
  [11, 11],
  [17, 15],
  [18, 18],
  [22, 22],
  [23, 22],
])('at %i it is the time from %i on', (hour, from) => {
  expect(kindsOfHour(hour).from).toBe(from);
});

test.each([
  ['2026-11-25T04:59:59+03:00', '2026-11-25T05:00:00+03:00'],
  ['2026-11-25T05:00:00+03:00', '2026-11-25T11:00:00+03:00'],
  ['2026-11-25T19:12:00+03:00', '2026-11-25T22:00:00+03:00'],
  ['2026-11-25T23:30:00+03:00', '2026-11-26T05:00:00+03:00'],
  ['2026-11-26T00:30:00+03:00', '2026-11-26T05:00:00+03:00'],
])('at %s it is so until %s', (at, until) => {
  expect(hourEndsAt(new Date(at))).toEqual(new Date(until));
});
