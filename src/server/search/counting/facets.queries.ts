import { type RawBuilder, sql } from 'kysely';
import type { TextQuery } from '#contract/search/asking/text-queries.ts';
import { planRank } from '#server/platform/database/business-orders.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isAskedAmong, isOneOf } from '../ranking/search.queries.ts';
import type { FacetRow } from './facet-columns.rules.ts';

/** Published businesses as they are counted, by id; `sign` stands between their features. */
async function listFacetRows(
  db: Db,
  which: RawBuilder<unknown>,
  sign: string,
): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select id, category, subcategory, bk.kind_id, district, price_range as price, rating::float8 as rating,
      open_week::text as open_week, is_open,
      latitude::float8 as latitude, longitude::float8 as longitude,
      array_to_string(features, ${sign}) as features, attributes::text as attributes, head_words as words, review_count,
      ${planRank()} as plan_rank
    from businesses left join business_kinds bk on bk.business_id = id
    where status = 'approved' and ${which}`.execute(db);
  return rows;
}

export const listNextFacetRows = (
  db: Db,
  { afterId, limit, sign }: { afterId: number; limit: number; sign: string },
): Promise<FacetRow[]> => listFacetRows(db, sql`id > ${afterId} order by id limit ${limit}`, sign);

export const listFacetRowsOf = (
  db: Db,
  { ids, sign }: { ids: readonly number[]; sign: string },
): Promise<FacetRow[]> => listFacetRows(db, sql`id = any (${ids})`, sign);

/** Whether any of these is published and found by any of the asks. */
export async function isAnyAsked(
  db: Db,
  ids: readonly number[],
  asks: readonly TextQuery[],
): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    with changed as materialized (select * from businesses where ${isOneOf(ids)})
    select exists (select from changed where status = 'approved' and ${isAskedAmong(asks)}) as is_any`.execute(
    db,
  );
  return rows[0]?.isAny ?? true;
}
