import { type Kysely, sql } from 'kysely';

/** A letter that no server took for days is kept and told, but no longer tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add failed_at timestamptz`.execute(db);
  await sql`drop index outbox_waiting`.execute(db);
  await sql`
    create index outbox_waiting on outbox (next_try_at)
    where sent_at is null and failed_at is null`.execute(db);
}
