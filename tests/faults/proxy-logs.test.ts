import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#tests/load/product-process.ts';
import { until } from './postgres-parent.ts';
import { type ShippedProxy, startCaddy, startNginx } from './proxy-samples.ts';

let running: { proxy: ShippedProxy; folder: string } | undefined;
afterEach(async () => {
  await running?.proxy.stop();
  if (running) await rm(running.folder, { recursive: true, force: true });
  running = undefined;
});

test.each([
  { start: startNginx, status: 502 },
  { start: startCaddy, status: 503 },
])(
  'what a proxy writes of a request that nobody answered names no secret: $status',
  async (row) => {
    const folder = await mkdtemp(join(tmpdir(), 'directory-proxy-'));
    const proxy = await row.start(folder, [await freePort(), await freePort()]);
    running = { proxy, folder };
    // Also the moment until it listens is over then.
    await until('it answers', async () => (await proxy.ask('/verify-email?token=geheim')) !== 0);
    expect(await proxy.ask('/favorites/geheim')).toBe(row.status);
    await proxy.stop();
    expect(proxy.log()).not.toContain('geheim');
  },
);
