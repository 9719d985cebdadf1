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
