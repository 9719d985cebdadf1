import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/database-tables.ts';
import type { PersonColumns, RecordRow } from './decisions.rules.ts';

/** Tables of records that wait for somebody: those with a state. */
export type RecordTable = {
  [K in keyof Tables]: 'status' extends keyof Tables[K] ? K : never;
}[keyof Tables];

/** Locks a record, so that two people cannot both decide about it. */
export const lockWhole = async <K extends RecordTable>(db: Db, table: K, id: number) =>
  (await db
    .selectFrom(table as 'reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as Selectable<Tables[K]> | undefined;

/** The state of a record and its version: another one after every change. */
export async function findStanding(
  db: Db,
  table: RecordTable,
  id: number,
): Promise<{ status: string; version: string } | undefined> {
  const { rows } = await sql<{ status: string; version: string }>`
    select status, xmin::text as version from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

export const insertRecord = <K extends RecordTable>(
  db: Db,
  table: K,
  row: Insertable<Tables[K]>,
): Promise<{ id: number }> =>
  db
    .insertInto(table as 'reports')
    .values(row as Insertable<Tables['reports']>)
    .returning('id')
    .executeTakeFirstOrThrow();

export const markRecord = <K extends RecordTable>(
  db: Db,
  table: K,
  id: number,
  changes: Updateable<Tables[K]>,
) =>
  db
    .updateTable(table as 'reports')
    .set(changes as Updateable<Tables['reports']>)
    .where('id', '=', id)
    .execute();

/** The whole row of a record, by column. */
export async function findRow(
  db: Db,
  table: RecordTable,
  id: number,
): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

/** Whole rows by id, the next after one; those made to show the site are none. */
export async function listRowsAfter(
  db: Db,
  table: RecordTable,
  afterId: number,
  limit: number,
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select r.* from ${sql.table(table)} r
    where r.id > ${afterId} and not coalesce((to_jsonb(r) ->> 'is_example')::boolean, false)
    order by r.id limit ${limit}`.execute(db);
  return rows;
}

interface EntryRow {
  id: number;
  action: string;
  at: Date;
  actorId: number | null;
  role: string;
  by: string | null;
}

const entriesOf = (kind: string, id: number) => sql`
  select a.id, a.action, a.at, a.actor_id, a.actor_role as role, u.name as by
  from audit_entries a left join users u on u.id = a.actor_id
  where a.entity = ${kind} and a.entity_id = ${String(id)} and a.action not like '%.refused'`;

/** What happened to a record, oldest first. */
export async function listEntries(db: Db, kind: string, id: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`${entriesOf(kind, id)} order by a.id`.execute(db);
  return rows;
}

export async function findLastEntry(
  db: Db,
  kind: string,
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`${entriesOf(kind, id)} order by a.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export const findEmailOf = async (db: Db, userId: number) =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email;

export const findReviewAuthor = async (db: Db, id: number) =>
  (await db.selectFrom('reviews').select('userId').where('id', '=', id).executeTakeFirst())?.userId;

/** Records that were made with an address, and without an account, become its account's. */
export const markPerson = (
  db: Db,
  table: RecordTable,
  { user, email }: { user: string; email: string },
  person: { userId: number; email: string },
) =>
  sql`update ${sql.table(table)} set ${sql.ref(user)} = ${person.userId}
    where ${sql.ref(user)} is null and ${sql.ref(email)} = ${person.email}`.execute(db);

/** Some columns of the rows of a person, oldest first. */
export async function listOwnRows(
  db: Db,
  table: RecordTable,
  columns: readonly string[],
  { column = '', value }: { column: string | undefined; value: number | string | undefined },
): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(column)} = ${value ?? null} order by id`.execute(db);
  return rows;
}

export async function deleteOwnRows(
  db: Db,
  table: RecordTable,
  { user, email }: PersonColumns,
  person: { userId: number; email: string },
): Promise<void> {
  const ways = [
    ...(user ? [sql`${sql.ref(user)} = ${person.userId}`] : []),
    ...(email ? [sql`${sql.ref(email)} = ${person.email}`] : []),
  ];
  await sql`delete from ${sql.table(table)} where ${sql.join(ways, sql` or `)}`.execute(db);
}

/** Takes away what waits no more and was decided before. @returns how many */
export async function deleteDecided(
  db: Db,
  table: RecordTable,
  { isWaiting, decidedAt }: { isWaiting: RawBuilder<unknown>; decidedAt: string },
  before: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} r
    where not (${isWaiting}) and ${sql.ref(decidedAt)} <= ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const imported = sql`and import_batch_id is null`;

/** How many records of each kind are a person's; a row of a file is nobody's. */
export async function countOfPerson<Kind extends string>(
  db: Db,
  kinds: { kind: Kind; table: RecordTable; person: PersonColumns }[],
  { userId, email }: { userId: number | null; email: string | null },
): Promise<{ kind: Kind; count: number }[]> {
  const counts = kinds.map(({ kind, table, person }) => {
    const ways = [
      ...(person.user ? [sql`${sql.ref(person.user)} = ${userId}`] : []),
      ...(person.email ? [sql`lower(${sql.ref(person.email)}) = ${email}`] : []),
    ];
    return sql`select ${sql.lit(kind)} as kind, count(*) as count from ${sql.table(table)}
      where (${sql.join(ways, sql` or `)}) ${table === 'businesses' ? imported : sql``}`;
  });
  const { rows } = await sql<{ kind: Kind; count: number }>`
    select * from (${sql.join(counts, sql` union all `)}) as sent where count > 0`.execute(db);
  return rows;
}
