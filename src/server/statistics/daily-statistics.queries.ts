import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Names kept of each day; the rest is only in the total. */
const MOST_NAMES = 100;

/** Days with visits whose sums are not final. */
export async function listOpenDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::date as day
    from generate_series(
      (select min(date) from visitor_stats)::timestamp,
      (select max(date) from visitor_stats)::timestamp, '1 day') day
    where exists (select from visitor_stats v where v.date = day::date)
      and not exists (select from daily_stats d where d.date = day::date and d.is_closed)
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

const countsOf = (column: 'page' | 'referrer' | 'country') => sql`(
  select coalesce(json_object_agg(name, visits order by visits desc, name), '{}')::text
  from (
    select coalesce(${sql.ref(column)}, '') as name, count(*) as visits from visits
    ${column === 'referrer' ? sql`where referrer is not null` : sql``}
    group by 1 order by visits desc, name limit ${sql.lit(MOST_NAMES)}) named)`;

/** Counts a day anew; a row that says the same already is not touched. */
export const writeDay = (db: Db, day: string, options: { isClosed: boolean; at: Date }) =>
  sql`
    with visits as materialized (
      select page, referrer, country, visitor_hash from visitor_stats where date = ${day}::date)
    insert into daily_stats as d
      (date, total_visits, unique_visitors, top_pages, top_referrers, countries, is_closed,
        created_at, updated_at)
    select ${day}::date, count(*), count(distinct visitor_hash), ${countsOf('page')},
      ${countsOf('referrer')}, ${countsOf('country')}, ${options.isClosed}, ${options.at}, ${options.at}
    from visits
    on conflict (date) do update set
      total_visits = excluded.total_visits, unique_visitors = excluded.unique_visitors,
      top_pages = excluded.top_pages, top_referrers = excluded.top_referrers,
      countries = excluded.countries, is_closed = excluded.is_closed,
      updated_at = excluded.updated_at
    where not d.is_closed
      and (d.total_visits, d.unique_visitors, d.top_pages, d.top_referrers, d.countries, d.is_closed)
        is distinct from (excluded.total_visits, excluded.unique_visitors, excluded.top_pages,
          excluded.top_referrers, excluded.countries, excluded.is_closed)`.execute(db);

export const listDays = (db: Db, from: string) =>
  db
    .selectFrom('dailyStats')
    .select(['date', 'totalVisits', 'uniqueVisitors', 'countries', 'topPages'])
    .where('date', '>=', from)
    .orderBy('date')
    .execute();
