import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { errorSentence, type Problem } from '#contract/api/errors.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { signInAt } from '#tests/load/signed-in.ts';
import { until } from './postgres-parent.ts';

const SIZE = '260m';

/** A small disk of its own; undefined where this account may not have one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'directory-full-'));
  const mounted = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${SIZE},mode=755`,
    'none',
    folder,
  ]);
  if (mounted.status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}
const disk = mountSmallDisk();

test.skipIf(!disk)(
  'on a full disk pages go on, whatever is to be stored says why, and with room again all goes on',
  async () => {
    const dataDir = await dataOfAFirstStart('on', join(disk ?? '', 'data'));
    const balloon = join(disk ?? '', 'balloon');
    const [port, metricsPort] = [await freePort(), await freePort()];
    const product = serveProduct({
      ...{ PORT: String(port), METRICS_PORT: String(metricsPort) },
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', BACKUP_DIR: 'off' },
    });
    onTestFinished(async () => {
      await killNow(product);
      // PostgreSQL ends by itself a moment later, and keeps the disk busy until then.
      await until('the disk is given back', () => spawnSync('umount', [disk ?? '']).status === 0);
      await rm(disk ?? '', { recursive: true });
    });
    await product.printed('is ready');
    const address = `http://127.0.0.1:${port}`;
    const metrics = async (path: string) =>
      (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text();
    const cookie = await signInAt(address, dataDir);
    const page = async () => (await fetch(`${address}/businesses`)).status;
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    const wish = async () =>
      fetch(`${address}/api/removal-requests`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'wish' },
        body: JSON.stringify({ email: 'isteyen@ornek.example', content: 'Kalksın', name: 'Ayşe' }),
      });
    const photo = await noise();
    const upload = async () => {
      const asked = await fetch(`${address}/api/objects/upload`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: '{}',
      });
      if (!asked.ok) return asked;
      const { uploadURL } = (await asked.json()) as { uploadURL: string };
      return fetch(address + uploadURL, {
        method: 'PUT',
        headers: { Cookie: cookie },
        body: photo,
      });
    };
    expect([await page(), await ready(), (await upload()).status]).toEqual([200, 200, 200]);
    // Of a small disk this is always so.
    expect(product.output()).toContain('disk nearly full');
    const freeBytes = /^directory_disk_free_bytes (\d+)/m.exec(await metrics('/metrics'))?.[1];
    expect(Number(freeBytes)).toBeGreaterThan(0);

    await chmod(disk ?? '', 0o755);
    await writeFile(balloon, Buffer.alloc(freeBytesOf(disk ?? '') - 64 * 1024));
    for (let tries = 0; tries < 5; tries += 1) await expectFull(await upload());
    expect(await ready()).toBe(503);
    expect(await metrics('/readyz')).toContain('no room to store anything');

    // The log of the database needs more room, and the database goes.
    await fillLog(dataDir);
    await until('a write says why', async () => {
      const answer = await wish();
      return answer.status === 503 && ((await answer.json()) as Problem).code === 'storage_full';
    });
    expect(await page()).toBe(200);
    expect(await metrics('/readyz')).toContain('database: it does not answer');

    await rm(balloon);
    const roomAt = Date.now();
    await until('the wish is taken', async () => (await wish()).ok);
    // Five seconds of pause and the server's own start.
    expect(Date.now() - roomAt).toBeLessThan(20_000);
    expect((await upload()).status).toBe(200);
    expect(product.output()).not.toContain('unexpected error');
    expect(product.output().match(/"msg":"storage full"/g)).toHaveLength(1);
  },
);

async function expectFull(answer: Response) {
  const problem = (await answer.json()) as Problem;
  expect([answer.status, problem.code]).toEqual([503, 'storage_full']);
  expect(problem.detail).toBe(errorSentence.storage_full);
}

const freeBytesOf = (folder: string) => {
  const found = statfsSync(folder);
  return found.bavail * found.bsize;
};

/** A photo that no format makes small. */
async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [1200, 900];
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: '#888', noise: noisy } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

/** Writes into the database's log until it takes no more. */
async function fillLog(dataDir: string): Promise<void> {
  const socket = encodeURIComponent(join(dataDir, 'postgres', 'run'));
  const connectionString = `postgres://directory@localhost/directory?host=${socket}`;
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const write = "select pg_logical_emit_message(true, 'full', repeat('x', 8000000))";
  const ended = await (async () => {
    for (let written = 0; written < 100; written += 1) await client.query(write);
    return undefined;
  })().catch((error: unknown) => error);
  await client.end().catch(() => {});
  expect(ended, 'the log took everything').toBeInstanceOf(Error);
}
