import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSecret } from './secret.ts';

test('the first start makes a key that only its account can read; later starts keep it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = { DATA_DIR: path.join(folder, 'data'), SECRET_KEY: undefined };
  const [one, two] = await Promise.all([openSecret(config), openSecret(config)]);
  const later = await openSecret(config);
  const hashes = [one, two, later].map((secret) => secret.hash('code', '123456').toString('hex'));
  expect(new Set(hashes).size).toBe(1);
  expect((await stat(path.join(config.DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('another key, another purpose or another text is another hash', async () => {
  const secret = await openSecret({ DATA_DIR: '/nowhere', SECRET_KEY: 'a'.repeat(32) });
  const other = await openSecret({ DATA_DIR: '/nowhere', SECRET_KEY: 'b'.repeat(32) });
  const hashes = [
    secret.hash('code', '123456'),
    secret.hash('code', '123457'),
    secret.hash('deletion', '123456'),
    other.hash('code', '123456'),
  ].map((hash) => hash.toString('hex'));
  expect(new Set(hashes).size).toBe(4);
});
