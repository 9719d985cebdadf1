import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** One more in a counter of the day. */
export const countOne = (
  db: Db,
  businessId: number,
  day: string,
  counter: 'views' | 'phone_clicks' | 'website_clicks' | 'directions_clicks' | 'favorites',
) => {
  const column = sql.ref(counter);
  return sql`
    insert into business_analytics (business_id, date, ${column})
    values (${businessId}, ${day}, 1)
    on conflict (business_id, date)
      do update set ${column} = business_analytics.${column} + 1`.execute(db);
};
