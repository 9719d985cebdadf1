import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import type * as contract from '#contract/businesses/business-owners.ts';
import type { BusinessOwnership } from '#contract/businesses/business-owners.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { claimHoldersOf, newestBusinessOf } from '#server/access/access.service.ts';
import { ensureAccountOf, lowerFromOwner } from '#server/accounts/roles.service.ts';
import { hideEmailOf } from '#server/businesses/editing/edit-by-owner.service.ts';
import { lockOwnableBusiness } from '#server/businesses/submitting/draft-of-applicant.service.ts';
import {
  claim,
  giveClaim,
  lockApprovedClaim,
  lockOwnClaim,
  withdrawWaiting,
} from '#server/claims/claims.service.ts';
import { ownershipGivenEmail } from '#server/notifications/emails/ownership-given.email.ts';
import { ownershipRevokedEmail } from '#server/notifications/emails/ownership-revoked.email.ts';
import { ownershipWithdrawnEmail } from '#server/notifications/emails/ownership-withdrawn.email.ts';
import { teamEndedEmail } from '#server/notifications/emails/team-ended.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { type DecisionContext, defineRecord } from '#server/records/define-record.service.ts';
import { application } from './application-record.service.ts';
import { lockApplication } from './applications.queries.ts';
import { listTeamUnder } from './ownership.queries.ts';
import { withdrawRevisionOf } from './revisions.service.ts';

/**
 * Ends an ownership with all that hangs on it, at once: the claim and the application it came with, the
 * team that was invited under it, the change of theirs that waits, their address on the page.
 * The business and its plan stay. Those whom it concerns get an e-mail.
 */
export async function endOwnership(
  ctx: DecisionContext,
  claimId: number,
  how: 'revoke' | 'withdraw',
  reason: string | null = null,
): Promise<void> {
  const held = await lockApprovedClaim(ctx, claimId);
  const { businessId, businessName, userId } = held;
  // The database takes them away with the claim.
  const team = await listTeamUnder(ctx.db, businessId, userId);
  await claim.advance(ctx, held, how, { decisionReason: reason });
  const from =
    held.applicationId === null ? undefined : await lockApplication(ctx.db, held.applicationId);
  if (from?.status === 'approved') {
    await application.advance(ctx, from, how, { rejectionReason: reason });
  }
  const left = [userId, ...team.map((member) => member.userId)].filter((id) => id !== null);
  await withdrawRevisionOf(ctx, businessId, left);
  const emails = [held.email, ...team.map(({ email }) => email)].filter((one) => one !== null);
  await hideEmailOf(ctx, businessId, emails);
  for (const id of left) {
    if ((await newestBusinessOf(ctx.db, id)) === undefined) await lowerFromOwner(ctx, id);
  }
  if (team.length > 0) {
    await record(ctx, ctx.actor, {
      action: 'business.end_team',
      entity: 'business',
      entityId: businessId,
      difference: { claim: claimId, colleagues: team.map(({ id }) => id) },
    });
  }
  if (held.email) {
    const about = { addressee: { to: held.email, name: held.name }, businessName };
    await queueEmail(
      ctx,
      how === 'revoke'
        ? ownershipRevokedEmail({ ...about, reason: reason ?? '' })
        : ownershipWithdrawnEmail(about),
    );
  }
  for (const { email, name } of team.filter(({ isAccepted }) => isAccepted)) {
    await queueEmail(ctx, teamEndedEmail({ addressee: { to: email, name }, businessName }));
  }
}

/** A claim whose revoking ends the ownership. */
export const claimOfOwnership = defineRecord({
  ...claim.definition,
  instead: {
    revoke: ({ ctx, row, reason }) => endOwnership(ctx, row.id, 'revoke', reason),
  },
});

/** The claimant's own: one that waits is taken back, an approved one ends the ownership. */
export const withdrawClaim = (ctx: Context, { id }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    const own = await lockOwnClaim(inside, id);
    if (own.status !== 'approved') return withdrawWaiting(inside, own);
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
      const href = inside.publicUrl + dashboardHref({ businessId });
      const about = { addressee: { to: email, name }, businessName: business.name, href };
      await queueEmail(inside, ownershipGivenEmail({ ...about, siteName: inside.siteName }));
    }
    return { isNew };
  });

/** Who owns a business by an approved claim, the first first. */
export async function ownershipsOf({ db }: Pick<Basics, 'db'>, businessId: number) {
  const rows = await claimHoldersOf(db, businessId);
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
