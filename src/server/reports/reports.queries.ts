import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { ReportsTable } from '#server/platform/database-participation-tables.ts';

export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** A review that stands on a public page. */
export const findPublicReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .select(['r.id', 'b.id as businessId', 'b.name as businessName'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'approved')
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

export const insertReport = (db: Db, report: Insertable<ReportsTable>) =>
  db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow();

/** Locks the report, so that two moderators cannot both decide. */
export const lockReport = (db: Db, id: number) =>
  db
    .selectFrom('reports as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.status',
      'r.reason',
      'r.review_id as reviewId',
      'b.id as businessId',
      'b.name as businessName',
      'b.status as businessStatus',
      'u.name as userName',
    ])
    .select(sql<string | null>`r.suggestion ->> 'text'`.as('suggestion'))
    .select(sql<string | null>`coalesce(u.email, r.email)`.as('email'))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();

export const markReport = (
  db: Db,
  id: number,
  changes: { status: 'open' | 'accepted' | 'dismissed'; updated_at: Date },
) => db.updateTable('reports').set(changes).where('id', '=', id).execute();

export const listReportsOf = (db: Db, userId: number) =>
  db
    .selectFrom('reports as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .select([
      'r.id',
      'b.id as businessId',
      'b.name as businessName',
      'r.review_id as reviewId',
      'r.reason',
      'r.message',
      'r.status',
      'r.created_at as createdAt',
    ])
    .select(sql<string | null>`r.suggestion ->> 'text'`.as('suggestion'))
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .execute();

export const markReporter = (db: Db, email: string, userId: number) =>
  db
    .updateTable('reports')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email)
    .execute();

/** The report stays, for what it says of the business; who sent it goes. */
export const eraseReporter = (db: Db, userId: number, email: string) =>
  db
    .updateTable('reports')
    .set({ user_id: null, email: null, message: null, suggestion: null })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute();
