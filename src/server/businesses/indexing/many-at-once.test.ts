import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Plan {
  'QUERY PLAN': { Triggers: { 'Trigger Name': string; Calls: number }[] }[];
}

test('what follows from new businesses is done once for all that come in together', async () => {
  const { db } = database;
  const { rows } = await sql<Plan>`
    explain (analyze, timing off, format json)
    insert into businesses
      (name, category, address, district, status,
        name_sort, name_norm, search_head, search_all)
    select 'Yer ' || n, 'Kafeler', '', 'Seyhan', 'approved', n, 'yer ' || n, '', ''
    from generate_series(1, 150) n`.execute(db);
  const triggers = (rows[0]?.['QUERY PLAN'][0]?.Triggers ?? []).filter(
    (one) => !one['Trigger Name'].startsWith('RI_'),
  );
  expect(triggers.map((one) => one['Trigger Name'])).toContain('forget_kind_of_new');
  expect(triggers.filter((one) => one.Calls !== 1)).toEqual([]);
  const untold = await db
    .selectFrom('businessKinds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('version', '=', 0)
    .executeTakeFirstOrThrow();
  expect(Number(untold.count)).toBe(150);
});
