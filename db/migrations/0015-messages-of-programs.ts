import { type Kysely, sql } from 'kysely';

/** What a program seems to have written reaches the inbox, and nobody's mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_messages
      add column moderation_score integer not null default 0`.execute(db);
}
