/**
 * Text that was UTF-8 and read as windows-1252 on its way (`Ã‡ukurova`), read right. Only what begins as Turkish
 * letters and usual signs then do; two rounds, because some files went that way twice.
 */
export function mendedText(text: string): string {
  let mended = text;
  for (let round = 0; round < ROUNDS && GARBLED.test(mended); round += 1) {
    mended = mended.replace(ALL_GARBLED, (letters) => {
      const bytes = [...letters].map((letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
      try {
        return utf8.decode(Uint8Array.from(bytes));
      } catch {
        return letters;
      }
    });
  }
  return mended;
}

const ROUNDS = 2;
const utf8 = new TextDecoder('utf-8', { fatal: true });
/** Letters that windows-1252 makes of the bytes 0x80 to 0xbf, which follow the first one of a letter. */
const followers = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 0x40 }, (_, index) => 0x80 + index),
);
const byteOf = new Map([...followers].map((letter, index) => [letter, 0x80 + index]));
const follower = `[${[...followers].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}\\u0080-\\u009f]`;
const pattern = `[\\u00c2-\\u00c5]${follower}|\\u00e2${follower}{2}`;
const GARBLED = new RegExp(pattern);
const ALL_GARBLED = new RegExp(pattern, 'g');
