import { refreshRatings } from '#server/businesses/ratings.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { releaseUploads } from '#server/uploads/uploads.service.ts';
import { deleteMarksOf, listMarksOf } from './helpful.queries.ts';
import { deleteReviewsOf, listReviewsOf } from './reviews.queries.ts';

/** Reviews go with their author: their photos and the ratings they made go too. */
export const reviewsRecords: PersonalRecords = {
  name: 'reviews',
  export: (ctx, userId) => listReviewsOf(ctx.db, userId),
  async erase(ctx, { userId }) {
    await deleteMarksOf(ctx.db, userId);
    const gone = await deleteReviewsOf(ctx.db, userId);
    await releaseUploads(
      ctx,
      gone.flatMap(({ images }) => images),
    );
    await refreshRatings(ctx.db, [...new Set(gone.map(({ businessId }) => businessId))]);
  },
};

/** Taken back by the reviews' own erasing, with the counts. */
export const helpfulMarksRecords: PersonalRecords = {
  name: 'helpfulMarks',
  export: (ctx, userId) => listMarksOf(ctx.db, userId),
};
