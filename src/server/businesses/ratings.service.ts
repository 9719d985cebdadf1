import type { Db } from '#server/platform/database.ts';
import { markRatingsFromReviews } from './businesses.queries.ts';

/** Rating and count of these businesses from their approved reviews; call it where reviews change. */
export const refreshRatings = async (db: Db, businessIds: number[]): Promise<void> => {
  await markRatingsFromReviews(db, businessIds);
};
