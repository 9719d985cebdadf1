import { type Kysely, sql } from 'kysely';

/** One row per week: whichever instance writes it first restores a backup on trial. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table restore_drills (
      week date primary key,
      started_at timestamptz not null,
      finished_at timestamptz,
      backup text,
      error text
    )`.execute(db);
}
