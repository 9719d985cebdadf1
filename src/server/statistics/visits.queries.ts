import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type {
  MissedSearchesTable,
  VisitorStatsTable,
} from '#server/platform/database/database-statistics-tables.ts';

export const insertVisit = (db: Db, visit: Insertable<VisitorStatsTable>) =>
  db.insertInto('visitorStats').values(visit).execute();

export const findCategory = (db: Db, slug: string) =>
  db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();

/** Once per visitor and day. */
export const insertMissedSearch = (db: Db, missed: Insertable<MissedSearchesTable>) =>
  db
    .insertInto('missedSearches')
    .values(missed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** What enough people missed since a day, the most wanted first, as most of them wrote it. */
export async function listMissed(
  db: Db,
  options: { from: string; leastPeople: number; limit: number },
): Promise<{ text: string; district: string; people: number }[]> {
  const { rows } = await sql<{ text: string; district: string; people: number }>`
    select mode() within group (order by typed) as text, district, count(*) as people
    from missed_searches where day >= ${options.from}
    group by words, district having count(*) >= ${options.leastPeople}
    order by people desc, words, district limit ${options.limit}`.execute(db);
  return rows;
}

/** The same wherever they looked, without what is known. */
export async function listUnknown(
  db: Db,
  options: { from: string; leastPeople: number; limit: number; known: string[] },
): Promise<{ text: string; people: number }[]> {
  const { rows } = await sql<{ text: string; people: number }>`
    select mode() within group (order by typed) as text, count(distinct visitor_hash) as people
    from missed_searches where day >= ${options.from} and words <> all(${options.known}::text[])
    group by words having count(distinct visitor_hash) >= ${options.leastPeople}
    order by people desc, words limit ${options.limit}`.execute(db);
  return rows;
}
