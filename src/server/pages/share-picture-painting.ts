// Runs in a process of its own: see share-picture-painter.ts.
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SHARE_PICTURE } from '#contract/share-pictures.ts';
import type { Painting } from './share-picture-painter.ts';

export async function work({ svg, fontFiles }: Painting): Promise<Buffer> {
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } });
  const { width, height } = SHARE_PICTURE;
  return sharp(picture.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 8 })
    .toBuffer();
}
