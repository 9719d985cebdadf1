import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addGenerated } from '#server/examples/generated-directory.service.ts';
import { databaseForThisTest } from '#tests/support/test-database.ts';
import { findApproved, listByIds, listCardsByIds } from './businesses.queries.ts';

/** PostgreSQL makes a plan of their own for the first five, and then decides. */
const MANY = 7;

test('businesses by their ids are planned once, few and many, and so is a single one', async () => {
  const { db } = await databaseForThisTest();
  const now = () => new Date();
  await addGenerated({ db, now }, { count: 60, seed: 1 });
  await sql`analyze`.execute(db);
  await db.connection().execute(async (one) => {
    // As in a large city, where looking one row up costs more than reading all of a small table.
    await sql`set random_page_cost = 100`.execute(one);
    await sql`set enable_seqscan = off`.execute(one);
    for (let time = 0; time < MANY; time += 1) {
      await listByIds({ db: one, now }, [1, 2, 3]);
      await listCardsByIds({ db: one, now }, [1, 2, 3]);
      await findApproved({ db: one, now }, 1);
    }
    const { rows } = await sql<{ customPlans: number }>`
      select custom_plans::int as custom_plans from pg_prepared_statements`.execute(one);
    expect(rows.map(({ customPlans }) => customPlans)).toEqual([5, 5, 5]);
  });
});
