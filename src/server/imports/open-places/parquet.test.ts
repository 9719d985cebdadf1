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

/** Of pyarrow: one place of Foursquare in pages of LZ4, whose column `tel` is empty and has a dictionary of nothing. */
const WITH_EMPTY_PAGE =
  'UEFSMRUEFQwVDkwVAhUAEgAAYAIAAABmMRUAFRIVFCwVAhUQFQYVBhwAAACQAgAAAAIBAQIAFQQVFBUWTBUCFQASAACgBgAAAEvDtsWfZRUAFRIVFCwVAhUQFQYVBhwAAACQAgAAAAIBAQIAFQQVABUCTBUAFQASAAAAFQAVDhUQLBUCFRAVBhUGHAAAAHACAAAAAgAAFQQZTDUAGAZzY2hlbWEVBgAVDCUCGAxmc3FfcGxhY2VfaWQlAEwcAAAAFQwlAhgEbmFtZSUATBwAAAAVDCUCGAN0ZWwlAEwcAAAAFgIZHBk8JgAcFQwZNQAGEBkYDGZzcV9wbGFjZV9pZBUOFgIWYBZkJjImCCksFQQVABUCABUAFRAVAgA8FgQZBhkmAAIAAAAmABwVDBk1AAYQGRgEbmFtZRUOFgIWaBZsJp4BJmwpLBUEFQAVAgAVABUQFQIAPBYMGQYZJgACAAAAJgAcFQwZNQAGEBkYA3RlbBUOFgIWUBZUJvYBJtgBKSwVBBUAFQIAFQAVEBUCADwWABkGGSYCAAAAABaYAhYCJggWpAIAKCBwYXJxdWV0LWNwcC1hcnJvdyB2ZXJzaW9uIDI1LjAuMRk8HAAAHAAAHAAAAD8BAABQQVIx';

test('a page of nothing is nothing, however it is packed', async () => {
  const place = await firstOf(Buffer.from(WITH_EMPTY_PAGE, 'base64'));
  expect(place).toMatchObject({ id: 'f1', name: 'Köşe', phones: [undefined] });
});
