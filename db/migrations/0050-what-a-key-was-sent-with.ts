import { type Kysely, sql } from 'kysely';

/** A key is for one request: what it was sent with is known by a keyed hash. Keys of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table repeated_requests add column body_hash bytea`.execute(db);
}
