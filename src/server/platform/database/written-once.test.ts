import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { writtenOnce } from './written-once.ts';

test('a query is written once, and asked each time with the values of that time', async () => {
  const { db } = await databaseForThisTest();
  let written = 0;
  const numbers = writtenOnce((inside, { from, most }: { from: number; most: number }) => {
    written += 1;
    return inside
      .selectFrom(
        sql<{ oneNumber: number }>`generate_series(${from}::int, 9)`.as<'n'>(sql`n(one_number)`),
      )
      .select(['n.oneNumber', sql<number>`${from}::int + ${7}::int`.as('sum')])
      .limit(most);
  });
  expect(await numbers(db, { from: 2, most: 2 })).toEqual([
    { oneNumber: 2, sum: 9 },
    { oneNumber: 3, sum: 9 },
  ]);
  const inside = await db.transaction().execute((trx) => numbers(trx, { from: 8, most: 1 }));
  expect(inside).toEqual([{ oneNumber: 8, sum: 15 }]);
  expect(written).toBe(1);
});
