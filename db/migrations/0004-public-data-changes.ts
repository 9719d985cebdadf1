import { type Kysely, sql } from 'kysely';

/** Tables whose rows are seen on public pages. */
const publicTables = [
  'categories',
  'businesses',
  'business_special_days',
  'reviews',
  'city_settings',
];

/**
 * One row per transaction that changed public data, and a notification at its commit: cached pages of
 * every instance are refreshed. A table and not a counter, so that writers do not wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table public_data_changes (
      transaction_id text primary key,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index public_data_changes_by_time on public_data_changes (changed_at)`.execute(
    db,
  );
  await sql`
    create function note_public_data_change() returns trigger language plpgsql as $$
    begin
      insert into public_data_changes (transaction_id) values (pg_current_xact_id()::text)
        on conflict do nothing;
      perform pg_notify('public_data_changed', '');
      return null;
    end $$`.execute(db);
  for (const table of publicTables) {
    await sql`
      create trigger note_public_data_change
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function note_public_data_change()`.execute(db);
  }
}
