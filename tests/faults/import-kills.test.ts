import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { inTime } from '#tests/faults/in-time.ts';
import { killNow, momentOf, runProgram, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { times } from '#tests/support/nightly.ts';
import { randomBy } from './random-moments.ts';

const KILLS = times(4, 20);
const ROWS = 1500;
const READY_WITHIN_MS = 5000;
/** For machines that are busy or slow; how long it really took is measured. */
const PATIENCE_MS = 60_000;

function writeRows(file: string, round: number): void {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `Tur ${round} Dükkân ${index},Alışveriş,"Örnek Mah. ${round}/${index}",Seyhan`,
  );
  writeFileSync(file, `name,category,address,district\n${rows.join('\n')}\n`);
}

test(`killed ${KILLS} times under an import, an answered import is whole and an unanswered one leaves nothing`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-kills-'));
  const dataDir = await dataOfAFirstStart('off');
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, PORT: port, EXAMPLES: 'off', LOG_LEVEL: 'silent' };
  // The same parts of its time in every run.
  const random = randomBy(2026);
  const importFile = (round: number) => {
    const file = join(folder, `tur-${round}.csv`);
    writeRows(file, round);
    rmSync(`${file}.report`, { force: true });
    const args = ['src/server/commands/main.ts', 'import', file, '--approve'];
    return runProgram([...args, '--report', `${file}.report`], env);
  };
  /** How many businesses are published; asks until it is answered, for a killed database is back soon. */
  const count = async () => {
    let total: string | null = null;
    const ask = async () => {
      const response = await fetch(`${address}/api/businesses?limit=1`);
      total = response.headers.get('X-Total-Count');
      return response.status;
    };
    await expect.poll(ask, { timeout: PATIENCE_MS }).toBe(200);
    return Number(total);
  };

  let product = serveProduct(env);
  await product.printed('is ready');
  const startedAt = performance.now();
  expect(await importFile(KILLS).exitCode).toBe(0);
  let undisturbedMs = performance.now() - startedAt;
  let expected = await count();
  let unanswered = 0;
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const work = importFile(round);
      // From when it reads its file to shortly before its end, by how long one takes now: a machine is not always as
      // busy. Without the product, or with a database that is back in time, an import may yet be answered.
      const part = 0.2 + (0.6 * (round + random())) / KILLS;
      await momentOf(work, part * undisturbedMs);
      const victim = ['product', 'database', 'both', 'import'][round % 4];
      if (victim === 'import') await killNow(work);
      if (victim === 'database' || victim === 'both') killDatabase(dataDir);
      if (victim === 'product' || victim === 'both') await killNow(product);
      const wasAnswered = (await work.exitCode) === 0;

      const readyAgain = async () => {
        if (product.child.signalCode) {
          product = serveProduct(env);
          await product.printed('is ready');
        }
        return count();
      };
      const now = await inTime(READY_WITHIN_MS, readyAgain());

      // All or nothing; what was answered is there. A commit may be done though its answer was lost.
      expect([expected, expected + ROWS]).toContain(now);
      if (wasAnswered) expect(now, `round ${round} was answered`).toBe(expected + ROWS);
      else unanswered += 1;
      const sentAgainAt = performance.now();
      const again = importFile(round);
      expect(await again.exitCode, again.output()).toBe(0);
      if (now === expected) undisturbedMs = performance.now() - sentAgainAt;
      expected += ROWS;
      expect(await count(), `round ${round}, sent again`).toBe(expected);
    }
    // A test whose kills all came too late would prove nothing.
    expect(unanswered).toBeGreaterThan(KILLS / 4);
  } finally {
    await killNow(product);
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}, 1_800_000);

function killDatabase(dataDir: string): void {
  const pid = Number(
    readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
}
