import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ensureCategories } from '#server/categories/categories.service.ts';
import { insertExamples } from '#server/examples/examples.service.ts';
import { addGenerated } from '#server/examples/generated-directory.service.ts';
import { ensureKinds, tellKinds } from '#server/kinds/kinds.service.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Dependencies } from '#server/platform/context.ts';
import { type Db, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { openDependencies } from '#server/platform/dependencies.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';

export interface BenchDatabase {
  dependencies: Dependencies;
  /** For a process that serves it: its address, and the key it is used with. */
  environment: { DATABASE_URL: string; SECRET_KEY: string };
  /** Of the server, `18.4`. */
  postgres: string;
  serverPid: number;
  /** How many businesses were made, and how long that took. */
  made: { added: number; seconds: number };
  sample(count: number): ReturnType<typeof sampleOf>;
  stop(): Promise<void>;
}

/**
 * A database of its own with the example data and so many generated businesses.
 * @param keep a folder whose database stays for the next measurement; else it goes at the end
 */
export async function openBenchDatabase(count: number, keep?: string): Promise<BenchDatabase> {
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'directory-bench-')));
  await mkdir(folder, { recursive: true });
  // The database may run under another account, which must be let through.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const { config } = readConfig({ DATA_DIR: dataDir });
  if (!config) throw new Error('the configuration of the measurement is wrong');
  const embedded = await startEmbeddedPostgres({ dataDir });
  const log = openLog('silent');
  const database = openDatabase(embedded.connection, log);
  const { db } = database;
  const now = () => new Date();
  await migrate(db);
  await ensureCategories(db);
  await ensureKinds(db);
  await db.transaction().execute((trx) => insertExamples(trx, now()));
  const startedAt = performance.now();
  const added = await addGenerated({ db, now }, { count, seed: 1 });
  const seconds = (performance.now() - startedAt) / 1000;
  // As the job does a moment later: until then anybody may be of any kind.
  await tellKinds(db);
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const dependencies = await openDependencies(config, database, { now, log });
  const key = await readFile(join(dataDir, 'secret-key'), 'utf8');
  const [serverPid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  return {
    dependencies,
    environment: { DATABASE_URL: embedded.connectionString, SECRET_KEY: key.trim() },
    postgres: (rows[0]?.version ?? '').replace(/ .*/, ''),
    serverPid: Number(serverPid),
    made: { added, seconds },
    sample: (size) => sampleOf(db, size),
    async stop() {
      await database.close();
      await embedded.stop();
      if (keep === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Some businesses of a database, in an order that says nothing, and its categories. */
export async function sampleOf(db: Db, size: number) {
  const some = await sql<{ id: number; name: string }>`
    select id, name from businesses where status = 'approved'
    order by md5(id::text) limit ${size}`.execute(db);
  const categories = await sql<{ name: string; count: number }>`
    select category as name, count(*) as count from businesses group by 1 order by 1`.execute(db);
  return {
    ids: some.rows.map(({ id }) => id),
    names: some.rows.map(({ name }) => name),
    categories: categories.rows,
  };
}
