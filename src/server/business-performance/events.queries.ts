import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** Counts a view unless this visitor has been counted there that day. */
export const countView = (
  db: Db,
  { businessId, day, visitor }: { businessId: number; day: string; visitor: Buffer },
) =>
  sql`
    with first as (
      insert into counted_views (day, business_id, visitor_hash)
      values (${day}, ${businessId}, ${visitor})
      on conflict do nothing returning business_id)
    insert into business_analytics (business_id, date, views)
    select business_id, ${day}, 1 from first
    on conflict (business_id, date) do update set views = business_analytics.views + 1`.execute(db);

/** One more in a counter of the day. */
export const countOne = (
  db: Db,
  businessId: number,
  day: string,
  counter: 'phone_clicks' | 'website_clicks' | 'directions_clicks' | 'favorites',
) => {
  const column = sql.ref(counter);
  return sql`
    insert into business_analytics (business_id, date, ${column})
    values (${businessId}, ${day}, 1)
    on conflict (business_id, date)
      do update set ${column} = business_analytics.${column} + 1`.execute(db);
};

/** Who was counted on days that are over is of no use any more. */
export const deleteCountedViews = (db: Db, before: string) =>
  db.deleteFrom('counted_views').where('day', '<', before).execute();
