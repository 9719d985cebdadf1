import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Row {
  businessId: number;
  userId: number;
  rating: number;
  content: string;
}

/** Approved example reviews, thousands in one statement. */
export async function insertManyReviews(
  db: Db,
  rows: readonly Row[],
  moments: readonly Date[],
): Promise<void> {
  await sql`
    insert into reviews
      (business_id, user_id, rating, content, is_example, status, created_at, updated_at)
    select business_id, user_id, rating, content, true, 'approved', at, at
    from unnest(
      ${rows.map(({ businessId }) => businessId)}::int[],
      ${rows.map(({ userId }) => userId)}::int[],
      ${rows.map(({ rating }) => rating)}::int[],
      ${rows.map(({ content }) => content)}::text[],
      ${moments}::timestamptz[]) as r (business_id, user_id, rating, content, at)`.execute(db);
}
