import { sql } from 'kysely';
import { COUNTERS, PAID_COUNTERS } from '#contract/statistics/business-performance.ts';
import type { Db } from '#server/platform/database/database.ts';

export const findBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'planExpiresAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export const listDays = (db: Db, businessId: number, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('businessAnalytics')
    .select(['date', ...COUNTERS, ...PAID_COUNTERS])
    .where('businessId', '=', businessId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();

/** Words that enough people searched with, as most of them wrote them. */
export async function listWords(
  db: Db,
  businessId: number,
  options: { from: string; leastPeople: number; limit: number },
): Promise<{ text: string; people: number }[]> {
  const { rows } = await sql<{ text: string; people: number }>`
    select mode() within group (order by typed) as text, count(*) as people
    from business_search_words
    where business_id = ${businessId} and day >= ${options.from}
    group by words having count(*) >= ${options.leastPeople}
    order by people desc, words limit ${options.limit}`.execute(db);
  return rows;
}
