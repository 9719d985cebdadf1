import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedExamplesOnce } from '#server/examples/examples.service.ts';
import { backupsInFolder } from '#tests/support/backups-in-folder.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { Dependencies } from '../context.ts';
import { openLog } from '../observability/log.ts';
import { openFolder } from '../storage/storage.ts';
import { readManifest, sha256, writeManifest } from './backup-manifest.ts';
import { type BackupPlace, openBackupFolder } from './backup-place.ts';
import { writeBackup } from './backups.ts';
import { restoreDrillJob, restoreState } from './restore-drill.ts';
import { checkBackup } from './restores.ts';
import { tryRestore } from './scratch-restore.ts';

/** A Monday. */
const MONDAY = new Date('2026-11-23T03:00:00Z');
const hoursLater = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

let folder: string;
let site: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  site = await createTestDatabase();
  await seedExamplesOnce(site.db, MONDAY, openLog('silent'));
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

let place: BackupPlace;
let places = 0;
beforeEach(async () => {
  places += 1;
  place = openBackupFolder(path.join(folder, `backups-${places}`));
  await sql`delete from restore_drills`.execute(site.db);
  await sql`delete from backups`.execute(site.db);
});

async function backUp(recipient?: string): Promise<string> {
  const client = await site.pool.connect();
  const storage = openFolder(path.join(folder, 'uploads'));
  const key = { set: undefined, fromFile: 'k'.repeat(43) };
  try {
    const parts = { client, storage, key, recipient, now: () => MONDAY };
    const { name } = await writeBackup(place, parts);
    await sql`insert into backups (night, started_at, finished_at, folder)
      values (${MONDAY}, ${MONDAY}, ${MONDAY}, ${name})
      on conflict do nothing`.execute(site.db);
    return name;
  } finally {
    client.release(true);
  }
}

const drill = (at: Date, seal: { BACKUP_RECIPIENT?: string; BACKUP_IDENTITY?: string } = {}) =>
  restoreDrillJob({
    connection: site.connection,
    config: {
      ...backupsInFolder(place.name),
      BACKUP_RECIPIENT: seal.BACKUP_RECIPIENT,
      BACKUP_IDENTITY: seal.BACKUP_IDENTITY,
      DATABASE_URL: undefined,
      DATA_DIR: folder,
    },
  }).run({ db: site.db, now: () => at, log: openLog('silent') } as Dependencies);
const tried = async () =>
  (await sql<{ backup: string }>`select * from restore_drills`.execute(site.db)).rows;
/** Of this database: other tests try restores on the same server. */
const scratchDatabases = async () =>
  (
    await sql`select from pg_database
      where datname like '%restore_trial' and starts_with(datname, left(current_database(), 40))`.execute(
      site.db,
    )
  ).rows;

test('each week one backup is restored on trial, by one of the instances, and nothing of it stays', async () => {
  await drill(MONDAY);
  expect(await tried()).toEqual([]);
  const name = await backUp();
  await Promise.all([drill(hoursLater(1)), drill(hoursLater(1))]);
  expect(await tried()).toMatchObject([{ backup: name, error: null }]);
  expect(await restoreState(site.db, hoursLater(2))).toEqual({
    lastAt: hoursLater(1),
    lastError: undefined,
    isLate: false,
  });
  await drill(hoursLater(30));
  await drill(hoursLater(7 * 24));
  expect(await tried()).toHaveLength(2);
  expect(await scratchDatabases()).toEqual([]);
});

test('one that fails says why, and is tried again after six hours; five weeks without one are told', async () => {
  const name = await backUp();
  const part = path.join(place.name, name, 'tables/businesses.copy.gz');
  await writeFile(part, 'damaged');
  await expect(drill(hoursLater(1))).rejects.toThrow('businesses');
  expect(await restoreState(site.db, hoursLater(2))).toMatchObject({
    lastAt: undefined,
    lastError: expect.stringMatching(/^The part tables\/businesses\.copy\.gz .+ is damaged\.$/),
    isLate: false,
  });
  expect((await restoreState(site.db, hoursLater(36 * 24))).isLate).toBe(true);
  await place.remove(name);
  await backUp();
  await drill(hoursLater(2));
  expect((await restoreState(site.db, hoursLater(2))).lastAt).toBeUndefined();
  await drill(hoursLater(8));
  expect(await restoreState(site.db, hoursLater(8))).toMatchObject({
    lastAt: hoursLater(8),
    lastError: undefined,
  });
});

test('a backup whose sums all agree and that cannot be restored is not whole', async () => {
  const name = await backUp();
  const { manifest, sums } = await readManifest(place, name);
  const empty = gzipSync('');
  // As if a table had been forgotten: the businesses name rows of it.
  const part = 'tables/categories.copy.gz';
  await place.write(`${name}/${part}`, Readable.from([empty]));
  sums?.delete('manifest.json');
  sums?.set(part, sha256(empty));
  const tables = manifest.tables.map((table) =>
    table.name === 'categories' ? { ...table, rows: 0, sha256: sha256('') } : table,
  );
  await writeManifest(place, name, { ...manifest, tables }, sums ?? new Map());
  const backup = await checkBackup(place, name);
  const client = await site.pool.connect();
  const server = { connection: site.connection, dataDir: undefined };
  await expect(tryRestore(backup, client, server)).rejects.toThrow('foreign key');
  client.release();
  expect(await scratchDatabases()).toEqual([]);
});

test('encrypted backups are tried where the server holds the key, and else left to somebody who does', async () => {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const name = await backUp(recipient);
  await drill(hoursLater(1), { BACKUP_RECIPIENT: recipient });
  expect(await tried()).toEqual([]);
  await drill(hoursLater(1), { BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY: identity });
  expect(await tried()).toMatchObject([{ backup: name, error: null }]);
});
