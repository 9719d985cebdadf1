import { expect, test } from 'vitest';
import { encodingDetector } from './text-encoding.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
/** `ş` and `ı` as windows-1254 writes them. */
const windows1254 = latin('ba\u00fekent k\u00fdr\u00fdk');

function encodingOf(bytes: Uint8Array, piece = bytes.length) {
  const detector = encodingDetector();
  for (let at = 0; at < bytes.length; at += piece) detector.push(bytes.subarray(at, at + piece));
  return detector.encoding();
}

test('an encoding is told from its letters, with and without a byte order mark', () => {
  expect(encodingOf(utf8('ad;tür\nKebapçı;lokanta'))).toBe('utf-8');
  expect(encodingOf(utf8('\ufeffad;tür'))).toBe('utf-8');
  expect(encodingOf(utf8('name,category'))).toBe('utf-8');
  expect(encodingOf(windows1254)).toBe('windows-1254');
  expect(encodingOf(latin('\u00ff\u00fea\u0000d\u0000'))).toBe('utf-16le');
  expect(encodingOf(latin('a\u0000d\u0000;\u0000t\u0000'))).toBe('utf-16le');
  expect(encodingOf(latin('\u0000a\u0000d\u0000;\u0000t'))).toBe('utf-16be');
});

test('the first Turkish letter may come a megabyte late', () => {
  const plain = latin('x'.repeat(1_000_000));
  const late = new Uint8Array(plain.length + windows1254.length);
  late.set(plain);
  late.set(windows1254, plain.length);
  expect(encodingOf(late, 65_536)).toBe('windows-1254');
});

test('a letter cut by the end of a piece is whole', () => {
  const bytes = utf8('çğışöü — “Adana” €');
  for (let piece = 1; piece < 8; piece += 1) expect(encodingOf(bytes, piece)).toBe('utf-8');
});

test('one broken byte does not turn a UTF-8 file into another encoding', () => {
  const bytes = utf8('Kebapçı Mesut, Güzelyalı, ?');
  bytes[bytes.length - 1] = 0xfe;
  expect(encodingOf(bytes)).toBe('utf-8');
});

const file = (...bytes: number[]) => Uint8Array.from(bytes);
/** Of bytes with so many behind them that begin no letter. */
const mostly = (broken: number, ...bytes: number[]) =>
  encodingOf(file(...bytes, ...Array<number>(broken).fill(0xff)));

test.each([
  ['two bytes, the first', [0xc2, 0x80]],
  ['two bytes, the last', [0xdf, 0xbf]],
  ['three bytes, the first', [0xe0, 0xa0, 0x80]],
  ['three bytes, the last', [0xef, 0xbf, 0xbf]],
  ['four bytes, the first', [0xf0, 0x90, 0x80, 0x80]],
  ['four bytes, the last', [0xf4, 0x8f, 0xbf, 0xbf]],
])('a letter of %s of them, is one letter', (_, letter) => {
  expect(mostly(0, ...letter)).toBe('utf-8');
  expect(mostly(1, ...letter)).toBe('utf-8');
  expect(mostly(2, ...letter)).toBe('windows-1254');
  expect(mostly(2, ...letter, ...letter)).toBe('utf-8');
  // Cut short it is none.
  expect(mostly(0, ...letter.slice(0, -1), 0x61)).toBe('windows-1254');
});

test.each([[[0x80]], [[0xbf, 0x80]], [[0xc1, 0x80]], [[0xc0, 0x80]], [[0xf5, 0x80, 0x80, 0x80]]])(
  'the bytes %j begin no letter',
  (bytes) => {
    expect(mostly(0, ...bytes)).toBe('windows-1254');
  },
);

test('each byte that begins no letter counts, and so does each letter', () => {
  const [ş, lost] = [[0xc5, 0x9f], [0xc5]] as const;
  expect(mostly(0, ...ş, ...lost, 0x61)).toBe('utf-8');
  expect(mostly(0, ...ş, ...lost, ...lost, 0x61)).toBe('windows-1254');
  expect(mostly(0, ...lost, ...ş, 0x61, 0x7f)).toBe('utf-8');
});

test('UTF-16 is told by its mark, else by zeros in every second of its first bytes', () => {
  expect(encodingOf(file(0xff, 0xfe, 0x5f, 0x01))).toBe('utf-16le');
  expect(encodingOf(file(0xfe, 0xff, 0x01, 0x5f))).toBe('utf-16be');
  // Half a mark is none.
  expect(encodingOf(file(0xff, 0x61, 0x61, 0x61))).toBe('windows-1254');
  expect(encodingOf(file(0x61, 0xfe, 0x61, 0x61))).toBe('windows-1254');
  expect(encodingOf(file(0xfe, 0x61, 0x61, 0x61))).toBe('windows-1254');
  // A sixth of the bytes is enough, fewer are not.
  expect(encodingOf(file(0x61, 0, 0x61, 0x61, 0x61, 0x61))).toBe('utf-16le');
  expect(encodingOf(file(0, 0x61, 0x61, 0x61, 0x61, 0x61))).toBe('utf-16be');
  expect(encodingOf(file(0x61, 0, 0x61, 0x61, 0x61, 0x61, 0x61))).toBe('utf-8');
  expect(encodingOf(latin('a'.repeat(4096) + '\u0000a'.repeat(4096)))).toBe('utf-8');
  // Only the first piece is asked.
  expect(encodingOf(latin(`aaaa${'\u0000a'.repeat(8)}`), 4)).toBe('utf-8');
});
