import type { BusinessStatus } from '#contract/businesses.ts';
import { refuse } from '#contract/errors.ts';
import { businessApprovedLetter } from '#server/notifications/letters/business-approved.letter.ts';
import { businessRejectedLetter } from '#server/notifications/letters/business-rejected.letter.ts';
import type { Addressee } from '#server/notifications/letters/letter.ts';
import { moderationBusinessLetter } from '#server/notifications/letters/moderation-business.letter.ts';
import { moderationUndoneLetter } from '#server/notifications/letters/moderation-undone.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import type { Basics } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import {
  type LockedBusiness,
  listOwners,
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
  // Whoever sends it again starts its clock anew; a decision that is taken back does not.
  const isSentAgain = move === 'verify' || move === 'resubmit';
  const at = ctx.now();
  await markStatus(ctx.db, business.id, {
    ...changes,
    ...(isSentAgain && { waiting_since: at }),
    status,
    updated_at: at,
  });
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
      await moveBusiness(ctx, business, known);
      return tellAll(ctx, business, (addressee) =>
        moderationBusinessLetter({
          addressee,
          businessName,
          move: known,
          reason,
          href: `${ctx.publicUrl}/business/${id}`,
        }),
      );
    case 'undo':
      return undo(ctx, business);
  }
}

/** Takes back the last decision: into the queue again, or what was closed by mistake onto its page. */
async function undo(ctx: DecisionContext, business: LockedBusiness): Promise<void> {
  const isPublic = statusAfter(business.status, 'undo') === 'approved';
  await moveBusiness(ctx, business, 'undo', {
    rejection_reason: null,
    ...(!isPublic && { approved_at: null }),
  });
  const letter = (addressee: Addressee) =>
    moderationUndoneLetter({
      addressee,
      businessName: business.name,
      of: 'business',
      state: isPublic ? 'public' : 'waiting',
      href: isPublic ? `${ctx.publicUrl}/business/${business.id}` : `${ctx.publicUrl}/applications`,
    });
  if (isPublic) return tellAll(ctx, business, letter);
  const addressee = submitterOf(business);
  if (addressee) await queueLetter(ctx, letter(addressee));
}

/** Once a business is public, its owners hear of it beside whoever put it in; each address once. */
async function tellAll(
  ctx: DecisionContext,
  business: LockedBusiness,
  letter: (addressee: Addressee) => Parameters<typeof queueLetter>[1],
): Promise<void> {
  const told = new Map<string, Addressee>();
  const submitter = submitterOf(business);
  if (submitter) told.set(submitter.to, submitter);
  for (const { email, name } of await listOwners(ctx.db, business.id)) {
    if (email) told.set(email, { to: email, name });
  }
  for (const addressee of told.values()) await queueLetter(ctx, letter(addressee));
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
  const href = `${ctx.publicUrl}/business/${other.id}`;
  await tellAll(ctx, business, (addressee) =>
    moderationBusinessLetter({ addressee, businessName: business.name, move: 'merge', href }),
  );
}

export const businessMoves: MoveRecord = {
  moves: MODERATOR_MOVES,
  statusAfter: (status, move) => statusAfter(status as BusinessStatus, move),
  move: moveByModerator,
};
