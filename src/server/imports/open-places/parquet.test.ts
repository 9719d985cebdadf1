import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overtureParquet } from '../../../../tests/support/open-places-files.ts';
import { openParquet } from './parquet.service.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-parquet-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function firstOf(content: Uint8Array) {
  const file = path.join(folder, 'yerler');
  await writeFile(file, content);
  const { places } = await openParquet(file);
  return (await places().next()).value;
}

const ROW = { id: '1', names: { primary: 'CEMRE ECZANESİ' }, confidence: 0.9 };

test('a page is unpacked as it was packed', async () => {
  const packed = await firstOf(overtureParquet([ROW], undefined, gzipSync));
  expect(packed).toEqual(await firstOf(overtureParquet([ROW])));
});

test('a page that unpacks to more than it says is left where that ends', async () => {
  const bomb = overtureParquet([ROW], undefined, () => gzipSync(Buffer.alloc(8_000_000)));
  const cause = { code: 'ERR_BUFFER_TOO_LARGE' };
  await expect(firstOf(bomb)).rejects.toMatchObject({ cause });
});
