import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** City setting that says the examples were offered once; removing them is for good. */
const SEEDED = 'examples_seeded';

/** Two instances starting at once must not both seed. Held until the transaction ends. */
export const lockSeeding = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('directory examples'))`.execute(db);

export async function wereExamplesSeeded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('city_settings')
    .where('name', '=', SEEDED)
    .select('name')
    .executeTakeFirst();
  return row !== undefined;
}

export const markExamplesSeeded = (db: Db) =>
  db
    .insertInto('city_settings')
    .values({ name: SEEDED, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** People who only exist to have written example reviews. */
export const insertExampleUsers = (db: Db, names: string[]) =>
  db
    .insertInto('users')
    .values(names.map((name) => ({ name, is_example: true })))
    .returning(['id', 'name'])
    .execute();

export const deleteExampleUsers = (db: Db) =>
  db.deleteFrom('users').where('is_example', '=', true).executeTakeFirst();
