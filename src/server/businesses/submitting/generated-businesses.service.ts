import type { Db } from '#server/platform/database/database.ts';
import { insertBusinesses } from '../reading/businesses.queries.ts';
import { columnsOf, type ImportedBusiness } from './imported-businesses.service.ts';

const DAY_MS = 86_400_000;

interface Generated extends ImportedBusiness {
  key: string;
  daysAgo: number;
  reviews: readonly { rating: number }[];
}

/** As `markRatingsFromReviews` computes them: in whole tenths, half a tenth upwards. */
const ratingOf = (reviews: Generated['reviews']) => {
  const sum = reviews.reduce((all, { rating }) => all + rating, 0);
  return reviews.length === 0 ? '0.0' : (Math.round((sum * 10) / reviews.length) / 10).toFixed(1);
};

/**
 * Adds published businesses marked as examples; keys that stand already are left out. Rating and count
 * are those of the reviews that the caller adds in the same transaction: to write them afterwards would
 * write every row and its place in all indexes twice.
 * @returns ids of the added ones by key
 */
export async function addGeneratedBusinesses(
  db: Db,
  list: readonly Generated[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = list.map((business) => {
    const at = new Date(now.getTime() - business.daysAgo * DAY_MS);
    return {
      ...columnsOf(business),
      rating: ratingOf(business.reviews),
      reviewCount: business.reviews.length,
      isExample: true,
      exampleKey: business.key,
      status: 'approved' as const,
      submittedAt: at,
      approvedAt: at,
    };
  });
  const inserted = await insertBusinesses(db, rows);
  return new Map(inserted.map(({ id, exampleKey }) => [exampleKey ?? '', id]));
}
