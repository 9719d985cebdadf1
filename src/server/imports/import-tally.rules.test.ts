import { expect, test } from 'vitest';
import { LinesById, Tally } from './import-tally.rules.ts';

test('the line of an id is found among few and many, and none of an id of another run', () => {
  for (const count of [0, 1, 2, 3, 8]) {
    const lines = new LinesById();
    const ids = Array.from({ length: count }, (_, index) => 1001 + 3 * index);
    for (const [index, id] of ids.entries()) lines.add(id, 2 + index);
    expect(ids.map((id) => lines.lineOf(id))).toEqual(ids.map((_, index) => 2 + index));
    for (const other of [1, 1000, 1002, 1003, 9999]) expect(lines.lineOf(other)).toBeUndefined();
  }
});

test('sentences are counted, the most frequent first; a file full of others does not fill the memory', () => {
  const tally = new Tally('Başka');
  for (const sentence of ['a', 'b', 'b']) tally.add(sentence);
  expect(tally.list()).toEqual([
    { sentence: 'b', count: 2 },
    { sentence: 'a', count: 1 },
  ]);
  for (let sentence = 0; sentence < 1998; sentence += 1) tally.add(`s${sentence}`);
  for (const sentence of ['s0', 'yeni 1', 'yeni 2', 'yeni 3', 'b']) tally.add(sentence);
  expect(tally.list()).toHaveLength(2001);
  expect(tally.list().slice(0, 3)).toEqual([
    { sentence: 'b', count: 3 },
    { sentence: 'Başka', count: 3 },
    { sentence: 's0', count: 2 },
  ]);
});
