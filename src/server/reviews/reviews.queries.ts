import { type Insertable, sql, type Updateable } from 'kysely';
import type { ReviewSort } from '#contract/reviews.ts';
import type { Db } from '#server/platform/database.ts';
import type { ReviewsTable } from '#server/platform/database-participation-tables.ts';

const ofPublicBusiness = (db: Db, businessId: number, only?: 'unanswered' | undefined) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.business_id', '=', businessId)
    .where('b.status', '=', 'approved')
    .where('r.status', '=', 'approved')
    .$if(only === 'unanswered', (query) => query.where('r.owner_answer', 'is', null));

/** First what is counted, then the newest: no order depends on anything else. */
const orders = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
  helpful: sql`r.helpful_count desc, r.created_at desc, r.id desc`,
} satisfies Record<ReviewSort, unknown>;

export const listApprovedReviews = (
  db: Db,
  businessId: number,
  options: {
    sort: ReviewSort;
    limit: number;
    offset: number;
    only?: 'unanswered' | undefined;
  },
) =>
  ofPublicBusiness(db, businessId, options.only)
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.business_id as businessId',
      'u.name as author',
      'r.rating',
      'r.title',
      'r.content',
      'r.images',
      'r.is_verified as isVerified',
      'r.is_example as isExample',
      'r.helpful_count as helpfulCount',
      'r.owner_answer as ownerAnswer',
      'r.owner_answered_at as ownerAnsweredAt',
      'r.created_at as createdAt',
    ])
    .orderBy(orders[options.sort])
    .limit(options.limit)
    .offset(options.offset)
    .execute();

/** How many approved reviews gave which stars. */
export const countByStars = (db: Db, businessId: number, only?: 'unanswered' | undefined) =>
  ofPublicBusiness(db, businessId, only)
    .select((eb) => ['r.rating', eb.fn.countAll<number>().as('count')])
    .groupBy('r.rating')
    .execute();

export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .select(['id', 'rating'])
    .executeTakeFirst();

const ownColumns = [
  'id',
  'business_id as businessId',
  'rating',
  'title',
  'content',
  'images',
  'status',
  'rejection_reason as reason',
  'created_at as createdAt',
] as const;

export const findOwnReview = (db: Db, person: { userId: number; businessId: number }) =>
  db
    .selectFrom('reviews')
    .where('business_id', '=', person.businessId)
    .where('user_id', '=', person.userId)
    .select(ownColumns)
    .executeTakeFirst();

/** Somebody's own review; of two changes at once the second waits for the first. */
export const lockOwnReview = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('reviews')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select(ownColumns)
    .forUpdate()
    .executeTakeFirst();

/** A review with what a decision about it, and the letter, must know. */
export const lockReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.id', '=', id)
    .select([
      'r.id',
      'r.status',
      'r.business_id as businessId',
      'r.user_id as userId',
      'r.owner_answer as ownerAnswer',
      'u.name as author',
      'u.email',
      'b.name as businessName',
      'b.status as businessStatus',
    ])
    .forUpdate('r')
    .executeTakeFirst();

/** Undefined when the person has one of this business already. */
export const insertReview = (db: Db, row: Insertable<ReviewsTable>) =>
  db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['business_id', 'user_id']).doNothing())
    .returning(ownColumns)
    .executeTakeFirst();

export const markReview = (db: Db, id: number, values: Updateable<ReviewsTable>) =>
  db
    .updateTable('reviews')
    .set(values)
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow();

/** What was written about a business goes on with it; who reviewed both keeps what stands at the other. */
export const markMergedReviews = (db: Db, fromId: number, toId: number) =>
  db
    .updateTable('reviews as r')
    .set({ business_id: toId })
    .where('r.business_id', '=', fromId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews as o')
            .select('o.id')
            .where('o.business_id', '=', toId)
            .whereRef('o.user_id', '=', 'r.user_id'),
        ),
      ),
    )
    .execute();

export const deleteReviewOf = (db: Db, id: number, userId: number) =>
  db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['business_id as businessId', 'images', 'status'])
    .executeTakeFirst();

/** What somebody wrote and where it stands, the newest first. */
export const listFollowedReviews = (db: Db, userId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.user_id', '=', userId)
    .select([
      'r.id',
      'r.business_id as businessId',
      'b.name as businessName',
      'r.rating',
      'r.title',
      'r.status',
      'r.rejection_reason as reason',
      'r.created_at as createdAt',
    ])
    .orderBy('r.id', 'desc')
    .execute();

/** Everything somebody wrote, for their own download. */
export const listReviewsOf = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .where('user_id', '=', userId)
    .select([...ownColumns, 'owner_answer as ownerAnswer', 'updated_at as updatedAt'])
    .orderBy('id')
    .execute();

export const deleteReviewsOf = (db: Db, userId: number) =>
  db
    .deleteFrom('reviews')
    .where('user_id', '=', userId)
    .returning(['business_id as businessId', 'images'])
    .execute();

export const insertReviews = (db: Db, rows: Insertable<ReviewsTable>[]) =>
  db.insertInto('reviews').values(rows).execute();

export const markAnswered = (db: Db, id: number, answer: string, at: Date) =>
  db
    .updateTable('reviews')
    .set({ owner_answer: answer, owner_answered_at: at })
    .where('id', '=', id)
    .execute();

export type ReviewRow = Awaited<ReturnType<typeof listApprovedReviews>>[number];
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;
