import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ShareLetters } from '#contract/share-pictures.ts';

/** Made by scripts/share-fonts.mjs, which gives the two files of a font these weights. */
const PARTS = { latin: 400, 'latin-ext': 900 } as const;
const FONTS = ['heading', 'text'] as const;
const FOLDER = new URL('../../web/styles/fonts/', import.meta.url);

export interface ShareFonts {
  files: string[];
  letters: ShareLetters;
}

/** The fonts of pictures for sharing; undefined when the build has not made them. */
export function openShareFonts(folder: URL = FOLDER): ShareFonts | undefined {
  const fileOf = (font: string, part: string) =>
    fileURLToPath(new URL(`share-${font}-${part}.ttf`, folder));
  const parts = Object.entries(PARTS);
  const files = FONTS.flatMap((font) => parts.map(([part]) => fileOf(font, part)));
  if (!files.every((file) => existsSync(file))) return undefined;
  const faces = (font: (typeof FONTS)[number]) =>
    parts.map(([part, weight]) => ({
      weight,
      widths: readWidths(readFileSync(fileOf(font, part))),
    }));
  const known = { heading: faces('heading'), text: faces('text') };
  const faceOf = (sign: string, font: (typeof FONTS)[number]) =>
    known[font].find(({ widths }) => widths.has(sign.codePointAt(0) ?? 0));
  return {
    files,
    letters: {
      width(text, font) {
        let width = 0;
        for (const sign of text) {
          width += faceOf(sign, font)?.widths.get(sign.codePointAt(0) ?? 0) ?? 0;
        }
        return width;
      },
      runs(text, font) {
        const runs: { text: string; weight: number }[] = [];
        for (const sign of text.normalize('NFC')) {
          const weight = faceOf(sign, font)?.weight;
          const last = runs.at(-1);
          if (weight === undefined) continue;
          if (last?.weight === weight) last.text += sign;
          else runs.push({ text: sign, weight });
        }
        return runs;
      },
    },
  };
}

/** How wide each letter of a TrueType font is, in units of the font size, by its code point. */
function readWidths(font: Buffer): Map<number, number> {
  const table = (tag: string) => {
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
      if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
    }
    throw new Error(`the font has no table ${tag}`);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  const hmtx = table('hmtx');
  const widthOf = (glyph: number) =>
    font.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm;
  const widths = new Map<number, number>();
  for (const [code, glyph] of glyphsOf(font, table('cmap'))) widths.set(code, widthOf(glyph));
  return widths;
}

/** Code points and their glyphs, from the font's table of segments (format 4). */
function* glyphsOf(font: Buffer, cmap: number): Generator<[code: number, glyph: number]> {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(at) !== 4) continue;
    const doubled = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const end = font.readUInt16BE(at + 14 + segment);
      const start = font.readUInt16BE(at + 16 + doubled + segment);
      const delta = font.readUInt16BE(at + 16 + 2 * doubled + segment);
      const place = at + 16 + 3 * doubled + segment;
      const offset = font.readUInt16BE(place);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const listed = offset ? font.readUInt16BE(place + offset + 2 * (code - start)) : code;
        const glyph = offset && listed === 0 ? 0 : (listed + delta) & 0xffff;
        if (glyph > 0) yield [code, glyph];
      }
    }
    return;
  }
}
