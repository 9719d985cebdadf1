import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { cursorAfter, rowsBefore } from '#contract/api/paging.ts';
import type {
  EmailState,
  EmailText,
  listEmails as listContract,
  OutboxEmail,
} from '#contract/moderation/administration-records.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { ListAnswer } from '#server/platform/http/http.ts';
import { coveredEmail } from './covered-email.rules.ts';
import type { EmailMessage } from './emails/email.ts';
import {
  countEmails,
  type EmailRow,
  findEmailRow,
  listEmailRows,
  lockEmailRow,
  markAllFailedDueAgain,
  markCancelled,
  markDueAgain,
} from './outbox-care.queries.ts';

function stateOf(row: EmailRow): EmailState {
  if (row.sentAt) return 'sent';
  if (row.cancelledAt) return 'cancelled';
  return row.failedAt ? 'failed' : 'waiting';
}

/** Sent e-mails keep no words; the others are covered before anybody sees them. */
const covered = (row: EmailRow) => coveredEmail(row.letter as Partial<EmailMessage>);

function toLine(row: EmailRow): OutboxEmail {
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

export async function listEmails(
  ctx: Context,
  { state, q, limit, cursor }: z.output<(typeof listContract)['input']>,
): Promise<ListAnswer<OutboxEmail>> {
  const offset = rowsBefore(cursor) ?? refuse('invalid_input');
  const filters = { state, text: q };
  const [rows, total] = await Promise.all([
    listEmailRows(ctx.db, filters, { limit, offset }),
    countEmails(ctx.db, filters),
  ]);
  const end = offset + rows.length;
  return {
    items: rows.map(toLine),
    total,
    nextCursor: end < total && rows.length > 0 ? cursorAfter(end) : undefined,
  };
}

export async function getEmail(ctx: Context, { id }: { id: number }): Promise<EmailText> {
  const row = (await findEmailRow(ctx.db, id)) ?? refuse('not_found');
  return { ...toLine(row), text: covered(row).text };
}

async function noteTransition(ctx: Context, id: number, before: EmailState, after: EmailState) {
  await record(ctx, ctx.caller, {
    action: after === 'cancelled' ? 'letter.cancel' : 'letter.retry',
    entity: 'letter',
    entityId: id,
    difference: { state: [before, after] },
  });
  return toLine((await findEmailRow(ctx.db, id)) ?? refuse('not_found'));
}

/** Tries again at once what failed, was cancelled, or waits for its next try. */
export const retryEmail = (ctx: Context, { id }: { id: number }): Promise<OutboxEmail> =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockEmailRow(inside.db, id)) ?? refuse('not_found');
    const state = stateOf(row);
    if (state === 'sent') refuse('illegal_transition');
    await markDueAgain(inside.db, id, ctx.now());
    return noteTransition(inside, id, state, 'waiting');
  });

export const cancelEmail = (ctx: Context, { id }: { id: number }): Promise<OutboxEmail> =>
  inTransaction(ctx, async (inside) => {
    const row = (await lockEmailRow(inside.db, id)) ?? refuse('not_found');
    const state = stateOf(row);
    if (state !== 'waiting') refuse('illegal_transition');
    await markCancelled(inside.db, id, ctx.now());
    return noteTransition(inside, id, state, 'cancelled');
  });

export const retryFailedEmails = (ctx: Context): Promise<{ count: number }> =>
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
