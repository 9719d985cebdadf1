import type { Insertable } from 'kysely';
import type { PlanRequestStatus } from '#contract/plans.ts';
import type { Db } from '#server/platform/database.ts';
import type { PlanRequestsTable } from '#server/platform/database-participation-tables.ts';

const columns = [
  'id',
  'business_id as businessId',
  'plan',
  'message',
  'status',
  'created_at as createdAt',
] as const;

export const findNewestRequest = (db: Db, businessId: number) =>
  db
    .selectFrom('plan_requests')
    .select(columns)
    .where('business_id', '=', businessId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Undefined while another of this business waits. */
export const insertRequest = (db: Db, row: Insertable<PlanRequestsTable>) =>
  db
    .insertInto('plan_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const lockRequest = (db: Db, id: number) =>
  db
    .selectFrom('plan_requests')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markRequest = (db: Db, id: number, changes: { status: PlanRequestStatus; at: Date }) =>
  db
    .updateTable('plan_requests')
    .set({ status: changes.status, updated_at: changes.at })
    .where('id', '=', id)
    .execute();

/** Who asks, for the letter. */
export const findPerson = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const listRequestsBy = (db: Db, userId: number) =>
  db
    .selectFrom('plan_requests')
    .select(columns)
    .where('requested_by', '=', userId)
    .orderBy('id')
    .execute();

/** The wish stays with the business; what the person wrote to it goes. */
export const dropWordsOf = (db: Db, userId: number) =>
  db
    .updateTable('plan_requests')
    .set({ message: null, requested_by: null })
    .where('requested_by', '=', userId)
    .execute();
