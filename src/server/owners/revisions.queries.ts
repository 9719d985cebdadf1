import { sql } from 'kysely';
import type { Revision } from '#contract/owners/owner-workspace.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  aboutBusiness,
  type InboxLine,
  isPending,
  premium,
} from '#server/records/inbox-line.queries.ts';

export const revisionLine: InboxLine = {
  ...aboutBusiness('businessRevisions'),
  isWaiting: isPending,
  subtitle: sql`(select string_agg(field, ' ' order by field) from jsonb_object_keys(r.changes) as field)`,
  email: sql`null`,
  isPriority: premium,
};

type Changes = Revision['changes'];

const columns = (db: Db) =>
  db
    .selectFrom('businessRevisions')
    .select([
      'id',
      'businessId',
      'proposedBy',
      'status',
      'decisionReason as reason',
      'createdAt',
      'decidedAt',
      sql<Changes>`changes`.as('changes'),
    ]);

export type RevisionRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

/** The one that waits; whoever asks has locked its business. */
export const findWaiting = (db: Db, businessId: number) =>
  columns(db)
    .where('businessId', '=', businessId)
    .where('status', '=', 'pending')
    .executeTakeFirst();

export const listRevisionsOf = (db: Db, businessId: number, limit: number) =>
  columns(db).where('businessId', '=', businessId).orderBy('id', 'desc').limit(limit).execute();

export const findRevision = (db: Db, id: number) =>
  columns(db).where('id', '=', id).executeTakeFirst();

export const lockRevision = (db: Db, id: number) =>
  columns(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRevision = (
  db: Db,
  revision: { businessId: number; proposedBy: number; changes: Changes; at: Date },
) =>
  db
    .insertInto('businessRevisions')
    .values({
      businessId: revision.businessId,
      proposedBy: revision.proposedBy,
      changes: JSON.stringify(revision.changes),
      createdAt: revision.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The wish is now that of whoever added to it last. */
export const markChanges = (db: Db, id: number, changes: Changes, proposedBy: number) =>
  db
    .updateTable('businessRevisions')
    .set({ changes: JSON.stringify(changes), proposedBy })
    .where('id', '=', id)
    .execute();

/** Who proposed it, for the e-mail. */
export const findProposer = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();

export const listRevisionsBy = (db: Db, userId: number) =>
  columns(db).where('proposedBy', '=', userId).orderBy('id').execute();
