import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchDirectory } from '#contract/search/search.ts';
import { processorMs } from '#tests/support/processor.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LETTERS = 'abcçdefgğhıijklmnoöprsştuüvyz';
let seed = 5;
const noise = (length: number) =>
  Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return LETTERS[Math.floor((seed / 2 ** 31) * LETTERS.length)];
  }).join('');

/** The least that a question of this kind costs the thread that answers: other work only adds to it. */
async function leastCost(question: () => string): Promise<number> {
  const costs: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    const q = question();
    costs.push((await processorMs(() => app.call(searchDirectory, { q }))).ms);
  }
  return Math.min(...costs);
}

test('two hundred letters of noise are compared with nothing', async () => {
  const plain = await leastCost(() => `${noise(2)} ${noise(2)} ${noise(2)}`);
  const long = await leastCost(() => `${noise(64)} ${noise(64)} ${noise(64)}`);
  expect(long).toBeLessThan(3 * plain);
});
