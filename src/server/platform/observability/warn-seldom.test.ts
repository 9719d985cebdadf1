import { expect, test, vi } from 'vitest';
import { warnSeldom } from './warn-seldom.ts';

test('of many in a minute one is said, and the next one says how many there were', () => {
  const log = { warn: vi.fn() };
  for (let atMs = 0; atMs < 60_000; atMs += 10) warnSeldom(log, { atMs }, 'storage full', atMs);
  warnSeldom(log, {}, 'database away', 1);
  expect(log.warn.mock.calls).toEqual([
    [{ atMs: 0 }, 'storage full'],
    [{}, 'database away'],
  ]);
  warnSeldom(log, { atMs: 60_000 }, 'storage full', 60_000);
  expect(log.warn).toHaveBeenLastCalledWith({ atMs: 60_000, alsoSince: 5999 }, 'storage full');
});
