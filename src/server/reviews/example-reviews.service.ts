import type { ExampleReview } from '#db/seed/example-review.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { insertManyReviews } from './generated-reviews.queries.ts';
import { insertReviews } from './reviews.queries.ts';

const DAY_MS = 86_400_000;

/** Adds approved example reviews and brings the businesses' ratings in line with them. */
export async function insertExampleReviews(
  db: Db,
  reviews: ExampleReview[],
  known: { idByKey: Map<string, number>; userByName: Map<string, number>; now: Date },
): Promise<void> {
  const rows = reviews.flatMap((review) => {
    const businessId = known.idByKey.get(review.businessKey);
    const userId = known.userByName.get(review.author);
    if (!businessId || !userId) return [];
    const at = new Date(known.now.getTime() - review.daysAgo * DAY_MS);
    return {
      businessId,
      userId,
      rating: review.rating,
      title: review.title ?? null,
      content: review.content,
      isExample: true,
      status: 'approved' as const,
      createdAt: at,
      updatedAt: at,
    };
  });
  await insertReviews(db, rows);
  await refreshRatings(db, [...known.idByKey.values()]);
}

interface GeneratedReview {
  businessId: number;
  userId: number;
  rating: number;
  content: string;
  daysAgo: number;
}

/** Adds approved reviews of businesses that carry their rating already, in the same transaction. */
export async function insertGeneratedReviews(
  db: Db,
  reviews: readonly GeneratedReview[],
  now: Date,
): Promise<void> {
  if (reviews.length === 0) return;
  const moments = reviews.map(({ daysAgo }) => new Date(now.getTime() - daysAgo * DAY_MS));
  await insertManyReviews(db, reviews, moments);
}
