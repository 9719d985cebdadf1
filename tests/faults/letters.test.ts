import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInCodeLetter } from '#server/notifications/letters/sign-in-code.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { openDatabase } from '#server/platform/database.ts';
import { attachToEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { openLog } from '#server/platform/log.ts';
import { killNow, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { lettersIn } from '#tests/support/mail-message.ts';
import { until } from './postgres-parent.ts';

const people = Array.from({ length: 400 }, (_, index) => `kisi${index}@ornek.example`);

test('killed again and again while it writes letters, the product writes each exactly once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-letters-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const outbox = join(dataDir, 'outbox');
  const written = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).length;
  const start = async () => {
    const product = serveProduct({ PORT: String(await freePort()), DATA_DIR: dataDir });
    onTestFinished(() => killNow(product));
    await product.printed('is ready');
    return product;
  };

  let product = await start();
  await queueFor(dataDir);
  for (const count of [20, 150, 280]) {
    await until(`${count} letters are written`, async () => (await written()) >= count);
    await killNow(product);
    expect(await written()).toBeLessThan(people.length);
    product = await start();
  }
  await until('all letters are sent', async () => (await written()) >= people.length);
  await killNow(product);
  expect((await lettersIn(outbox)).map(({ to }) => to).sort()).toEqual(people.toSorted());
});

async function queueFor(dataDir: string) {
  const postgres = await attachToEmbeddedPostgres({ dataDir });
  const log = openLog('silent');
  const { db, close } = openDatabase(postgres.connection, log);
  const ctx = { db, log, now: () => new Date() };
  for (const to of people) await queueLetter(ctx, signInCodeLetter(to, '482913', 'Adana Rehberi'));
  await close();
  await postgres.stop();
}
