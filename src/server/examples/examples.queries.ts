import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** City setting that says the examples were offered once; removing them is for good. */
const SEEDED = 'examples_seeded';

/** Two instances starting at once must not both seed. Held until the transaction ends. */
export const lockSeeding = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('directory examples'))`.execute(db);

export async function wereExamplesSeeded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('citySettings')
    .where('name', '=', SEEDED)
    .select('name')
    .executeTakeFirst();
  return row !== undefined;
}

export const markExamplesSeeded = (db: Db) =>
  db
    .insertInto('citySettings')
    .values({ name: SEEDED, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** People who only exist to have written example reviews. */
export const insertExampleUsers = (db: Db, names: string[]) =>
  db
    .insertInto('users')
    .values(names.map((name) => ({ name, isExample: true })))
    .returning(['id', 'name'])
    .execute();

/** People of made-up reviews, by their addresses; nobody receives a letter there. @returns their ids, in that order */
export async function ensureGeneratedUsers(
  db: Db,
  people: readonly { name: string; email: string }[],
): Promise<number[]> {
  const emails = people.map(({ email }) => email);
  await sql`
    insert into users (name, email, is_example)
    select name, email, true from unnest(${people.map(({ name }) => name)}::text[], ${emails}::text[]) as p (name, email)
    on conflict (email) do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${emails}::text[]) with ordinality as p (email, place)
    join users u on u.email = p.email order by p.place`.execute(db);
  return rows.map(({ id }) => id);
}

export const deleteExampleUsers = (db: Db) =>
  db.deleteFrom('users').where('isExample', '=', true).executeTakeFirst();

/** After very many rows: what the planner knows and the indexes put off. Outside a transaction. */
export const settleTables = (db: Db) =>
  sql`vacuum (analyze) businesses, reviews, users`.execute(db);
