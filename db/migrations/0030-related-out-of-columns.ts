import { type Kysely, sql } from 'kysely';

/** What stands below a business is chosen from the columns that count the filters (decision 0019). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index businesses_of_kind_in_box`.execute(db);
}
