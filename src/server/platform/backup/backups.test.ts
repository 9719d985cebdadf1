import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedExamplesOnce } from '#server/examples/examples.service.ts';
import { times } from '#tests/support/nightly.ts';
import {
  createTestDatabase,
  databaseForThisTest,
  type TestDatabase,
} from '#tests/support/test-database.ts';
import { openLog } from '../observability/log.ts';
import { openFolder } from '../storage/storage.ts';
import { type BackupPlace, openBackupFolder } from './backup-place.ts';
import { writeBackup } from './backups.ts';
import { checkBackup, restoreBackup } from './restores.ts';

const BACKUPS = times(3, 30);
let folder: string;
let place: BackupPlace;
let site: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  place = openBackupFolder(path.join(folder, 'backups'));
  site = await createTestDatabase();
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true, force: true });
});

let backups = 0;
async function backedUp(): Promise<string> {
  backups += 1;
  const at = new Date(Date.UTC(2026, 10, 20, 12, 0, backups));
  const client = await site.pool.connect();
  try {
    const parts = { client, storage: openFolder(path.join(folder, 'uploads')), now: () => at };
    const key = { set: undefined, fromFile: 'k'.repeat(43) };
    return (await writeBackup(place, { ...parts, key })).name;
  } finally {
    client.release(true);
  }
}

/** Into an empty database, as `restore` does; answers what is asked of it afterwards. */
async function restored<T>(backup: string, ask: (found: TestDatabase) => Promise<T>): Promise<T> {
  const empty = await createTestDatabase();
  try {
    const client = await empty.pool.connect();
    const storage = openFolder(path.join(folder, `restored-${backup}`));
    try {
      await restoreBackup(await checkBackup(place, backup), { client, storage });
    } finally {
      client.release(true);
    }
    return await ask(empty);
  } finally {
    await empty.drop();
  }
}
const businessesIn = async ({ db }: TestDatabase) =>
  (await db.selectFrom('businesses').select('id').execute()).length;

/** Those a young server counts next: a backup of another young server holds the same ones. */
const noteTransactionsToCome = () =>
  sql`insert into public_data_changes (transaction_id)
    select n::text::xid8 from generate_series(pg_current_xact_id()::text::bigint,
      pg_current_xact_id()::text::bigint + 5000) as n on conflict do nothing`.execute(site.db);

test('a backup of the first minute and one of the first day are restored, whatever the servers have counted', async () => {
  await noteTransactionsToCome();
  expect(await restored(await backedUp(), businessesIn)).toBe(0);
  await seedExamplesOnce(site.db, new Date('2026-11-20T12:00:00Z'), openLog('silent'));
  await noteTransactionsToCome();
  expect(await restored(await backedUp(), businessesIn)).toBe(await businessesIn(site));
});

/** As long as the work takes, one transaction after another that public pages show. */
async function whileOthersWrite<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const write = async () => {
    while (!isOver)
      await sql`update businesses set description = 'Her an yeni' || clock_timestamp()
        where id = (select min(id) from businesses)`.execute(site.db);
  };
  const [done] = await Promise.all([over, write()]);
  return done;
}

test(`${BACKUPS} backups, each made while others write, are restored one like the other`, async () => {
  const count = await businessesIn(site);
  for (let round = 0; round < BACKUPS; round += 1)
    expect(await restored(await whileOthersWrite(backedUp()), businessesIn)).toBe(count);
}, 400_000);

test('what the triggers of a fresh schema write stands after a restore: a noted change', async () => {
  const notesIn = async ({ db }: TestDatabase) =>
    (await sql`select from public_data_changes`.execute(db)).rows.length;
  // The restore's own transaction, and those of migrations that a fresh schema has too; none of the backup's.
  const fresh = await notesIn(await databaseForThisTest());
  expect(fresh).toBeGreaterThan(0);
  expect(await restored(await backedUp(), notesIn)).toBe(fresh + 1);
});
