import { type Insertable, sql, type Updateable } from 'kysely';
import { SIGN_OF_CORRECTED_ANSWER } from '#contract/moderation/moderation-words.ts';
import type { ReviewSort } from '#contract/reviews.ts';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';
import type { ReviewsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  aboutBusiness,
  type InboxLine,
  isPending,
  SUBTITLE_LETTERS,
} from '#server/records/inbox-line.queries.ts';

/** An owner corrected an answer, on the page already, and nobody has read it yet. */
const isCorrected = sql`(r.status = 'approved' and r.owner_answer_before is not null)`;

export const reviewLine: InboxLine = {
  ...aboutBusiness('reviews'),
  isWaiting: sql`(${isPending} or ${isCorrected})`,
  isPromised: isPending,
  subtitle: sql`left(case when ${isCorrected} then r.owner_answer
    else coalesce(r.title || ': ', '') || r.content end, ${SUBTITLE_LETTERS})`,
  signs: sql`(case when ${isCorrected} then array[${sql.lit(SIGN_OF_CORRECTED_ANSWER)}] else '{}' end)`,
  email: sql`null`,
  since: sql`(case when ${isCorrected} then r.owner_answer_edited_at else r.updated_at end)`,
  stars: sql`r.rating`,
  isExample: sql`r.is_example`,
};

/** All of a business, those it has not answered, or one. */
interface Chosen {
  only?: 'unanswered' | undefined;
  review?: number | undefined;
}

const ofPublicBusiness = (db: Db, businessId: number, { only, review }: Chosen) =>
  db
    .selectFrom('reviews as r')
    .modifyFront(plannedOnce)
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .where('r.businessId', '=', businessId)
    .where('b.status', '=', 'approved')
    .where('r.status', '=', 'approved')
    .$if(only === 'unanswered', (query) => query.where('r.ownerAnswer', 'is', null))
    .$if(review !== undefined, (query) => query.where('r.id', '=', review ?? 0));

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
  options: Chosen & { sort: ReviewSort; limit: number; offset: number },
) =>
  ofPublicBusiness(db, businessId, options)
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select([
      'r.id',
      'r.businessId',
      'u.name as author',
      'r.rating',
      'r.title',
      'r.content',
      'r.images',
      'r.isVerified',
      'r.isExample',
      'r.helpfulCount',
      'r.ownerAnswer',
      'r.ownerAnsweredAt',
      'r.ownerAnswerEditedAt',
      'r.createdAt',
    ])
    .orderBy(orders[options.sort])
    .limit(options.limit)
    .offset(options.offset)
    .execute();

export async function countApprovedReviews(
  db: Db,
  businessId: number,
  chosen: Chosen,
): Promise<number> {
  const { count } = await ofPublicBusiness(db, businessId, chosen)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rating of a public business, and how many approved reviews gave which stars. */
export const findRating = (db: Db, businessId: number) =>
  db
    .selectFrom('businesses as b')
    .modifyFront(plannedOnce)
    .where('b.id', '=', businessId)
    .where('b.status', '=', 'approved')
    .select([
      'b.rating',
      sql<Record<string, number>>`coalesce((
        select jsonb_object_agg(stars, count) from (
          select r.rating as stars, count(*) as count from reviews r
          where r.business_id = b.id and r.status = 'approved' group by r.rating) as given), '{}')`.as(
        'counts',
      ),
    ])
    .executeTakeFirst();

const ownColumns = [
  'id',
  'businessId',
  'rating',
  'title',
  'content',
  'images',
  'status',
  'rejectionReason as reason',
  'createdAt',
] as const;

export const findOwnReview = (db: Db, person: { userId: number; businessId: number }) =>
  db
    .selectFrom('reviews')
    .where('businessId', '=', person.businessId)
    .where('userId', '=', person.userId)
    .select(ownColumns)
    .executeTakeFirst();

/** Somebody's own review; of two changes at once the second waits for the first. */
export const lockOwnReview = (db: Db, id: number, userId: number) =>
  db
    .selectFrom('reviews')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .select(ownColumns)
    .forUpdate()
    .executeTakeFirst();

/** A review with what a decision about it, and the e-mail, must know. */
export const lockReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .where('r.id', '=', id)
    .select([
      'r.id',
      'r.status',
      'r.businessId',
      'r.userId',
      'r.rating',
      'r.title',
      'r.content',
      'r.ownerAnswer',
      'r.ownerAnsweredAt',
      'r.ownerAnswerEditedAt',
      'r.ownerAnswerBefore',
      'r.ownerAnswerBeforeEditedAt',
      'u.name as author',
      'u.email',
      'b.name as businessName',
      'b.status as businessStatus',
    ])
    .forUpdate('r')
    .executeTakeFirst();

/** Whether an answer was corrected that the team has not read yet. */
export const hasCorrectedAnswer = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('reviews')
    .select('id')
    .where('id', '=', id)
    .where('ownerAnswerBefore', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Undefined when the person has one of this business already. */
export const insertReview = (db: Db, row: Insertable<ReviewsTable>) =>
  db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['businessId', 'userId']).doNothing())
    .returning(ownColumns)
    .executeTakeFirst();

export const markReview = (db: Db, id: number, values: Updateable<ReviewsTable>) =>
  db
    .updateTable('reviews')
    .set(values)
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow();

export const deleteReviewOf = (db: Db, id: number, userId: number) =>
  db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['businessId', 'images', 'status'])
    .executeTakeFirst();

/** What somebody wrote and where it stands, the newest first. */
export const listFollowedReviews = (db: Db, userId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .where('r.userId', '=', userId)
    .select([
      'r.id',
      'r.businessId',
      'b.name as businessName',
      'r.rating',
      'r.title',
      'r.status',
      'r.rejectionReason as reason',
      'r.createdAt',
    ])
    .orderBy('r.id', 'desc')
    .execute();

/** Everything somebody wrote, for their own download. */
export const listReviewsOf = (db: Db, userId: number) =>
  db
    .selectFrom('reviews')
    .where('userId', '=', userId)
    .select([...ownColumns, 'ownerAnswer', 'updatedAt'])
    .orderBy('id')
    .execute();

export const deleteReviewsOf = (db: Db, userId: number) =>
  db
    .deleteFrom('reviews')
    .where('userId', '=', userId)
    .returning(['businessId', 'images'])
    .execute();

export const insertReviews = (db: Db, rows: Insertable<ReviewsTable>[]) =>
  db.insertInto('reviews').values(rows).execute();

export type ReviewRow = Awaited<ReturnType<typeof listApprovedReviews>>[number];
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;
