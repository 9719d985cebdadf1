import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openFolder, type Storage } from '../storage/storage.ts';
import { BackupFailure, readManifest } from './backup-manifest.ts';
import { type BackupPlace, filesFolder, openBackupFolder } from './backup-place.ts';
import { identityIn, unsealed, wrongRecipient } from './backup-seal.ts';
import { pruneBackups, writeBackup } from './backups.ts';
import { checkBackup, keyInside, restoreBackup } from './restores.ts';

const PICTURE = 'images/one/640.webp';
/** More than one piece of the cipher. */
const BYTES = Buffer.alloc(200_000, 'a picture nobody else may see ');
const SECRET = 'k'.repeat(43);
const WORDS = 'Kimsenin bilmediği bir ad';

let folder: string;
let place: BackupPlace;
let site: TestDatabase;
let storage: Storage;
let identity: string;
let recipient: string;
let other: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sealed-'));
  place = openBackupFolder(path.join(folder, 'backups'));
  storage = openFolder(path.join(folder, 'uploads'));
  await storage.put(PICTURE, BYTES, 'image/webp');
  site = await createTestDatabase();
  await site.db.updateTable('categories').set({ description: WORDS }).execute();
  identity = await generateIdentity();
  other = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

async function backUp(hour: number, to: string | undefined = recipient): Promise<string> {
  const client = await site.pool.connect();
  const key = { set: undefined, fromFile: SECRET };
  const now = () => new Date(Date.UTC(2026, 10, 20, hour));
  try {
    return (await writeBackup(place, { client, storage, key, recipient: to, now })).name;
  } finally {
    client.release(true);
  }
}
async function everyByte(): Promise<Buffer> {
  const entries = await readdir(place.name, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(
    await Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name)))),
  );
}

test('with a recipient nothing of the site lies open, and any program for age reads it', async () => {
  const name = await backUp(1);
  const all = await everyByte();
  for (const open of [SECRET, 'a picture nobody', WORDS]) expect(all.includes(open)).toBe(false);
  const table = await readFile(path.join(place.name, name, 'tables/categories.copy.gz.age'));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(gunzipSync(await decrypter.decrypt(table)).toString()).toContain(WORDS);
});

test('it is restored with its identity: rows, key and files', async () => {
  const backup = await checkBackup(place, await backUp(2), { identity });
  expect(await keyInside(backup)).toBe(SECRET);
  const empty = await createTestDatabase();
  const client = await empty.pool.connect();
  const uploads = openFolder(path.join(folder, 'restored'));
  await restoreBackup(backup, { client, storage: uploads });
  client.release(true);
  const { description } = await empty.db
    .selectFrom('categories')
    .select('description')
    .executeTakeFirstOrThrow();
  expect(description).toBe(WORDS);
  expect(await uploads.get(PICTURE)).toEqual(BYTES);
  await empty.drop();
});

test('without its identity, or with another one, a sentence says whom it is for', async () => {
  const name = await backUp(3);
  for (const options of [{}, { identity: other }]) {
    const failure = await checkBackup(place, name, options).catch((error) => error);
    expect(failure).toBeInstanceOf(BackupFailure);
    expect(failure.message).toContain(recipient);
  }
});

test('damage below the encryption is found', async () => {
  await backUp(4);
  const file = path.join(place.name, filesFolder(recipient), `${PICTURE}.age`);
  const whole = await readFile(file);
  const name = await backUp(5);
  for (const damaged of [
    whole.subarray(0, -5),
    Buffer.alloc(0),
    Buffer.from(whole).fill(1, 900, 901),
  ]) {
    await writeFile(file, damaged);
    const checked = checkBackup(place, name, { identity });
    await expect(checked).rejects.toThrow(BackupFailure);
  }
  await writeFile(file, whole);
  await expect(checkBackup(place, name, { identity })).resolves.toMatchObject({ name });
});

test('of what the cipher gives up, the rest that is read meanwhile is nobody’s error', async () => {
  const file = path.join(folder, 'no-backup');
  await writeFile(file, Buffer.alloc(100_000, 'age-encryption.org/v0\n'));
  for (let pieces = 1; pieces <= 40; pieces++) {
    const stored = createReadStream(file, { highWaterMark: pieces * 8 });
    await expect(unsealed(stored, identity)).rejects.toThrow();
    expect(stored.destroyed).toBe(true);
  }
});

test('a file is written once for one reader; whoever reads after a change of keys finds all of it', async () => {
  const first = await backUp(6);
  const file = path.join(place.name, filesFolder(recipient), `${PICTURE}.age`);
  const written = await readFile(file);
  await backUp(7);
  expect((await readFile(file)).equals(written)).toBe(true);
  const renewed = await backUp(8, await identityToRecipient(other));
  await checkBackup(place, first, { identity });
  await checkBackup(place, renewed, { identity: other });
  expect((await readManifest(place, renewed)).manifest.files).toHaveLength(1);
  await pruneBackups(place, 1);
  const old: string[] = [];
  for await (const key of place.list(filesFolder(recipient))) old.push(key);
  expect(old).toEqual([]);
  await checkBackup(place, renewed, { identity: other });
});

test('a recipient with a slip is told, and an identity is found in the file of age-keygen', async () => {
  expect(await wrongRecipient(recipient)).toBeUndefined();
  expect(
    await wrongRecipient(`${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`),
  ).toContain('checksum');
  expect(identityIn(`# created: today\n# public key: ${recipient}\n${identity}\n`)).toBe(identity);
  expect(identityIn('nothing')).toBeUndefined();
});
