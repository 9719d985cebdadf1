import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ensureCategories } from '#server/categories/categories.service.ts';
import { ensureKinds } from '#server/kinds/kinds.service.ts';
import { BackupFailure } from '#server/platform/backup/backup-manifest.ts';
import { type Config, EXIT_WRONG_CONFIGURATION, readConfig } from '#server/platform/config.ts';
import type { Basics, Dependencies } from '#server/platform/context.ts';
import { type Db, isDatabaseReady, openDatabase } from '#server/platform/database/database.ts';
import { explainDatabaseFailure } from '#server/platform/database/database-failure.ts';
import { migrate, SchemaRefusal, schemaState } from '#server/platform/database/migrations.ts';
import { type Log, openLog } from '#server/platform/observability/log.ts';
import { attachToEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';
import { explainFailure, isDiskFull } from '#server/platform/postgres-embedded/error.ts';
import { CommandFailure, EXIT_UNAVAILABLE } from './command.ts';

export interface CommandContext extends Basics, Pick<Dependencies, 'publicUrl' | 'siteName'> {
  /** Where the data is, in the operator's words; never with a password. */
  place: string;
  /** Migrations that ran just now. */
  migrated: string[];
}

/**
 * Runs a command on the site's database: the server of DATABASE_URL, else the embedded one, joined
 * while the site serves and started for the time of the command while it does not. An empty database gets its
 * schema; one of an older version is left alone, for a site of that version may be serving from it.
 */
export const withDatabase = <T>(act: (ctx: CommandContext) => Promise<T>): Promise<T> =>
  withPlainDatabase(async (found) => {
    const { isEmpty, missing, refusal } = await schemaState(found.db);
    if (missing.length > 0 && !isEmpty && !refusal) {
      throw new CommandFailure(
        `The database is of an older version (it lacks ${missing.join(', ')}): stop the site, then run migrate, or start this version.`,
        EXIT_UNAVAILABLE,
      );
    }
    return act(await broughtUpToDate(found));
  });

/** The same, after bringing the schema up to date. */
export const withMigratedDatabase = <T>(act: (ctx: CommandContext) => Promise<T>): Promise<T> =>
  withPlainDatabase(async (found) => act(await broughtUpToDate(found)));

async function broughtUpToDate({ config, db, log, place }: PlainDatabase): Promise<CommandContext> {
  const migrated = await migrate(db);
  await ensureCategories(db);
  await ensureKinds(db);
  const { PUBLIC_URL: publicUrl, SITE_NAME: siteName } = config;
  return { db, now: () => new Date(), log, publicUrl, siteName, place, migrated };
}

export interface PlainDatabase {
  config: Config;
  db: Db;
  pool: pg.Pool;
  connection: pg.ClientConfig;
  log: Log;
  place: string;
}

/** The same database as it stands: nothing is migrated, nothing filled in; read only, it takes no write at all. */
export async function withPlainDatabase<T>(
  act: (found: PlainDatabase) => Promise<T>,
  options: { isReadOnly?: boolean } = {},
): Promise<T> {
  const config = configuration();
  const log = openLog('silent');
  const embedded = config.DATABASE_URL
    ? undefined
    : await attachToEmbeddedPostgres({ dataDir: config.DATA_DIR });
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL };
  const { db, pool, close } = openDatabase(connection, log, { maxConnections: 3, ...options });
  try {
    if (!(await isDatabaseReady(db))) {
      throw new CommandFailure(
        'The PostgreSQL server of DATABASE_URL cannot be reached.',
        EXIT_UNAVAILABLE,
      );
    }
    const place = embedded ? config.DATA_DIR : 'DATABASE_URL';
    return await act({ config, db, pool, connection, log, place });
  } catch (error) {
    throw inOneSentence(config, error);
  } finally {
    await close();
    await embedded?.stop();
  }
}

/** A look must not make what it looks for. */
export const hasDatabase = ({ DATABASE_URL, DATA_DIR }: Config): boolean =>
  DATABASE_URL !== undefined || existsSync(path.join(DATA_DIR, 'postgres', 'PG_VERSION'));

export function configuration(): Config {
  const { config, problems } = readConfig(process.env);
  if (config) return config;
  const list = problems.map((problem) => `  ${problem}`).join('\n');
  throw new CommandFailure(`The configuration is wrong:\n${list}`, EXIT_WRONG_CONFIGURATION);
}

/** A database that gives up in the middle (a full disk, a server that goes) is told like at the start. */
function inOneSentence(config: Config, error: unknown): unknown {
  if (error instanceof CommandFailure || error instanceof BackupFailure) return error;
  if (error instanceof SchemaRefusal) return new CommandFailure(error.message, EXIT_UNAVAILABLE);
  if (!config.DATABASE_URL) {
    const isFull = isDiskFull(config.DATA_DIR) || /No space left/.test(String(error));
    return isFull ? explainFailure(config.DATA_DIR, error) : error;
  }
  const sentence = explainDatabaseFailure(error);
  return sentence ? new CommandFailure(sentence, EXIT_UNAVAILABLE) : error;
}
