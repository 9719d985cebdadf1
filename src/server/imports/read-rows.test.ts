import { expect, test } from 'vitest';
import { aheadOf } from './read-rows.service.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('the next chunk is read while the one before is stored, and no more than that', async () => {
  const read: number[] = [];
  async function* chunks() {
    for (const number of [1, 2, 3, 4]) {
      await turn();
      read.push(number);
      yield number;
    }
  }
  const seen: [stored: number, readMeanwhile: number[]][] = [];
  for await (const chunk of aheadOf(chunks())) {
    for (let turns = 0; turns < 5; turns += 1) await turn();
    seen.push([chunk, [...read]]);
  }
  expect(seen).toEqual([
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ]);
});

test('a file that breaks off is told after what was read of it; who stops closes it', async () => {
  let closed = 0;
  async function* broken() {
    try {
      yield 1;
      yield 2;
      throw new Error('cut off');
    } finally {
      closed += 1;
    }
  }
  const seen: number[] = [];
  const reading = async (isStopped: boolean) => {
    for await (const chunk of aheadOf(broken())) {
      seen.push(chunk);
      if (isStopped) throw new Error('disk full');
    }
  };
  await expect(reading(false)).rejects.toThrow('cut off');
  expect([seen, closed]).toEqual([[1, 2], 1]);
  await expect(reading(true)).rejects.toThrow('disk full');
  expect([seen, closed]).toEqual([[1, 2, 1], 2]);
});
