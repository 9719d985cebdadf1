import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Dependencies } from '../context.ts';
import { openLog } from '../observability/log.ts';
import { openDisk } from '../storage/disk.ts';
import { startJobs } from './jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('that a job fails, and that it works again, is written down at once', async () => {
  const { db } = database;
  const log = openLog('silent');
  const dependencies = { db, log, now: () => new Date(), disk: openDisk(tmpdir(), log) };
  let isIll = true;
  const run = async () => {
    if (isIll) throw new Error('ill\nof somebody');
    return 'done' as const;
  };
  const jobs = startJobs([{ name: 'test', everyMs: 5, run }], dependencies as Dependencies);
  const noted = async () => {
    const { rows } = await sql<{
      isOk: boolean | null;
      failures: number;
      lastError: string | null;
    }>`
      select is_ok, failures, last_error from job_runs`.execute(db);
    return rows;
  };
  await expect.poll(noted).toMatchObject([{ isOk: false, lastError: 'Error: ill' }]);
  isIll = false;
  await expect.poll(noted).toMatchObject([{ isOk: true, failures: 0, lastError: 'Error: ill' }]);
  await jobs.stop();
});
