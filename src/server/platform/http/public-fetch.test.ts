import type { LookupAddress, lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPublic, isInside, openPublicFetch } from './public-fetch.ts';

test('addresses of the machine and of private networks are inside, others are not', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
  ];
  const inside6 = ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'];
  const carrying4 = ['::ffff:a00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', '2001:0:a00:1::1'];
  for (const address of [...inside, ...inside6, ...carrying4])
    expect([address, isInside(address)]).toEqual([address, true]);
  for (const address of [
    '142.250.187.78',
    '172.32.0.1',
    '2a00:1450:4017:80d::200e',
    '::ffff:8.8.8.8',
  ]) {
    expect([address, isInside(address)]).toEqual([address, false]);
  }
});

test.each(['http://127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'http://2130706433/'])(
  '%s is not asked',
  async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow('leads inside');
  },
);

/** Listens on addresses of this machine; of these the test calls one inside. */
let server: Server;
let port = 0;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('to');
    response.writeHead(to ? 302 : 200, to ? { Location: to } : {}).end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Names as told, one address after the other; `127.0.0.1` alone is outside. */
function withNames(names: Record<string, string[]>) {
  const resolve = (name: string, _: object, found: (error: null, all: LookupAddress[]) => void) => {
    const address = (names[name]?.length ?? 0) > 1 ? names[name]?.shift() : names[name]?.[0];
    found(null, [{ address: address ?? '', family: 4 }]);
  };
  const isRefused = (address: string) => address !== '127.0.0.1';
  return openPublicFetch({ resolve: resolve as unknown as typeof lookup, isRefused });
}

test('the address that is connected to is judged, not one that a name had before', async () => {
  const outside = withNames({ 'turns.example': ['127.0.0.1', '127.0.0.2'] });
  const address = `http://turns.example:${port}/`;
  const closing = { headers: { Connection: 'close' } };
  expect((await outside(address, closing)).status).toBe(200);
  await expect(outside(address, closing)).rejects.toThrow('turns.example leads inside');
});

test.each(['http://127.0.0.2:PORT/', 'http://inside.example:PORT/', 'http://2130706434:PORT/'])(
  'a redirect to %s is not followed inside',
  async (template) => {
    const to = template.replace('PORT', String(port));
    const outside = withNames({ 'ok.example': ['127.0.0.1'], 'inside.example': ['127.0.0.2'] });
    const before = asked.length;
    await expect(outside(`http://ok.example:${port}/?to=${to}`)).rejects.toThrow('leads inside');
    expect(asked.slice(before)).toHaveLength(1);
  },
);
