import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { RemovalRequestsTable } from '#server/platform/database-participation-tables.ts';
import type { RemovalStatus } from './removals.rules.ts';

export const findBusinessId = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('businesses').select('id').where('id', '=', id).executeTakeFirst())?.id;

export const insertRemoval = (db: Db, request: Insertable<RemovalRequestsTable>) =>
  db.insertInto('removal_requests').values(request).returning('id').executeTakeFirstOrThrow();

/** Locks the request, so that two moderators cannot both decide. */
export const lockRemoval = (db: Db, id: number) =>
  db
    .selectFrom('removal_requests')
    .select(['id', 'status', 'name', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const markRemoval = (
  db: Db,
  id: number,
  changes: { status: RemovalStatus; decision_reason: string | null; updated_at: Date },
) => db.updateTable('removal_requests').set(changes).where('id', '=', id).execute();

export const markRemovalsOf = (db: Db, email: string, userId: number) =>
  db
    .updateTable('removal_requests')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .execute();

export const listRemovalsOf = (db: Db, userId: number) =>
  db
    .selectFrom('removal_requests')
    .select([
      'id',
      'name',
      'email',
      'page',
      'content',
      'status',
      'decision_reason as decisionReason',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const deleteRemovalsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('removal_requests')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute();
