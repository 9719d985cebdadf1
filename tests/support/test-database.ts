import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Db, openDatabase } from '#server/platform/database.ts';
import { openLog } from '#server/platform/log.ts';
import { databaseOf, TEMPLATE_DATABASE } from './postgres-for-tests.ts';

export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  /** For a second connection, LISTEN or a child process. */
  connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** A fresh migrated database with the twelve categories; drop it when done (afterAll). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const connection = databaseOf(server, name);
  const database = openDatabase(connection, openLog('silent'), { maxConnections: 5 });
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
export async function databaseForThisTest(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

async function asAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const admin = new pg.Client(server);
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
