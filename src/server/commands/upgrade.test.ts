import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest, writeManifest } from '#server/platform/backup/backup-manifest.ts';
import { openBackupFolder } from '#server/platform/backup/backup-place.ts';
import { writeBackup } from '#server/platform/backup/backups.ts';
import { openFolder } from '#server/platform/storage/storage.ts';
import { addressOf, runHere, runProgram } from '#tests/support/operator-commands.ts';
import { databaseForThisTest, type TestDatabase } from '#tests/support/test-database.ts';
import { databaseOfVersion, keptOf, rowsOf } from '#tests/support/upgrade-dumps.ts';

const TOO_OLD =
  'The database is of a version before 0.1.0 (it lacks 0060-one-key-for-all-instances): start version 0.1.0 on it once, then this one.';

async function folderForThisTest(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function directory(on: TestDatabase, ...args: string[]) {
  const DATA_DIR = await folderForThisTest();
  return runHere(args, { DATABASE_URL: addressOf(on), DATA_DIR });
}

async function databaseOfBefore010(): Promise<TestDatabase> {
  const database = await databaseOfVersion('0.1.0');
  await sql`delete from kysely_migration where name like '0060-%'`.execute(database.db);
  return database;
}

/** As 0.1.0 made it, with the rows of a site. */
async function backupOf010() {
  const site = await databaseOfVersion('0.1.0');
  const folder = await folderForThisTest();
  const place = openBackupFolder(path.join(folder, 'backups'));
  const client = await site.pool.connect();
  try {
    const storage = openFolder(path.join(folder, 'uploads'));
    await sql`delete from uploads`.execute(site.db);
    const key = { set: undefined, fromFile: 'k'.repeat(43) };
    const parts = { client, storage, key, recipient: undefined, now: () => new Date() };
    return { site, place, name: (await writeBackup(place, parts)).name };
  } finally {
    client.release(true);
  }
}

test('beside a site of 0.1.0 commands wait, and migrate takes its database over', async () => {
  const database = await databaseOfVersion('0.1.0');
  const before = await rowsOf(database);
  const [looked, exported] = [
    await directory(database, 'doctor'),
    await directory(database, 'export'),
  ];
  expect(looked).toMatchObject({ code: 1, out: expect.stringContaining('of an older version') });
  expect(exported).toMatchObject({ code: 69, err: expect.stringContaining('run migrate') });
  expect(await rowsOf(database)).toEqual(before);
  const { code, out } = await directory(database, 'migrate');
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('0109-statistics') });
  expect(await rowsOf(database)).toMatchObject({ reviews: before.reviews, users: before.users });
  expect((await directory(database, 'migrate')).out).toBe('The schema is up to date.\n');
});

test('a database of before 0.1.0 is refused by every way in, in one sentence', async () => {
  const database = await databaseOfBefore010();
  for (const args of [['migrate'], ['export'], ['move', '--to', 'postgres://localhost:1/none']])
    expect(await directory(database, ...args), args.join(' ')).toMatchObject({
      code: 69,
      err: `${TOO_OLD}\n`,
    });
  expect(await directory(database, 'doctor')).toMatchObject({
    code: 1,
    out: expect.stringContaining(TOO_OLD),
  });
  const source = await databaseForThisTest();
  expect(await directory(source, 'move', '--to', addressOf(database))).toMatchObject({
    code: 69,
    err: `The other server: ${TOO_OLD}\n`,
  });
  const started = await runProgram('main.ts', [], {
    DATABASE_URL: addressOf(database),
    DATA_DIR: await folderForThisTest(),
  });
  expect(started).toMatchObject({ code: 69, err: `${TOO_OLD}\n` });
});

test('a backup of 0.1.0 is restored on trial and for good, one of before it is refused', async () => {
  const { site, place, name } = await backupOf010();
  const folder = path.join(place.name, name);
  const target = await databaseForThisTest('template0');
  const tried = await directory(target, 'restore', folder, '--check');
  expect(tried.code, tried.err).toBe(0);
  const restored = await directory(target, 'restore', folder);
  expect(restored.code, restored.err).toBe(0);
  expect(await rowsOf(target)).toMatchObject(keptOf(await rowsOf(site)));

  const { manifest, sums = new Map<string, string>() } = await readManifest(place, name);
  sums.delete('manifest.json');
  await writeManifest(place, name, { ...manifest, migration: '0022-removal-requests' }, sums);
  expect(await directory(await databaseForThisTest('template0'), 'restore', folder)).toMatchObject({
    code: 65,
    err: expect.stringContaining('restore it with version 0.1.0, then start this one.'),
  });
});

test('what 0.1.0 moves to an empty server arrives with every row', async () => {
  const [source, target] = [
    await databaseOfVersion('0.1.0'),
    await databaseForThisTest('template0'),
  ];
  const { users, outbox } = await rowsOf(source);
  const moved = await directory(source, 'move', '--to', addressOf(target));
  expect(moved.code, moved.err).toBe(0);
  expect(await rowsOf(target)).toMatchObject({ users, outbox });
});
