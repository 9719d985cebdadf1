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
    approved_at?: Date;
    rejection_reason?: string | null;
    merged_into?: number;
    email_verified?: boolean;
    submitted_by?: number;
    updated_at: Date;
  },
) => db.updateTable('businesses').set(changes).where('id', '=', id).execute();

/** What became part of a business goes on with it when it becomes part of another. */
export const markMergedOnward = (db: Db, fromId: number, toId: number) =>
  db
    .updateTable('businesses')
    .set({ merged_into: toId })
    .where('merged_into', '=', fromId)
    .execute();
