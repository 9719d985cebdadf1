import { type SqlBool, sql } from 'kysely';
import { uploadAddress } from '#contract/uploads.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * The businesses that show it, as a photo or as their logo. All of them are asked for (`materialized`): for
 * the first one alone PostgreSQL reads the table from its beginning instead of the index.
 */
const showing = (address: string) => sql`
  showing as materialized (
    select id, status from businesses where images <> '{}' and images @> array[${address}]
    union all
    select id, status from businesses where logo = ${address}
  )`;

/** An ad of this table shows it today. Its content is JSON as text: no other text can hold the quotes. */
const isOfLiveAd = (table: string, address: string, day: string) => sql<SqlBool>`
  exists (
    select from ${sql.table(table)} as a
    left join businesses as b on b.id = a.business_id
    left join categories as c on c.name = b.category
    where a.status = 'live' and a.start_date <= ${day} and a.end_date >= ${day}
      and not coalesce(c.is_ad_free, false)
      and strpos(a.ad_content, ${JSON.stringify(address)}) > 0
  )`;

/**
 * Whether something public shows this picture: an approved business, an approved review of one, an ad that
 * runs on this day in Adana. Nothing else makes a picture public, and it is so no longer than that.
 */
export async function isShownPublicly(db: Db, id: string, day: string): Promise<boolean> {
  const address = uploadAddress(id);
  const { rows } = await sql<{ isShown: SqlBool }>`
    with ${showing(address)}, reviewed as materialized (
      select business_id from reviews
      where images <> '{}' and images @> array[${address}] and status = 'approved'
    )
    select
      exists (select from showing where status = 'approved')
      or exists (
        select from reviewed as r join businesses as b on b.id = r.business_id
        where b.status = 'approved'
      )
      or ${isOfLiveAd('advertisements', address, day)}
      or ${isOfLiveAd('advertisementRequests', address, day)} as is_shown`.execute(db);
  return Boolean(rows[0]?.isShown);
}

/** Whether a business shows it, in whatever state, for which this person acts. */
export async function isShownByOwnBusiness(db: Db, id: string, userId: number): Promise<boolean> {
  const address = uploadAddress(id);
  const { rows } = await sql<{ isShown: SqlBool }>`
    with ${showing(address)}
    select exists (
      select from showing as b
      where exists (
        select from business_people as p where p.business_id = b.id and p.user_id = ${userId}
      )
    ) as is_shown`.execute(db);
  return Boolean(rows[0]?.isShown);
}

/** Whether an ad that its advertiser may look at by this private link shows it. */
export async function isShownByAdBehind(db: Db, id: string, token: string): Promise<boolean> {
  const isOfAd = (table: string) => sql<SqlBool>`
    exists (
      select from ${sql.table(table)}
      where preview_token = ${token} and status in ('customized', 'live', 'ended')
        and strpos(ad_content, ${JSON.stringify(uploadAddress(id))}) > 0
    )`;
  const { rows } = await sql<{ isShown: SqlBool }>`
    select ${isOfAd('advertisements')} or ${isOfAd('advertisementRequests')} as is_shown`.execute(
    db,
  );
  return Boolean(rows[0]?.isShown);
}
