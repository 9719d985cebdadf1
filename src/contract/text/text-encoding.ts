export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

/** Enough to see whether every second byte is zero. */
const UTF16_SAMPLE_BYTES = 4096;

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Latin text in UTF-16 has a zero in every second byte; no other text has zeros at all. */
function utf16Of(bytes: Uint8Array): TextEncoding | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, UTF16_SAMPLE_BYTES);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 6) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Tells a file's encoding from all of its bytes, handed over piece by piece: the first Turkish letter
 * may come late. What is mostly valid UTF-8 is UTF-8, so that one broken byte in a large file does not
 * garble all the others; Turkish text in windows-1254 hardly ever makes a valid UTF-8 letter by chance.
 */
export function encodingDetector(): { push(bytes: Uint8Array): void; encoding(): TextEncoding } {
  let utf16: TextEncoding | undefined;
  let isFirst = true;
  let letters = 0;
  let broken = 0;
  /** Bytes still to come of the letter that has begun. */
  let missing = 0;
  return {
    push(bytes) {
      if (isFirst) utf16 = utf16Of(bytes);
      isFirst = false;
      for (const byte of bytes) {
        if (missing > 0 && (byte & 0xc0) === 0x80) {
          missing -= 1;
          if (missing === 0) letters += 1;
          continue;
        }
        if (missing > 0) broken += 1;
        missing = 0;
        if (byte < 0x80) continue;
        if (byte >= 0xc2 && byte <= 0xdf) missing = 1;
        else if (byte >= 0xe0 && byte <= 0xef) missing = 2;
        else if (byte >= 0xf0 && byte <= 0xf4) missing = 3;
        else broken += 1;
      }
    },
    encoding: () => utf16 ?? (letters >= broken ? 'utf-8' : 'windows-1254'),
  };
}
