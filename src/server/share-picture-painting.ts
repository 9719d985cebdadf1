// The process that paints: see share-picture-painter.ts.
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SHARE_PICTURE } from '#contract/share-pictures.ts';
import type { Painting } from './share-picture-painter.ts';

async function paint({ svg, fontFiles }: Painting): Promise<void> {
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } });
  const { width, height } = SHARE_PICTURE;
  const png = await sharp(picture.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 8 })
    .toBuffer();
  process.send?.(png);
}

// What fails ends this process: its exit is the answer.
process.on('message', (painting: Painting) => void paint(painting));
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
