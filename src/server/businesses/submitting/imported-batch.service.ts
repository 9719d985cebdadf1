import type { Context } from '#server/platform/context.ts';
import { releaseUploads } from '#server/uploads/uploads.service.ts';
import { business } from '../editing/business-record.service.ts';
import {
  countPublishedWith,
  countTouched,
  countWaitingOf,
  deleteUntouched,
  type KeptBusiness,
  listTouched,
  lockBatchBusinesses,
  lockWaitingOf,
  markWaitingAgain,
} from './imported-batch.queries.ts';

/** Named one by one; of the rest the number is enough. */
const MOST_NAMED = 50;

export interface Undoing {
  removable: number;
  /** Waited before the file, which published them. */
  waitingAgain: number;
  keptCount: number;
  kept: KeptBusiness[];
}

/** Which businesses of a batch are still as the file brought them. */
export async function inspectBatch({ db }: Pick<Context, 'db'>, batchId: number): Promise<Undoing> {
  const { untouched, touched } = await countTouched(db, batchId);
  return {
    removable: untouched,
    waitingAgain: await countPublishedWith(db, batchId),
    keptCount: touched,
    kept: await listTouched(db, batchId, MOST_NAMED),
  };
}

/**
 * Deletes those, and lets wait again what the file published; whatever somebody has claimed, reviewed or changed
 * since stays. In an open transaction.
 */
export async function removeUntouched(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  batchId: number,
): Promise<Undoing> {
  await lockBatchBusinesses(ctx.db, batchId);
  const found = await inspectBatch(ctx, batchId);
  await markWaitingAgain(ctx.db, batchId, ctx.now());
  await releaseUploads(ctx, await deleteUntouched(ctx.db, batchId));
  return found;
}

/**
 * Approves the next ones of a batch, each as a moderator would. What the caller acts for waits for somebody
 * else. In an open transaction.
 */
export async function approveNextOfBatch(
  ctx: Context,
  batchId: number,
  most: number,
): Promise<{ approved: number; left: number }> {
  const waiting = await lockWaitingOf(ctx.db, batchId, { most, notOf: ctx.caller.userId });
  for (const { id } of waiting) {
    await business.decide({ ...ctx, actor: ctx.caller }, id, 'approve');
  }
  return { approved: waiting.length, left: await countWaitingOf(ctx.db, batchId) };
}
