import type { Db } from '#server/platform/database/database.ts';
import { countChecked, listWrongHelpfulCounts, listWrongRatings } from './rating-check.queries.ts';

/** Businesses whose rating or count is not what their approved reviews say; none, ever. */
export const findWrongRatings = (db: Db) => listWrongRatings(db);

/** The whole database: figures of businesses, counts of helpful marks, and how much was looked at. */
export async function checkReviews(db: Db) {
  return {
    checked: await countChecked(db),
    wrongRatings: await listWrongRatings(db),
    wrongHelpfulCounts: await listWrongHelpfulCounts(db),
  };
}
