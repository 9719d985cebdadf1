import type { Db } from '#server/platform/database.ts';

/** One sitemap file may name 50,000 addresses (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

export const listSitemapRows = (db: Db, limit: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'updated_at as updatedAt'])
    .where('status', '=', 'approved')
    .orderBy('id')
    .limit(limit)
    .execute();
