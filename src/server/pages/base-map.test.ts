import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASE_MAP_PATH } from '#contract/maps/maps.ts';
import { tinyMap } from '#tests/support/tiny-map.ts';
import { BASE_MAP_FILE, hasBaseMap, serveBaseMap } from './base-map.ts';

const bytes = tinyMap();
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'base-map-'));
  const serve = serveBaseMap(folder, { 'X-Content-Type-Options': 'nosniff' });
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(headers: Record<string, string> = {}, method = 'GET', path = BASE_MAP_PATH) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = ask({ port, method, path, headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      response.toArray().then((parts: Buffer[]) => {
        resolve({ status, headers, body: Buffer.concat(parts) });
      }, reject);
    });
    asked.on('error', reject).end();
  });
}

test('without the file there is nothing', async () => {
  expect(hasBaseMap(folder)).toBe(false);
  expect((await get()).status).toBe(404);
  expect((await get({}, 'GET', '/other')).status).toBe(418);
  expect((await get({}, 'POST')).status).toBe(418);
});

test('the whole, and every part of it, as it was put there', async () => {
  await writeFile(join(folder, BASE_MAP_FILE), bytes);
  expect(hasBaseMap(folder)).toBe(true);
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(whole.body.equals(bytes)).toBe(true);
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
  });
  const size = bytes.length;
  for (const [range, start, end] of [
    ['bytes=0-6', 0, 6],
    ['bytes=7-7', 7, 7],
    ['bytes=100-', 100, size - 1],
    ['bytes=-20', size - 20, size - 1],
    ['bytes=-999999', 0, size - 1],
    ['bytes=0-16383', 0, size - 1],
  ] as const) {
    const part = await get({ range });
    expect(part.status, range).toBe(206);
    expect(part.headers['content-range'], range).toBe(`bytes ${start}-${end}/${size}`);
    expect(part.body.equals(bytes.subarray(start, end + 1)), range).toBe(true);
  }
});

test.each(['bytes=999999-', 'bytes=-0'])('%s is beyond the end', async (range) => {
  const answer = await get({ range });
  expect(answer.status).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
  expect(answer.body).toHaveLength(0);
});

test.each(['bytes=0-1,5-6', 'lines=0-5', 'bytes=', 'bytes=9-5', 'bytes=a-b'])(
  '%s is answered with the whole',
  async (range) => {
    const answer = await get({ range });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(bytes.length);
  },
);

test('HEAD says how long it is and sends nothing', async () => {
  const answer = await get({ range: 'bytes=0-6' }, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe(String(bytes.length));
  expect(answer.body).toHaveLength(0);
});

test('a part is only sent of the file that was known; a known whole is not sent again', async () => {
  const range = 'bytes=0-6';
  const first = (await get({ range })).headers;
  const etag = String(first.etag);
  const date = String(first['last-modified']);
  expect((await get({ range, 'if-range': etag })).status).toBe(206);
  expect((await get({ range, 'if-range': date })).status).toBe(206);
  expect((await get({ range, 'if-range': '"another"' })).status).toBe(200);
  expect((await get({ 'if-none-match': `W/"x", ${etag}` })).status).toBe(304);
  expect((await get({ 'if-modified-since': date })).status).toBe(304);

  await utimes(join(folder, BASE_MAP_FILE), 1, 1);
  expect((await get({ range, 'if-range': etag })).status).toBe(200);
  expect((await get({ 'if-none-match': etag })).status).toBe(200);
  expect((await get({ range })).headers.etag).not.toBe(etag);
});
