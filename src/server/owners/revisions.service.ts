import { refuse } from '#contract/errors.ts';
import type { Revision, RevisionStatus } from '#contract/owner-workspace.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { isEditable, type RevisedValues } from '#server/businesses/own-business.rules.ts';
import {
  changeLocked,
  lockOwnBusiness,
  type OwnBusinessRow,
} from '#server/businesses/own-business.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { revisionApprovedLetter } from '#server/notifications/letters/revision-approved.letter.ts';
import { revisionRejectedLetter } from '#server/notifications/letters/revision-rejected.letter.ts';
import { queueLetter } from '#server/notifications/notifications.service.ts';
import { type Actor, record } from '#server/platform/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { DecisionContext, MoveRecord } from '#server/platform/moves.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { refuseUnlessActsFor } from './business-access.service.ts';
import {
  findProposer,
  findRevision,
  findWaiting,
  insertRevision,
  listRevisionsBy,
  listRevisionsOf,
  lockRevision,
  markChanges,
  markDecided,
  type RevisionRow,
} from './revisions.queries.ts';
import {
  joinChanges,
  REVISION_MOVES,
  type RevisionMove,
  statusAfter,
  valuesOf,
} from './revisions.rules.ts';

const REVISIONS_SHOWN = 10;

const toRevision = (row: RevisionRow): Revision => ({
  id: row.id,
  status: row.status,
  changes: row.changes,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

export const listRevisions = async ({ db }: Pick<Basics, 'db'>, businessId: number) =>
  (await listRevisionsOf(db, businessId, REVISIONS_SHOWN)).map(toRevision);

/** Puts a wish for a locked business before the moderators, or adds it to the one that waits there. */
export async function proposeRevision(
  ctx: Context,
  business: OwnBusinessRow,
  wished: RevisedValues,
): Promise<void> {
  const waiting = await findWaiting(ctx.db, business.id);
  const before = waiting?.changes ?? {};
  const changes = joinChanges(before, business, wished);
  const isSame = JSON.stringify(changes) === JSON.stringify(before);
  if (isSame) return;
  if (waiting && Object.keys(changes).length === 0) {
    return moveRevision({ ...ctx, actor: ctx.caller }, waiting, 'withdraw');
  }
  const proposedBy = memberId(ctx);
  let id = waiting?.id;
  if (id === undefined) {
    const wish = { businessId: business.id, proposedBy, changes, at: ctx.now() };
    ({ id } = await insertRevision(ctx.db, wish));
  } else {
    await markChanges(ctx.db, id, changes, proposedBy);
  }
  await record(ctx, ctx.caller, {
    action: waiting ? 'revision.extend' : 'revision.propose',
    entity: 'revision',
    entityId: id,
    difference: { ...changes },
  });
}

async function moveRevision(
  ctx: Basics & { actor: Actor },
  revision: RevisionRow,
  move: RevisionMove,
  { reason = null, ...difference }: { reason?: string | null } & Record<string, unknown> = {},
): Promise<void> {
  const status = statusAfter(revision.status, move) ?? refuse('illegal_move');
  await markDecided(ctx.db, revision.id, { status, reason, at: ctx.now() });
  await record(ctx, ctx.actor, {
    action: `revision.${move}`,
    entity: 'revision',
    entityId: revision.id,
    difference: { status: [revision.status, status], ...difference },
  });
}

export const withdrawRevision = (ctx: Context, { id }: { id: number }): Promise<Revision> =>
  inTransaction(ctx, async (inside) => {
    const { businessId } = (await findRevision(inside.db, id)) ?? refuse('not_found');
    await refuseUnlessActsFor(inside, businessId);
    await lockOwnBusiness(inside.db, businessId);
    const revision = (await lockRevision(inside.db, id)) ?? refuse('not_found');
    await moveRevision({ ...inside, actor: inside.caller }, revision, 'withdraw');
    return toRevision((await findRevision(inside.db, id)) ?? refuse('not_found'));
  });

/** Takes back what somebody proposed who acts for the business no more. */
export async function withdrawRevisionOf(
  ctx: Basics & { actor: Actor },
  businessId: number,
  userIds: number[],
): Promise<void> {
  await lockOwnBusiness(ctx.db, businessId);
  const waiting = await findWaiting(ctx.db, businessId);
  if (waiting?.proposedBy == null || !userIds.includes(waiting.proposedBy)) return;
  await moveRevision(ctx, waiting, 'withdraw');
}

/** An approved revision changes what it names, whatever became of the rest of the business meanwhile. */
async function decide(
  ctx: DecisionContext,
  id: number,
  move: string,
  said: { reason?: string | undefined },
): Promise<void> {
  const known = REVISION_MOVES.find((one) => one === move) ?? refuse('illegal_move');
  const found = (await findRevision(ctx.db, id)) ?? refuse('not_found');
  if (statusAfter(found.status, known) === undefined) refuse('illegal_move');
  // The business first, as an edit does it: two that want both rows never wait for each other.
  const business = (await lockOwnBusiness(ctx.db, found.businessId)) ?? refuse('not_found');
  const revision = (await lockRevision(ctx.db, id)) ?? refuse('not_found');
  const reason = said.reason?.trim();
  const proposer =
    revision.proposedBy === null ? undefined : await findProposer(ctx.db, revision.proposedBy);
  const addressee = proposer && { to: proposer.email, name: proposer.name };
  const href = `${ctx.publicUrl}/business-owner-dashboard`;
  const { changes } = revision;
  if (known === 'reject') {
    if (!reason) return refuse('invalid_input', [{ path: 'reason', message: 'Nedenini yazın' }]);
    await moveRevision(ctx, revision, known, { reason });
    if (!addressee) return;
    const letter = { addressee, businessName: business.name, changes, reason, href };
    return queueLetter(ctx, revisionRejectedLetter(letter));
  }
  if (!isEditable(business.status)) refuse('illegal_move');
  const after = valuesOf(changes);
  if (after.category && !(await listNamesOfCategories(ctx.db)).includes(after.category)) {
    refuse('invalid_input', [{ path: 'category', message: 'Bu kategori artık yok' }]);
  }
  const difference = Object.fromEntries(
    Object.entries(after).map(([field, value]) => [
      field,
      [business[field as keyof typeof after], value],
    ]),
  );
  await moveRevision(ctx, revision, known, { business: business.id, ...difference });
  const { name, category, address, district, ...optional } = after;
  await changeLocked(ctx, business, {
    ...(name && { name }),
    ...(category && { category }),
    ...(address && { address }),
    ...(district && { district }),
    ...optional,
  });
  if (!addressee) return;
  const page = `${ctx.publicUrl}/business/${business.id}`;
  await queueLetter(
    ctx,
    revisionApprovedLetter({ addressee, businessName: name ?? business.name, changes, href: page }),
  );
}

export const revisionMoves: MoveRecord = {
  moves: REVISION_MOVES,
  statusAfter: (status, move) => statusAfter(status as RevisionStatus, move),
  move: decide,
};

export const revisionsRecords: PersonalRecords = {
  name: 'revisions',
  // What they proposed is about a business; who proposed it goes with the account.
  export: async ({ db }, userId) => (await listRevisionsBy(db, userId)).map(toRevision),
};
