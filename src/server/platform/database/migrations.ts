import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { buildIndexes, withoutIndexBuilds } from './index-builds.ts';

const folder = new URL('../../../../db/migrations/', import.meta.url);
/** Up to here the schema is that of version 0.1.0, which made it in the steps that of-0.1.0.txt names. */
const BASE_END = '0109-statistics';

const textOf = (file: string) => readFile(new URL(file, folder), 'utf8');

/** Names of the numbered files of db/migrations, in order. */
const knownNames = async (): Promise<string[]> =>
  (await readdir(folder)).flatMap((file) => /^(\d{4}-.+)\.sql$/.exec(file)?.[1] ?? []).sort();
const namesOf010 = async (): Promise<string[]> => (await textOf('of-0.1.0.txt')).trim().split('\n');

const provider: MigrationProvider = {
  async getMigrations() {
    const texts = (await knownNames()).map(async (name) => {
      const text = withoutIndexBuilds(await textOf(`${name}.sql`));
      return [name, { up: (db: Kysely<unknown>) => sql.raw(text).execute(db) }] as const;
    });
    return Object.fromEntries(await Promise.all(texts)) as never;
  },
};

/** A database of another version that this one cannot bring up to date; the message tells the operator why. */
export class SchemaRefusal extends Error {}

/**
 * Brings the schema up to date, or to the migration `upTo`. Locks, so several instances may start at once.
 * @returns names of the migrations that ran now, or that a database of 0.1.0 turned out to have
 */
export async function migrate<Schema>(db: Kysely<Schema>, upTo?: string): Promise<string[]> {
  const { missing, refusal } = await schemaState(db);
  if (refusal) throw new SchemaRefusal(refusal);
  if (missing.length === 0) return [];
  return inTurn(db, async () => [...(await takeOver(db)), ...(await bringUpTo(db, upTo))]);
}

async function bringUpTo<Schema>(db: Kysely<Schema>, upTo?: string): Promise<string[]> {
  const { missing } = await schemaState(db);
  const migrator = new Migrator({ db, provider });
  const ran: string[] = [];
  // Each in a transaction of its own: its locks end with it.
  for (const name of missing.filter((one) => upTo === undefined || one <= upTo)) {
    await buildIndexes(db, await textOf(`${name}.sql`));
    // Where another instance is ahead this leads back, and there is no way back: nothing happens.
    const { error, results } = await migrator.migrateTo(name);
    if (error) throw new Error(`migration ${name} failed`, { cause: error });
    if (results?.some(({ status }) => status === 'Success')) ran.push(name);
  }
  return ran;
}

/** Which of several instances it is. */
const TURN = sql`hashtext('directory migrations')`;
const ASK_AGAIN_MS = 100;

/**
 * One instance after the other: Kysely looks at all tables before it locks, and falls over one that another instance is
 * just dropping. Who waits asks again and again, for an index that is built beside its readers waits for every
 * statement that is under way, and one that waits for a lock is.
 */
async function inTurn<Schema, Result>(
  db: Kysely<Schema>,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (one) => {
    const isOurs = async () =>
      (await sql<{ ours: boolean }>`select pg_try_advisory_lock(${TURN}) as ours`.execute(one))
        .rows[0]?.ours;
    while (!(await isOurs())) await pause(ASK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${TURN})`.execute(one);
    }
  });
}

/** The steps of 0.1.0 are noted by the names they have here. No row of any other table is touched. */
async function takeOver<Schema>(db: Kysely<Schema>): Promise<string[]> {
  if (!(await schemaState(db)).isOf010) return [];
  const names = (await knownNames()).filter((name) => name <= BASE_END);
  await sql`
    with steps as (delete from kysely_migration returning timestamp)
    insert into kysely_migration (name, timestamp)
    select name, (select min(timestamp) from steps) from unnest(${names}::text[]) as name`.execute(
    db,
  );
  return names;
}

interface SchemaState {
  /** No migration ever ran on this database. */
  isEmpty: boolean;
  /** It was made by 0.1.0 to its end. */
  isOf010: boolean;
  /** What `migrate` would bring it up to date with, by name. */
  missing: string[];
  /** Why `migrate` would not. */
  refusal?: string | undefined;
}

/** Only looks. */
export async function schemaState<Schema>(db: Kysely<Schema>): Promise<SchemaState> {
  const known = await knownNames();
  const found = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(db);
  const { rows } = found.rows[0]?.found
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    : { rows: [] };
  const ran = new Set(rows.map(({ name }) => name));
  const steps = await namesOf010();
  const missing = known.filter((name) => !ran.has(name));
  const isOf010 = steps.every((name) => ran.has(name));
  return { isEmpty: ran.size === 0, isOf010, missing, refusal: refusalOf(ran, known, steps) };
}

function refusalOf(ran: Set<string>, known: string[], steps: string[]): string | undefined {
  const newer = [...ran].find((name) => !known.includes(name) && !steps.includes(name));
  if (newer)
    return `The database is of a newer version (${newer}): install that one, or restore the backup of before.`;
  const lacking = steps.filter((name) => !ran.has(name));
  return lacking.length === 0 || lacking.length === steps.length
    ? undefined
    : `The database is of a version before 0.1.0 (it lacks ${lacking.join(', ')}): start version 0.1.0 on it once, then this one.`;
}

/** The migration here whose schema a backup has that names `last`, or why it cannot be used. */
export async function migrationOf(last: string): Promise<{ name: string } | { refusal: string }> {
  if ((await knownNames()).includes(last)) return { name: last };
  const steps = await namesOf010();
  if (last === steps.at(-1)) return { name: BASE_END };
  const refusal = steps.includes(last)
    ? `The backup was made by a version before 0.1.0 (${last}): restore it with version 0.1.0, then start this one.`
    : `The backup was made by a newer product (${last}); install that one.`;
  return { refusal };
}
