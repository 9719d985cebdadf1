import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureCategories } from '#server/categories/categories.service.ts';
import { ensureKinds } from '#server/kinds/kinds.service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres-embedded/embedded-postgres.ts';

/** Migrated and with the twelve categories; test files get copies of it. */
export const TEMPLATE_DATABASE = 'directory_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the run's server, without a database; see test-database.ts. */
    postgres: pg.ClientConfig;
  }
}

/**
 * One PostgreSQL server per project: the embedded one, or for areas the server of TEST_DATABASE_URL, whose
 * account must be allowed to create databases.
 */
export default async function setUp(project: TestProject) {
  const url = project.name === 'areas' ? process.env.TEST_DATABASE_URL : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'directory-tests-'));
  const embedded = url
    ? undefined
    : await startEmbeddedPostgres({ dataDir: folder, forTests: true });
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: url };
  const admin = new pg.Client(connection);
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();

  const template = openDatabase(databaseOf(connection, TEMPLATE_DATABASE), openLog('silent'));
  await migrate(template.db);
  await ensureCategories(template.db);
  await ensureKinds(template.db);
  await template.close();
  project.provide('postgres', connection);

  return async () => {
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The same server, another database. */
export function databaseOf(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
