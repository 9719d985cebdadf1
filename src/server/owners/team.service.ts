import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import type * as contract from '#contract/owners/owner-team.ts';
import {
  type Colleague,
  INVITATION_DAYS,
  INVITATION_PAUSE_SECONDS,
  invitationAddress,
  MAX_COLLEAGUES,
} from '#contract/owners/owner-team.ts';
import { claimHoldersOf, refuseUnlessActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { lockOwnBusiness } from '#server/businesses/editing/edit-by-owner.service.ts';
import { claimOfOwner } from '#server/claims/claims.service.ts';
import { colleagueInvitedEmail } from '#server/notifications/emails/colleague-invited.email.ts';
import { greetingTo } from '#server/notifications/emails/email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { hashOfLinkToken, makeLinkToken } from '#server/platform/link-token.ts';
import { endOwnership } from './ownership.service.ts';
import {
  deleteMember,
  deleteMemberOf,
  deleteMembershipsOf,
  findByLink,
  findNameOf,
  listMembers,
  listMembershipsOf,
  lockByLink,
  type MemberRow,
  markAccepted,
  upsertInvitation,
} from './team.queries.ts';

const DAY_MS = 86_400_000;

const isOver = ({ acceptedAt, expiresAt }: MemberRow, now: Date) =>
  acceptedAt === null && expiresAt <= now;

function toColleague(row: MemberRow, ctx: Context): Colleague {
  const invited = isOver(row, ctx.now()) ? 'over' : 'invited';
  return {
    id: row.id,
    name: row.name ?? '',
    email: row.email,
    role: row.role,
    state: row.acceptedAt === null ? invited : 'active',
    isYou: row.userId === ctx.caller.userId,
    invitedAt: row.invitedAt.toISOString(),
    invitationExpiresAt: row.acceptedAt === null ? row.expiresAt.toISOString() : null,
  };
}

export async function listTeam(ctx: Context, { id }: { id: number }): Promise<Colleague[]> {
  await refuseUnlessActsFor(ctx, id);
  const claimed = await claimHoldersOf(ctx.db, id);
  const members = await listMembers(ctx.db, id);
  return [
    ...claimed.map(({ userId, name, email }) => ({
      id: null,
      name,
      email: email ?? '',
      role: 'owner' as const,
      state: 'claimed' as const,
      isYou: userId === ctx.caller.userId,
      invitedAt: null,
      invitationExpiresAt: null,
    })),
    ...members.map((row) => toColleague(row, ctx)),
  ];
}

/** Who comes and goes is recorded with the business, without anybody's address. */
const recordTeam = (ctx: Context, transition: string, businessId: number, about: object) =>
  record(ctx, ctx.caller, {
    action: `business.${transition}`,
    entity: 'business',
    entityId: businessId,
    difference: { ...about },
  });

export const inviteColleague = (ctx: Context, input: Input<typeof contract.inviteColleague>) =>
  inTransaction(ctx, async (inside): Promise<Colleague> => {
    const { id: businessId, email, role } = input;
    const userId = memberId(inside);
    await refuseUnlessActsFor(inside, businessId, 'owner');
    const business = (await lockOwnBusiness(inside.db, businessId)) ?? refuse('not_found');
    const claimed = await claimHoldersOf(inside.db, businessId);
    const members = await listMembers(inside.db, businessId);
    const known = members.find((member) => member.email === email);
    const isThere = known ? known.acceptedAt !== null : false;
    if (isThere || claimed.some((owner) => owner.email === email)) refuse('colleague_already');
    const at = inside.now();
    const pauseEnd = (known?.invitedAt.getTime() ?? 0) + INVITATION_PAUSE_SECONDS * 1000;
    if (known?.role === role && at.getTime() < pauseEnd) return toColleague(known, inside);
    const others = members.filter((member) => member !== known && !isOver(member, at));
    if (others.length >= MAX_COLLEAGUES) refuse('team_full');
    await inside.limits.spend(LIMITS.inviteEmail, `email ${email}`);
    const { token, hash } = makeLinkToken();
    const { id } = await upsertInvitation(inside.db, {
      businessId,
      email,
      role,
      invitationHash: hash,
      invitedBy: userId,
      invitedAt: at,
      invitationExpiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
    });
    await recordTeam(inside, 'invite_colleague', businessId, { colleague: id, role });
    const name = (await findNameOf(inside.db, userId))?.name ?? '';
    await queueEmail(
      inside,
      colleagueInvitedEmail({
        to: email,
        businessName: business.name,
        siteName: inside.siteName,
        // Only what reads like a name goes to an address that somebody else typed.
        invitedBy: greetingTo(name) ? name : '',
        role,
        days: INVITATION_DAYS,
        href: inside.publicUrl + invitationAddress(token),
      }),
    );
    const rows = await listMembers(inside.db, businessId);
    return toColleague(rows.find((row) => row.id === id) ?? refuse('not_found'), inside);
  });

export const removeColleague = (ctx: Context, input: Input<typeof contract.removeColleague>) =>
  inTransaction(ctx, async (inside) => {
    const { id: businessId, colleagueId } = input;
    await refuseUnlessActsFor(inside, businessId, 'owner');
    const gone = await deleteMember(inside.db, businessId, colleagueId);
    if (!gone) return refuse('not_found');
    const transition = gone.acceptedAt === null ? 'withdraw_invitation' : 'remove_colleague';
    await recordTeam(inside, transition, businessId, { colleague: gone.id, role: gone.role });
    return {};
  });

/** A colleague goes; an owner gives up the claim, and the team that was invited under it goes too. */
export const leaveTeam = (ctx: Context, { id: businessId }: { id: number }) =>
  inTransaction(ctx, async (inside) => {
    await refuseUnlessActsFor(inside, businessId);
    const userId = memberId(inside);
    const claimId = await claimOfOwner(inside, { businessId, userId });
    if (claimId !== undefined) {
      await endOwnership({ ...inside, actor: inside.caller }, claimId, 'withdraw');
    }
    const gone = await deleteMemberOf(inside.db, businessId, userId);
    if (gone)
      await recordTeam(inside, 'leave_team', businessId, { colleague: gone.id, role: gone.role });
    return {};
  });

export async function getInvitation(ctx: Context, { token }: { token: string }) {
  const row = (await findByLink(ctx.db, hashOfLinkToken(token))) ?? refuse('link_unknown');
  if (isOver(row, ctx.now())) refuse('link_over');
  const { businessId, businessName, role, email } = row;
  return { businessId, businessName, role, email, isAccepted: row.acceptedAt !== null };
}

export const acceptInvitation = (ctx: Context, { token }: { token: string }) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberId(inside);
    const row = (await lockByLink(inside.db, hashOfLinkToken(token))) ?? refuse('link_unknown');
    const { businessId, role } = row;
    if (row.acceptedAt !== null && row.userId === userId) return { businessId, role };
    if (isOver(row, inside.now())) refuse('link_over');
    if (row.acceptedAt !== null || row.email !== inside.caller.email) {
      refuse('invitation_of_another');
    }
    await markAccepted(inside.db, row.id, { userId, at: inside.now() });
    await recordTeam(inside, 'join_team', businessId, { colleague: row.id, role });
    return { businessId, role };
  });

export const teamRecords: PersonalRecords = {
  name: 'colleagueOf',
  export: async ({ db }, userId) =>
    (await listMembershipsOf(db, userId)).map(({ businessId, businessName, role, acceptedAt }) => ({
      businessId,
      businessName,
      role,
      acceptedAt: acceptedAt?.toISOString() ?? null,
    })),
  async erase({ db }, person) {
    await deleteMembershipsOf(db, person);
  },
};
