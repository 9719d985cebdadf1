import type pg from 'pg';
import { BackupFailure, type Manifest } from '#server/platform/backup/backup-manifest.ts';
import { fillTables } from '#server/platform/backup/restores.ts';
import { openDatabase, serverVersion } from '#server/platform/database/database.ts';
import { explainDatabaseFailure } from '#server/platform/database/database-failure.ts';
import { migrate, SchemaRefusal } from '#server/platform/database/migrations.ts';
import { listTables, readTable, settle, sumOf } from '#server/platform/database/table-copy.ts';
import {
  CommandFailure,
  defineCommand,
  EXIT_UNAVAILABLE,
  EXIT_WRONG_DATA,
  note,
  WrongUse,
} from './command.ts';
import { type PlainDatabase, withPlainDatabase } from './open-database.ts';

const HELP = `Usage: npm run directory -- move --to postgres://USER:PASSWORD@HOST/DATABASE [--json]

Copies the database to an empty one on another PostgreSQL server (15 or newer) and compares the checksum of
every table. Stop the site first. The old database stays as it is; afterwards start with DATABASE_URL.
Uploads stay where they are.`;

const OLDEST_SERVER = 15;

export const command = defineCommand({
  summary: 'copy the database to another PostgreSQL server, with checksums',
  help: HELP,
  options: { to: { type: 'string' } },
  async run({ values }) {
    const target = URL.canParse(values.to ?? '') ? new URL(values.to ?? '') : undefined;
    if (!target || !/^postgres(ql)?:$/.test(target.protocol)) throw new WrongUse();
    const tables = await withPlainDatabase((found) => moveTo(target.href, found));
    const rows = tables.reduce((sum, one) => sum + one.rows, 0);
    return {
      json: { rows, tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })) },
      text: `${rows} rows of ${tables.length} tables are on ${target.host}, each checksum equal.`,
    };
  },
});

async function moveTo(address: string, { db, pool, log }: PlainDatabase) {
  await migrate(db);
  const target = openDatabase({ connectionString: address }, log, { maxConnections: 2 });
  const from = await pool.connect();
  try {
    await refuseWhileServing(from);
    if ((await serverVersion(target.db)) < OLDEST_SERVER)
      throw new CommandFailure(
        `The server is older than PostgreSQL ${OLDEST_SERVER}.`,
        EXIT_UNAVAILABLE,
      );
    await migrate(target.db);
    const to = await target.pool.connect();
    try {
      return await copyAll(from, to);
    } finally {
      to.release(true);
    }
  } catch (error) {
    if (error instanceof BackupFailure) throw new CommandFailure(error.message, EXIT_WRONG_DATA);
    const sentence = error instanceof SchemaRefusal ? error.message : explainDatabaseFailure(error);
    throw sentence ? new CommandFailure(`The other server: ${sentence}`, EXIT_UNAVAILABLE) : error;
  } finally {
    from.release(true);
    await target.close();
  }
}

/** What somebody writes while it moves would stay behind. */
async function refuseWhileServing(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ others: number }>(`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and query ilike 'listen%'`);
  if (Number(rows[0]?.others) > 0)
    throw new CommandFailure(
      'The site is serving from this database: stop it first.',
      EXIT_UNAVAILABLE,
    );
}

async function copyAll(from: pg.ClientBase, to: pg.ClientBase): Promise<Manifest['tables']> {
  await settle(from);
  await settle(to);
  await from.query('begin isolation level repeatable read read only');
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(from))
    tables.push({ ...table, ...(await sumOf(from, table)) });
  await fillTables(
    to,
    tables,
    async (table) => (await readTable(from, table)).stream,
    (done, of, what) => note(`${done + 1}/${of} ${what}`),
  );
  await from.query('rollback');
  return tables;
}
