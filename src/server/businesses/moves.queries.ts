import type { BusinessStatus } from '#contract/businesses.ts';
import type { Db } from '#server/platform/database.ts';

/** Locks the row, so two people cannot both decide about it. */
export const lockBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'email',
      'status',
      'submitter_name as submitterName',
      'submitted_by as submittedBy',
      'import_batch_id as importBatchId',
      'is_example as isExample',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LockedBusiness = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>;

export const markStatus = (
  db: Db,
  id: number,
  changes: {
    status: BusinessStatus;
    approved_at?: Date | null;
    rejection_reason?: string | null;
    merged_into?: number;
    waiting_since?: Date;
    email_verified?: boolean;
    submitted_by?: number | null;
    sent_by?: number | null;
    updated_at: Date;
  },
) => db.updateTable('businesses').set(changes).where('id', '=', id).execute();

/** Owners by an approved claim, to whom a decision about their business is told. */
export const listOwners = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.name', 'u.email'])
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .orderBy('c.id')
    .execute();

/** What became part of a business goes on with it when it becomes part of another. */
export const markMergedOnward = (db: Db, fromId: number, toId: number) =>
  db
    .updateTable('businesses')
    .set({ merged_into: toId })
    .where('merged_into', '=', fromId)
    .execute();
