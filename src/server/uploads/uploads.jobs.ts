import { type Dependencies, inTransaction } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { makeAvifSizes } from './pictures.service.ts';
import {
  deleteUploads,
  listRemoved,
  lockNextWithoutAvif,
  markAvif,
  markRunOutRemoved,
} from './uploads.queries.ts';
import { keysOf, pictureKey } from './uploads.rules.ts';

/** Files removed in one go. */
const BATCH = 50;

/** Makes the AVIF sizes of pictures in use, one picture at a time. */
export const avifJob: Job = {
  name: 'avif',
  everyMs: 5000,
  run: (dependencies) =>
    inTransaction(dependencies, async (inside) => {
      const next = await lockNextWithoutAvif(inside.db);
      if (!next) return 'done';
      await markAvif(inside.db, next.id, await makeAvif(inside, next));
      return 'more';
    }),
};

async function makeAvif(
  { storage, log }: Dependencies,
  { id, width }: { id: string; width: number | null },
): Promise<'ready' | 'failed'> {
  const webp = width && (await storage.get(pictureKey(id, width, 'webp')));
  if (!webp) return 'failed';
  const sizes = await makeAvifSizes(webp, width).catch((err) => {
    log.warn({ err, upload: id }, 'no avif of this picture');
    return undefined;
  });
  if (!sizes) return 'failed';
  for (const size of sizes) {
    await storage.put(pictureKey(id, size.width, 'avif'), size.bytes, 'image/avif');
  }
  return 'ready';
}

/**
 * Takes away files that nothing took in time, that a record dropped, and documents whose time is over.
 * The row is marked first and deleted last: a crash in between leaves work for the next run, no file.
 */
export const removalJob: Job = {
  name: 'upload-removal',
  everyMs: 60_000,
  async run({ db, storage, now }) {
    await markRunOutRemoved(db, now());
    const removed = await listRemoved(db, BATCH);
    if (removed.length === 0) return 'done';
    await storage.delete(removed.flatMap(keysOf));
    await deleteUploads(
      db,
      removed.map(({ id }) => id),
    );
    return removed.length < BATCH ? 'done' : 'more';
  },
};
