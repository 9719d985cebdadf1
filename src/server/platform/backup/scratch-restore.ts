import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { migrate, migrationOf } from '../database/migrations.ts';
import { openLog } from '../observability/log.ts';
import { BackupFailure } from './backup-manifest.ts';
import { LEFT_FREE_BYTES } from './backup-room.ts';
import { type CheckedBackup, restoreTables } from './restores.ts';

/** The server or its disk does not allow a trial; the backup may be well. */
export class TrialImpossible extends BackupFailure {}

const NOT_ALLOWED = '42501';
/** PostgreSQL cuts names off there. */
const LONGEST_NAME = 63;

export interface ScratchServer {
  /** A database of the server; the scratch one lies beside it. */
  connection: pg.ClientConfig;
  /** Where the server's files are, when they are on this machine. */
  dataDir: string | undefined;
}

/**
 * Does what a restore does, into a database that is made for it and dropped again: the backup's schema, every
 * table compared, and then the migrations of this version. `client` is connected to that server.
 */
export async function tryRestore(
  backup: CheckedBackup,
  client: pg.ClientBase,
  { connection, dataDir }: ScratchServer,
  onProgress?: (done: number, of: number, what: string) => void,
): Promise<void> {
  const migration = await schemaOf(backup);
  if (dataDir) await refuseWithoutRoom(client, dataDir);
  const name = await makeScratch(client);
  const scratch = openDatabase(onServer(connection, name), openLog('silent'), {
    // One keeps the turn of migrations, one makes them.
    maxConnections: 2,
  });
  try {
    await migrate(scratch.db, migration);
    const filling = await scratch.pool.connect();
    try {
      await restoreTables(backup, filling, onProgress);
    } finally {
      filling.release(true);
    }
    await migrate(scratch.db);
  } finally {
    await scratch.close();
    await client.query(dropping(name)).catch(() => {});
  }
}

/** The migration of this version whose schema the backup has. */
export async function schemaOf({ manifest }: Pick<CheckedBackup, 'manifest'>): Promise<string> {
  const found = await migrationOf(manifest.migration);
  if ('refusal' in found) throw new BackupFailure(found.refusal);
  return found.name;
}

const dropping = (name: string) =>
  `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;

/** Beside the site's, and always the same one: what a killed trial left goes with the next. */
async function makeScratch(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const suffix = '_restore_trial';
  const name = `${rows[0]?.name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
  try {
    await client.query(dropping(name));
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0`);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    throw new TrialImpossible(
      'A restore cannot be tried: the account of DATABASE_URL may not make a database beside the site’s (alter role … createdb).',
    );
  }
  return name;
}

/** The same server, another database. */
function onServer(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** The scratch database becomes about as large as the site's. */
async function refuseWithoutRoom(client: pg.ClientBase, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < Number(rows[0]?.bytes) + LEFT_FREE_BYTES)
    throw new TrialImpossible(`A restore cannot be tried: there is no room for it in ${dataDir}.`);
}
