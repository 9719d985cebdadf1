import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export const findBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'plan_expires_at as planExpiresAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The newest business somebody acts for. */
export async function findNewestOf(db: Db, userId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select max(business_id) as id from (
      select business_id from business_claims where user_id = ${userId} and status = 'approved'
      union all
      select business_id from business_members
      where user_id = ${userId} and accepted_at is not null) own`.execute(db);
  return rows[0]?.id ?? undefined;
}

export const listDays = (db: Db, businessId: number, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('business_analytics')
    .select([
      'date',
      'views',
      'phone_clicks as phoneClicks',
      'website_clicks as websiteClicks',
      'directions_clicks as directionsClicks',
      'favorites',
      'search_appearances as searchAppearances',
    ])
    .where('business_id', '=', businessId)
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
