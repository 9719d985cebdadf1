import { expect, test } from 'vitest';
import { mailIdOf, nextTryAt } from './outbox.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const createdAt = new Date('2026-11-20T09:00:00.007Z');

test('an e-mail is tried again after ever longer pauses, for three days', () => {
  const pause = (tries: number, isRefused = false, age = 0) => {
    const now = new Date(createdAt.getTime() + age);
    const next = nextTryAt({ tries, isRefused, createdAt }, now);
    return next && (next.getTime() - now.getTime()) / MINUTE_MS;
  };
  expect([1, 2, 3, 4, 5, 6, 99].map((tries) => pause(tries))).toEqual([
    1, 5, 15, 60, 240, 240, 240,
  ]);
  expect([1, 2, 3, 4].map((tries) => pause(tries, true))).toEqual([1, 5, undefined, undefined]);
  expect(pause(7, false, 3 * DAY_MS - 1)).toBe(240);
  expect(pause(7, false, 3 * DAY_MS)).toBeUndefined();
  expect(mailIdOf({ id: 1001, createdAt })).toBe('20261120T090000007-1001');
});
