import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { schemaState } from '#server/platform/database/migrations.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { addressOf, runHere } from '#tests/support/operator-commands.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** The newest migration of an older product. */
const OLDER = '0103-categories';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'directory-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const directory = (args: string[], env: Record<string, string>) =>
  runHere(args, { DATA_DIR: folder, ...env });

test('it makes no database where there is none', async () => {
  const { code, out } = await directory(['doctor'], { DATABASE_URL: '' });
  expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('no database') });
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});

test('a data folder that others may look into is told', async () => {
  const env = { DATABASE_URL: addressOf(database) };
  await chmod(folder, 0o755);
  expect((await directory(['doctor'], env)).out).toContain(`chmod 700 ${folder}`);
  await chmod(folder, 0o700);
  expect(await directory(['doctor'], env)).toMatchObject({
    code: 0,
    out: expect.stringContaining('/contact does not say it: contactEmail, contactPhone'),
  });
});

test('a replica that is none is named, and not how far it is behind', async () => {
  const address = addressOf(database);
  const { out } = await directory(['doctor'], {
    ...{ DATABASE_URL: address, DATABASE_READ_URL: address },
  });
  expect(out).toContain('! The replica is not read from: ');
  expect(out).not.toContain('behind.');
});

test('a connection for looking takes no write', async () => {
  const reading = openDatabase(database.connection, openLog('silent'), { isReadOnly: true });
  const write = sql`create table written (id int)`.execute(reading.db);
  await expect(write).rejects.toThrow('read-only');
  await reading.close();
});

test('beside a site of an older version it migrates nothing, and neither does any other command', async () => {
  // As an older product left it, as far as the list of migrations tells.
  await sql`delete from kysely_migration where name > ${OLDER}`.execute(database.db);
  const before = await schemaState(database.db);
  expect(before).toMatchObject({
    isEmpty: false,
    missing: expect.arrayContaining(['0104-search-words']),
  });
  const env = { DATABASE_URL: addressOf(database) };
  const { code, out } = await directory(['doctor'], env);
  expect(code).toBe(1);
  expect(out).toContain('0104-search-words');
  const exported = await directory(['export'], env);
  expect(exported).toMatchObject({ code: 69, err: expect.stringContaining('0104-search-words') });
  expect(await schemaState(database.db)).toEqual(before);
});
