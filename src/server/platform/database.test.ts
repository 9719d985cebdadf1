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
