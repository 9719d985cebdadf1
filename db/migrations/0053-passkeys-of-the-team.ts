import { type Kysely, sql } from 'kysely';

/**
 * A code of a letter opens the team's pages to an account without a passkey once; after that such a session
 * waits until one is made. And when a session last showed who is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column signed_in_as_team_at timestamptz`.execute(db);
  await sql`
    alter table sessions
      add column needs_enrolment boolean not null default false,
      add column proved_at timestamptz`.execute(db);
}
