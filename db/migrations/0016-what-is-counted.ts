import { type Kysely, sql } from 'kysely';

/** What is counted of businesses and of visits, and how long the traces of single visitors stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_analytics
      add column favorites integer not null default 0,
      add column search_appearances integer not null default 0`.execute(db);

  // Who has been counted today already; gone with the day's salt.
  await sql`
    create table counted_views (
      day date not null,
      business_id integer not null references businesses on delete cascade,
      visitor_hash bytea not null,
      primary key (day, business_id, visitor_hash)
    )`.execute(db);

  await sql`
    create table business_search_words (
      business_id integer not null references businesses on delete cascade,
      day date not null,
      words text not null,
      typed text not null,
      visitor_hash bytea not null,
      primary key (business_id, day, words, visitor_hash)
    )`.execute(db);
  await sql`create index business_search_words_by_day on business_search_words (day)`.execute(db);

  await sql`
    create table missed_searches (
      day date not null,
      words text not null,
      district text not null default '',
      typed text not null,
      visitor_hash bytea not null,
      primary key (day, words, district, visitor_hash)
    )`.execute(db);

  // A closed day is final: its single visits may be gone.
  await sql`
    alter table daily_stats
      add column is_closed boolean not null default false`.execute(db);
}
