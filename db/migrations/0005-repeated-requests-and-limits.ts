import { type Kysely, sql } from 'kysely';

/** What must not happen twice, and what must not happen too often; shared by all instances. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeated_requests (
      key_hash bytea primary key,
      answer jsonb,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index repeated_requests_by_end on repeated_requests (expires_at)`.execute(db);

  // Its shape is rate-limiter-flexible's; counts may go with a crash.
  await sql`
    create unlogged table limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index limits_by_end on limits (expire)`.execute(db);
}
