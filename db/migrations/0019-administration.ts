import { type Kysely, sql } from 'kysely';

/** What the team's screens set and look at: the order of categories, cancelled letters, runs of jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table categories
      add column position integer not null default 0,
      add column is_ad_free boolean not null default false`.execute(db);
  // Where a category was before: old addresses lead on.
  await sql`
    create table category_slugs (
      slug text primary key,
      category_id integer not null references categories on delete cascade
    )`.execute(db);
  await sql`create index category_slugs_of_category on category_slugs (category_id)`.execute(db);

  await sql`alter table outbox add column cancelled_at timestamptz`.execute(db);
  await sql`create index audit_entries_by_time on audit_entries (at)`.execute(db);

  await sql`
    create table job_runs (
      name text primary key,
      every_ms integer not null,
      started_at timestamptz,
      duration_ms integer,
      is_ok boolean,
      succeeded_at timestamptz,
      failed_at timestamptz,
      failures integer not null default 0,
      last_error text
    )`.execute(db);
}
