import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupsInFolder } from '#tests/support/backups-in-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Dependencies } from '../context.ts';
import { openLog } from '../observability/log.ts';
import { openFolder } from '../storage/storage.ts';
import { waitForOtherBackups } from './backups.ts';
import { backupState, nightlyBackupJob, withOwnClient } from './nightly-backup.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'nightly-'));
  await sql`update kysely_migration set timestamp = '2026-11-18T10:00:00Z'`.execute(database.db);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const run = (at: string, target = path.join(folder, 'backups')) =>
  nightlyBackupJob({
    connection: database.connection,
    timeZone: 'Europe/Istanbul',
    config: {
      ...backupsInFolder(target),
      BACKUP_KEEP: 2,
      DATA_DIR: folder,
      SECRET_KEY: undefined,
    },
  }).run({
    db: database.db,
    now: () => new Date(at),
    log: openLog('silent'),
    storage: openFolder(path.join(folder, 'uploads')),
  } as Dependencies);
const written = async () =>
  (await readdir(path.join(folder, 'backups')).catch(() => [])).filter((name) => name !== 'files');

test('each night has one backup, however many instances look; the newest are kept', async () => {
  // Half past one in Adana is still the night before.
  await run('2026-11-18T22:30:00Z');
  expect(await written()).toEqual([]);
  await Promise.all([run('2026-11-19T00:05:00Z'), run('2026-11-19T00:05:01Z')]);
  await run('2026-11-19T20:00:00Z');
  expect(await written()).toHaveLength(1);
  await run('2026-11-20T00:05:00Z');
  await run('2026-11-21T00:05:00Z');
  expect(await written()).toEqual(['2026-11-20T00-05-00Z', '2026-11-21T00-05-00Z']);
});

test('what a backup left whose process was killed goes when another one starts', async () => {
  const left = path.join(folder, 'backups/2026-11-18T00-05-00Z');
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, 'unfinished'), '');
  await run('2026-11-21T00:15:00Z');
  expect(await written()).not.toContain(path.basename(left));
});

test('one that fails is tried again after an hour, and two nights without one are told', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  await expect(run('2026-11-22T00:10:00Z', path.join(file, 'backups'))).rejects.toThrow();
  const state = await backupState(database.db, new Date('2026-11-22T00:10:00Z'));
  expect(state).toMatchObject({ isLate: false, lastError: expect.stringContaining('ENOTDIR') });
  await run('2026-11-22T00:20:00Z');
  expect(await written()).not.toContain('2026-11-22T00-20-00Z');
  expect((await backupState(database.db, new Date('2026-11-23T01:00:00Z'))).isLate).toBe(true);
  await run('2026-11-22T01:11:00Z');
  expect(await written()).toContain('2026-11-22T01-11-00Z');
  expect((await backupState(database.db, new Date('2026-11-23T01:00:00Z'))).isLate).toBe(false);
});

test('whoever began an hour later waits for what is being written, and writes no second one', async () => {
  const at = ['2026-11-24T00:05:00Z', '2026-11-24T01:10:00Z'];
  const runs: Promise<unknown>[] = [];
  await withOwnClient(database.connection, async (client) => {
    await waitForOtherBackups(client);
    for (const moment of at) {
      runs.push(run(moment));
      const begun = sql<{
        at: Date;
      }>`select started_at as at from backups where night = '2026-11-24'`;
      const since = async () => (await begun.execute(database.db)).rows[0]?.at;
      await expect.poll(since).toEqual(new Date(moment));
    }
  });
  await Promise.all(runs);
  expect((await written()).filter((name) => name.startsWith('2026-11-24'))).toHaveLength(1);
});
