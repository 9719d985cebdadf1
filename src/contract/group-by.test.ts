import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups stand in the order of their first one, with what they have in the order it came', () => {
  const words = ['portakal', 'ciğer', 'pamuk', 'çarşı', 'cezerye'];
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ['p', ['portakal', 'pamuk']],
    ['c', ['ciğer', 'cezerye']],
    ['ç', ['çarşı']],
  ]);
  expect(groupBy(new Set<string>(), (word) => word).size).toBe(0);
});
