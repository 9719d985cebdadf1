import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The settings as they are stored: by name, what was never set is not there. */
export async function listSettings(
  db: Db,
  names: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom('citySettings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Of two who save at once the second one's is what stands. */
export const lockSettings = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('city settings'))`.execute(db);

export const saveSetting = (db: Db, name: string, value: unknown, at: Date) => {
  const text = JSON.stringify(value);
  return db
    .insertInto('citySettings')
    .values({ name, value: text, updatedAt: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text, updatedAt: at }))
    .execute();
};
