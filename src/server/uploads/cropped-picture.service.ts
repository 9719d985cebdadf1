import sharp from 'sharp';
import type { Picture } from '#contract/uploads.ts';
import type { Storage } from '#server/platform/storage.ts';
import { pictureKey } from './uploads.rules.ts';

/** One of our own pictures, cut to a box, as JPEG; undefined when it cannot be had. */
export async function cropPicture(
  storage: Storage,
  { src, width }: Pick<Picture, 'src' | 'width'>,
  box: { width: number; height: number },
): Promise<Buffer | undefined> {
  const id = src.split('/').at(-1) ?? '';
  try {
    const stored = await storage.get(pictureKey(id, width, 'webp'));
    if (!stored) return undefined;
    return await sharp(stored)
      .resize({ ...box, fit: 'cover' })
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch {
    // Storage that is away, bytes that are none: the drawing stands in.
    return undefined;
  }
}
