import { refreshRatings } from '#server/businesses/ratings.service.ts';
import type { PersonalRecords } from '#server/platform/personal-records.ts';
import { deleteMarksOf } from './helpful.queries.ts';
import { deleteReviewsOf, listReviewsOf } from './reviews.queries.ts';

/** Reviews go with their author: the ratings they made go too. */
export const reviewsRecords: PersonalRecords = {
  name: 'reviews',
  export: (ctx, userId) => listReviewsOf(ctx.db, userId),
  async erase(ctx, { userId }) {
    await deleteMarksOf(ctx.db, userId);
    const gone = await deleteReviewsOf(ctx.db, userId);
    await refreshRatings(ctx.db, [...new Set(gone.map(({ businessId }) => businessId))]);
  },
};
