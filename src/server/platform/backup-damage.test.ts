import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedExamplesOnce } from '#server/examples/examples.service.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { BackupFailure, listBackups, tidyBackups } from './backup/backup-manifest.ts';
import { openBackupFolder } from './backup/backup-place.ts';
import { LEFT_FREE_BYTES } from './backup/backup-room.ts';
import { pruneBackups, writeBackup } from './backup/backups.ts';
import { checkBackup, keyInside, refuseOtherKey, restoreBackup } from './backup/restores.ts';
import { openLog } from './observability/log.ts';
import { openFolder, type Storage } from './storage/storage.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const NAME = '2026-11-20T12-00-00Z';
const PICTURE = 'images/one/640.webp';
const KEY = { set: undefined, fromFile: 'k'.repeat(43) };

let folder: string;
let site: TestDatabase;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'damage-'));
  site = await createTestDatabase();
  await seedExamplesOnce(site.db, AT, openLog('silent'));
  storage = openFolder(path.join(folder, 'uploads'));
  await storage.put(PICTURE, Buffer.from('a picture'), 'image/webp');
  await backUp('whole');
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

async function backUp(
  where: string,
  more: { storage?: Storage; at?: Date; key?: typeof KEY } = {},
) {
  const client = await site.pool.connect();
  const { at = AT } = more;
  try {
    const parts = { client, storage, key: KEY, ...more, now: () => at };
    return await writeBackup(openBackupFolder(path.join(folder, where)), parts);
  } finally {
    client.release(true);
  }
}
const copies = { count: 0 };
/** A copy of the whole backup, to be damaged. */
async function copied() {
  copies.count += 1;
  const place = path.join(folder, `copy-${copies.count}`);
  await cp(path.join(folder, 'whole'), place, { recursive: true });
  const file = (name: string) => path.join(place, name);
  return {
    place: openBackupFolder(place),
    file,
    check: () => checkBackup(openBackupFolder(place), NAME),
  };
}

const ofBackup = (name: string) => `${NAME}/${name}`;
const flipped = async (file: string) => {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
};
const PARTS = [
  ofBackup('manifest.json'),
  ofBackup('SHA256SUMS'),
  ofBackup('secret-key'),
  ofBackup('tables/businesses.copy.gz'),
  ofBackup('tables/categories.copy.gz'),
  `files/${PICTURE}`,
];
const DAMAGE = {
  'a flipped bit': flipped,
  'a lost end': async (file: string) => truncate(file, (await readFile(file)).length - 3),
  'nothing left': (file: string) => truncate(file, 0),
  'the file gone': (file: string) => rm(file),
};

describe.each(Object.entries(DAMAGE))('%s', (_what, damage) => {
  test.each(PARTS)('in %s is found and said in one sentence', async (part) => {
    const { file, check } = await copied();
    await expect(check()).resolves.toMatchObject({ name: NAME });
    await damage(file(part));
    const failure = await check().catch((error) => error);
    expect(failure).toBeInstanceOf(BackupFailure);
    expect(failure.message).toMatch(/^The [^\n]+\.$/);
  });
});

test('a sum that is missing from the list is no sum that agrees', async () => {
  const { file, check } = await copied();
  const sums = await readFile(file(ofBackup('SHA256SUMS')), 'utf8');
  await writeFile(file(ofBackup('SHA256SUMS')), sums.replace(/.*businesses\.copy\.gz\n/, ''));
  await expect(check()).rejects.toThrow('businesses.copy.gz');
});

/** As versions before this one wrote it. */
async function older() {
  const found = await copied();
  const manifest = JSON.parse(await readFile(found.file(ofBackup('manifest.json')), 'utf8'));
  delete manifest.key;
  await writeFile(
    found.file(ofBackup('manifest.json')),
    JSON.stringify({ ...manifest, format: 1 }),
  );
  await rm(found.file(ofBackup('SHA256SUMS')));
  return found;
}

test('a backup of the older format is checked, and restored with its key', async () => {
  const { check } = await older();
  const backup = await check();
  expect(await keyInside(backup)).toBe(KEY.fromFile);
  const empty = await createTestDatabase();
  const client = await empty.pool.connect();
  const uploads = openFolder(path.join(folder, 'restored'));
  await restoreBackup(backup, { client, storage: uploads });
  client.release(true);
  const count = async ({ db }: TestDatabase) =>
    (await db.selectFrom('businesses').select('id').execute()).length;
  expect(await count(empty)).toBe(await count(site));
  expect((await uploads.get(PICTURE))?.toString()).toBe('a picture');
  await empty.drop();
});

test('a manifest that names files outside its backup is none', async () => {
  const { file, check } = await older();
  const manifest = JSON.parse(await readFile(file(ofBackup('manifest.json')), 'utf8'));
  manifest.tables[0].name = '../../other/tables/users';
  await writeFile(file(ofBackup('manifest.json')), JSON.stringify(manifest));
  await expect(check()).rejects.toThrow('manifest');
});

test.each(Object.entries(DAMAGE))('of the older format too: %s', async (_what, damage) => {
  const { file, check } = await older();
  await damage(file(ofBackup('tables/businesses.copy.gz')));
  await expect(check()).rejects.toThrow(BackupFailure);
});

test('a backup of a newer product is told from a damaged one', async () => {
  const { file, check } = await copied();
  await writeFile(file(ofBackup('manifest.json')), JSON.stringify({ format: 3 }));
  await expect(check()).rejects.toThrow('newer product');
});

test('another SECRET_KEY than that of the backup is refused', async () => {
  const { check } = await copied();
  const backup = await check();
  expect(() => refuseOtherKey(backup, KEY.fromFile)).not.toThrow();
  expect(() => refuseOtherKey(backup, undefined)).not.toThrow();
  expect(() => refuseOtherKey(backup, 'x'.repeat(43))).toThrow('SECRET_KEY');
});

test('what a killed backup left is no backup, and the next one takes it away', async () => {
  const place = path.join(folder, 'killed');
  const client = await site.pool.connect();
  const reached = Promise.withResolvers<void>();
  const never: Storage = {
    ...storage,
    async *list() {
      reached.resolve();
      await new Promise(() => {});
    },
  };
  const parts = { client, storage: never, key: KEY, now: () => AT };
  void writeBackup(openBackupFolder(place), parts).catch(() => {});
  await reached.promise;
  client.release(true);
  expect(await readdir(path.join(place, NAME))).toContain('tables');
  expect(await listBackups(openBackupFolder(place))).toEqual([]);
  // Of a version before, and of a file that was being written.
  await mkdir(path.join(place, '2026-11-19T12-00-00Z.part/tables'), { recursive: true });
  await mkdir(path.join(place, 'files/images/two'), { recursive: true });
  await writeFile(path.join(place, 'files/images/two/640.webp.part'), 'half');
  const foreign = path.join(place, 'of-the-operator.part');
  await mkdir(foreign);
  const { name } = await backUp('killed', { at: new Date('2026-11-20T13:00:00Z') });
  expect((await readdir(place)).sort()).toEqual([name, 'files', 'of-the-operator.part']);
  expect(await readdir(path.join(place, 'files/images/two'))).toEqual([]);
  expect(await readdir(path.join(place, name))).not.toContain('unfinished');
});

test('a backup that lost its manifest is damaged, not unfinished: nobody takes it away', async () => {
  const { place, file, check } = await copied();
  await rm(file(ofBackup('manifest.json')));
  await tidyBackups(place);
  await expect(check()).rejects.toThrow('lacks its');
  expect(await readdir(file(NAME))).toContain('tables');
});

test('one that cannot be read keeps nobody from the next, and no file goes that it may name', async () => {
  const { place, file } = await copied();
  await flipped(file(ofBackup('manifest.json')));
  const where = path.basename(place.name);
  const later = (hour: number) => ({ at: new Date(Date.UTC(2026, 10, 20, hour)) });
  await backUp(where, later(13));
  await backUp(where, later(14));
  await writeFile(file('files/images/one/of-the-damaged.webp'), 'a picture');
  expect(await pruneBackups(place, 3)).toEqual([]);
  await backUp(where, later(15));
  expect(await pruneBackups(place, 3)).toEqual([NAME]);
  // With it went the last one that could name it.
  expect(await readdir(file('files/images/one'))).toEqual(['640.webp']);
});

test('a backup that would fill the disk is refused with what is needed, and leaves nothing', async () => {
  const place = path.join(folder, 'full');
  const client = await site.pool.connect();
  const parts = { client, storage, key: KEY, now: () => AT };
  const withFree = (bytes: number) =>
    writeBackup(
      openBackupFolder(place, async () => bytes),
      parts,
    ).catch((error) => error);
  expect(await withFree(LEFT_FREE_BYTES)).toMatchObject({
    message: expect.stringMatching(/^There is no room for a backup in .+ 256 MB are free\.$/),
  });
  client.release(true);
  expect(await readdir(place)).toEqual([]);
});
