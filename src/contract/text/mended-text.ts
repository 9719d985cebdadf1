/**
 * Text that was UTF-8 and read as windows-1252 or -1254 on its way (`Ã‡ukurova`), read right. Only what begins as
 * Turkish letters and usual signs then do; two rounds, because some files went that way twice.
 */
export function mendedText(text: string): string {
  let mended = text;
  for (let round = 0; round < ROUNDS && GARBLED.test(mended); round += 1) {
    mended = mended.replace(ALL_GARBLED, (letters) => {
      const [first = 0, ...others] = [...letters].map(byteOf);
      const begun = first & (others.length > 1 ? 0x0f : 0x1f);
      return String.fromCharCode(others.reduce((code, byte) => (code << 6) | (byte & 0x3f), begun));
    });
  }
  return mended;
}

const ROUNDS = 2;
/** Letters that windows-1252 makes of the bytes 0x80 to 0x9f; a space where it has none. */
const OF_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
function byteOf(letter: string): number {
  const at = OF_1252.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
}
/** What follows the first letter of one: the bytes 0x80 to 0xbf. */
const follower = `[${OF_1252.replaceAll(' ', '')}\\u0080-\\u00bf]`;
const pattern = `[\\u00c2-\\u00c5]${follower}|\\u00e2${follower}{2}`;
const GARBLED = new RegExp(pattern);
const ALL_GARBLED = new RegExp(pattern, 'g');
