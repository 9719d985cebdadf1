import { type Kysely, sql } from 'kysely';

/** What the key of this site makes of fixed words: instances with another key are known by it, the key is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_key (
      is_the_one boolean primary key default true check (is_the_one),
      fingerprint bytea not null check (length(fingerprint) = 32),
      noted_at timestamptz not null default now()
    )`.execute(db);
}
