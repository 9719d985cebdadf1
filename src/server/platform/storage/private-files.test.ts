import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeDataDir } from './private-files.ts';

const modeOf = async (place: string) => (await stat(place)).mode & 0o7777;

async function openDataDir() {
  const folder = await mkdtemp(path.join(tmpdir(), 'private-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'outbox'));
  await writeFile(path.join(folder, 'secret-key'), 'k');
  for (const [name, mode] of [
    ['.', 0o755],
    ['outbox', 0o775],
    ['secret-key', 0o644],
  ] as const)
    await chmod(path.join(folder, name), mode);
  return folder;
}

test('what an earlier version left open to other accounts is closed', async () => {
  const folder = await openDataDir();
  await closeDataDir(folder);
  await closeDataDir(folder);
  expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf(path.join(folder, 'outbox'))).toBe(0o700);
  expect(await modeOf(path.join(folder, 'secret-key'))).toBe(0o600);
});

test('a folder that all accounts share stays as it is, and one that is not there is no failure', async () => {
  const folder = await openDataDir();
  await chmod(folder, 0o1777);
  await closeDataDir(folder);
  expect(await modeOf(folder)).toBe(0o1777);
  expect(await modeOf(path.join(folder, 'outbox'))).toBe(0o700);
  await closeDataDir(path.join(folder, 'none'));
});
