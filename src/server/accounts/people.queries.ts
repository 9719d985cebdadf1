import { type Expression, type SqlBool, sql } from 'kysely';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Db } from '#server/platform/database/database.ts';
import { stands } from './sessions.queries.ts';

type Role = 'user' | 'owner' | 'moderator' | 'admin';

interface PeopleFilters {
  id?: number | undefined;
  /** Part of the address; of a name only whole words, folded. */
  text?: string | undefined;
  role?: Role | undefined;
}

function conditionsOf({ id, text, role }: PeopleFilters) {
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`not u.is_guest`,
    sql<SqlBool>`not u.is_example`,
  ];
  if (id !== undefined) conditions.push(sql<SqlBool>`u.id = ${id}`);
  if (text) {
    conditions.push(
      sql<SqlBool>`(strpos(u.email, lower(${text})) > 0 or u.name ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`,
    );
  }
  if (role) conditions.push(sql<SqlBool>`u.role = ${role}`);
  return conditions;
}

const line = (db: Db, at: Date) =>
  db.selectFrom('users as u').select([
    'u.id',
    'u.name',
    'u.email',
    'u.role',
    'u.isVerified',
    'u.createdAt',
    sql<Date | null>`(select max(s.last_seen_at) from sessions s
        where s.user_id = u.id and ${stands(at)})`.as('lastSeenAt'),
    sql<number>`(select count(*)::int from sessions s
        where s.user_id = u.id and ${stands(at)})`.as('sessionCount'),
    sql<number>`(select count(distinct p.business_id)::int from business_people p
        where p.user_id = u.id)`.as('businessCount'),
  ]);

export type PersonRow = Awaited<ReturnType<ReturnType<typeof line>['execute']>>[number];

export const listPersonRows = (
  db: Db,
  filters: PeopleFilters,
  { limit, offset, at }: { limit: number; offset: number; at: Date },
) =>
  line(db, at)
    .where((eb) => eb.and(conditionsOf(filters)))
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPeople(db: Db, filters: PeopleFilters): Promise<number> {
  const { count } = await db
    .selectFrom('users as u')
    .where((eb) => eb.and(conditionsOf(filters)))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findPersonRow = (db: Db, id: number, at: Date) =>
  line(db, at)
    .where((eb) => eb.and(conditionsOf({ id })))
    .executeTakeFirst();

/** What somebody owns, manages or has put in, each business once. */
export async function listBusinessesOfPerson(db: Db, userId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    status: BusinessStatus;
    as: 'owner' | 'manager' | 'submitter';
  }>`
    select distinct on (b.id) b.id, b.name, b.status, r.as from (
      select business_id, case role when 'owner' then 1 else 2 end as rank, role as as
        from business_people where user_id = ${userId}
      union all
      select id, 3, 'submitter' from businesses where submitted_by = ${userId}) r
    join businesses b on b.id = r.business_id
    order by b.id, r.rank limit 200`.execute(db);
  return rows;
}

/** Locks everybody with a role beside this person: of two admins who take each other's away one comes second. */
export const lockAdmins = (db: Db) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();

export const lockPerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'role',
      sql<boolean>`exists (select from business_people p
        where p.user_id = users.id)`.as('isOwner'),
    ])
    .where('id', '=', id)
    .where('isGuest', '=', false)
    .where('isExample', '=', false)
    .forUpdate()
    .executeTakeFirst();
