import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A public review. */
export const findMarkable = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .where('r.id', '=', id)
    .where('r.status', '=', 'approved')
    .where('b.status', '=', 'approved')
    .select(['r.userId', 'r.helpfulCount'])
    .executeTakeFirst();

/** @returns whether it is new */
export async function insertMark(db: Db, id: number, userId: number, at: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('reviewHelpfulMarks')
    .values({ reviewId: id, userId, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reviewId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns whether there was one */
export async function deleteMark(db: Db, id: number, userId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('reviewHelpfulMarks')
    .where('reviewId', '=', id)
    .where('userId', '=', userId)
    .returning('reviewId')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const addToHelpful = (db: Db, id: number, by: 1 | -1) =>
  db
    .updateTable('reviews')
    .set({ helpfulCount: sql`helpful_count + ${by}` })
    .where('id', '=', id)
    .returning('helpfulCount')
    .executeTakeFirstOrThrow();

/** Which reviews of a business somebody marked. */
export const listMarks = (db: Db, userId: number, businessId: number) =>
  db
    .selectFrom('reviewHelpfulMarks as m')
    .innerJoin('reviews as r', 'r.id', 'm.reviewId')
    .where('m.userId', '=', userId)
    .where('r.businessId', '=', businessId)
    .select('r.id')
    .execute();

/** Everything somebody marked, for their own download. */
export const listMarksOf = (db: Db, userId: number) =>
  db
    .selectFrom('reviewHelpfulMarks')
    .where('userId', '=', userId)
    .select(['reviewId', 'createdAt'])
    .orderBy('reviewId')
    .execute();

/** Takes all marks of a person back, and the counts with them. */
export const deleteMarksOf = (db: Db, userId: number) =>
  sql`
    with gone as (delete from review_helpful_marks where user_id = ${userId} returning review_id)
    update reviews set helpful_count = helpful_count - 1
    from gone where reviews.id = gone.review_id`.execute(db);
