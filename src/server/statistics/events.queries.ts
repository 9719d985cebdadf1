import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessAnalyticsTable } from '#server/platform/database/database-statistics-tables.ts';

/** One more in a counter of the day. */
export const countOne = (
  db: Db,
  businessId: number,
  day: string,
  counter: Exclude<keyof BusinessAnalyticsTable, 'id' | 'businessId' | 'date'>,
) => {
  const column = sql.ref(counter);
  return sql`
    insert into business_analytics (business_id, date, ${column})
    values (${businessId}, ${day}, 1)
    on conflict (business_id, date)
      do update set ${column} = business_analytics.${column} + 1`.execute(db);
};
