import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '#tests/support/test-server.ts';
import { joinCrumbs, MOST_CRUMBS } from './crumbs.ts';

let ended: (number | undefined)[] = [];
const read: { pieces: number; sum: string; bytes: number }[] = [];
const server = createServer((request, response) => {
  joinCrumbs(request, response);
  request.on('close', () => ended.push(request.complete ? undefined : request.socket.bytesRead));
  if (request.url === '/unread') return response.end('no');
  void sumOf(request)
    .then((sum) => {
      read.push(sum);
      response.end('yes');
    })
    .catch(() => {});
});
async function sumOf(request: IncomingMessage) {
  const hash = createHash('sha256');
  let [pieces, bytes] = [0, 0];
  for await (const piece of request) {
    hash.update(piece);
    pieces += 1;
    bytes += piece.length;
  }
  return { pieces, bytes, sum: hash.digest('hex') };
}
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n`;
const body = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 251));
const inPieces = (bytes: Buffer, sizes: number[]) => {
  const chunks: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const piece = bytes.subarray(at, at + (sizes[turn % sizes.length] ?? 1));
    chunks.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
    at += piece.length;
  }
  return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]);
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test.each([
  { name: 'one by one', bytes: 20_000, sizes: [1], most: 60 },
  { name: 'small and large in turn', bytes: 200_000, sizes: [1, 7, 5000, 300, 2048], most: 200 },
  { name: 'packets', bytes: 200_000, sizes: [1400], most: 60 },
])('a body in crumbs arrives as it was sent, in fewer pieces: $name', async (given) => {
  const sent = body.subarray(0, given.bytes);
  read.length = 0;
  const { status } = await sendRaw(port, [head('/'), inPieces(sent, given.sizes)]);
  expect(status).toBe(200);
  expect(read).toEqual([
    { sum: sha256(sent), bytes: sent.length, pieces: expect.toSatisfy((n) => n <= given.most) },
  ]);
});

test.each(['/', '/unread'])('crumbs without end are cut off, read or not: %s', async (path) => {
  ended = [];
  const crumb = '1\r\na\r\n';
  const many = Buffer.from(crumb.repeat(20 * MOST_CRUMBS));
  await sendRaw(port, [head(path), many]);
  // What came with the last one is read as well.
  const most = (MOST_CRUMBS * crumb.length + head(path).length) * 3;
  expect(ended).toEqual([expect.toSatisfy((bytes) => bytes < most)]);
});
