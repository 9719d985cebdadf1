import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInCodeEmail } from '#server/notifications/emails/sign-in-code.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { attachToEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { inTime } from '#tests/faults/in-time.ts';
import { killNow, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { emailsIn } from '#tests/support/mail-message.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { until } from './postgres-parent.ts';

const people = Array.from({ length: 400 }, (_, index) => `kisi${index}@ornek.example`);

test('killed while it writes e-mails, the product writes each exactly once', async () => {
  const dataDir = await dataOfAFirstStart('off');
  const outbox = join(dataDir, 'outbox');
  const written = async () =>
    (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).length;
  const start = async () => {
    const product = serveProduct({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      EXAMPLES: 'off',
    });
    onTestFinished(() => killNow(product));
    await product.printed('is ready');
    return product;
  };

  let product = await start();
  await queueFor(dataDir, people);
  for (const count of isNightly ? [20, 150, 280] : [150]) {
    await until(`${count} letters are written`, async () => (await written()) >= count);
    await killNow(product);
    expect(await written()).toBeLessThan(people.length);
    product = await start();
  }
  await until('all letters are sent', async () => (await written()) >= people.length);
  await killNow(product);
  expect((await emailsIn(outbox)).map(({ to }) => to).sort()).toEqual(people.toSorted());
});

test('asked to stop while a mail server lets it wait, it stops within ten seconds and sends the e-mail later', async () => {
  const dataDir = await dataOfAFirstStart('off');
  const silent = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 posta.example\r\n');
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rehber@ornek.example' };
  const start = async (env: Record<string, string> = {}) => {
    const product = serveProduct({
      ...{ PORT: String(await freePort()), DATA_DIR: dataDir, EXAMPLES: 'off' },
      ...env,
    });
    onTestFinished(() => killNow(product));
    await product.printed('is ready');
    return product;
  };

  const waiting = await start(mail);
  const isTried = once(silent, 'connection');
  await queueFor(dataDir, ['bekleyen@ornek.example']);
  await isTried;
  waiting.child.kill('SIGTERM');
  expect(await inTime(10_000, waiting.exitCode)).toBe(0);

  await start();
  const outbox = join(dataDir, 'outbox');
  await until('the letter is written', async () => (await emailsIn(outbox)).length > 0);
  expect((await emailsIn(outbox)).map(({ to }) => to)).toEqual(['bekleyen@ornek.example']);
});

async function queueFor(dataDir: string, people: string[]) {
  const postgres = await attachToEmbeddedPostgres({ dataDir });
  const log = openLog('silent');
  const { db, close } = openDatabase(postgres.connection, log);
  const ctx = { db, log, now: () => new Date() };
  for (const to of people) await queueEmail(ctx, signInCodeEmail(to, '482913', 'Adana Rehberi'));
  await close();
  await postgres.stop();
}
