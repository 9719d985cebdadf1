import type { z } from 'zod';
import { EMAIL_WRONG } from '#contract/accounts.ts';
import type * as contract from '#contract/claims.ts';
import type { ClaimStatus, OwnClaim } from '#contract/claims.ts';
import { refuse } from '#contract/errors.ts';
import { suspicionOf } from '#contract/signals.ts';
import { raiseToOwner } from '#server/accounts/roles.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { claimApprovedLetter } from '#server/notifications/letters/claim-approved.letter.ts';
import { claimNeedsInfoLetter } from '#server/notifications/letters/claim-needs-info.letter.ts';
import { claimReceivedLetter } from '#server/notifications/letters/claim-received.letter.ts';
import { claimRejectedLetter } from '#server/notifications/letters/claim-rejected.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { historyOf } from '#server/platform/history.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { attachDocuments, endDocuments, removeDocuments } from '#server/uploads/uploads.service.ts';
import {
  deleteClaimsOf,
  findApprovedClaim,
  findApprovedClaimOfApplication,
  findOtherOwner,
  findStandingClaim,
  insertClaim,
  listClaimsOf,
  lockClaim,
  lockGiven,
  lockPublicBusiness,
  markClaim,
  markClaimant,
  markDocuments,
} from './claims.queries.ts';
import { CLAIM_MOVES, type ClaimEnd, type ClaimMove, statusAfter } from './claims.rules.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;
export type LockedClaim = NonNullable<Awaited<ReturnType<typeof lockClaim>>>;

/** How the documents of a claim are named in the uploads. */
export const documentsOf = (id: number) => `claim ${id}`;

export const claimBusiness = (ctx: Context, input: Input<typeof contract.claimBusiness>) =>
  inTransaction(ctx, async (inside) => {
    const { caller } = inside;
    const isMember = caller.userId !== undefined && caller.role !== 'guest';
    const email = isMember ? caller.email : input.email;
    if (!email) return refuse('invalid_input', [{ path: 'email', message: EMAIL_WRONG }]);
    const business =
      (await lockPublicBusiness(inside.db, input.id)) ?? refuse('business_not_found');
    const userId = isMember ? (caller.userId ?? null) : null;
    // Told only to the member: what is known of an address is nobody else's business.
    const standing = await findStandingClaim(inside.db, business.id, { userId, email });
    if (standing && isMember) refuse('claim_stands');
    if (standing) return { id: standing.id, isTracked: false };
    const at = inside.now();
    const { id } = await insertClaim(inside.db, {
      business_id: business.id,
      user_id: userId,
      email,
      claimant_name: input.name,
      message: input.message,
      moderation_score: suspicionOf(input),
      created_at: at,
      updated_at: at,
    });
    const documents = await attachDocuments(inside, input.documents, {
      to: documentsOf(id),
      field: 'documents',
    });
    if (documents.length > 0) await markDocuments(inside.db, id, documents);
    const addressee = { to: email, name: input.name };
    if (isMember) {
      await queueLetter(inside, claimReceivedLetter({ addressee, businessName: business.name }));
    }
    return { id, isTracked: isMember };
  });

export async function listOwnClaims(ctx: Context): Promise<OwnClaim[]> {
  const rows = await listClaimsOf(ctx.db, memberId(ctx));
  const history = await historyOf(
    ctx.db,
    'claim',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    history: history.get(row.id) ?? [],
  }));
}

/** The caller's own claim, locked; anybody else's does not exist. */
export async function lockOwnClaim(ctx: Context, id: number): Promise<LockedClaim> {
  const claim = await lockClaim(ctx.db, id);
  return claim?.userId === memberId(ctx) ? claim : refuse('not_found');
}

export const answerClaim = (ctx: Context, input: Input<typeof contract.answerClaim>) =>
  inTransaction(ctx, async (inside) => {
    const claim = await lockOwnClaim(inside, input.id);
    const added = await attachDocuments(inside, input.documents, {
      to: documentsOf(claim.id),
      field: 'documents',
    });
    return moveClaim({ ...inside, actor: inside.caller }, claim, 'answer', {
      message: [claim.message, input.message].filter(Boolean).join('\n\n'),
      documents: [...claim.documents, ...added],
    });
  });

/** Takes back a claim of the caller's that nobody has decided about. */
export async function withdrawWaiting(ctx: Context, claim: LockedClaim) {
  const moved = await moveClaim({ ...ctx, actor: ctx.caller }, claim, 'withdraw');
  await endDocuments(ctx, documentsOf(claim.id));
  return moved;
}

async function moveClaim(
  ctx: Basics & { actor: Actor },
  claim: Pick<LockedClaim, 'id' | 'status'>,
  move: ClaimMove,
  changes: Omit<Parameters<typeof markClaim>[2], 'status' | 'updated_at'> = {},
) {
  const status = statusAfter(claim.status, move) ?? refuse('illegal_move');
  await markClaim(ctx.db, claim.id, { ...changes, status, updated_at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `claim.${move}`,
    entity: 'claim',
    entityId: claim.id,
    difference: { status: [claim.status, status] },
  });
  return { status };
}

/** An approved claim is what makes someone the owner (decisions, States). */
async function decide(
  ctx: DecisionContext,
  id: number,
  move: string,
  said: { reason?: string | undefined },
): Promise<void> {
  const known = CLAIM_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const claim = (await lockClaim(ctx.db, id)) ?? refuse('not_found');
  const reason = said.reason?.trim();
  const { businessName } = claim;
  const addressee = { to: claim.email ?? '', name: claim.name };
  const page = `${ctx.publicUrl}/business/${claim.businessId}`;
  const applications = `${ctx.publicUrl}/applications`;
  if (known === 'approve') {
    // Its address was never proved: nobody can be made the owner yet.
    if (claim.userId === null) return refuse('claim_not_proved');
    await refuseIfContested(ctx, claim.businessId, claim.userId);
    await moveClaim(ctx, claim, known, { decision_reason: null });
    await raiseToOwner(ctx, claim.userId);
    await endDocuments(ctx, documentsOf(id));
    const href = `${ctx.publicUrl}/business-owner-dashboard?isletme=${claim.businessId}`;
    return queueLetter(ctx, claimApprovedLetter({ addressee, businessName, href }));
  }
  if (!reason) return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
  await moveClaim(ctx, claim, known, { decision_reason: reason });
  if (known === 'reject') await endDocuments(ctx, documentsOf(id));
  await queueLetter(
    ctx,
    known === 'reject'
      ? claimRejectedLetter({ addressee, businessName, reason, href: page })
      : claimNeedsInfoLetter({ addressee, businessName, question: reason, href: applications }),
  );
}

/** A business that somebody owns is an admin's to give to another (decisions, States). */
async function refuseIfContested(ctx: DecisionContext, businessId: number, userId: number) {
  await lockGiven(ctx.db, businessId);
  if (ctx.actor.role !== 'moderator') return;
  if (await findOtherOwner(ctx.db, businessId, userId)) refuse('not_allowed');
}

interface NewOwner {
  businessId: number;
  userId: number;
  email: string;
  name: string;
}

/**
 * Makes somebody an owner by an approved claim: the one of theirs that waits there, or a new one.
 * @returns false for whoever is one already
 */
export async function giveClaim(
  ctx: DecisionContext,
  { businessId, userId, email, name }: NewOwner,
  applicationId?: number,
): Promise<boolean> {
  await refuseIfContested(ctx, businessId, userId);
  const standing = await findStandingClaim(ctx.db, businessId, { userId, email });
  const at = ctx.now();
  const from = applicationId === undefined ? {} : { business_owner_id: applicationId };
  if (standing?.status === 'approved') {
    await markClaim(ctx.db, standing.id, { ...from, status: 'approved', updated_at: at });
    return false;
  }
  const claim = standing ?? {
    status: 'pending' as const,
    ...(await insertClaim(ctx.db, {
      ...{ business_id: businessId, user_id: userId, email, claimant_name: name },
      ...{ created_at: at, updated_at: at },
    })),
  };
  await moveClaim(ctx, claim, 'approve', { ...from, decision_reason: null });
  await endDocuments(ctx, documentsOf(claim.id));
  await raiseToOwner(ctx, userId);
  return true;
}

/** An approved claim, locked; `illegal_move` for one that makes nobody an owner. */
export async function lockApprovedClaim(ctx: Pick<DecisionContext, 'db'>, id: number) {
  const claim = (await lockClaim(ctx.db, id)) ?? refuse('not_found');
  return claim.status === 'approved' ? claim : refuse('illegal_move');
}

/** Ends an approved claim. What hangs on the ownership, `endOwnership` ends with it. */
export const endClaim = (
  ctx: DecisionContext,
  claim: LockedClaim,
  move: ClaimEnd,
  reason: string | null,
) => moveClaim(ctx, claim, move, { decision_reason: reason });

/** The approved claim an application led to. */
export const claimOfApplication = async ({ db }: Pick<DecisionContext, 'db'>, id: number) =>
  (await findApprovedClaimOfApplication(db, id))?.id;

/** The approved claim somebody has on a business. */
export const claimOfOwner = async (
  { db }: Pick<DecisionContext, 'db'>,
  { businessId, userId }: { businessId: number; userId: number },
) => (await findApprovedClaim(db, businessId, userId))?.id;

export const claimMoves: MoveRecord = {
  moves: CLAIM_MOVES,
  statusAfter: (status, move) => statusAfter(status as ClaimStatus, move),
  move: decide,
};

export const claimsRecords: PersonalRecords = {
  name: 'claims',
  async attach({ db }, { userId, email }) {
    await markClaimant(db, email, userId);
  },
  export: (ctx) => listOwnClaims(ctx),
  async erase(ctx, { userId, email }) {
    for (const { id } of await deleteClaimsOf(ctx.db, userId, email)) {
      await removeDocuments(ctx, documentsOf(id));
    }
  },
};
