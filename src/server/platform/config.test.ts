import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is a whole configuration', () => {
  const { config } = readConfig({});
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    EXAMPLES: 'on',
    SITE_NAME: 'Adana Rehberi',
    LOG_LEVEL: 'info',
    MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty',
  });
  expect(config?.DATA_DIR).toMatch(/\/data$/);
  expect(config).toMatchObject({ BACKUP_DIR: `${config?.DATA_DIR}/backups`, BACKUP_KEEP: 14 });
  expect(readConfig({ BACKUP_DIR: 'off' }).config?.BACKUP_DIR).toBeUndefined();
});

test('the admin’s address is compared as accounts keep theirs', () => {
  const { config } = readConfig({ ADMIN_EMAIL: 'Yonetici@Ornek.Example' });
  expect(config?.ADMIN_EMAIL).toBe('yonetici@ornek.example');
});

test('every problem is listed at once', () => {
  const { problems } = readConfig({
    PORT: 'seksen',
    PUBLIC_URL: 'adana',
    DATABASE_URL: 'mysql://x',
    EXAMPLES: 'evet',
    SMTP_URL: 'smtp://posta.example',
    LOG_LEVEL: 'çok',
    S3_BUCKET: 'kova',
  });
  const wrong = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'EXAMPLES', 'LOG_LEVEL'];
  for (const name of [...wrong, 'MAIL_FROM', 'S3_ENDPOINT']) {
    expect(problems).toContainEqual(expect.stringContaining(name));
  }
});

test('settings that need each other are told apart from wrong ones', () => {
  const { problems } = readConfig({ SMTP_URL: 'smtp://posta.example', S3_BUCKET: 'kova' });
  expect(problems).toContainEqual(expect.stringContaining('MAIL_FROM'));
  expect(problems).toContainEqual(expect.stringContaining('S3_ENDPOINT'));
  const replica = { DATABASE_READ_URL: 'postgres://u:gizli@db2/x' };
  expect(readConfig(replica).problems).toContainEqual(expect.stringContaining('DATABASE_URL'));
  expect(readConfig({ ...replica, DATABASE_URL: 'postgres://db/x' }).problems).toBeUndefined();
});

test('a secret may come from a file and never shows in a problem', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'url');
  writeFileSync(file, 'postgres://u:gizli@db/x\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).config?.DATABASE_URL).toBe(
    'postgres://u:gizli@db/x',
  );
  expect(JSON.stringify(readConfig({ DATABASE_URL: 'mysql://u:gizli@db' }).problems)).not.toContain(
    'gizli',
  );
  expect(readConfig({ DATABASE_URL_FILE: '/yok' }).problems).toContainEqual(
    expect.stringContaining('DATABASE_URL_FILE'),
  );
});

test('backups in a bucket have one of their own, and no folder beside it', () => {
  const bucket = { BACKUP_S3_ENDPOINT: 'https://s3.example', BACKUP_S3_BUCKET: 'yedek' };
  const keys = { BACKUP_S3_ACCESS_KEY_ID: 'a', BACKUP_S3_SECRET_ACCESS_KEY: 'gizli' };
  expect(readConfig({ ...bucket, ...keys }).config).toMatchObject({ BACKUP_DIR: undefined });
  const problemsOf = (more: object) => readConfig({ ...bucket, ...keys, ...more }).problems?.join();
  expect(readConfig(bucket).problems?.join()).toContain('BACKUP_S3_ACCESS_KEY_ID');
  expect(problemsOf({ BACKUP_DIR: '/yedek' })).toContain('BACKUP_DIR');
  const uploads = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'yedek' };
  expect(problemsOf({ ...uploads, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toContain(
    'another bucket',
  );
});

test('a key of backups in the place of another one is told without being shown', () => {
  const identity = 'AGE-SECRET-KEY-1QQQQ';
  const wrong = readConfig({ BACKUP_RECIPIENT: identity, BACKUP_IDENTITY: 'age1gizli' });
  expect(wrong.problems?.join()).toMatch(/BACKUP_RECIPIENT.*BACKUP_IDENTITY/);
  expect(wrong.problems?.join()).not.toMatch(/QQQQ|gizli/);
  const right = readConfig({ BACKUP_RECIPIENT: 'age1qqqq', BACKUP_IDENTITY: `# x\n${identity}` });
  expect(right.problems).toBeUndefined();
});

test('the public address loses its trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://adana.example/' }).config?.PUBLIC_URL).toBe(
    'https://adana.example',
  );
});

test('a public address with a path, a query or a password is refused', () => {
  for (const address of [
    'https://a.example/rehber',
    'https://a.example/?x',
    'https://u:p@a.example',
  ]) {
    expect(readConfig({ PUBLIC_URL: address }).problems).toHaveLength(1);
  }
});

test('proxies are named by addresses and networks', () => {
  const proxies = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).problems;
  expect(proxies('127.0.0.1, 10.0.0.0/8 ::1 fd00::/8')).toBeUndefined();
  for (const list of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/2', '10.0.0.0/']) {
    expect(proxies(list), list).toHaveLength(1);
  }
});
