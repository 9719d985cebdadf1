import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface Appearances {
  businessId: number;
  day: string;
  times: number;
}

/** One statement for all; instances add up. */
export const addAppearances = (db: Db, those: Appearances[]) =>
  sql`
    insert into business_analytics (business_id, date, search_appearances)
    select b.id, seen.day, seen.times
    from unnest(
      ${those.map(({ businessId }) => businessId)}::int[],
      ${those.map(({ day }) => day)}::text[],
      ${those.map(({ times }) => times)}::int[]) as seen (id, day, times)
    join businesses b on b.id = seen.id
    order by b.id, seen.day
    on conflict (business_id, date) do update
      set search_appearances =
        business_analytics.search_appearances + excluded.search_appearances`.execute(db);

export interface FoundBy {
  businessId: number;
  day: string;
  words: string;
  typed: string;
  visitor: Buffer;
}

/** Kept only for businesses whose plan in force shows them. */
export const addSearchWords = (db: Db, those: FoundBy[], at: Date) =>
  sql`
    insert into business_search_words (business_id, day, words, typed, visitor_hash)
    select b.id, found.day::date, found.words, found.typed, decode(found.visitor, 'hex')
    from unnest(
      ${those.map(({ businessId }) => businessId)}::int[],
      ${those.map(({ day }) => day)}::text[],
      ${those.map(({ words }) => words)}::text[],
      ${those.map(({ typed }) => typed)}::text[],
      ${those.map(({ visitor }) => visitor.toString('hex'))}::text[])
      as found (id, day, words, typed, visitor)
    join businesses b on b.id = found.id
    where b.plan = 'premium' and (b.plan_expires_at is null or b.plan_expires_at > ${at})
    order by 1, 2, 3, 5
    on conflict do nothing`.execute(db);
