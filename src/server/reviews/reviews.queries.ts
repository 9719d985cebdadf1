import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { ReviewsTable } from '#server/platform/database-tables.ts';

/** Most reviews shown on a page at once. */
const MAX_REVIEWS = 100;

export const listApprovedReviews = (db: Db, businessId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('businesses as b', 'b.id', 'r.business_id')
    .where('r.business_id', '=', businessId)
    .where('b.status', '=', 'approved')
    .where('r.status', '=', 'approved')
    .select([
      'r.id',
      'r.business_id as businessId',
      'u.name as author',
      'r.rating',
      'r.title',
      'r.content',
      'r.is_verified as isVerified',
      'r.is_example as isExample',
      'r.helpful_count as helpfulCount',
      sql<string>`to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`.as(
        'createdAt',
      ),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(MAX_REVIEWS)
    .execute();

export const insertReviews = (db: Db, rows: Insertable<ReviewsTable>[]) =>
  db.insertInto('reviews').values(rows).execute();
