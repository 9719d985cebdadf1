import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

const folder = new URL('../../../db/migrations/', import.meta.url);

/** Numbered files of db/migrations, in order. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.ts$/.test(file)).sort();
    const migrations: Record<string, Migration> = {};
    for (const file of files) {
      migrations[file.replace(/\.ts$/, '')] = await import(new URL(file, folder).href);
    }
    return migrations;
  },
};

/**
 * Brings the schema up to date, or to the migration `upTo`. Kysely locks, so several instances may start
 * at once.
 * @returns names of the migrations that ran now
 */
export async function migrate<Schema>(db: Kysely<Schema>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = upTo
    ? await migrator.migrateTo(upTo)
    : await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(failed ? `migration ${failed} failed` : 'the migrations could not begin', {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * What `migrate` would run now, by name; `isEmpty` when none ever ran on this database. Only looks.
 */
export async function missingMigrations<Schema>(
  db: Kysely<Schema>,
): Promise<{ isEmpty: boolean; missing: string[] }> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(db);
  const known = Object.keys(await provider.getMigrations());
  if (!rows[0]?.found) return { isEmpty: true, missing: known };
  const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = new Set(ran.rows.map(({ name }) => name));
  return { isEmpty: names.size === 0, missing: known.filter((name) => !names.has(name)) };
}

/** Whether the product knows a migration: a backup of a newer product names one it does not. */
export const knowsMigration = async (name: string): Promise<boolean> =>
  name in (await provider.getMigrations());
