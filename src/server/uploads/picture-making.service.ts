// Runs in a process of its own: see pictures.service.ts.
import sharp, { type SharpOptions } from 'sharp';
import { type ErrorCode, Refusal, refuse } from '#contract/api/errors.ts';
import {
  MAX_PIXELS,
  PICTURE_MAX_HEIGHT,
  PICTURE_WIDTHS,
  type PictureKind,
  widthsOf,
} from '#contract/uploads.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);
/** Longest side of a document's picture: small print stays readable. */
const DOCUMENT_SIDE = 4000;
const PLACEHOLDER_SIDE = 16;

// One thread and no cache: pages are answered meanwhile, and no picture stays in memory. Only the four formats can be read at all.
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

/** A decoded picture, upright, without anything but its dots. */
interface Dots {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const fromDots = ({ data, info }: Dots) => {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

export interface MadePicture {
  width: number;
  height: number;
  placeholder: string;
  /** WebP by width. */
  sizes: { width: number; bytes: Buffer }[];
}

export type PictureTask =
  | { make: 'picture'; bytes: Buffer; kind: PictureKind }
  | { make: 'document'; bytes: Buffer; kind: 'jpeg' | 'png' }
  /** One of our own, in one width. */
  | { make: 'avif'; bytes: Buffer; width: number }
  /** One of our own, cut to a box, as JPEG. */
  | { make: 'cut'; bytes: Buffer; box: { width: number; height: number } };

/** What was made, or with which code it was refused. */
export type PictureAnswer = { made: unknown } | { refused: ErrorCode };

export async function work(task: PictureTask): Promise<PictureAnswer> {
  try {
    // What came through the pipe between processes are bytes without our Buffer's ways.
    return { made: await make({ ...task, bytes: Buffer.from(task.bytes) }) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  }
}

function make(task: PictureTask): Promise<unknown> {
  switch (task.make) {
    case 'picture':
      return makePicture(task.bytes, task.kind);
    case 'document':
      return makeDocumentPicture(task.bytes, task.kind);
    case 'avif':
      return makeAvif(task.bytes, task.width);
    case 'cut':
      return cut(task.bytes, task.box);
  }
}

/**
 * Decodes a picture and makes our own of it in several widths: nothing of the sent file is kept, so
 * where and with which camera it was taken, and whatever was hidden in it, are gone.
 */
async function makePicture(bytes: Buffer, kind: PictureKind): Promise<MadePicture> {
  const dots = await decode(bytes, kind, { width: LARGEST, height: PICTURE_MAX_HEIGHT });
  const { width, height } = dots.info;
  const sizes = [];
  for (const step of widthsOf(width)) {
    const made = await fromDots(dots).resize({ width: step }).webp({ quality: 80 }).toBuffer();
    sizes.push({ width: step, bytes: made });
  }
  return { width, height, placeholder: await placeholderOf(dots), sizes };
}

export interface MadeDocument {
  width: number;
  height: number;
  bytes: Buffer;
}

/** A document's picture: one size, in the format it was sent in. */
async function makeDocumentPicture(bytes: Buffer, kind: 'jpeg' | 'png'): Promise<MadeDocument> {
  const dots = await decode(bytes, kind, { width: DOCUMENT_SIDE, height: DOCUMENT_SIDE });
  const { width, height } = dots.info;
  const written = fromDots(dots);
  const made = kind === 'png' ? written.png() : written.jpeg({ quality: 85 });
  return { width, height, bytes: await made.toBuffer() };
}

const makeAvif = (webp: Buffer, width: number): Promise<Buffer> =>
  sharp(webp).resize({ width }).avif({ quality: 55, effort: 3 }).toBuffer();

const cut = (webp: Buffer, box: { width: number; height: number }): Promise<Buffer> =>
  sharp(webp)
    .resize({ ...box, fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer();

async function decode(
  bytes: Buffer,
  kind: PictureKind,
  box: { width: number; height: number },
): Promise<Dots> {
  const limitInputPixels = MAX_PIXELS[kind];
  const reading: SharpOptions = { limitInputPixels, failOn: 'error', pages: 1 };
  try {
    const { width, height, format } = await sharp(bytes, reading).metadata();
    if (width * height > limitInputPixels) return refuse('picture_too_many_pixels');
    if (format !== (kind === 'avif' ? 'heif' : kind)) return refuse('picture_unreadable');
    const { data, info } = await sharp(bytes, reading)
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
