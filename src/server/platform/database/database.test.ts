import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { plannedOnce } from './database.ts';

test('a connection keeps the plan of a query that says so, once, and of no other', async () => {
  const { db } = await databaseForThisTest();
  await db.connection().execute(async (one) => {
    const double = async (number: number) => {
      const { rows } = await sql<{ double: number }>`
        ${plannedOnce} select ${number}::int * 2 as double`.execute(one);
      return rows[0]?.double;
    };
    expect([await double(4), await double(21)]).toEqual([8, 42]);
    await sql`select ${1}::int`.execute(one);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(one);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.statement).toContain('planned once');
  });
});

test('rows of built and of written SQL are in camelCase, what stands inside a value is as it was', async () => {
  const { db } = await databaseForThisTest();
  const inside = { price_range: ['₺', null], deeper: { is_open: true } };
  const { rows } = await sql`
    select 1 as first_line, ${JSON.stringify(inside)}::jsonb as old_values,
      jsonb_build_array(${JSON.stringify(inside)}::jsonb) as all_values`.execute(db);
  expect(rows).toEqual([{ firstLine: 1, oldValues: inside, allValues: [inside] }]);
  const slug = { categoryId: 1, slug: 'eski-adres' };
  const stored = db.insertInto('categorySlugs').values(slug).returningAll();
  expect(await stored.execute()).toEqual([slug]);
});

test('every name of the schema is itself again on its way back', async () => {
  const { db } = await databaseForThisTest();
  const { rows: known } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns where table_schema = 'public'
    union select table_name::text from information_schema.tables where table_schema = 'public'`.execute(
    db,
  );
  const names = known.map(({ name }) => name);
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(names.map((name) => sql`${sql.lit(name)} as ${sql.raw(name)}`))}`.execute(db);
  const back = Object.keys(rows[0] ?? {}).map((name) => sql`${sql.ref(name)}`.compile(db).sql);
  expect(back).toEqual(names.map((name) => `"${name}"`));
});
