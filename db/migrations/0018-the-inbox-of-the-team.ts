import { type Kysely, sql } from 'kysely';

/** What the inbox orders and finds by, and which letters somebody of the team has had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses add column waiting_since timestamptz`.execute(db);

  // A reservation whose letter to the owner was given up is found by the moment both were written.
  await sql`create index outbox_given_up on outbox (created_at) where failed_at is not null`.execute(
    db,
  );
  await sql`create index reservations_of_moment on reservations (created_at) where status = 'requested'`.execute(
    db,
  );
  await sql`create index audit_entries_of_actor on audit_entries (actor_id, id)`.execute(db);

  await sql`
    create table moderator_letters (
      user_id integer primary key references users on delete cascade,
      told_at timestamptz,
      digest_day date
    )`.execute(db);
}
