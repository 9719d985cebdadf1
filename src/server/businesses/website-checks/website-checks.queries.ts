import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A website that is to be asked. */
export interface AskedWebsite {
  businessId: number;
  website: string;
}

/**
 * Since when the website of a business `b` has not answered, told only after several times, and only until a person
 * says that it is right; else null.
 */
export const silentSince = sql<Date | null>`(
  select w.silent_since from website_checks w
  where w.business_id = b.id and w.website = b.website and w.is_silent
    and not exists (select from business_facts f where f.business_id = b.id
      and f.fact = 'website' and f.said_by <> 'import' and f.confirmed_at > w.silent_since))`;

const hostOf = (column: string) =>
  sql`substring(lower(${sql.ref(column)}) from '^https?://(?:[^/?#]*@)?(?:www\\.)?([^/:?#]+)')`;

/** Asking of a day is counted by one instance after the other. */
export const lockWebsiteChecks = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('website checks'))`.execute(db);

/** How many were asked since. */
export async function countAskedWebsites(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from website_checks where asked_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Due {
  at: Date;
  /** Those that did not answer the last time are due after this, until it is told of them. */
  failedBefore: Date;
  /** All others. */
  answeredBefore: Date;
  /** A host that was asked since rests. */
  hostsSince: Date;
  limit: number;
}

/**
 * Marks websites as asked, one of a host: those first that did not answer the last time, then those that were never
 * asked, or longest ago.
 */
export async function takeDueWebsites(db: Db, due: Due): Promise<AskedWebsite[]> {
  const { rows } = await sql<AskedWebsite>`
    insert into website_checks as w (business_id, website, asked_at)
    select id, website, ${due.at} from (
      select distinct on (host) host, id, website, is_failing, asked_at from (
        select b.id, b.website, ${hostOf('b.website')} as host, c.asked_at,
          coalesce(c.failures > 0 and not c.is_silent, false) as is_failing
        from businesses b
        left join website_checks c on c.business_id = b.id and c.website = b.website
        where b.status = 'approved' and not b.is_example and b.website is not null) one
      where (asked_at is null or asked_at <= ${due.answeredBefore}
          or (is_failing and asked_at <= ${due.failedBefore}))
        and not exists (select from website_checks r
          where r.asked_at > ${due.hostsSince} and ${hostOf('r.website')} = one.host)
      order by host, is_failing desc, asked_at nulls first, id) a_host
    order by is_failing desc, asked_at nulls first, id limit ${due.limit}
    on conflict (business_id) do update set website = excluded.website, asked_at = excluded.asked_at,
      heard_at = case when w.website = excluded.website then w.heard_at end,
      silent_since = case when w.website = excluded.website then w.silent_since end,
      failures = case when w.website = excluded.website then w.failures else 0 end
    returning business_id, website`.execute(db);
  return rows;
}

/** Marks the one as asked that answered the last time, longest ago, of a host that rests. */
export async function takeAnswering(
  db: Db,
  { at, hostsSince }: Pick<Due, 'at' | 'hostsSince'>,
): Promise<AskedWebsite | undefined> {
  const { rows } = await sql<AskedWebsite>`
    update website_checks set asked_at = ${at} where business_id = (
      select w.business_id from website_checks w
      where w.heard_at is not null and w.failures = 0
        and not exists (select from website_checks r
          where r.asked_at > ${hostsSince} and ${hostOf('r.website')} = ${hostOf('w.website')})
      order by w.asked_at limit 1)
    returning business_id, website`.execute(db);
  return rows[0];
}

export const markAnswering = (db: Db, { businessId, website }: AskedWebsite, at: Date) =>
  sql`
    update website_checks set heard_at = ${at}, silent_since = null, failures = 0
    where business_id = ${businessId} and website = ${website}`.execute(db);

export const markSilent = (db: Db, { businessId, website }: AskedWebsite, at: Date) =>
  sql`
    update website_checks set failures = failures + 1, silent_since = coalesce(silent_since, ${at})
    where business_id = ${businessId} and website = ${website}`.execute(db);
