import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface WrongRating {
  id: number;
  name: string;
  rating: string;
  reviewCount: number;
  rightRating: string;
  rightCount: number;
}

/** Counted anew from the reviews themselves, not by the code that keeps the figures. */
export async function listWrongRatings(db: Db): Promise<WrongRating[]> {
  const { rows } = await sql<WrongRating>`
    with counted as (
      select business_id, count(*)::int as count, round(sum(rating)::numeric / count(*), 1) as rating
      from reviews where status = 'approved' group by business_id)
    select b.id, b.name, b.rating, b.review_count,
      coalesce(c.rating, 0.0) as right_rating, coalesce(c.count, 0) as right_count
    from businesses b left join counted c on c.business_id = b.id
    where b.rating is distinct from coalesce(c.rating, 0.0)
      or b.review_count is distinct from coalesce(c.count, 0)
    order by b.id`.execute(db);
  return rows;
}

interface WrongHelpfulCount {
  id: number;
  helpfulCount: number;
  rightCount: number;
}

export async function listWrongHelpfulCounts(db: Db): Promise<WrongHelpfulCount[]> {
  const { rows } = await sql<WrongHelpfulCount>`
    select r.id, r.helpful_count, count(m.user_id)::int as right_count
    from reviews r left join review_helpful_marks m on m.review_id = r.id
    group by r.id having count(m.user_id) <> r.helpful_count order by r.id`.execute(db);
  return rows;
}

export async function countChecked(db: Db): Promise<{ businesses: number; reviews: number }> {
  const { rows } = await sql<{ businesses: number; reviews: number }>`
    select (select count(*)::int from businesses) as businesses,
      (select count(*)::int from reviews) as reviews`.execute(db);
  return rows[0] ?? { businesses: 0, reviews: 0 };
}
