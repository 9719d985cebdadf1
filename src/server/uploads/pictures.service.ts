import { refuse } from '#contract/api/errors.ts';
import { type Picture, type PictureKind, widthsOf } from '#contract/uploads.ts';
import { SideProcess, SideProcessEnded } from '#server/platform/jobs/side-process.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type {
  MadeDocument,
  MadePicture,
  PictureAnswer,
  PictureTask,
} from './picture-making.service.ts';
import { pictureKey } from './uploads.rules.ts';

/** The slowest honest picture takes two seconds on one slow core; this is for a machine with much to do. */
const PATIENCE_MS = 20_000;
/** The runtime reserves 600 MB of it and touches 70; the largest JPEG, sent in passes, takes 300. */
const MEMORY_MB = 1280;

/** Files that strangers send are opened nowhere else. */
const making = new SideProcess<PictureTask, PictureAnswer>({
  module: new URL('./picture-making.service.ts', import.meta.url),
  timeoutMs: PATIENCE_MS,
  memoryMB: MEMORY_MB,
});

/** @throws Refusal `picture_unreadable`, `picture_too_many_pixels`; `not_ready` when too many wait */
async function make(task: PictureTask): Promise<unknown> {
  const answer = await making.run(task).catch((error: unknown) => {
    if (error instanceof SideProcessEnded) return refuse('picture_unreadable');
    throw error;
  });
  return 'refused' in answer ? refuse(answer.refused) : answer.made;
}

/** Our own of a sent picture, in several widths. */
export const makePicture = async (bytes: Buffer, kind: PictureKind): Promise<MadePicture> =>
  (await make({ make: 'picture', bytes, kind })) as MadePicture;

/** Our own of a document's picture. */
export const makeDocumentPicture = async (
  bytes: Buffer,
  kind: 'jpeg' | 'png',
): Promise<MadeDocument> => (await make({ make: 'document', bytes, kind })) as MadeDocument;

/** The AVIF sizes of a stored picture, from its largest WebP; smallest first. */
export async function makeAvifSizes(webp: Buffer, width: number) {
  const sizes = [];
  for (const step of widthsOf(width)) {
    // A turn for each: who sends a photo meanwhile waits for one size, not for all.
    const bytes = (await make({ make: 'avif', bytes: webp, width: step })) as Buffer;
    sizes.push({ width: step, bytes });
  }
  return sizes;
}

/** One of our own pictures, cut to a box, as JPEG; undefined when it cannot be had. */
export async function cropPicture(
  storage: Storage,
  { src, width }: Pick<Picture, 'src' | 'width'>,
  box: { width: number; height: number },
): Promise<Buffer | undefined> {
  const id = src.split('/').at(-1) ?? '';
  try {
    const bytes = await storage.get(pictureKey(id, width, 'webp'));
    return bytes && ((await make({ make: 'cut', bytes, box })) as Buffer);
  } catch {
    // Storage that is away, bytes that are none: the drawing stands in.
    return undefined;
  }
}
