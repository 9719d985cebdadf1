import { sql } from 'kysely';
import type { Revision, RevisionStatus } from '#contract/owner-workspace.ts';
import type { Db } from '#server/platform/database.ts';

type Changes = Revision['changes'];

const columns = (db: Db) =>
  db
    .selectFrom('business_revisions')
    .select([
      'id',
      'business_id as businessId',
      'proposed_by as proposedBy',
      'status',
      'decision_reason as reason',
      'created_at as createdAt',
      'decided_at as decidedAt',
      sql<Changes>`changes`.as('changes'),
    ]);

export type RevisionRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

/** The one that waits; whoever asks has locked its business. */
export const findWaiting = (db: Db, businessId: number) =>
  columns(db)
    .where('business_id', '=', businessId)
    .where('status', '=', 'pending')
    .executeTakeFirst();

export const listRevisionsOf = (db: Db, businessId: number, limit: number) =>
  columns(db).where('business_id', '=', businessId).orderBy('id', 'desc').limit(limit).execute();

export const findRevision = (db: Db, id: number) =>
  columns(db).where('id', '=', id).executeTakeFirst();

export const lockRevision = (db: Db, id: number) =>
  columns(db).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRevision = (
  db: Db,
  revision: { businessId: number; proposedBy: number; changes: Changes; at: Date },
) =>
  db
    .insertInto('business_revisions')
    .values({
      business_id: revision.businessId,
      proposed_by: revision.proposedBy,
      changes: JSON.stringify(revision.changes),
      created_at: revision.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The wish is now that of whoever added to it last. */
export const markChanges = (db: Db, id: number, changes: Changes, proposedBy: number) =>
  db
    .updateTable('business_revisions')
    .set({ changes: JSON.stringify(changes), proposed_by: proposedBy })
    .where('id', '=', id)
    .execute();

export const markDecided = (
  db: Db,
  id: number,
  decision: { status: RevisionStatus; reason: string | null; at: Date },
) =>
  db
    .updateTable('business_revisions')
    .set({ status: decision.status, decision_reason: decision.reason, decided_at: decision.at })
    .where('id', '=', id)
    .execute();

/** Who proposed it, for the letter. */
export const findProposer = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();

export const listRevisionsBy = (db: Db, userId: number) =>
  columns(db).where('proposed_by', '=', userId).orderBy('id').execute();
