import { type SqlBool, sql } from 'kysely';
import type { AdCounters } from '#contract/advertising/ad-previews.ts';
import type { AdKind } from '#contract/advertising/live-ads.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Adds one to the day of an ad. */
export const countEvent = (
  db: Db,
  { kind, id, day, type }: { kind: AdKind; id: number; day: string; type: 'impression' | 'click' },
) => {
  const one = { impressions: Number(type === 'impression'), clicks: Number(type === 'click') };
  return db
    .insertInto('adCounters')
    .values({ adKind: kind, adId: id, date: day, ...one })
    .onConflict((conflict) =>
      conflict.columns(['adKind', 'adId', 'date']).doUpdateSet({
        impressions: sql`ad_counters.impressions + ${one.impressions}`,
        clicks: sql`ad_counters.clicks + ${one.clicks}`,
      }),
    )
    .execute();
};

/** Whether something is to be counted: an ad that runs today. */
export async function isRunning(db: Db, kind: AdKind, id: number, day: string): Promise<boolean> {
  const table = kind === 'advertisement' ? 'advertisements' : 'advertisementRequests';
  const { rows } = await sql<{ isRunning: SqlBool }>`
    select exists (
      select from ${sql.table(table)}
      where id = ${id} and status = 'live' and ${day} between start_date and end_date
    ) as is_running`.execute(db);
  return Boolean(rows[0]?.isRunning);
}

/** In all, and the last thirty days on which something happened, newest first. */
export async function countersOf(db: Db, kind: AdKind, id: number): Promise<AdCounters> {
  const counted = db.selectFrom('adCounters').where('adKind', '=', kind).where('adId', '=', id);
  const sums = await counted
    .select([
      sql<number>`coalesce(sum(impressions), 0)`.as('impressions'),
      sql<number>`coalesce(sum(clicks), 0)`.as('clicks'),
    ])
    .executeTakeFirstOrThrow();
  const days = await counted
    .select(['date', 'impressions', 'clicks'])
    .orderBy('date', 'desc')
    .limit(30)
    .execute();
  return { ...sums, days };
}
