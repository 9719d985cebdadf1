import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { inTime } from '#tests/faults/in-time.ts';
import { InsistentClient } from '#tests/faults/insistent-client.ts';
import { killNow, serveProduct } from '#tests/faults/running-product.ts';
import { startedPost } from '#tests/faults/started-post.ts';
import { openSystemdSocket } from '#tests/faults/systemd-socket.ts';
import { freePort } from '#tests/load/product-process.ts';
import { hasProgram } from '#tests/support/installed.ts';
import { processesIn, until } from './postgres-parent.ts';

async function start(env: Record<string, string> = {}) {
  const dataDir = await dataOfAFirstStart('off');
  const port = await freePort();
  const product = serveProduct({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    EXAMPLES: 'off',
    ...env,
  });
  onTestFinished(() => killNow(product));
  await product.printed('is ready');
  return { product, port, dataDir, address: `http://127.0.0.1:${port}` };
}

/** While it closes, the kernel's queue of those who come still has this one place, and nobody empties it. */
const LAST_PLACE = 1;

test('a hundred clients that go on asking lose nothing they have sent', async () => {
  const { product, port } = await start();
  const clients = Array.from(
    { length: 100 },
    (_, n) => new InsistentClient(port, n % 2 ? '/faq' : '/healthz'),
  );
  onTestFinished(() => {
    for (const client of clients) client.stop();
  });
  await until('all are being answered', () => clients.every(({ answered }) => answered > 10));
  product.child.kill('SIGTERM');
  expect(await product.exitCode).toBe(0);
  await Promise.all(clients.map(({ ended }) => ended));
  expect(clients.filter(({ lost }) => lost > 0).length).toBeLessThanOrEqual(LAST_PLACE);
});

test('asked to stop, it is not ready at once, still answers, and lets go of every connection', async () => {
  const { product, address } = await start();
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, connection: answer.headers.get('connection') };
  };
  const post = startedPost(`${address}/api/users`, { email: 'yavas@ornek.example' });
  await post.begun;
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  product.child.kill('SIGTERM');
  await until('it is not ready', async () => (await ask('/readyz')).status === 503);
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close' });
  expect((await post.finishAfter(9_000)).status).toBe(200);
  expect(await product.exitCode).toBe(0);
});

test('asked a second time, it waits for nobody, and leaves the database stopped in order', async () => {
  const { product, address, dataDir } = await start();
  const post = startedPost(`${address}/api/users`, { email: 'yavas@ornek.example' });
  await post.begun;
  product.child.kill('SIGTERM');
  await until('the door is closed', () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  expect(product.child.exitCode ?? product.child.signalCode).toBeNull();
  product.child.kill('SIGTERM');
  expect(await inTime(5_000, product.exitCode)).toBe(0);
  expect(processesIn(dataDir)).toEqual([]);
  await expect(post.finishAfter(0)).rejects.toThrow();
});

test.skipIf(!hasProgram('systemd-notify'))(
  'systemd hears when it is ready and when it stops',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'directory-systemd-'));
    const socket = join(folder, 'notify');
    const manager = await openSystemdSocket(socket);
    onTestFinished(async () => {
      manager.close();
      await rm(folder, { recursive: true, force: true });
    });
    const { product } = await start({ NOTIFY_SOCKET: socket });
    await until('it says that it is ready', () => manager.said().includes('READY=1'));
    product.child.kill('SIGTERM');
    await until('it says that it stops', () => manager.said().includes('STOPPING=1'));
    expect(await product.exitCode).toBe(0);
  },
);
