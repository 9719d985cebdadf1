import { type Kysely, sql } from 'kysely';

/** One row per night: whichever instance writes it first makes that night's backup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      night date primary key,
      started_at timestamptz not null,
      finished_at timestamptz,
      folder text,
      rows bigint,
      files integer,
      error text
    )`.execute(db);
}
