import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';

const words = Buffer.from(
  Array.from({ length: 300 }, (_, at) => `<li>Kıyı Ocakbaşı ${at}</li>`).join(''),
);
const nameOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`;
const dictionary = new Dictionary(words);

test('what stands in the dictionary is not sent: by the head of RFC 9842 and zstd', async () => {
  const packed = await dictionary.pack(words);
  expect(packed.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(packed.subarray(8, 40)).toEqual(createHash('sha256').update(words).digest());
  expect(packed.byteLength).toBeLessThan(100);
  expect(zstdDecompressSync(packed.subarray(40), { dictionary: words })).toEqual(words);
});

test.each([
  ['gzip, br, dcb, dcz', nameOf(words), true],
  ['gzip, br, zstd', nameOf(words), false],
  ['br, dcz;q=0', nameOf(words), false],
  ['br, dcz', nameOf(Buffer.from('that of another build')), false],
  ['br, dcz', undefined, false],
  [undefined, nameOf(words), false],
])('who takes %s and has %s: %s', (accepted, available, isAt) => {
  expect(dictionary.isAt({ 'accept-encoding': accepted, 'available-dictionary': available })).toBe(
    isAt,
  );
});

test('a page is packed once, and what nobody asked for the longest is forgotten', async () => {
  const small = new Dictionary(words, 2);
  const first = await small.packOnce('a', words);
  expect(await small.packOnce('a', words)).toBe(first);
  expect(first.buffer.byteLength, 'a memory of its own').toBe(first.byteLength);
  await small.packOnce('b', Buffer.from('x'));
  await small.packOnce('a', words);
  await small.packOnce('c', Buffer.from('y'));
  expect(small.ready('a')).toBe(first);
  expect(small.ready('b')).toBeUndefined();
});
