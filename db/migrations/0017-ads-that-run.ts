import { type Kysely, sql } from 'kysely';

/** Consent, doubts and examples beside both kinds of requests; what live ads are seen and followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['advertisement_requests', 'advertisements']) {
    await sql`
      alter table ${sql.table(table)}
        add column has_marketing_consent boolean not null default false,
        add column moderation_score integer not null default 0,
        add column is_example boolean not null default false,
        add column example_key text unique`.execute(db);
    await sql`
      create index ${sql.id(`${table}_by_email`)} on ${sql.table(table)} (email)`.execute(db);
    // Only what is live is seen on pages.
    await sql`
      create trigger note_public_data_change_of_new
      after insert on ${sql.table(table)}
      for each row when (new.status = 'live')
      execute function note_public_data_change()`.execute(db);
    await sql`
      create trigger note_public_data_change_of_changed
      after update on ${sql.table(table)}
      for each row when (old.status = 'live' or new.status = 'live')
      execute function note_public_data_change()`.execute(db);
    await sql`
      create trigger note_public_data_change_of_deleted
      after delete on ${sql.table(table)}
      for each row when (old.status = 'live')
      execute function note_public_data_change()`.execute(db);
  }
  await sql`
    alter table advertisements add check
      (status <> 'live' or (ad_content is not null and start_date is not null and end_date is not null))`.execute(
    db,
  );
  await sql`
    create table ad_counters (
      ad_kind text not null check (ad_kind in ('advertisement_request', 'advertisement')),
      ad_id integer not null,
      date date not null,
      impressions integer not null default 0,
      clicks integer not null default 0,
      primary key (ad_kind, ad_id, date)
    )`.execute(db);
}
