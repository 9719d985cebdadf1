import type { Review } from '#contract/reviews.ts';
import type { Context } from '#server/platform/context.ts';
import { listApprovedReviews } from './reviews.queries.ts';
import { publicAuthor } from './reviews.rules.ts';

/** Approved reviews, newest first; a business that is not public has none. */
export async function listReviewsOfBusiness(
  ctx: Context,
  input: { id: number },
): Promise<Review[]> {
  const rows = await listApprovedReviews(ctx.db, input.id);
  return rows.map((row) => ({
    ...row,
    author: row.isExample ? row.author : publicAuthor(row.author),
  }));
}
