import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseForThisTest, type TestDatabase } from '#tests/support/test-database.ts';
import {
  catalogueOf,
  DUMPED_VERSIONS,
  databaseOfVersion,
  keptOf,
  rowsOf,
} from '#tests/support/upgrade-dumps.ts';
import { openLog } from '../observability/log.ts';
import { openDatabase } from './database.ts';
import { migrate, migrationOf, SchemaRefusal, schemaState } from './migrations.ts';

const notes = async ({ pool }: TestDatabase) =>
  (await pool.query('select name, timestamp from kysely_migration order by name')).rows;

describe.each(DUMPED_VERSIONS)('a database of %s', (version) => {
  test('has rows in every table that people fill', async () => {
    const rows = await rowsOf(await databaseOfVersion(version));
    const empty = Object.keys(rows).filter((table) => rows[table]?.length === 0);
    // Counts of requests, by a library's own table.
    expect(empty).toEqual(['limits']);
  });

  test('becomes the newest schema, and its rows stay', async () => {
    const database = await databaseOfVersion(version);
    const before = await rowsOf(database);
    await migrate(database.db);
    expect(await catalogueOf(database)).toEqual(await catalogueOf(await databaseForThisTest()));
    // Newer tables and columns may come beside; that a migration changed what pages show is noted as any change.
    const after = await rowsOf(database);
    const { public_data_changes: changes, search_words: words } = before;
    expect(words).not.toHaveLength(0);
    expect(after).toMatchObject(keptOf(before));
    expect(after).not.toHaveProperty('search_words');
    expect(before.businesses?.[0]).toHaveProperty('head_norm');
    expect(after.businesses?.[0]).not.toHaveProperty('head_norm');
    expect(after.public_data_changes).toEqual(
      expect.arrayContaining((changes ?? []).map((change) => expect.objectContaining(change))),
    );
    expect(await schemaState(database.db)).toMatchObject({ missing: [], refusal: undefined });
  });
});

test('a database of 0.1.0 is taken over once, by several instances that start at once', async () => {
  const database = await databaseOfVersion('0.1.0');
  const [first] = await notes(database);
  expect(await schemaState(database.db)).toMatchObject({ isEmpty: false, isOf010: true });
  const instances = Array.from({ length: 4 }, () =>
    openDatabase(database.connection, openLog('silent'), { maxConnections: 2 }),
  );
  const taken = await Promise.all(instances.map(({ db }) => migrate(db)));
  await Promise.all(instances.map((instance) => instance.close()));
  const names = (await notes(database)).map(({ name }) => name);
  expect(names[0]).toBe('0101-platform');
  expect(taken.flat().sort()).toEqual(names);
  // Since when the site is there: nights are missed from then on.
  expect((await notes(database))[0]).toMatchObject({ timestamp: first.timestamp });
  expect(await migrate(database.db)).toEqual([]);
});

test('a database of before 0.1.0 is refused, and left as it is', async () => {
  const database = await databaseOfVersion('0.1.0');
  await sql`delete from kysely_migration where name > '0054'`.execute(database.db);
  const before = await notes(database);
  const attempt = migrate(database.db);
  await expect(attempt).rejects.toThrow(SchemaRefusal);
  await expect(attempt).rejects.toThrow(
    'The database is of a version before 0.1.0 (it lacks 0054-restore-drills, 0056-counted-once-an-hour, 0060-one-key-for-all-instances): start version 0.1.0 on it once, then this one.',
  );
  expect(await notes(database)).toEqual(before);
});

test('a database of a newer version is refused', async () => {
  const { db } = await databaseForThisTest();
  await sql`insert into kysely_migration values ('9999-to-come', now()::text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('The database is of a newer version (9999-to-come)');
});

test('the migrations can begin where others ended, and stop where they are told', async () => {
  const { db } = await databaseForThisTest('template0');
  expect(await migrate(db, '0103-categories')).toEqual([
    '0101-platform',
    '0102-accounts-and-uploads',
    '0103-categories',
  ]);
  expect((await schemaState(db)).missing[0]).toBe('0104-search-words');
  // Each does what the other has not done yet: together all, and none twice.
  const { missing } = await schemaState(db);
  const done = (await Promise.all([migrate(db), migrate(db)])).flat();
  expect(done.sort()).toEqual(missing);
  expect(await schemaState(db)).toMatchObject({ isEmpty: false, missing: [] });
});

test('a backup names a migration of here, the last one of 0.1.0, or is refused', async () => {
  expect(await migrationOf('0105-businesses')).toEqual({ name: '0105-businesses' });
  expect(await migrationOf('0060-one-key-for-all-instances')).toEqual({ name: '0109-statistics' });
  expect(await migrationOf('0022-removal-requests')).toEqual({
    refusal: expect.stringContaining('restore it with version 0.1.0'),
  });
  expect(await migrationOf('9999-to-come')).toEqual({
    refusal: expect.stringContaining('newer product'),
  });
});
