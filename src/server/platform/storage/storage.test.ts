import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { openStorage } from './open-storage.ts';
import { type Storage, StorageAway } from './storage.ts';
import { openBucket } from './storage-s3.ts';

const KEY = 'images/0b8f6f0e-3c0a-4f6e-9d8e-2f2f6f0f9a10/640.webp';
const bytes = Buffer.from('bir fotoğrafın baytları\0\xff', 'latin1');

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const storages: Record<string, () => Promise<Storage>> = {
  'the local disk': () => openStorage({ DATA_DIR: folder } as Parameters<typeof openStorage>[0]),
  'an S3 bucket': () => openStorage({ DATA_DIR: folder, ...s3.config }),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  s3 = await startS3Server();
}, 120_000);
afterAll(async () => {
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(Object.entries(storages))('%s', (_name, openOne) => {
  test('gives back what was put, the newest when it was put twice', async () => {
    const storage = await openOne();
    await storage.put(KEY, Buffer.from('eski'), 'image/webp');
    await storage.put(KEY, bytes, 'image/webp');
    expect((await storage.get(KEY))?.equals(bytes)).toBe(true);
  });

  test('answers nothing for a key that is not there', async () => {
    expect(await (await openOne()).get('images/yok/1.webp')).toBeUndefined();
  });

  test('deletes, and a key that is gone already is no failure', async () => {
    const storage = await openOne();
    const other = 'images/baska/320.webp';
    await storage.put(KEY, bytes, 'image/webp');
    await storage.put(other, bytes, 'image/webp');
    await storage.delete([KEY, 'images/yok/1.webp']);
    await storage.delete([KEY]);
    expect(await storage.get(KEY)).toBeUndefined();
    expect(await storage.get(other)).toBeDefined();
  });

  test('takes no key that could leave its place', async () => {
    const storage = await openOne();
    for (const key of ['../x', 'images/../../x', '/etc/passwd', 'images/.gizli', 'images//x', '']) {
      await expect(storage.put(key, bytes, 'image/webp')).rejects.toThrow('not a storage key');
      await expect(storage.get(key)).rejects.toThrow('not a storage key');
    }
  });

  test('keeps ten megabytes whole', async () => {
    const storage = await openOne();
    const large = Buffer.alloc(10_485_760, 'Adana ');
    await storage.put('documents/buyuk', large, 'application/pdf');
    expect((await storage.get('documents/buyuk'))?.equals(large)).toBe(true);
    await storage.delete(['documents/buyuk']);
  });
});

test('a write that a crash cut off on the local disk is not read, and goes with its key', async () => {
  const storage = await storages['the local disk']?.();
  const place = path.join(folder, 'uploads', path.dirname(KEY));
  await storage?.put(KEY, bytes, 'image/webp');
  await storage?.delete([KEY]);
  await storage?.put('images/0b8f6f0e-3c0a-4f6e-9d8e-2f2f6f0f9a10/320.webp', bytes, 'image/webp');
  await writeFile(path.join(place, '640.webp.part'), 'yarı');
  expect(await storage?.get(KEY)).toBeUndefined();
  await storage?.delete([KEY, KEY.replace('640', '320')]);
  await expect(readdir(place)).rejects.toThrow('ENOENT');
});

test('a bucket that says nothing is not waited for', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const bucket = openBucket(
    {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: 'dosyalar', region: undefined },
      ...{ accessKeyId: 'kimse', secretAccessKey: 'kimse' },
    },
    100,
  );
  await expect(bucket.get(KEY)).rejects.toThrow(/requestTimeout/);
  await expect(bucket.put(KEY, bytes, 'image/webp')).rejects.toThrow(/requestTimeout/);
  mute.close();
});

test('a bucket that refuses the key is a failure, not a missing file', async () => {
  const storage = await openStorage({
    DATA_DIR: folder,
    ...s3.config,
    S3_SECRET_ACCESS_KEY: 'wrong',
  });
  await expect(storage.get(KEY)).rejects.toThrow(StorageAway);
  await expect(storage.put(KEY, bytes, 'image/webp')).rejects.toThrow(StorageAway);
});
