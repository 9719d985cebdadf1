import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli } from './brotli.ts';

/** How far a stream may look back, in powers of two, as its first byte says (RFC 7932, 9.1). */
function windowOf([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16;
  const more = (first >> 1) & 7;
  if (more > 0) return 17 + more;
  const fewer = (first >> 4) & 7;
  return fewer > 0 ? 8 + fewer : 17;
}

/** Of words that come again, near and far. */
const textOf = (letters: number): Buffer => {
  let text = '';
  for (let at = 0; text.length < letters; at += 1)
    text += `<a href="/business/${(at * 7919) % 5003}">${(at * 31) % 97}</a>`;
  return Buffer.from(text.slice(0, letters));
};

test.each([
  [0, 17],
  [3000, 17],
  [70_000, 17],
  [140_000, 18],
  [9_000_000, 22],
])('a text of %i bytes is looked back on as far as it is long', async (letters, window) => {
  const text = textOf(letters);
  const packed = await brotli(text, 5);
  expect(brotliDecompressSync(packed).equals(text)).toBe(true);
  if (letters > 0) expect(windowOf(packed)).toBe(window);
  const usual = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(packed.byteLength).toBeLessThanOrEqual(usual.byteLength * 1.001 + 2);
});
