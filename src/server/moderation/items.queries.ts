import { sql } from 'kysely';
import type { ItemKind } from '#contract/moderation-words.ts';
import type { Db } from '#server/platform/database.ts';
import { sources } from './inbox-sources.queries.ts';

/** The whole row of a record, by column. */
export async function findRecord(
  db: Db,
  kind: ItemKind,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const { table } = sources[kind];
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) as row from ${sql.table(table)} r where r.id = ${id}`.execute(db);
  return rows[0]?.row;
}

/**
 * Locks a record until its decision is made, so that two moderators cannot both decide. Of a revision the
 * business first, as its own area does it: two that want both rows never wait for each other.
 */
export async function lockState(
  db: Db,
  kind: ItemKind,
  id: number,
): Promise<{ status: string; version: string } | undefined> {
  const { table } = sources[kind];
  if (kind === 'revision') {
    await sql`
      select from businesses where id = (select business_id from business_revisions where id = ${id})
      for update`.execute(db);
  }
  const { rows } = await sql<{ status: string; version: string }>`
    select r.status, r.xmin::text as version from ${sql.table(table)} r where r.id = ${id}
    for update`.execute(db);
  return rows[0];
}

export interface EntryRow {
  action: string;
  at: Date;
  actorId: number | null;
  role: string;
  by: string | null;
}

const entriesOf = (kind: ItemKind, id: number) => sql`
  select a.id, a.action, a.at, a.actor_id as "actorId", a.actor_role as role, u.name as by
  from audit_entries a left join users u on u.id = a.actor_id
  where a.entity = ${kind} and a.entity_id = ${String(id)} and a.action not like '%.refused'`;

/** What happened to a record, oldest first. */
export async function listEntries(db: Db, kind: ItemKind, id: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entriesOf(kind, id)} order by a.id`.execute(db);
  return rows;
}

export async function findLastEntry(
  db: Db,
  kind: ItemKind,
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${entriesOf(kind, id)} order by a.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Whoever owns a business by an approved claim. */
export const listOwners = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id', 'u.name', 'u.email', 'c.updated_at as since'])
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .orderBy('c.updated_at')
    .orderBy('c.id')
    .execute();

/** Whether a claim is for a business that somebody else owns. */
export async function isContested(db: Db, claimId: number): Promise<boolean> {
  const row = await db
    .selectFrom('business_claims as c')
    .innerJoin('business_claims as o', 'o.business_id', 'c.business_id')
    .where('c.id', '=', claimId)
    .where('o.status', '=', 'approved')
    .whereRef('o.user_id', 'is distinct from', 'c.user_id')
    .select('o.id')
    .executeTakeFirst();
  return row !== undefined;
}

export const findBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select([
      'id',
      'name',
      'status',
      'address',
      'district',
      'category',
      'phone',
      'hours',
      'cid',
      'phone_key as phoneKey',
    ])
    .select(sql<number | null>`latitude::float8`.as('latitude'))
    .select(sql<number | null>`longitude::float8`.as('longitude'))
    .where('id', '=', id)
    .executeTakeFirst();

export const findReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.rating', 'r.title', 'r.content', 'r.status', 'u.name as author'])
    .where('r.id', '=', id)
    .executeTakeFirst();

export const findReviewAuthor = async (db: Db, id: number) =>
  (await db.selectFrom('reviews').select('user_id').where('id', '=', id).executeTakeFirst())
    ?.user_id;

export const findPerson = (db: Db, id: number) =>
  db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();

/** How many records of each kind somebody sent, by account or by address. */
export async function countSentBy(
  db: Db,
  { userId, email }: { userId: number | null; email: string | null },
): Promise<{ kind: ItemKind; count: number }[]> {
  const { rows } = await sql<{ kind: ItemKind; count: number }>`
    select kind, count(*) as count from (
      select 'business' as kind from businesses
        where import_batch_id is null and (submitted_by = ${userId} or lower(email) = ${email})
      union all select 'application' from business_owners where user_id = ${userId} or lower(email) = ${email}
      union all select 'claim' from business_claims where user_id = ${userId} or email = ${email}
      union all select 'review' from reviews where user_id = ${userId}
      union all select 'report' from reports where user_id = ${userId} or email = ${email}
      union all select 'removal' from removal_requests where user_id = ${userId} or email = ${email}
      union all select 'reservation' from reservations where user_id = ${userId} or email = ${email}
      union all select 'revision' from business_revisions where proposed_by = ${userId}
      union all select 'plan_request' from plan_requests where requested_by = ${userId}
      union all select 'advertisement_request' from advertisement_requests where email = ${email}
      union all select 'advertisement' from advertisements where email = ${email}
      union all select 'lead' from promotional_leads where email = ${email}
    ) as sent group by kind`.execute(db);
  return rows;
}
