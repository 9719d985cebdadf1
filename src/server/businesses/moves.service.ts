import { refuse } from '#contract/errors.ts';
import { businessApprovedLetter } from '#server/notifications/letters/business-approved.letter.ts';
import { businessRejectedLetter } from '#server/notifications/letters/business-rejected.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import type { Basics } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import {
  type LockedBusiness,
  lockBusiness,
  markMergedOnward,
  markStatus,
} from './moves.queries.ts';
import { type BusinessMove, MODERATOR_MOVES, statusAfter } from './states.rules.ts';

type Changes = Omit<Parameters<typeof markStatus>[2], 'status' | 'updated_at'>;

/** Takes a locked business to its next state and writes that down; refuses what the table does not have. */
export async function moveBusiness(
  ctx: Basics & { actor: Actor },
  business: Pick<LockedBusiness, 'id' | 'status'>,
  move: BusinessMove,
  changes: Changes = {},
): Promise<void> {
  const status = statusAfter(business.status, move) ?? refuse('illegal_move');
  await markStatus(ctx.db, business.id, { ...changes, status, updated_at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `business.${move}`,
    entity: 'business',
    entityId: business.id,
    difference: { status: [business.status, status] },
  });
}

/** Who is told about a decision: a submitter, never an address that came with a file. */
export const submitterOf = (
  business: Pick<LockedBusiness, 'email' | 'submitterName' | 'importBatchId' | 'isExample'>,
) =>
  business.email && business.importBatchId === null && !business.isExample
    ? { to: business.email, name: business.submitterName }
    : undefined;

async function moveByModerator(
  ctx: DecisionContext,
  id: number,
  move: string,
  said: { reason?: string | undefined; into?: number | undefined },
): Promise<void> {
  const business = (await lockBusiness(ctx.db, id)) ?? refuse('business_not_found');
  const known = MODERATOR_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const reason = said.reason?.trim();
  const addressee = submitterOf(business);
  const businessName = business.name;
  switch (known) {
    case 'approve':
      await moveBusiness(ctx, business, known, {
        approved_at: ctx.now(),
        rejection_reason: null,
      });
      if (!addressee) return;
      return queueLetter(
        ctx,
        businessApprovedLetter({
          addressee,
          businessName,
          href: `${ctx.publicUrl}/business/${id}`,
        }),
      );
    case 'reject':
      if (!reason) return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
      await moveBusiness(ctx, business, known, { rejection_reason: reason });
      if (!addressee) return;
      return queueLetter(
        ctx,
        businessRejectedLetter({
          addressee,
          businessName,
          reason,
          href: `${ctx.publicUrl}/applications`,
        }),
      );
    case 'merge':
      return merge(ctx, business, said.into);
    case 'suspend':
    case 'restore':
    case 'close':
      return moveBusiness(ctx, business, known);
  }
}

async function merge(
  ctx: DecisionContext,
  business: LockedBusiness,
  into: number | undefined,
): Promise<void> {
  const other =
    into === undefined || into === business.id ? undefined : await lockBusiness(ctx.db, into);
  if (other?.status !== 'approved') {
    return refuse('invalid_input', [{ path: 'into', message: 'Yayındaki öbür işletmeyi seçin' }]);
  }
  await moveBusiness(ctx, business, 'merge', { merged_into: other.id });
  await markMergedOnward(ctx.db, business.id, other.id);
}

export const businessMoves: MoveRecord = { moves: MODERATOR_MOVES, move: moveByModerator };
