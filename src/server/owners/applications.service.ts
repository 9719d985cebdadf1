import type { CallerId } from '#contract/accounts/accounts.ts';
import type { Input } from '#contract/api/endpoint.ts';
import { refuse } from '#contract/api/errors.ts';
import { LIMITS } from '#contract/api/limits.ts';
import { suspicionOf } from '#contract/api/signals.ts';
import type * as contract from '#contract/owners/owners.ts';
import {
  APPLIED_MESSAGE,
  applicationProofMessage,
  type BusinessOwner,
  type OwnApplication,
} from '#contract/owners/owners.ts';
import { memberId, memberOf } from '#server/accounts/sessions.service.ts';
import { applicationReceivedEmail } from '#server/notifications/emails/application-received.email.ts';
import { queueEmail } from '#server/notifications/notifications.service.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  attachDocuments,
  keepDocuments,
  listDocuments,
  releaseUploads,
} from '#server/uploads/uploads.service.ts';
import { addressOfApplication } from './address-proof.service.ts';
import { application } from './application-record.service.ts';
import {
  type ApplicationRow,
  findApplication,
  findWaitingOf,
  insertApplication,
  listApplicationsOf,
  lockApplication,
  markApplication,
} from './applications.queries.ts';
import { documentsOf, readApplication, sortDocuments } from './applications.rules.ts';

/**
 * A new application: waits for its address to be proved, or, when its applicant has proved that address by
 * signing in, for a moderator.
 */
export const applyAsOwner = (ctx: Context, input: Input<typeof contract.applyAsOwner>) =>
  inTransaction(ctx, async (inside) => {
    const { caller } = inside;
    const read = readApplication(input);
    const { uploads, names } = sortDocuments(input.verificationDocuments);
    await ctx.limits.spend(LIMITS.applyForEmail, `email ${input.email}`);
    const userId = memberOf(inside);
    if (userId !== undefined && (await findWaitingOf(inside.db, userId, read.businessName))) {
      refuse('application_stands');
    }
    const isProved = caller.email === input.email;
    const at = inside.now();
    const { id } = await insertApplication(inside.db, {
      ...read,
      taxNumber: input.taxNumber || null,
      email: input.email,
      emailVerified: isProved,
      status: isProved ? 'pending' : 'email_pending',
      userId: userId ?? null,
      moderationScore: suspicionOf(input),
      ...{ createdAt: at, updatedAt: at },
    });
    const files = await attachDocuments(inside, uploads, { to: documentsOf(id) });
    const documents = [...files, ...names];
    if (documents.length > 0) {
      await markApplication(inside.db, id, { verificationDocuments: documents });
    }
    const addressee = { to: input.email, name: read.ownerName };
    const businessName = read.businessName;
    if (isProved) await queueEmail(inside, applicationReceivedEmail({ addressee, businessName }));
    else {
      const sentFrom = caller.email ?? null;
      await addressOfApplication.sendLink(inside, {
        ...{ id, title: businessName, addressee, sentFrom },
      });
    }
    return {
      id,
      requiresVerification: !isProved,
      message: isProved
        ? APPLIED_MESSAGE
        : applicationProofMessage(input.email, { isOfAnother: userId !== undefined }),
    };
  });

/**
 * Mends an application that was rejected, or, for whoever signed in with its address, one that waits for
 * that proof, and sends it to the moderators. Documents that it does not name any more go.
 */
export const reapplyAsOwner = (ctx: Context, input: Input<typeof contract.reapplyAsOwner>) =>
  inTransaction(ctx, async (inside) => {
    const sent = await lockApplication(inside.db, input.id);
    if (sent?.userId !== memberId(inside)) return refuse('not_found');
    const { id, status, email } = sent;
    const isWaiting = status === 'email_pending';
    if (isWaiting && email !== inside.caller.email) refuse('illegal_transition');
    const record = documentsOf(id);
    const read = readApplication(input);
    const { uploads, names } = sortDocuments(input.verificationDocuments);
    const onFile = await listDocuments(inside, record);
    await releaseUploads(
      inside,
      onFile.filter(({ name }) => !names.includes(name)).map(({ address }) => address),
    );
    const still = new Set(onFile.map(({ name }) => name));
    const kept = names.filter((name) => still.has(name) || !sent.documents.includes(name));
    const added = await attachDocuments(inside, uploads, { to: record });
    await keepDocuments(inside, record);
    const actor = inside.caller;
    const moved = await application.advance(
      { ...inside, actor },
      sent,
      isWaiting ? 'verify' : 'reapply',
      {
        ...read,
        ...(input.taxNumber && { taxNumber: input.taxNumber }),
        ...(isWaiting && { emailVerified: true }),
        verificationDocuments: [...kept, ...added],
        rejectionReason: null,
      },
    );
    const addressee = { to: email, name: read.ownerName };
    const businessName = read.businessName;
    await queueEmail(inside, applicationReceivedEmail({ addressee, businessName }));
    return { ...moved, message: APPLIED_MESSAGE };
  });

/** To whoever it does not belong to there is none: a stranger's dashboard says so. */
export async function getApplication(
  ctx: Context,
  { id }: { id: CallerId },
): Promise<BusinessOwner> {
  const { userId, role } = ctx.caller;
  const isOwn = id === 'me' || id === 1;
  const row = isOwn
    ? userId && (await listApplicationsOf(ctx.db, userId))[0]
    : await findApplication(ctx.db, id);
  if (!row) return refuse('not_found');
  const isVisible = role === 'admin' || (userId !== undefined && row.userId === userId);
  return isVisible ? toBusinessOwner(ctx, row) : refuse('not_found');
}

async function toBusinessOwner(ctx: Context, row: ApplicationRow): Promise<BusinessOwner> {
  const { taxNumber: _, plan, planExpiresAt, ...said } = row;
  const isInForce = planExpiresAt === null || planExpiresAt > ctx.now();
  const documents = await listDocuments(ctx, documentsOf(row.id));
  return {
    ...said,
    documentsOnFile: documents.map(({ name }) => name),
    subscriptionPlan: (isInForce && plan) || 'free',
    subscriptionExpiresAt: (isInForce && planExpiresAt?.toISOString()) || null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function listOwnApplications(ctx: Context): Promise<OwnApplication[]> {
  const rows = await listApplicationsOf(ctx.db, memberId(ctx));
  const own = rows.map((row) => ({
    id: row.id,
    businessName: row.businessName,
    status: row.status,
    rejectionReason: row.rejectionReason,
    email: row.email,
    documents: row.verificationDocuments,
    businessId: row.businessId,
    createdAt: row.createdAt,
  }));
  return application.followed(ctx, own);
}
