import sharp, { type SharpOptions } from 'sharp';
import { Refusal, refuse } from '#contract/errors.ts';
import { PICTURE_MAX_HEIGHT, PICTURE_WIDTHS, widthsOf } from '#contract/uploads.ts';
import type { PictureKind } from './file-kinds.rules.ts';

/** 50 megapixels as cameras count them: 8192 × 6144. */
const MAX_PIXELS = 8192 * 6144;
const DECODE_SECONDS = 30;
const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Longest side of a document's picture: small print stays readable. */
const DOCUMENT_SIDE = 4000;
const PLACEHOLDER_SIDE = 16;

// One thread and no cache: pages are answered meanwhile. Only the four formats can be read at all.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const reading: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 };

/** A decoded picture, upright, without anything but its dots. */
interface Dots {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const fromDots = ({ data, info }: Dots) => {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

let turn: Promise<unknown> = Promise.resolve();
/** One picture at a time: ten large ones at once would take the memory and the processor of all. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

export interface MadePicture {
  width: number;
  height: number;
  placeholder: string;
  /** WebP by width. */
  sizes: { width: number; bytes: Buffer }[];
}

/**
 * Decodes a picture and makes our own of it in several widths: nothing of the sent file is kept, so
 * where and with which camera it was taken, and whatever was hidden in it, are gone.
 */
export const makePicture = (bytes: Buffer, kind: PictureKind): Promise<MadePicture> =>
  inTurn(async () => {
    const dots = await decode(bytes, kind, { width: LARGEST, height: PICTURE_MAX_HEIGHT });
    const { width, height } = dots.info;
    const sizes = [];
    for (const step of widthsOf(width)) {
      const made = await fromDots(dots).resize({ width: step }).webp({ quality: 80 }).toBuffer();
      sizes.push({ width: step, bytes: made });
    }
    return { width, height, placeholder: await placeholderOf(dots), sizes };
  });

/** A document's picture: one size, in the format it was sent in. */
export const makeDocumentPicture = (bytes: Buffer, kind: 'jpeg' | 'png') =>
  inTurn(async () => {
    const dots = await decode(bytes, kind, { width: DOCUMENT_SIDE, height: DOCUMENT_SIDE });
    const { width, height } = dots.info;
    const written = fromDots(dots);
    const made = kind === 'png' ? written.png() : written.jpeg({ quality: 85 });
    return { width, height, bytes: await made.toBuffer() };
  });

/** The AVIF sizes of a stored picture, from its largest WebP; smallest first. */
export async function makeAvifSizes(webp: Buffer, width: number) {
  const dots = await inTurn(() => decode(webp, 'webp', { width, height: PICTURE_MAX_HEIGHT }));
  const sizes = [];
  for (const step of widthsOf(width)) {
    // A turn for each: who sends a photo meanwhile waits for one size, not for all.
    const bytes = await inTurn(() =>
      fromDots(dots).resize({ width: step }).avif({ quality: 55, effort: 3 }).toBuffer(),
    );
    sizes.push({ width: step, bytes });
  }
  return sizes;
}

async function decode(
  bytes: Buffer,
  kind: PictureKind,
  box: { width: number; height: number },
): Promise<Dots> {
  try {
    const { width, height, format } = await sharp(bytes, reading).metadata();
    if (width * height > MAX_PIXELS) return refuse('picture_too_many_pixels');
    if (format !== (kind === 'avif' ? 'heif' : kind)) return refuse('picture_unreadable');
    const { data, info } = await sharp(bytes, reading)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      // What is transparent would show the theme behind it, and the placeholder.
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info: info as Dots['info'] };
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) {
      return refuse('picture_too_many_pixels');
    }
    if (error instanceof Refusal) throw error;
    return refuse('picture_unreadable');
  }
}

async function placeholderOf(dots: Dots): Promise<string> {
  const tiny = await fromDots(dots)
    .resize({ width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
