import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchColumns } from '#server/businesses/indexing/search-columns.rules.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let folder: string;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'directory-owner-'));
  const { connectionString, host, port, user, database: name } = database.connection;
  url =
    connectionString ??
    `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const owner = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(folder, 'site') };
    execFile(process.execPath, [main, 'owner', ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

test('the operator makes somebody owner and takes it back, told by e-mails and written down', async () => {
  const business = {
    ...{ name: 'Kebapçı Şıh Ömer', category: 'Restoranlar', status: 'approved' as const },
    ...{ address: 'Reşatbey Mah.', district: 'Seyhan' },
  };
  const row = await database.db
    .insertInto('businesses')
    .values({ ...business, ...searchColumns(business as never) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = String(row.id);
  expect(await owner('list', id)).toMatchObject({ code: 0, out: `Nobody owns business ${id}.\n` });
  expect(await owner('set', id, 'Hatice@ornek.example', '--name', 'Hatice Ak')).toMatchObject({
    code: 0,
    out: `hatice@ornek.example owns business ${id}.\n`,
  });
  expect((await owner('list', id)).out).toMatch(/^hatice@ornek\.example .*colleagues: 0\n$/);
  const [unsaid, stranger, unknown, wrong] = await Promise.all([
    owner('remove', id, 'hatice@ornek.example'),
    owner('remove', id, 'baska@ornek.example', '--reason', 'Devredildi'),
    owner('set', '999999', 'hatice@ornek.example'),
    owner('give', id),
  ]);
  expect(unsaid).toMatchObject({ code: 64 });
  expect(stranger).toMatchObject({ code: 65, err: expect.stringContaining('does not own') });
  expect(unknown).toMatchObject({ code: 65 });
  expect(wrong).toMatchObject({ code: 64 });
  const removed = await owner('remove', id, 'hatice@ornek.example', '--reason', 'Devredildi');
  expect(removed).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse((await owner('list', id, '--json')).out)).toEqual([]);
  const letters = await database.db
    .selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', 'hatice@ornek.example')
    .orderBy('id')
    .execute();
  expect(letters.map(({ kind }) => kind)).toEqual(['ownership-given', 'ownership-revoked']);
  const { rows } = await sql<{ action: string; role: string }>`
    select action, actor_role as role from audit_entries where entity = 'claim' order by id`.execute(
    database.db,
  );
  expect(rows.at(-1)).toEqual({ action: 'claim.revoke', role: 'operator' });
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['operator']));
});
