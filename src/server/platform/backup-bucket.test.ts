import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listBackups, tidyBackups } from './backup/backup-manifest.ts';
import type { BackupPlace } from './backup/backup-place.ts';
import { nightlyBackupJob } from './backup/nightly-backup.ts';
import { openBackupPlace } from './backup/open-backup-place.ts';
import { checkBackup, restoreBackup } from './backup/restores.ts';
import type { Dependencies } from './context.ts';
import { openLog } from './observability/log.ts';
import { openFolder } from './storage/storage.ts';

const PICTURE = 'images/one/640.webp';
/** More than one part of an upload. */
const BYTES = Buffer.alloc(9 * 1024 * 1024, 'a large picture ');

let server: Awaited<ReturnType<typeof startS3Server>>;
let site: TestDatabase;
let folder: string;
let place: BackupPlace;
const configured = (more: object = {}) => ({
  BACKUP_DIR: undefined,
  BACKUP_RECIPIENT: undefined,
  BACKUP_S3_ENDPOINT: server.config.S3_ENDPOINT,
  BACKUP_S3_BUCKET: server.config.S3_BUCKET,
  BACKUP_S3_REGION: undefined,
  BACKUP_S3_ACCESS_KEY_ID: server.config.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: server.config.S3_SECRET_ACCESS_KEY,
  BACKUP_KEEP: 2,
  DATA_DIR: folder,
  SECRET_KEY: 'k'.repeat(43),
  ...more,
});
beforeAll(async () => {
  server = await startS3Server('any');
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  site = await createTestDatabase();
  await sql`update kysely_migration set timestamp = '2026-11-18T10:00:00Z'`.execute(site.db);
  await uploads().put(PICTURE, BYTES, 'image/webp');
  const opened = await openBackupPlace(configured());
  if (!opened) throw new Error('no place');
  place = opened;
});
afterAll(async () => {
  await site.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
const uploads = () => openFolder(path.join(folder, 'uploads'));

const night = (at: string, more: object = {}) =>
  nightlyBackupJob({
    connection: site.connection,
    timeZone: 'Europe/Istanbul',
    config: configured(more),
  }).run({
    db: site.db,
    now: () => new Date(at),
    log: openLog('silent'),
    storage: uploads(),
  } as Dependencies);
const keys = async (under: string) => {
  const found: string[] = [];
  for await (const key of place.list(under)) found.push(key);
  return found;
};

test('instances write their nights into one bucket, one of them each night; the newest are kept', async () => {
  await Promise.all([night('2026-11-19T00:05:00Z'), night('2026-11-19T00:05:01Z')]);
  expect(await listBackups(place)).toHaveLength(1);
  expect(await keys('files')).toEqual([`files/${PICTURE}`]);
  await uploads().put('images/two/640.webp', Buffer.from('a second one'), 'image/webp');
  await night('2026-11-20T00:05:00Z');
  await uploads().delete(['images/two/640.webp']);
  await night('2026-11-21T00:05:00Z');
  expect(await keys('files')).toHaveLength(2);
  await night('2026-11-22T00:05:00Z');
  expect(await listBackups(place)).toEqual(['2026-11-21T00-05-00Z', '2026-11-22T00-05-00Z']);
  // Nothing of the older two is left, nor the file that only one of them named.
  expect(await keys('files')).toEqual([`files/${PICTURE}`]);
  expect((await place.folders()).sort()).toEqual([...(await listBackups(place)), 'files']);
});

test('an empty machine is filled from the bucket', async () => {
  const name = (await listBackups(place)).at(-1) ?? '';
  const backup = await checkBackup(place, name);
  const empty = await createTestDatabase();
  const client = await empty.pool.connect();
  const storage = openFolder(path.join(folder, 'restored'));
  await restoreBackup(backup, { client, storage });
  client.release(true);
  expect((await storage.get(PICTURE))?.equals(BYTES)).toBe(true);
  await empty.drop();
});

test('a part that is gone, and one that is damaged, are told in one sentence', async () => {
  const name = (await listBackups(place)).at(-1) ?? '';
  const part = `${name}/tables/businesses.copy.gz`;
  const whole = await buffer(await place.read(part));
  await place.remove(part);
  await expect(checkBackup(place, name)).rejects.toThrow(/businesses\.copy\.gz|the bucket/);
  await place.write(part, Readable.from([whole.subarray(1)]));
  await expect(checkBackup(place, name)).rejects.toThrow('is damaged');
  await place.write(part, Readable.from([whole]));
  await expect(checkBackup(place, name)).resolves.toMatchObject({ name });
});

test('what a killed backup left in the bucket goes with the next one', async () => {
  const left = '2026-11-22T12-00-00Z';
  await place.write(`${left}/unfinished`, Readable.from(['']));
  await place.write(`${left}/tables/users.copy.gz`, Readable.from([Buffer.from('half')]));
  expect(await listBackups(place)).not.toContain(left);
  await tidyBackups(place);
  expect(await place.folders()).not.toContain(left);
});

test('a bucket that is away is said in one sentence, and so is a wrong one', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => void closed.close(resolve));
  const away = await openBackupPlace(
    configured({ BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}` }),
  );
  await expect(away?.folders()).rejects.toThrow(/^There is trouble with the bucket \S+: .+\.$/);
  const wrong = await openBackupPlace(configured({ BACKUP_S3_BUCKET: 'nobody-made-it' }));
  await expect(wrong?.write('files/one', Readable.from(['x']))).rejects.toThrow(
    /^There is trouble with the bucket nobody-made-it: .+\.$/,
  );
});
