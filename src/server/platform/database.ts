import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './database-tables.ts';
import type { Log } from './log.ts';
import { withPatience } from './patience.ts';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** PostgreSQL's bigint (counts, outbox ids) as a number: nothing here exceeds 2^53. */
const INT8 = 20;
const DATE = 1082;
const READY_WITHIN_MS = 5000;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on one PostgreSQL server. A lost idle connection is logged, not fatal. */
export function openDatabase(
  connection: pg.PoolConfig,
  log: Log,
  options: { maxConnections?: number } = {},
): OpenDatabase {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      if (oid === INT8) return Number;
      if (oid === DATE) return (text: string) => text;
      return pg.types.getTypeParser(oid, format as 'text');
    },
  } as pg.CustomTypesConfig;
  const pool = new pg.Pool({
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    ...connection,
    types,
  });
  let isClosing = false;
  pool.on('error', (error) => {
    // The pool counts a connection as closed while its farewell is still on the way.
    if (!isClosing) log.warn({ reason: error.message }, 'idle database connection lost');
  });
  // Lost while its transaction waits for something else: the next query fails, nothing more.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    isClosing = true;
    return db.destroy();
  };
  return { db, pool, close };
}

/** The server's major version, such as 15. */
export async function serverVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db);
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** True when the server answers. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  try {
    await withPatience(sql`select 1`.execute(db), READY_WITHIN_MS);
    return true;
  } catch {
    return false;
  }
}
