import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { openLog } from '../observability/log.ts';
import { openDisk, roomOf } from './disk.ts';
import { StorageAway } from './storage.ts';
import { watchDiskJob } from './watch-disk.ts';

const failure = (code: string) => Object.assign(new Error('no room'), { code });

test('what cannot be stored for want of room is known, wherever it was to be stored', async () => {
  let atMs = 0;
  const disk = openDisk(tmpdir(), openLog('silent'), () => atMs);
  expect(await disk.isFull()).toBe(false);
  for (const full of [failure('53100'), failure('53200'), new StorageAway(failure('ENOSPC'))]) {
    expect(disk.noteIfFull(full)).toBe(true);
    expect(await disk.isFull()).toBe(true);
    atMs += 60_000;
    expect(await disk.isFull()).toBe(false);
  }
  expect(disk.noteIfFull(failure('23505'))).toBe(false);
});

test('a folder that cannot be asked is not called full', async () => {
  const disk = openDisk('/nowhere/at/all', openLog('silent'));
  expect([await disk.freeBytes(), await disk.isFull()]).toEqual([undefined, false]);
});

test('less than a gigabyte is said', async () => {
  const log = { warn: vi.fn() };
  const look = (freeBytes: number) =>
    watchDiskJob.run({ disk: { freeBytes: async () => freeBytes }, log } as never);
  await look(1_000_000_000);
  expect(log.warn).not.toHaveBeenCalled();
  await look(999_999_999);
  expect(log.warn).toHaveBeenCalledWith({ freeBytes: 999_999_999 }, 'disk nearly full');
  expect((await roomOf({ freeBytes: async () => undefined })).isLow).toBe(false);
});
