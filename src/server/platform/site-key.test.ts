import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { secretFrom } from './secret.ts';
import { forgetSiteKey, holdsSiteKey } from './site-key.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const KEY = 'the key that all instances have in common';

test('the first key is the site’s: another one is refused until it is changed on purpose', async () => {
  const { db } = database;
  const started = await Promise.all(
    Array.from({ length: 4 }, () => holdsSiteKey(db, secretFrom(KEY))),
  );
  expect(started).toEqual([true, true, true, true]);
  expect(await holdsSiteKey(db, secretFrom(`${KEY}.`))).toBe(false);
  expect(await holdsSiteKey(db, secretFrom(KEY))).toBe(true);
  await forgetSiteKey(db);
  expect(await holdsSiteKey(db, secretFrom(`${KEY}.`))).toBe(true);
  expect(await holdsSiteKey(db, secretFrom(KEY))).toBe(false);
});

test('of two keys that come first at once one is taken', async () => {
  await forgetSiteKey(database.db);
  const both = ['one', 'other'].map((key) => holdsSiteKey(database.db, secretFrom(key)));
  expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
});

test('the database does not hold the key', async () => {
  await forgetSiteKey(database.db);
  await holdsSiteKey(database.db, secretFrom(KEY));
  const { rows } = await sql<{ row: string }>`
    select encode(fingerprint, 'escape') as row from site_key`.execute(database.db);
  expect(rows[0]?.row).not.toContain(KEY);
});
