import type { z } from 'zod';
import type * as contract from '#contract/business-owners.ts';
import type { BusinessOwnership } from '#contract/business-owners.ts';
import { refuse } from '#contract/errors.ts';
import { ensureAccountOf, lowerFromOwner } from '#server/accounts/roles.service.ts';
import { hideEmailOf } from '#server/businesses/own-business.service.ts';
import { lockOwnableBusiness } from '#server/businesses/owned-businesses.service.ts';
import type { ClaimEnd } from '#server/claims/claims.rules.ts';
import {
  claimMoves,
  endClaim,
  giveClaim,
  lockApprovedClaim,
  lockOwnClaim,
  withdrawWaiting,
} from '#server/claims/claims.service.ts';
import { ownershipGivenLetter } from '#server/notifications/letters/ownership-given.letter.ts';
import { ownershipRevokedLetter } from '#server/notifications/letters/ownership-revoked.letter.ts';
import { ownershipWithdrawnLetter } from '#server/notifications/letters/ownership-withdrawn.letter.ts';
import { teamEndedLetter } from '#server/notifications/letters/team-ended.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import { moveApplication } from './application-states.service.ts';
import { lockApplication } from './applications.queries.ts';
import { hasAnyBusiness, listOwnerships, listTeamUnder } from './ownership.queries.ts';
import { withdrawRevisionOf } from './revisions.service.ts';

type Input<E extends { input: z.ZodType }> = z.output<E['input']>;

/**
 * Ends an ownership with all that hangs on it, at once: the claim and the application it came with, the
 * team that was invited under it, the change of theirs that waits, their address on the page.
 * The business and its plan stay. Those whom it concerns get a letter.
 */
export async function endOwnership(
  ctx: DecisionContext,
  claimId: number,
  move: ClaimEnd,
  reason: string | null = null,
): Promise<void> {
  const claim = await lockApprovedClaim(ctx, claimId);
  const { businessId, businessName, userId } = claim;
  // The database takes them away with the claim.
  const team = await listTeamUnder(ctx.db, businessId, userId);
  await endClaim(ctx, claim, move, reason);
  const application =
    claim.applicationId === null ? undefined : await lockApplication(ctx.db, claim.applicationId);
  if (application?.status === 'approved') {
    await moveApplication(ctx, application, move, { rejection_reason: reason });
  }
  const left = [userId, ...team.map((member) => member.userId)].filter((id) => id !== null);
  await withdrawRevisionOf(ctx, businessId, left);
  const emails = [claim.email, ...team.map(({ email }) => email)].filter((one) => one !== null);
  await hideEmailOf(ctx, businessId, emails);
  for (const id of left) {
    if (!(await hasAnyBusiness(ctx.db, id))) await lowerFromOwner(ctx, id);
  }
  if (team.length > 0) {
    await record(ctx, ctx.actor, {
      action: 'business.end_team',
      entity: 'business',
      entityId: businessId,
      difference: { claim: claimId, colleagues: team.map(({ id }) => id) },
    });
  }
  if (claim.email) {
    const about = { addressee: { to: claim.email, name: claim.name }, businessName };
    await queueLetter(
      ctx,
      move === 'revoke'
        ? ownershipRevokedLetter({ ...about, reason: reason ?? '' })
        : ownershipWithdrawnLetter(about),
    );
  }
  for (const { email, name } of team.filter(({ isAccepted }) => isAccepted)) {
    await queueLetter(ctx, teamEndedLetter({ addressee: { to: email, name }, businessName }));
  }
}

/** A claim is also ended by the team; the rest is the claims' own. */
export const claimDecisions: MoveRecord = {
  moves: [...claimMoves.moves, 'revoke'],
  statusAfter: claimMoves.statusAfter,
  async move(ctx, id, move, said) {
    if (move !== 'revoke') return claimMoves.move(ctx, id, move, said);
    await lockApprovedClaim(ctx, id);
    const reason = said.reason?.trim();
    if (!reason) return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
    await endOwnership(ctx, id, 'revoke', reason);
  },
};

/** The claimant's own: one that waits is taken back, an approved one ends the ownership. */
export const withdrawClaim = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const claim = await lockOwnClaim(inside, id);
    if (claim.status !== 'approved') return withdrawWaiting(inside, claim);
    await endOwnership({ ...inside, actor: inside.caller }, id, 'withdraw');
    return { status: 'withdrawn' as const };
  });

/** Makes the account of an address an owner; one without an account gets it, which its first sign-in opens. */
export const giveOwnership = (
  ctx: DecisionContext,
  businessId: number,
  { email, name = '' }: { email: string; name?: string | undefined },
): Promise<{ isNew: boolean }> =>
  inTransaction(ctx, async (inside) => {
    const business =
      (await lockOwnableBusiness(inside, businessId)) ?? refuse('business_not_found');
    const userId = await ensureAccountOf(inside, email);
    const isNew = await giveClaim(inside, { businessId, userId, email, name });
    if (isNew) {
      const href = `${inside.publicUrl}/business-owner-dashboard?isletme=${businessId}`;
      const about = { addressee: { to: email, name }, businessName: business.name, href };
      await queueLetter(inside, ownershipGivenLetter({ ...about, siteName: inside.siteName }));
    }
    return { isNew };
  });

/** Who owns a business by an approved claim, the first first. */
export async function ownershipsOf({ db }: Pick<Basics, 'db'>, businessId: number) {
  const rows = await listOwnerships(db, businessId);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      since: row.since.toISOString(),
      colleagues: (await listTeamUnder(db, businessId, row.userId)).length,
    })),
  );
}

export async function listBusinessOwners(
  ctx: Context,
  { id }: { id: number },
): Promise<BusinessOwnership[]> {
  const owners = await ownershipsOf(ctx, id);
  return owners.map((owner) => ({ ...owner, isYou: owner.userId === ctx.caller.userId }));
}

/** Nobody of the team gives a business to themselves; only the operator stands above that. */
export const giveBusiness = (
  ctx: Context,
  { id, email, name }: Input<typeof contract.giveBusiness>,
) =>
  inTransaction(ctx, async (inside) => {
    if (email === inside.caller.email) refuse('own_record');
    await giveOwnership({ ...inside, actor: inside.caller }, id, { email, name });
    return listBusinessOwners(inside, { id });
  });
