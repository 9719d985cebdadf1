import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedExamplesOnce } from '#server/examples/examples.service.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { addressOf, runHere } from '#tests/support/operator-commands.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let source: TestDatabase;
let folder: string;
const created: TestDatabase[] = [];
async function newDatabase() {
  const database = await createTestDatabase();
  created.push(database);
  return database;
}
beforeAll(async () => {
  source = await newDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'directory-backups-'));
  await seedExamplesOnce(source.db, new Date('2026-11-20T12:00:00Z'), openLog('silent'));
  await mkdir(path.join(folder, 'site/uploads/images/one'), { recursive: true });
  await writeFile(path.join(folder, 'site/uploads/images/one/640.webp'), 'a picture');
  await writeFile(path.join(folder, 'site/secret-key'), 'k'.repeat(43));
});
afterAll(async () => {
  for (const database of created) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const directory = (on: TestDatabase, place: string, ...args: string[]) =>
  runHere(args, {
    DATABASE_URL: addressOf(on),
    DATA_DIR: path.join(folder, place),
    INIT_CWD: folder,
  });

async function backedUp(name: string): Promise<string> {
  const { code, out, err } = await directory(source, 'site', 'backup', name, '--json');
  expect(code, err).toBe(0);
  return JSON.parse(out).folder;
}
const rowsOf = async ({ db }: TestDatabase) =>
  (await db.selectFrom('businesses').selectAll().orderBy('id').execute()).length;

test('a backup fills an empty machine: rows, numbers of the next ones, files and the key', async () => {
  const backup = await backedUp('backups');
  const empty = await newDatabase();
  const { code, err } = await directory(empty, 'new', 'restore', backup);
  expect(code, err).toBe(0);
  expect(await rowsOf(empty)).toBe(await rowsOf(source));
  expect(await rowsOf(source)).toBeGreaterThan(10);
  const nextOf = async ({ db }: TestDatabase) =>
    (await db.insertInto('users').values({ isGuest: true }).returning('id').executeTakeFirst())?.id;
  expect(await nextOf(empty)).toBe(await nextOf(source));
  expect(await readFile(path.join(folder, 'new/uploads/images/one/640.webp'), 'utf8')).toBe(
    'a picture',
  );
  expect(await readFile(path.join(folder, 'new/secret-key'), 'utf8')).toBe('k'.repeat(43));
});

test('a database that holds anything is left alone', async () => {
  const backup = await backedUp('backups-of-full');
  const before = await rowsOf(source);
  const { code, err } = await directory(source, 'site', 'restore', backup);
  expect(code).toBe(65);
  expect(err).toContain('The database is not empty');
  expect(await rowsOf(source)).toBe(before);
});

test('a check restores into a database of its own beside the site’s, and notes it for the doctor', async () => {
  const checked = await directory(source, 'site', 'restore', '--check');
  expect(checked, 'nothing there yet').toMatchObject({ code: 65 });
  await backedUp('site/backups');
  const { code, out, err } = await directory(source, 'site', 'restore', '--check');
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(out).toContain('are whole: they were restored on trial and compared');
  const doctor = await directory(source, 'site', 'doctor', '--json');
  expect(JSON.parse(doctor.out).restores.lastAt).toBeTruthy();
});

test('a damaged backup is told in one sentence before anything is written', async () => {
  const damaged = await backedUp('damaged');
  const other = await readFile(path.join(damaged, 'tables/categories.copy.gz'));
  await writeFile(path.join(damaged, 'tables/businesses.copy.gz'), other);
  const { code, err } = await directory(source, 'site', 'restore', damaged, '--check');
  expect(code).toBe(65);
  expect(err).toMatch(/^The part tables\/businesses\.copy\.gz of \S+ is damaged\.\n$/);
});

test('of many backups the newest are kept, and no file that one of them names goes', async () => {
  const first = await backedUp('kept');
  // Backups are named by the second.
  const older = path.join(folder, 'kept/2020-01-01T00-00-00Z');
  await mkdir(older);
  await writeFile(
    path.join(older, 'manifest.json'),
    await readFile(path.join(first, 'manifest.json')),
  );
  await rm(first, { recursive: true });
  const { code, out } = await directory(source, 'site', 'backup', 'kept', '--keep', '1', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).removed).toEqual([older]);
  expect((await readdir(path.join(folder, 'kept'))).length).toBe(2);
  expect(await readdir(path.join(folder, 'kept/files/images/one'))).toEqual(['640.webp']);
});

test('the database moves to another server with every checksum equal, but not while the site serves', async () => {
  const target = await newDatabase();
  const serving = new pg.Client(source.connection);
  await serving.connect();
  await serving.query('listen public_data_changed');
  const refused = await directory(source, 'site', 'move', '--to', addressOf(target));
  expect(refused).toMatchObject({ code: 69, err: expect.stringContaining('stop it first') });
  await serving.end();

  const moved = await directory(source, 'site', 'move', '--to', addressOf(target), '--json');
  expect(moved.code, moved.err).toBe(0);
  expect(await rowsOf(target)).toBe(await rowsOf(source));
  const again = await directory(source, 'site', 'move', '--to', addressOf(target));
  expect(again).toMatchObject({ code: 65, err: expect.stringContaining('not empty') });
});
