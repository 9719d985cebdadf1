import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { until } from './postgres-parent.ts';

/** The shipped sample of Varnish in front of one instance; only ports are other ones. */
let folder: string;
let dataDir: string;
let varnish: ChildProcess;
let product: Run;
let database: pg.Client;
let edge: string;
let business: number;

const at = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(edge + path, { headers });
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    text: await answer.text(),
    headers: answer.headers,
  };
};
const isKept = async (path: string) => (await at(path)).cache === 'hit';
const start = async (port: number, edgePort: number) => {
  product = serveProduct({
    ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    ...{
      EDGE_URLS: edge,
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${edgePort}`,
    },
  });
  await product.printed('is ready');
};
let ports: [number, number];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-edge-'));
  // Varnish serves under an account of its own.
  await chmod(folder, 0o755);
  dataDir = await dataOfAFirstStart('on');
  ports = [await freePort(), await freePort()];
  const [port, edgePort] = ports;
  edge = `http://127.0.0.1:${edgePort}`;
  const file = join(folder, 'edge.vcl');
  const sample = await readFile('deploy/varnish.vcl', 'utf8');
  await writeFile(
    file,
    sample.replace('"3000"', `"${port}"`).replace('"3001"', `"${await freePort()}"`),
  );
  varnish = spawn(
    'varnishd',
    ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${edgePort}`].concat([
      '-s',
      'malloc,32m',
      '-p',
      'http_gzip_support=off',
    ]),
    { stdio: 'ignore' },
  );
  // It tells the edge to let go of all as it begins: later that would be in the way.
  await start(port, edgePort);
  await until(
    'the edge answers',
    async () => (await at('/faq').catch(() => undefined))?.status === 200,
  );
  const host = join(dataDir, 'postgres', 'run');
  database = new pg.Client({
    connectionString: `postgres://directory@localhost/directory?host=${encodeURIComponent(host)}`,
  });
  database.on('error', () => {});
  await database.connect();
  const { rows } = await database.query(
    "select id from businesses where status = 'approved' order by id limit 1",
  );
  business = rows[0].id;
});
afterAll(async () => {
  await database?.end();
  varnish?.kill('SIGTERM');
  if (varnish?.exitCode === null) await once(varnish, 'exit');
  await killNow(product);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('a page is kept at the edge in the form its reader takes, and says nothing of how', async () => {
  const path = `/business/${business}`;
  await until('the page is kept', () => isKept(path));
  const { headers, status } = await at(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('surrogate-key')).toBeNull();
  expect(headers.get('surrogate-control')).toBeNull();
  const tag = headers.get('etag') ?? '';
  const again = await at(path, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([again.status, again.cache]).toEqual([304, 'hit']);
});

test('what a change makes old is gone from the edge within a second, and nothing else', async () => {
  const [shown, list, other] = [`/business/${business}`, '/businesses', '/about'];
  for (const path of [shown, list, other]) await until(`${path} is kept`, () => isKept(path));
  const name = 'Adı Yeni Olan Dükkân';
  const changedAt = performance.now();
  await database.query('update businesses set name = $1 where id = $2', [name, business]);
  await until('its page says so', async () => (await at(shown)).text.includes(name), 1000);
  expect(performance.now() - changedAt).toBeLessThan(1000);
  expect((await at(other)).cache).toBe('hit');
  await database.query("update businesses set status = 'suspended' where id = $1", [business]);
  await until('it is shown no more', async () => !(await at(shown)).text.includes(name), 1000);
});

test('what people write, and what depends on who asks, is not kept', async () => {
  expect((await at('/api/businesses?limit=1')).cache).toBe('miss');
  expect((await at('/api/businesses?limit=1')).cache).toBe('miss');
  // Whoever has just written, where pages are read from a replica.
  await until('the page is kept', () => isKept('/about'));
  expect((await at('/about', { Cookie: 'principal=guest; wrote=1-2A.x' })).cache).toBe('miss');
  expect((await at('/about', { Cookie: 'principal=guest' })).cache).toBe('hit');
  const foreign = await fetch(`${edge}/api/yok`, { method: 'POST', body: '{}' });
  expect(foreign.status).toBe(404);
});

test('with nobody behind it the edge shows what it has, and lets go of all when somebody is back', async () => {
  await until('the page is kept', () => isKept('/about'));
  await killNow(product);
  expect((await at('/about')).status).toBe(200);
  // What is changed meanwhile nobody tells.
  await start(...ports);
  await until('it was let go of', async () => (await at('/about')).cache === 'miss');
  await until('and is kept anew', () => isKept('/about'));
});
