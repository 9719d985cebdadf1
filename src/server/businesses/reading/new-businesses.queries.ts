import { sql } from 'kysely';
import type { Db, DbWithClock } from '#server/platform/database/database.ts';
import { publicColumns } from './businesses.queries.ts';

interface Filters {
  category?: string | undefined;
  district?: string | undefined;
}

const isShown = ({ category, district }: Filters) => sql<boolean>`b.status = 'approved'
  ${category ? sql`and b.category = ${category}` : sql``}
  ${district ? sql`and b.district = ${district}` : sql``}`;

/** Newest first; a file that was approved as one, by its own order turned round. */
export const listNew = (asked: DbWithClock, options: Filters & { limit: number; offset: number }) =>
  publicColumns(asked)
    .where(isShown(options))
    .orderBy(sql`b.approved_at desc, b.id desc`)
    .limit(options.limit)
    .offset(options.offset)
    .execute();

/** Counted up to `most`. */
export async function countNew(db: Db, filters: Filters, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from businesses b where ${isShown(filters)} limit ${most}) shown`.execute(db);
  return rows[0]?.count ?? 0;
}
