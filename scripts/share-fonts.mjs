import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** All of Latin as names of businesses use it, and the signs around it. */
const letters = `${Array.from({ length: 0x250 - 32 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—‘’“”„…•‹›€₺™−ẞ`;

/** Each in one weight: the renderer of the pictures reads neither WOFF2 nor a variable font. */
const fonts = {
  heading: {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-%-opsz-normal.woff2',
    axes: { wght: 700, opsz: 56 },
  },
  text: {
    source: '@fontsource-variable/figtree/files/figtree-%-wght-normal.woff2',
    axes: { wght: 600 },
  },
};

/**
 * The two files of a font have one name. Told apart by a weight, a picture can say which one draws a
 * letter: server/pages/share-picture-fonts.ts knows these numbers.
 */
const weights = { latin: 400, 'latin-ext': 900 };

/**
 * Writes the fonts that pictures for sharing are lettered with.
 * @param {string} folder
 */
export async function makeShareFonts(folder) {
  await mkdir(folder, { recursive: true });
  for (const [name, { source, axes }] of Object.entries(fonts)) {
    for (const [part, weight] of Object.entries(weights)) {
      const original = await readFile(require.resolve(source.replace('%', part)));
      const font = await subsetFont(original, letters, {
        targetFormat: 'truetype',
        variationAxes: axes,
        noHinting: true,
      });
      await writeFile(path.join(folder, `share-${name}-${part}.ttf`), named(font, weight));
    }
  }
}

/**
 * The font under another weight, in its table `OS/2`.
 * @param {Buffer} font
 * @param {number} weight
 */
function named(font, weight) {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'OS/2') continue;
    font.writeUInt16BE(weight, font.readUInt32BE(entry + 8) + 4);
  }
  return font;
}
