import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

const BUILD =
  /^create (?:unique )?index concurrently if not exists (?<index>[a-z_]+)\s+on [^;]+;$/gm;
/** Of whoever builds; another one than the migrator's. */
const LOCK = 7_140_811;

/** What of a migration runs in its transaction. */
export const withoutIndexBuilds = (migration: string): string => migration.replaceAll(BUILD, '');

/**
 * Builds the indexes that a migration makes `concurrently`, before the rest of it and outside its transaction:
 * others read and write meanwhile. A build that was killed is begun anew.
 */
export async function buildIndexes<Schema>(db: Kysely<Schema>, migration: string): Promise<void> {
  const builds = [...migration.matchAll(BUILD)];
  if (builds.length === 0) return;
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    // Not waited for inside the server: a build waits until every other question has ended.
    while (!(await isLocked(one))) await pause(200);
    try {
      for (const [statement, index] of builds) {
        const half = await sql`
          select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(
          one,
        );
        if (half.rows.length > 0)
          await sql`drop index concurrently ${sql.ref(String(index))}`.execute(one);
        await sql.raw(statement).execute(one);
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(one);
      await sql`reset statement_timeout`.execute(one);
    }
  });
}

async function isLocked<Schema>(one: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(LOCK)}) as locked`.execute(one);
  return rows[0]?.locked ?? false;
}
