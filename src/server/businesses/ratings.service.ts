import type { Db } from '#server/platform/database/database.ts';
import { lockBusinesses, markRatingsFromReviews } from './reading/businesses.queries.ts';

/**
 * Rating and count of these businesses from their approved reviews; call it where reviews change, in
 * the same transaction. The lock makes a second decision about a business count the first one too.
 */
export const refreshRatings = async (db: Db, businessIds: number[]): Promise<void> => {
  await lockBusinesses(db, businessIds);
  await markRatingsFromReviews(db, businessIds);
};
