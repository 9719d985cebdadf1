import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { withTimeout } from '../timeout.ts';
import { DatabaseNames } from './database-names.ts';
import type { Tables } from './database-tables.ts';

export type Db = Kysely<Tables>;
/** Where the answer depends on the moment too: the product's clock, not the database's. */
export interface DbWithClock {
  db: Db;
  now(): Date;
}

/** PostgreSQL's bigint (counts, outbox ids) as a number: nothing here exceeds 2^53. */
const INT8 = 20;
const DATE = 1082;
const READY_WITHIN_MS = 5000;
const CONNECTIONS_TO_COUNT = 2;

export interface OpenDatabase {
  db: Db;
  /**
   * For counting limits alone: that happens while a transaction holds a connection of `db`, and would wait
   * for itself where others hold the rest.
   */
  pool: pg.Pool;
  /** For a side process, which opens its own. */
  connection: pg.PoolConfig;
  /** Both, to be looked at. */
  pools: Record<'work' | 'limits', pg.Pool>;
  close(): Promise<void>;
}

/** Opens a pool on one PostgreSQL server. A lost idle connection is logged, not fatal. */
export function openDatabase(
  connection: pg.PoolConfig,
  log: Log,
  options: { maxConnections?: number; isReadOnly?: boolean } = {},
): OpenDatabase {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => {
      if (oid === INT8) return Number;
      if (oid === DATE) return (text: string) => text;
      return pg.types.getTypeParser(oid, format as 'text');
    },
  } as pg.CustomTypesConfig;
  let isClosing = false;
  const openPool = (max: number) => {
    const opened = new pg.Pool({
      max,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      ...connection,
      types,
    });
    opened.on('error', (error) => {
      // The pool counts a connection as closed while its farewell is still on the way.
      if (!isClosing) log.warn({ reason: error.message }, 'idle database connection lost');
    });
    // Lost while its transaction waits for something else: the next query fails, nothing more.
    opened.on('connect', (client) => {
      client.on('error', () => {});
      // Before whatever is asked on it; one that fails is told by the question itself.
      if (options.isReadOnly)
        client.query('set default_transaction_read_only = on').catch(() => {});
      keepPlans(client);
    });
    return opened;
  };
  const pool = openPool(CONNECTIONS_TO_COUNT);
  const work = openPool(options.maxConnections ?? 10);
  const dialect = new PostgresDialect({ pool: work });
  const db = new Kysely<Tables>({ dialect, plugins: [new DatabaseNames()] });
  const close = async () => {
    isClosing = true;
    await pool.end();
    await db.destroy();
  };
  return { db, pool, connection, pools: { work, limits: pool }, close };
}

const PLANNED_ONCE = '/* planned once */';
/**
 * In front of a query (`modifyFront`) whose text is always the same: each connection plans it once, which for
 * a page of businesses takes longer than reading them. Not for one whose best plan depends on its values.
 */
export const plannedOnce = sql.raw(PLANNED_ONCE);

const planNames = new Map<string, string>();

/** The plan's name on the server, by the query's text; PostgreSQL cuts names off after 63 letters. */
function planName(text: string): string {
  const name = planNames.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 40);
  planNames.set(text, name);
  return name;
}

function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.includes(PLANNED_ONCE)
      ? query({ name: planName(text), text, values }, ...rest)
      : query(text, values, ...rest);
  client.query = named as typeof client.query;
}

/** The server's major version, such as 15. */
export async function serverVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ serverVersionNum: string }>`show server_version_num`.execute(db);
  return Math.floor(Number(rows[0]?.serverVersionNum) / 10_000);
}

/** True when the server answers. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  try {
    await withTimeout(sql`select 1`.execute(db), READY_WITHIN_MS);
    return true;
  } catch {
    return false;
  }
}
