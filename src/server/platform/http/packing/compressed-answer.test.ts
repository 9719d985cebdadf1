import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedAnswer } from './compressed-answer.ts';
import { Dictionary } from './dictionary.ts';

const many = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Kıyı Ocakbaşı' }));
const ask = (encodings: string, body: unknown = many, method = 'GET') =>
  compressedAnswer(
    new Request('https://rehber.example/api/x', {
      method,
      headers: { 'Accept-Encoding': encodings },
    }),
    Response.json(body, { status: 201, headers: { 'X-Total-Count': '200', Vary: 'Cookie' } }),
  );

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('who takes %s gets %s, the same in fewer bytes', async (encodings, encoding, unpacked) => {
  const answer = await ask(encodings);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength));
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  expect(answer.headers.get('X-Total-Count')).toBe('200');
  expect(JSON.parse(unpacked(bytes).toString())).toEqual(many);
});

test('a small answer, and one whose reader takes nothing else, goes as it is', async () => {
  for (const answer of [await ask('br', []), await ask('identity'), await ask('')]) {
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    await expect(answer.json()).resolves.toBeInstanceOf(Array);
  }
});

test('what is no JSON, has a form of its own, or no body, is left alone', async () => {
  const picture = new Response(Buffer.alloc(5000), { headers: { 'Content-Type': 'image/png' } });
  const asked = new Request('https://rehber.example/', { headers: { 'Accept-Encoding': 'br' } });
  expect(await compressedAnswer(asked, picture)).toBe(picture);
  const packed = Response.json(many, { headers: { 'Content-Encoding': 'br' } });
  expect(await compressedAnswer(asked, packed)).toBe(packed);
  const answer = await ask('br', many, 'HEAD');
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(answer.headers.get('Content-Length')).toBeNull();
});

test('by the dictionary comes what is the same for everybody, and nothing else', async () => {
  const words = Buffer.from(JSON.stringify(many));
  const available = `:${createHash('sha256').update(words).digest('base64')}:`;
  const asked = new Request('https://rehber.example/api/x', {
    headers: { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': available },
  });
  const answer = (headers: Record<string, string>) =>
    compressedAnswer(asked, Response.json(many, { headers }), new Dictionary(words));
  const open = await answer({ 'Access-Control-Allow-Origin': '*' });
  expect(open.headers.get('Content-Encoding')).toBe('dcz');
  expect(open.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary');
  const bytes = Buffer.from(await open.arrayBuffer());
  expect(
    JSON.parse(zstdDecompressSync(bytes.subarray(40), { dictionary: words }).toString()),
  ).toEqual(many);
  const own = await answer({});
  expect(own.headers.get('Content-Encoding')).toBe('br');
  expect(own.headers.get('Vary')).toBe('Accept-Encoding');
});
