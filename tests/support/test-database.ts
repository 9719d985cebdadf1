import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Db, openDatabase } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { databaseOf, TEMPLATE_DATABASE } from './postgres-for-tests.ts';

export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  /** For a second connection, LISTEN or a child process. */
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A fresh migrated database with the twelve categories; drop it when done (afterAll). Of `template0` an empty one. */
export async function createTestDatabase(
  template: 'template0' | typeof TEMPLATE_DATABASE = TEMPLATE_DATABASE,
): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied file by file: written to the log page by page it takes the processor ten times as long.
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  const connection = databaseOf(server, name);
  // As patient as the tests: what waits for one of five on a busy machine is not what is asked here.
  const patient = { ...connection, connectionTimeoutMillis: 60_000 };
  const database = openDatabase(patient, openLog('silent'), { maxConnections: 5 });
  return {
    db: database.db,
    pool: database.pool,
    connection,
    async drop() {
      await database.close();
      await asAdmin(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** For one test: dropped when it ends. */
export async function databaseForThisTest(
  template?: Parameters<typeof createTestDatabase>[0],
): Promise<TestDatabase> {
  const database = await createTestDatabase(template);
  onTestFinished(() => database.drop());
  return database;
}

/** Kept for all files of a process: each new connection costs the server as much as a copied database. */
let admin: Promise<pg.Client> | undefined;

async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  admin ??= connect(server);
  await (await admin).query(statement);
}

async function connect(server: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(server);
  // Open to the end of the run, when the server goes.
  client.on('error', () => {});
  await client.connect();
  return client;
}
