import { expect, test } from 'vitest';
import { keepNewest } from './newest-kept.ts';

test('beyond so many the one that was kept longest ago goes, and what is kept again is the newest', () => {
  const kept = new Map<string, number>();
  const keep = (key: string, value: number) => keepNewest(kept, 2, key, value);
  keep('a', 1);
  keep('b', 2);
  expect([...kept]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  keep('a', 3);
  keep('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
