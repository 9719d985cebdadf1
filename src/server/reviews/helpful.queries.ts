import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** A public review. */
export const findMarkable = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.id', '=', id)
    .where('r.status', '=', 'approved')
    .where('b.status', '=', 'approved')
    .select(['r.user_id as userId', 'r.helpful_count as helpfulCount'])
    .executeTakeFirst();

/** @returns whether it is new */
export async function insertMark(db: Db, id: number, userId: number, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('review_helpful_marks')
    .values({ review_id: id, user_id: userId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns whether there was one */
export async function deleteMark(db: Db, id: number, userId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('review_helpful_marks')
    .where('review_id', '=', id)
    .where('user_id', '=', userId)
    .returning('review_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const addToHelpful = (db: Db, id: number, by: 1 | -1) =>
  db
    .updateTable('reviews')
    .set({ helpful_count: sql`helpful_count + ${by}` })
    .where('id', '=', id)
    .returning('helpful_count as helpfulCount')
    .executeTakeFirstOrThrow();

/** Which reviews of a business somebody marked. */
export const listMarks = (db: Db, userId: number, businessId: number) =>
  db
    .selectFrom('review_helpful_marks as m')
    .innerJoin('reviews as r', 'r.id', 'm.review_id')
    .where('m.user_id', '=', userId)
    .where('r.business_id', '=', businessId)
    .select('r.id')
    .execute();

/** Everything somebody marked, for their own download. */
export const listMarksOf = (db: Db, userId: number) =>
  db
    .selectFrom('review_helpful_marks')
    .where('user_id', '=', userId)
    .select(['review_id as reviewId', 'created_at as createdAt'])
    .orderBy('review_id')
    .execute();

/** Takes all marks of a person back, and the counts with them. */
export const deleteMarksOf = (db: Db, userId: number) =>
  sql`
    with gone as (delete from review_helpful_marks where user_id = ${userId} returning review_id)
    update reviews set helpful_count = helpful_count - 1
    from gone where reviews.id = gone.review_id`.execute(db);
