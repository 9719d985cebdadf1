import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { buildIndexes, withoutIndexBuilds } from './index-builds.ts';

const BUILD = `create unique index concurrently if not exists city_settings_once
  on city_settings (updated_at);`;
const MIGRATION = `-- Something.\n${BUILD}\ndrop index before;\n`;

test('what is built beside stands apart from the rest of a migration', () => {
  expect(withoutIndexBuilds(MIGRATION)).toBe('-- Something.\n\ndrop index before;\n');
});

test('while an index is built others write', async () => {
  const { db, pool } = await databaseForThisTest();
  const write = (name: string) => `insert into city_settings values ('${name}', '{}')`;
  const isWaiting = async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where query like 'create unique index%' and wait_event_type = 'Lock'
       and datname = current_database()`,
    );
    return Number(rowCount) > 0;
  };
  const long = await pool.connect();
  await long.query('begin');
  await long.query(write('long'));
  const build = buildIndexes(db, MIGRATION);
  await expect.poll(isWaiting).toBe(true);
  await pool.query(write('meanwhile'));
  await long.query('commit');
  long.release();
  await build;
  expect(await isValid(pool)).toEqual([{ indisvalid: true }]);
});

test('a build that ended in the middle is begun anew, by one of several instances', async () => {
  const { db, pool } = await databaseForThisTest();
  await pool.query(
    `insert into city_settings values ('a', '{}', '2026-03-01'), ('b', '{}', '2026-03-01')`,
  );
  await expect(buildIndexes(db, MIGRATION)).rejects.toThrow('city_settings_once');
  expect(await isValid(pool)).toEqual([{ indisvalid: false }]);
  await pool.query(`delete from city_settings where name = 'b'`);
  await Promise.all([1, 2, 3].map(() => buildIndexes(db, MIGRATION)));
  expect(await isValid(pool)).toEqual([{ indisvalid: true }]);
});

const isValid = async (pool: { query(text: string): Promise<{ rows: unknown[] }> }) =>
  (
    await pool.query(
      `select indisvalid from pg_index where indexrelid = to_regclass('city_settings_once')`,
    )
  ).rows;
