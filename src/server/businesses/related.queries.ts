import { sql } from 'kysely';
import type { Box } from '#contract/maps.ts';
import type { RelatedBusiness } from '#contract/related-businesses.ts';
import type { Db } from '#server/platform/database.ts';

/** Enough to choose from; a crowd on one spot must not be read whole. */
const MOST_CANDIDATES = 600;

/** Shown, and not closed until further notice. */
const candidates = (db: Db) =>
  db
    .selectFrom('businesses')
    .where('status', '=', 'approved')
    .where('is_open', '=', true)
    .select([
      'id',
      'category',
      'subcategory',
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
      sql<number>`rating::float8`.as('rating'),
      'review_count as reviewCount',
    ])
    .limit(MOST_CANDIDATES);

export type CandidateRow = Awaited<ReturnType<ReturnType<typeof candidates>['execute']>>[number];

/** The business that is asked about, when the public may see it. */
export const findRelatedTo = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .select([
      'id',
      'category',
      'subcategory',
      'district',
      sql<number | null>`latitude::float8`.as('latitude'),
      sql<number | null>`longitude::float8`.as('longitude'),
      sql<number>`rating::float8`.as('rating'),
      'review_count as reviewCount',
    ])
    .executeTakeFirst();

const inBox = (db: Db, { south, north, west, east }: Box) =>
  candidates(db)
    .where(sql<boolean>`latitude between ${south} and ${north}`)
    .where(sql<boolean>`longitude between ${west} and ${east}`);

/** Of one category, or of one kind of it. */
export function listCandidatesOfKind(
  db: Db,
  box: Box,
  { category, subcategory }: { category: string; subcategory?: string | undefined },
): Promise<CandidateRow[]> {
  const query = inBox(db, box).where('category', '=', category);
  return (
    subcategory === undefined ? query : query.where('subcategory', '=', subcategory)
  ).execute();
}

/** Of every other category. */
export const listCandidatesBeside = (db: Db, box: Box, category: string): Promise<CandidateRow[]> =>
  inBox(db, box).where('category', '<>', category).execute();

/** The best of a category, where places say nothing; in one district or anywhere. */
export function listBestCandidates(
  db: Db,
  category: string,
  { district, limit }: { district?: string; limit: number },
): Promise<CandidateRow[]> {
  const query = candidates(db).where('category', '=', category);
  return (district === undefined ? query : query.where('district', '=', district))
    .orderBy(sql`rating desc, review_count desc, id`)
    .limit(limit)
    .execute();
}

/** As the answer names them; in no order. */
export const listRelatedRows = (
  db: Db,
  ids: number[],
): Promise<Omit<RelatedBusiness, 'distance'>[]> =>
  db
    .selectFrom('businesses as b')
    .innerJoin('categories as c', 'c.name', 'b.category')
    .where('b.id', 'in', ids)
    .select([
      'b.id',
      'b.name',
      'b.category',
      'c.slug as categorySlug',
      'b.subcategory',
      'b.district',
      'b.rating',
      'b.review_count as reviewCount',
      'b.price_range as priceRange',
      'b.hours',
      'b.is_open as isOpen',
    ])
    // Yesterday's exception may reach past midnight, hence the two days.
    .select(
      sql<Record<string, string>>`coalesce((
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and s.day >= current_date - 2), '{}')`.as('specialDays'),
    )
    .execute();
