import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import {
  BATCH_APPROVAL_CHUNK,
  type ImportBatch,
  type listImportBatches as listContract,
} from '#contract/imports/import-batches.ts';
import {
  type FactsUndone,
  inspectFacts,
  putFactsBack,
} from '#server/businesses/facts/undone-file.service.ts';
import {
  approveNextOfBatch,
  inspectBatch,
  removeUntouched,
  type Undoing,
} from '#server/businesses/submitting/imported-batch.service.ts';
import { type Actor, record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { countBatches, listBatchRows, lockBatch, markUndone } from './batches.queries.ts';
import { lockImports } from './imports.queries.ts';

export async function listImportBatches(
  ctx: Context,
  { limit, cursor }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<ImportBatch>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const [rows, total] = await Promise.all([
    listBatchRows(ctx.db, { limit, offset }),
    countBatches(ctx.db),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map(({ createdAt, undoneAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

type WholeUndoing = Undoing & { facts: FactsUndone };

/** An admin at the desk, or the operator at the command line. */
type Undoer = Pick<Context, 'db' | 'now' | 'log' | 'publicUrl'> & { caller: Actor };

export const previewUndoing = (
  ctx: Pick<Context, 'db'>,
  { id }: { id: number },
): Promise<WholeUndoing> =>
  inTransaction(ctx, async (inside) => {
    (await lockBatch(inside.db, id)) ?? refuse('not_found');
    return { ...(await inspectBatch(inside, id)), facts: await inspectFacts(inside, id) };
  });

/** Takes a whole file back. What is kept is named; a later try removes what is untouched by then. */
export const undoImportBatch = (ctx: Undoer, { id }: { id: number }): Promise<WholeUndoing> =>
  inTransaction(ctx, async (inside) => {
    // An import under way may be finding its rows to be duplicates of these.
    await lockImports(inside.db);
    (await lockBatch(inside.db, id)) ?? refuse('not_found');
    const facts = await putFactsBack(inside, id);
    const undoing = await removeUntouched(inside, id);
    await markUndone(inside.db, id, ctx.now());
    await record(inside, ctx.caller, {
      action: 'import_batch.undo',
      entity: 'import_batch',
      entityId: id,
      difference: {
        removed: undoing.removable,
        waitingAgain: undoing.waitingAgain,
        kept: undoing.keptCount,
        keptIds: undoing.kept.map((one) => one.id),
        factsRestored: facts.restorable,
        factsStuck: facts.stuckCount,
      },
    });
    return { ...undoing, facts };
  });

export const approveImportBatch = (
  ctx: Context,
  { id }: { id: number },
): Promise<{ approved: number; left: number }> =>
  inTransaction(ctx, async (inside) => {
    (await lockBatch(inside.db, id)) ?? refuse('not_found');
    const done = await approveNextOfBatch(inside, id, BATCH_APPROVAL_CHUNK);
    if (done.approved > 0) {
      await record(inside, ctx.caller, {
        action: 'import_batch.approve',
        entity: 'import_batch',
        entityId: id,
        difference: done,
      });
    }
    return done;
  });
