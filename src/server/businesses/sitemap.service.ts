import type { Basics } from '#server/platform/context.ts';
import { listSitemapRows, SITEMAP_MAX_ADDRESSES } from './sitemap.queries.ts';

/** Approved businesses for search engines; places are left for the other public pages. */
export const listSitemapBusinesses = (ctx: Pick<Basics, 'db'>, otherPages: number) =>
  listSitemapRows(ctx.db, SITEMAP_MAX_ADDRESSES - otherPages);
