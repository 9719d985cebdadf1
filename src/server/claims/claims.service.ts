import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import type * as contract from '#contract/claims.ts';
import { isOpenClaim, type OwnClaim } from '#contract/claims.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import { raiseToOwner } from '#server/accounts/roles.service.ts';
import { answerAddress, memberId, memberOf } from '#server/accounts/sessions.service.ts';
import { claimApprovedEmail } from '#server/notifications/emails/claim-approved.email.ts';
import { claimNeedsInfoEmail } from '#server/notifications/emails/claim-needs-info.email.ts';
import { claimReceivedEmail } from '#server/notifications/emails/claim-received.email.ts';
import { claimRejectedEmail } from '#server/notifications/emails/claim-rejected.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  type DecisionContext,
  defineRecord,
  type Step,
} from '#server/records/define-record.service.ts';
import { attachDocuments, endDocuments, removeDocuments } from '#server/uploads/uploads.service.ts';
import {
  claimLine,
  deleteClaimsOf,
  findApprovedClaim,
  findApprovedClaimOfApplication,
  findContest,
  findOtherOwner,
  findStandingClaim,
  insertClaim,
  listClaimsOf,
  lockClaim,
  lockGiven,
  lockPublicBusiness,
  markDocuments,
  markOrigin,
} from './claims.queries.ts';
import { isOwnersTurn, ownersTurnUntil } from './contests.rules.ts';
import { askOwners, endOfContest } from './contests.service.ts';

type LockedClaim = NonNullable<Awaited<ReturnType<typeof lockClaim>>>;

/** How the documents of a claim are named in the uploads. */
export const documentsOf = (id: number) => `claim ${id}`;

export const claimBusiness = (ctx: Context, input: Input<typeof contract.claimBusiness>) =>
  inTransaction(ctx, async (inside) => {
    const userId = memberOf(inside) ?? null;
    const isMember = userId !== null;
    const email = answerAddress(inside, input);
    const business =
      (await lockPublicBusiness(inside.db, input.id)) ?? refuse('business_not_found');
    // Told only to the member: what is known of an address is nobody else's business.
    const standing = await findStandingClaim(inside.db, business.id, { userId, email });
    if (standing && isMember)
      refuse(standing.status === 'approved' ? 'owned_already' : 'claim_stands');
    if (standing) return { id: standing.id, isTracked: false };
    const at = inside.now();
    const { id } = await insertClaim(inside.db, {
      businessId: business.id,
      userId,
      email,
      claimantName: input.name,
      message: input.message,
      moderationScore: suspicionOf(input),
      createdAt: at,
      updatedAt: at,
    });
    const documents = await attachDocuments(inside, input.documents, {
      to: documentsOf(id),
      field: 'documents',
    });
    if (documents.length > 0) await markDocuments(inside.db, id, documents);
    const addressee = { to: email, name: input.name };
    if (isMember) {
      const isOwned = (await findContest(inside.db, id)) !== undefined;
      const about = { addressee, businessName: business.name, isOwned };
      await queueEmail(inside, claimReceivedEmail(about));
      await askOwners(inside, business.id);
    }
    return { id, isTracked: isMember };
  });

/** Whom a claim waits for, and how far its telephone is proved. */
function standingOf(row: Awaited<ReturnType<typeof listClaimsOf>>[number], now: Date) {
  const isOpen = isOpenClaim(row.status);
  const { ownerAskedAt: askedAt, phoneCodeExpiresAt: expiresAt } = row;
  const isAsked = isOpen && row.phoneCodeHash !== null && expiresAt !== null && now < expiresAt;
  const isTheirs = isOpen && askedAt !== null && isOwnersTurn(row, now);
  return {
    isContested: isOpen && askedAt !== null,
    ownersTurnUntil: isTheirs ? ownersTurnUntil(askedAt).toISOString() : null,
    phoneProof: row.phoneProvedAt ? ('proved' as const) : isAsked ? ('asked' as const) : 'none',
  } satisfies Partial<OwnClaim>;
}

export async function listOwnClaims(ctx: Context): Promise<OwnClaim[]> {
  const rows = await listClaimsOf(ctx.db, memberId(ctx));
  return claim.followed(
    ctx,
    rows.map((row) => ({ ...row, ...standingOf(row, ctx.now()) })),
  );
}

/** The caller's own claim, locked; anybody else's does not exist. */
export async function lockOwnClaim(ctx: Context, id: number): Promise<LockedClaim> {
  const row = await lockClaim(ctx.db, id);
  return row?.userId === memberId(ctx) ? row : refuse('not_found');
}

export const answerClaim = (ctx: Context, input: Input<typeof contract.answerClaim>) =>
  inTransaction(ctx, async (inside) => {
    const asked = await lockOwnClaim(inside, input.id);
    const added = await attachDocuments(inside, input.documents, {
      to: documentsOf(asked.id),
      field: 'documents',
    });
    return claim.advance({ ...inside, actor: inside.caller }, asked, 'answer', {
      message: [asked.message, input.message].filter(Boolean).join('\n\n'),
      documents: [...asked.documents, ...added],
    });
  });

/** Takes back a claim of the caller's that nobody has decided about. */
export async function withdrawWaiting(ctx: Context, waiting: LockedClaim) {
  const withdrawn = await claim.advance({ ...ctx, actor: ctx.caller }, waiting, 'withdraw');
  await endDocuments(ctx, documentsOf(waiting.id));
  for (const email of await endOfContest(ctx, waiting, 'withdrawn')) await queueEmail(ctx, email);
  return withdrawn;
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
  if (standing?.status === 'approved') {
    await markOrigin(ctx.db, standing.id, { applicationId, at });
    return false;
  }
  const given = standing ?? {
    status: 'pending' as const,
    ...(await insertClaim(ctx.db, {
      ...{ businessId, userId, email, claimantName: name },
      ...{ createdAt: at, updatedAt: at },
    })),
  };
  await claim.advance(ctx, given, 'approve', {
    ...(applicationId !== undefined && { businessOwnerId: applicationId }),
    decisionReason: null,
  });
  await endDocuments(ctx, documentsOf(given.id));
  await raiseToOwner(ctx, userId);
  await askOwners(ctx, businessId);
  return true;
}

/** An approved claim, locked; `illegal_transition` for one that makes nobody an owner. */
export async function lockApprovedClaim(ctx: Pick<DecisionContext, 'db'>, id: number) {
  const row = (await lockClaim(ctx.db, id)) ?? refuse('not_found');
  return row.status === 'approved' ? row : refuse('illegal_transition');
}

/** The approved claim an application led to. */
export const claimOfApplication = async ({ db }: Pick<DecisionContext, 'db'>, id: number) =>
  (await findApprovedClaimOfApplication(db, id))?.id;

/** The approved claim somebody has on a business. */
export const claimOfOwner = async (
  { db }: Pick<DecisionContext, 'db'>,
  { businessId, userId }: { businessId: number; userId: number },
) => (await findApprovedClaim(db, businessId, userId))?.id;

const toClaimant = ({ row }: Step<LockedClaim>) => ({
  addressee: { to: row.email ?? '', name: row.name },
  businessName: row.businessName,
});
const endOfDocuments = ({ ctx, row }: Step<LockedClaim>) => endDocuments(ctx, documentsOf(row.id));

/**
 * An approved claim is what makes someone the owner (decisions, States). `answer` and `withdraw` are the
 * claimant's; how an ownership ends, `owners/` says.
 */
export const claim = defineRecord({
  kind: 'claim',
  table: 'businessClaims',
  transitions: {
    pending: {
      ask: 'needs_info',
      approve: 'approved',
      reject: 'rejected',
      withdraw: 'withdrawn',
    },
    needs_info: {
      answer: 'pending',
      approve: 'approved',
      reject: 'rejected',
      withdraw: 'withdrawn',
    },
    approved: { revoke: 'revoked', withdraw: 'withdrawn' },
    rejected: {},
    revoked: {},
    withdrawn: {},
  },
  decisions: {
    ask: { reason: 'text' },
    approve: {},
    reject: { reason: 'text' },
    revoke: { reason: 'text', isForAdmins: true },
  },
  lock: lockClaim,
  reasonColumn: 'decisionReason',
  async closedTo({ db, actor, now }, { id }, name) {
    const contest = await findContest(db, id);
    if (!contest) return undefined;
    if (actor.role === 'moderator') return 'claim_contested';
    // More may be asked of the claimant meanwhile.
    const isEarly = name !== 'ask' && isOwnersTurn(contest, now());
    return isEarly && actor.role !== 'operator' ? 'owners_turn' : undefined;
  },
  check: {
    async approve({ ctx, row }) {
      // Its address was never proved: nobody can be made the owner yet.
      if (row.userId === null) return refuse('claim_not_proved');
      await refuseIfContested(ctx, row.businessId, row.userId);
    },
  },
  along: {
    async approve(step) {
      if (step.row.userId !== null) await raiseToOwner(step.ctx, step.row.userId);
      await endOfDocuments(step);
      await askOwners(step.ctx, step.row.businessId);
    },
    reject: endOfDocuments,
  },
  emails: {
    ask: (step) =>
      claimNeedsInfoEmail({
        ...toClaimant(step),
        question: step.reason ?? '',
        href: `${step.ctx.publicUrl}/applications`,
      }),
    approve: async (step) => [
      claimApprovedEmail({
        ...toClaimant(step),
        href: step.ctx.publicUrl + dashboardHref({ businessId: step.row.businessId }),
      }),
      ...(await endOfContest(step.ctx, step.row, 'approved')),
    ],
    reject: async (step) => [
      claimRejectedEmail({
        ...toClaimant(step),
        reason: step.reason ?? '',
        href: `${step.ctx.publicUrl}/business/${step.row.businessId}`,
      }),
      ...(await endOfContest(step.ctx, step.row, 'rejected')),
    ],
  },
  inbox: claimLine,
  promise: 'reviewed',
  fields: ['claimantName', 'email', 'message', 'decisionReason'],
  person: { user: 'userId', email: 'email', name: 'claimantName' },
  own: {
    name: 'claims',
    // Nobody is asked about a claim before its address is proved.
    async attached(ctx, person) {
      const rows = await listClaimsOf(ctx.db, person.userId);
      for (const id of new Set(rows.map(({ businessId }) => businessId))) await askOwners(ctx, id);
    },
    export: (ctx) => listOwnClaims(ctx),
    async erase(ctx, { userId, email }) {
      for (const { id } of await deleteClaimsOf(ctx.db, userId, email)) {
        await removeDocuments(ctx, documentsOf(id));
      }
    },
  },
});
