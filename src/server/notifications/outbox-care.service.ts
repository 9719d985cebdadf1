import type { z } from 'zod';
import type {
  LetterState,
  LetterText,
  listLetters as listContract,
  OutboxLetter,
} from '#contract/administration-records.ts';
import { refuse } from '#contract/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/paging.ts';
import { record } from '#server/platform/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http.ts';
import { coveredLetter } from './covered-letter.rules.ts';
import type { Letter } from './letters/letter.ts';
import {
  countLetters,
  findLetterRow,
  type LetterRow,
  listLetterRows,
  lockLetterRow,
  markAllFailedDueAgain,
  markCancelled,
  markDueAgain,
} from './outbox-care.queries.ts';

function stateOf(row: LetterRow): LetterState {
  if (row.sentAt) return 'sent';
  if (row.cancelledAt) return 'cancelled';
  return row.failedAt ? 'failed' : 'waiting';
}

/** Sent letters keep no words; the others are covered before anybody sees them. */
const covered = (row: LetterRow) => coveredLetter(row.letter as Partial<Letter>);

function toLine(row: LetterRow): OutboxLetter {
  const state = stateOf(row);
  const { id, kind, recipient, tries, lastError } = row;
  return {
    ...{ id: Number(id), kind, recipient, tries, lastError, state },
    subject: covered(row).subject,
    nextTryAt: state === 'waiting' ? row.nextTryAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    failedAt: row.failedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function listLetters(
  ctx: Context,
  { state, q, limit, cursor }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<OutboxLetter>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const filters = { state, text: q };
  const [rows, total] = await Promise.all([
    listLetterRows(ctx.db, filters, { limit, offset }),
    countLetters(ctx.db, filters),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map(toLine),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export async function getLetter(ctx: Context, { id }: { id: number }): Promise<LetterText> {
  const row = (await findLetterRow(ctx.db, id)) ?? refuse('not_found');
  return { ...toLine(row), text: covered(row).text };
}

async function noteMove(ctx: Context, id: number, before: LetterState, after: LetterState) {
  await record(ctx, ctx.caller, {
    action: after === 'cancelled' ? 'letter.cancel' : 'letter.retry',
    entity: 'letter',
    entityId: id,
    difference: { state: [before, after] },
  });
  return toLine((await findLetterRow(ctx.db, id)) ?? refuse('not_found'));
}

/** Tries again at once what failed, was cancelled, or waits for its next try. */
export const retryLetter = (ctx: Context, { id }: { id: number }): Promise<OutboxLetter> =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockLetterRow(inside.db, id)) ?? refuse('not_found');
    const state = stateOf(row);
    if (state === 'sent') refuse('illegal_move');
    await markDueAgain(inside.db, id, ctx.now());
    return noteMove(inside, id, state, 'waiting');
  });

export const cancelLetter = (ctx: Context, { id }: { id: number }): Promise<OutboxLetter> =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockLetterRow(inside.db, id)) ?? refuse('not_found');
    const state = stateOf(row);
    if (state !== 'waiting') refuse('illegal_move');
    await markCancelled(inside.db, id, ctx.now());
    return noteMove(inside, id, state, 'cancelled');
  });

export const retryFailedLetters = (ctx: Context): Promise<{ count: number }> =>
  inTransaction(ctx, async (inside) => {
    const count = await markAllFailedDueAgain(inside.db, ctx.now());
    if (count > 0) {
      await record(inside, ctx.caller, {
        action: 'letter.retry_all',
        entity: 'letter',
        entityId: 'all',
        difference: { count },
      });
    }
    return { count };
  });
