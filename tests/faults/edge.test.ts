import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEdge } from '#server/pages/edge.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, type Run, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { inTime } from './in-time.ts';
import { until } from './postgres-parent.ts';
import { startKeepingNginx, startPurgingNginx } from './proxy-samples.ts';
import { type ShippedVarnish, startVarnish } from './varnish-sample.ts';

/** Varnish in front of one instance. */
let folder: string;
let dataDir: string;
let varnish: ShippedVarnish;
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
const soon = (sentence: string, condition: () => Promise<boolean>, withinMs = 1000) =>
  inTime(withinMs, until(sentence, condition));
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
const connect = async () => {
  const host = join(dataDir, 'postgres', 'run');
  database = new pg.Client({
    connectionString: `postgres://directory@localhost/directory?host=${encodeURIComponent(host)}`,
  });
  database.on('error', () => {});
  await database.connect();
};
let ports: [number, number];
const newFolder = async (name: string) => {
  await mkdir(join(folder, name));
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-edge-'));
  dataDir = await dataOfAFirstStart('on');
  ports = [await freePort(), await freePort()];
  const [port, edgePort] = ports;
  varnish = await startVarnish(folder, {
    ...{ port: edgePort, instances: [port, await freePort()], memory: '32m' },
  });
  edge = varnish.address;
  // It tells the edge to let go of all as it begins: later that would be in the way.
  await start(port, edgePort);
  await until(
    'the edge answers',
    async () => (await at('/faq').catch(() => undefined))?.status === 200,
  );
  await connect();
  const { rows } = await database.query(
    "select id from businesses where status = 'approved' order by id limit 1",
  );
  business = rows[0].id;
});
afterAll(async () => {
  await database?.end();
  await varnish?.stop();
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

test('whoever has the dictionary gets the page by it from the edge, and nobody else does', async () => {
  const path = `/business/${business}`;
  const [, file = ''] = /href="(\/dictionary-[^"]+)"/.exec((await at(path)).text) ?? [];
  const words = Buffer.from(await (await fetch(edge + file)).arrayBuffer());
  const name = `:${createHash('sha256').update(words).digest('base64')}:`;
  const encodings = 'gzip, deflate, br, zstd, dcb, dcz';
  const by = async (dictionary: string) => {
    const { headers, cache } = await at(path, {
      'Accept-Encoding': encodings,
      'Available-Dictionary': dictionary,
    });
    return [headers.get('content-encoding'), cache];
  };
  await until('it is kept by the dictionary', async () => (await by(name))[1] === 'hit');
  expect(await by(name)).toEqual(['dcz', 'hit']);
  const other = `:${createHash('sha256').update('other').digest('base64')}:`;
  expect((await by(other))[0]).toBe('br');
  const { headers, text } = await at(path, { 'Accept-Encoding': encodings });
  expect(headers.get('content-encoding')).toBe('br');
  expect(text).toContain('</html>');
});

test('what a change makes old is gone from the edge within a second, and nothing else', async () => {
  const [shown, list, other] = [`/business/${business}`, '/businesses', '/about'];
  for (const path of [shown, list, other]) await until(`${path} is kept`, () => isKept(path));
  const name = 'Adı Yeni Olan Dükkân';
  await database.query('update businesses set name = $1 where id = $2', [name, business]);
  await soon('its page says so', async () => (await at(shown)).text.includes(name));
  expect((await at(other)).cache).toBe('hit');
  await database.query("update businesses set status = 'suspended' where id = $1", [business]);
  await soon('it is shown no more', async () => !(await at(shown)).text.includes(name));
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

test('where an instance goes the other one is asked, and where none can make a page the one from before is shown', async () => {
  /** Of which each page is true for a second. */
  const instance = (says: (path?: string) => [number, string]) =>
    createServer(({ url }, answer) => {
      const [status, text] = says(url);
      const kept = { 'Surrogate-Control': 'max-age=1', 'Surrogate-Key': 'all', ETag: '"1"' };
      answer.writeHead(status, status === 200 ? kept : {}).end(text);
    }).listen(0, '127.0.0.1');
  let isAble = true;
  let asked = 0;
  const first = instance(() => [200, 'first']);
  const second = instance((path) => {
    if (path === '/b') asked += 1;
    return isAble || path === '/healthz' ? [200, 'second'] : [503, 'refused'];
  });
  await Promise.all([once(first, 'listening'), once(second, 'listening')]);
  const portOf = (server: typeof first) => (server.address() as AddressInfo).port;
  const before = await startVarnish(await newFolder('of-two'), {
    ...{ port: await freePort(), instances: [portOf(first), portOf(second)], memory: '32m' },
  });
  const says = async (path: string) => {
    const answer = await fetch(before.address + path).catch(() => undefined);
    return [answer?.status, await answer?.text()];
  };
  try {
    await until('it answers', async () => (await says('/a'))[1] === 'first');
    first.closeAllConnections();
    await new Promise((closed) => first.close(closed));
    expect(await says('/b')).toEqual([200, 'second']);
    isAble = false;
    await until('it is asked for again', async () => {
      expect(await says('/b')).toEqual([200, 'second']);
      return asked > 1;
    });
    expect(await says('/c')).toEqual([503, 'refused']);
  } finally {
    await before.stop();
    second.closeAllConnections();
    second.close();
  }
});

test('nginx asks each second for what it keeps, and shows while nobody answers what it has, but not what went', async () => {
  await connect();
  const nginx = await startKeepingNginx(await newFolder('nginx'), [ports[0], await freePort()]);
  try {
    const { rows } = await database.query(
      "select id from businesses where status = 'approved' order by id desc limit 2",
    );
    const [shown, gone] = rows.map(({ id }) => `/business/${id}`) as [string, string];
    const cacheOf = async (path: string, headers = {}) =>
      (await nginx.read(path, headers)).headers['x-cache'];
    for (const path of [shown, gone, '/about'])
      await until(`${path} is kept`, async () => (await cacheOf(path)) === 'HIT');
    for (const _ of [1, 2]) expect(await cacheOf('/api/businesses?limit=1')).toBe('BYPASS');
    expect(await cacheOf('/about', { Cookie: 'principal=guest; wrote=1-2A.x' })).toBe('BYPASS');
    const name = 'Adı Yeni Olan Dükkân';
    await database.query('update businesses set name = $1 where id = $2', [
      name,
      shown.split('/').at(-1),
    ]);
    const says = async () => (await nginx.read(shown)).text.includes(name);
    // It keeps a second, in whole ones of the clock.
    await soon('its page says so', says, 2000);
    await database.query("update businesses set status = 'suspended' where id = $1", [
      gone.split('/').at(-1),
    ]);
    await soon('it is shown no more', async () => (await nginx.ask(gone)) !== 200, 2000);
    await killNow(product);
    await until('it is old', async () => (await cacheOf(shown)) === 'STALE');
    expect([await nginx.ask(shown), await says()]).toEqual([200, true]);
    expect(await nginx.ask(gone)).not.toBe(200);
  } finally {
    await nginx.stop();
  }
});

test('what is told to an edge is handed on to a CDN as it wants to be told', async () => {
  const heard: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const cdn = createServer(({ method, url, headers }, answer) => {
    heard.push({ method, url, headers });
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const port = await freePort();
  const api = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const stop = startPurgingNginx(await newFolder('purging'), { port, api });
  const told = openEdge([`http://127.0.0.1:${port}`], { log: openLog('silent') });
  try {
    await until('it is told', () => heard.length > 0);
    expect(heard[0]).toMatchObject({
      ...{ method: 'POST', url: '/service/SERVICE-ID/purge' },
      headers: {
        ...{ host: 'api.fastly.com', 'surrogate-key': 'all', 'fastly-key': 'YOUR-TOKEN' },
        'content-length': '0',
      },
    });
  } finally {
    await told.close();
    await stop();
    cdn.close();
  }
});
