import { refuse } from '#contract/api/errors.ts';
import { dashboardHref } from '#contract/owners/desk-address.ts';
import type { Revision } from '#contract/owners/owner-workspace.ts';
import { refuseUnlessActsFor } from '#server/access/access.service.ts';
import { memberId } from '#server/accounts/sessions.service.ts';
import { isEditable, type RevisedValues } from '#server/businesses/editing/edit-by-owner.rules.ts';
import {
  changeLocked,
  lockOwnBusiness,
  type OwnBusinessRow,
} from '#server/businesses/editing/edit-by-owner.service.ts';
import { listNamesOfCategories } from '#server/categories/categories.service.ts';
import { revisionApprovedEmail } from '#server/notifications/emails/revision-approved.email.ts';
import { revisionRejectedEmail } from '#server/notifications/emails/revision-rejected.email.ts';
import { type Actor, record } from '#server/platform/audit/audit.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineRecord, type Step } from '#server/records/define-record.service.ts';
import {
  findProposer,
  findRevision,
  findWaiting,
  insertRevision,
  listRevisionsBy,
  listRevisionsOf,
  lockRevision,
  markChanges,
  type RevisionRow,
  revisionLine,
} from './revisions.queries.ts';
import { joinChanges, valuesOf } from './revisions.rules.ts';

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
    await revision.advance({ ...ctx, actor: ctx.caller }, waiting, 'withdraw');
    return;
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

export const withdrawRevision = (ctx: Context, { id }: { id: number }): Promise<Revision> =>
  inTransaction(ctx, async (inside) => {
    const { businessId } = (await findRevision(inside.db, id)) ?? refuse('not_found');
    await refuseUnlessActsFor(inside, businessId);
    await lockOwnBusiness(inside.db, businessId);
    const waiting = (await lockRevision(inside.db, id)) ?? refuse('not_found');
    await revision.advance({ ...inside, actor: inside.caller }, waiting, 'withdraw');
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
  await revision.advance(ctx, waiting, 'withdraw');
}

/** The business first, as an edit does it: two that want both rows never wait for each other. */
async function lockWithBusiness(db: Db, id: number) {
  const found = await findRevision(db, id);
  const business = found && (await lockOwnBusiness(db, found.businessId));
  const row = business && (await lockRevision(db, id));
  return row && { ...row, business };
}
type LockedRevision = NonNullable<Awaited<ReturnType<typeof lockWithBusiness>>>;

async function toProposer({ ctx, row }: Step<LockedRevision>) {
  const proposer = row.proposedBy === null ? undefined : await findProposer(ctx.db, row.proposedBy);
  return proposer && { to: proposer.email, name: proposer.name };
}

/** An approved revision changes what it names, whatever became of the rest of the business meanwhile. */
export const revision = defineRecord({
  kind: 'revision',
  table: 'businessRevisions',
  transitions: {
    pending: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: {},
    rejected: {},
    withdrawn: {},
  },
  decisions: { approve: {}, reject: { reason: 'text' } },
  lock: lockWithBusiness,
  touched: 'decidedAt',
  reasonColumn: 'decisionReason',
  check: {
    async approve({ ctx, row }) {
      if (!isEditable(row.business.status)) refuse('illegal_transition');
      const { category } = valuesOf(row.changes);
      if (category && !(await listNamesOfCategories(ctx.db)).includes(category)) {
        refuse('invalid_input', [{ path: 'category', message: 'Bu kategori artık yok' }]);
      }
    },
  },
  difference: {
    approve: ({ row: { business, changes } }) => ({
      business: business.id,
      ...Object.fromEntries(
        Object.entries(valuesOf(changes)).map(([field, value]) => [
          field,
          [business[field as keyof RevisedValues], value],
        ]),
      ),
    }),
  },
  along: {
    async approve({ ctx, row }) {
      const { name, category, address, district, ...optional } = valuesOf(row.changes);
      const columns = {
        ...(name && { name }),
        ...(category && { category }),
        ...(address && { address }),
        ...(district && { district }),
        ...optional,
      };
      await changeLocked(ctx, row.business, columns, 'owner');
    },
  },
  emails: {
    async approve(step) {
      const addressee = await toProposer(step);
      const { business, changes } = step.row;
      const businessName = valuesOf(changes).name ?? business.name;
      const href = `${step.ctx.publicUrl}/business/${business.id}`;
      return addressee && revisionApprovedEmail({ addressee, businessName, changes, href });
    },
    async reject(step) {
      const addressee = await toProposer(step);
      const { business, changes } = step.row;
      const { reason = '' } = step;
      const href = step.ctx.publicUrl + dashboardHref({ businessId: business.id });
      const about = { businessName: business.name, changes, reason, href };
      return addressee && revisionRejectedEmail({ addressee, ...about });
    },
  },
  inbox: revisionLine,
  promise: 'updated',
  fields: ['decisionReason'],
  person: { user: 'proposedBy' },
  own: {
    name: 'revisions',
    export: async ({ db }, userId) => (await listRevisionsBy(db, userId)).map(toRevision),
    // What they proposed is about a business; who proposed it goes with the account.
    erase: 'stays',
  },
});
