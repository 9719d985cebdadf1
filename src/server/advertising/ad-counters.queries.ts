import { type SqlBool, sql } from 'kysely';
import type { AdKind } from '#contract/live-ads.ts';
import type { Db } from '#server/platform/database.ts';

/** Adds one to the day of an ad. */
export const countEvent = (
  db: Db,
  { kind, id, day, type }: { kind: AdKind; id: number; day: string; type: 'impression' | 'click' },
) => {
  const one = { impressions: Number(type === 'impression'), clicks: Number(type === 'click') };
  return db
    .insertInto('ad_counters')
    .values({ ad_kind: kind, ad_id: id, date: day, ...one })
    .onConflict((conflict) =>
      conflict.columns(['ad_kind', 'ad_id', 'date']).doUpdateSet({
        impressions: sql`ad_counters.impressions + ${one.impressions}`,
        clicks: sql`ad_counters.clicks + ${one.clicks}`,
      }),
    )
    .execute();
};

/** Whether something is to be counted: an ad that runs today. */
export async function isRunning(db: Db, kind: AdKind, id: number, day: string): Promise<boolean> {
  const table = kind === 'advertisement' ? 'advertisements' : 'advertisement_requests';
  const { rows } = await sql<{ isRunning: SqlBool }>`
    select exists (
      select from ${sql.table(table)}
      where id = ${id} and status = 'live' and ${day} between start_date and end_date
    ) as "isRunning"`.execute(db);
  return Boolean(rows[0]?.isRunning);
}

/** The last thirty days of an ad on which something happened, newest first. */
export const listDays = (db: Db, kind: AdKind, id: number, day: string) =>
  db
    .selectFrom('ad_counters')
    .select(['date', 'impressions', 'clicks'])
    .where('ad_kind', '=', kind)
    .where('ad_id', '=', id)
    .where(sql<SqlBool>`date > ${day}::date - 30`)
    .orderBy('date', 'desc')
    .execute();

export const sumDays = (db: Db, kind: AdKind, id: number) =>
  db
    .selectFrom('ad_counters')
    .select([
      sql<number>`coalesce(sum(impressions), 0)`.as('impressions'),
      sql<number>`coalesce(sum(clicks), 0)`.as('clicks'),
    ])
    .where('ad_kind', '=', kind)
    .where('ad_id', '=', id)
    .executeTakeFirstOrThrow();
