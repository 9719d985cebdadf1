import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { inTime } from '#tests/faults/in-time.ts';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';

const patience = { timeout: 60_000 };
const runs: Run[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const one of runs.splice(0)) await killNow(one);
  for (const folder of folders.splice(0)) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

function run(env: Record<string, string>): Run {
  const product = serveProduct(env);
  runs.push(product);
  return product;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'directory product '));
  folders.push(folder);
  return folder;
}

/** Without the example businesses unless they are asked for. */
async function start(env: Record<string, string> = {}) {
  const port = String(await freePort());
  const dataDir = env.DATA_DIR ?? (await dataOfAFirstStart(env.EXAMPLES === 'on' ? 'on' : 'off'));
  const product = run({ PORT: port, DATA_DIR: dataDir, EXAMPLES: 'off', ...env });
  await product.printed('is ready');
  return { product, port, dataDir, address: `http://127.0.0.1:${port}` };
}

test('a wrong configuration is told whole and ends with 78', async () => {
  const product = run({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(await product.exitCode).toBe(78);
  expect(product.output()).toMatch(/PORT:[\s\S]*LOG_LEVEL:/);
});

describe('one that runs', () => {
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o755);
    site = await start({ DATA_DIR: dataDir });
    // It stays for all of these.
    runs.splice(0);
    folders.splice(0);
  });
  afterAll(async () => {
    await killNow(site.product);
    await rm(site.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  test('its data is closed to other accounts, and its log says no secret of an address', async () => {
    const { product, address, dataDir } = site;
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
    const secret = 'Z2l6bGliYWdsYW50aWFuYWh0YXJp';
    for (const path of [
      '/api/verify-email/',
      '/api/favorite-lists/',
      '/favorites/',
      '/%66avorites/',
    ])
      await fetch(`${address}${path}${secret}`, {
        headers: { Referer: `${address}/favorites/${secret}` },
      });
    await product.printed('/%66avorites/[hidden]');
    expect(product.output()).not.toContain(secret);
  });

  test('a second instance on the same data ends with 75 within 2 s and names the holder', async () => {
    const { product, dataDir } = site;
    const second = run({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await inTime(2000, second.exitCode)).toBe(75);
    expect(second.output()).toContain(String(product.child.pid));
  });

  test('a page answers with its tag when nothing has changed', async () => {
    const { address } = site;
    const first = await fetch(`${address}/faq`);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    await first.text();
    const again = await fetch(`${address}/faq`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  test('every answer carries the security headers and a request id, and no page sets a cookie', async () => {
    const { product, address } = site;
    const paths = [
      '/',
      '/faq',
      '/yok',
      '/api/categories',
      '/api/yok',
      '/robots.txt',
      '/healthz',
      '/readyz',
      '/%ff',
    ];
    for (const path of paths) {
      const response = await fetch(address + path);
      expect(response.headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(response.headers.get('x-request-id'), path).toMatch(/^[0-9a-f]+-/);
      expect(response.headers.get('set-cookie'), path).toBeNull();
    }
    expect((await fetch(`${address}/yok`)).status).toBe(404);
    expect((await fetch(`${address}/api/businesses/search?q=%ff`)).status).toBe(400);
    expect((await fetch(`${address}/api/businesses/search?q=a%00b`)).status).toBe(400);
    expect((await fetch(`${address}/faq`, { method: 'POST' })).status).toBe(405);
    // Of the last one asked for.
    await product.printed('"status":405');
    expect(product.output()).not.toContain('"status":500');
    expect(product.output()).toContain('"path":"/api/businesses/search"');
    expect(product.output()).not.toContain('q=');
  });
});

test('a taken port is one sentence, and the database is left stopped', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = String((other.address() as { port: number }).port);
  const dataDir = await dataOfAFirstStart('off');
  const product = run({ PORT: taken, DATA_DIR: dataDir, EXAMPLES: 'off' });
  expect(await product.exitCode).toBe(69);
  expect(product.output()).toContain(`Port ${taken} is taken`);
  other.close();
  const again = run({ PORT: String(await freePort()), DATA_DIR: dataDir, EXAMPLES: 'off' });
  await again.printed('is ready');
});

test('a database server that is not there is one sentence', async () => {
  const port = await freePort();
  const product = run({
    PORT: String(await freePort()),
    DATA_DIR: await newFolder(),
    DATABASE_URL: `postgres://kimse:gizli@127.0.0.1:${port}/yok`,
  });
  expect(await product.exitCode).toBe(69);
  expect(product.output()).toContain('cannot be reached');
  expect(product.output()).not.toContain('gizli');
});

test('asked to stop, it ends what runs and exits with 0; the next start is ready in under 3 s', async () => {
  const { product, port, dataDir, address } = await start();
  const answer = fetch(`${address}/businesses`);
  await answer;
  product.child.kill('SIGTERM');
  expect(await product.exitCode).toBe(0);
  const again = run({ PORT: port, DATA_DIR: dataDir, EXAMPLES: 'off' });
  await inTime(3000, again.printed('is ready'));
});

test('killed without warning, it is ready again in under 5 s with its data', async () => {
  const { product, port, dataDir, address } = await start({ EXAMPLES: 'on' });
  const before = await (await fetch(`${address}/api/businesses?limit=1000`)).json();
  product.child.kill('SIGKILL');
  await product.exitCode;
  const again = run({ PORT: port, DATA_DIR: dataDir });
  await inTime(5000, again.printed('is ready'));
  expect(await (await fetch(`${address}/api/businesses?limit=1000`)).json()).toEqual(before);
});

test('of two instances on one server another key is refused; with the same they show each other’s changes', async () => {
  const { dataDir, address } = await start({ EXAMPLES: 'on' });
  const socket = join(dataDir, 'postgres', 'run');
  const databaseUrl = `postgres://directory@localhost/directory?host=${encodeURIComponent(socket)}`;
  const port = String(await freePort());
  const other = { PORT: port, DATA_DIR: await newFolder(), DATABASE_URL: databaseUrl };
  const stranger = run(other);
  expect(await stranger.exitCode).toBe(78);
  expect(stranger.output()).toContain('is not the key this database is used with');
  const SECRET_KEY = await readFile(join(dataDir, 'secret-key'), 'utf8');
  const second = run({ ...other, SECRET_KEY });
  await second.printed('is ready');
  const page = async (base: string) => (await fetch(`${base}/businesses`)).text();
  const name = 'Adı Değişen Aktar';
  expect(await page(`http://127.0.0.1:${port}`)).not.toContain(name);
  expect(await page(address)).not.toContain(name);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update businesses set name = $1
     where id = (select id from businesses order by rating desc, review_count desc, id limit 1)`,
    [name],
  );
  await client.end();
  await expect.poll(() => page(`http://127.0.0.1:${port}`), patience).toContain(name);
  await expect.poll(() => page(address), patience).toContain(name);
});
