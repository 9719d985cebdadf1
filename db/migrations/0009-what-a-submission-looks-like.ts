import { type Kysely, sql } from 'kysely';

/** What speaks for looking twice at a submitted business: how much of it, and what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table businesses
      add column moderation_score smallint not null default 0,
      add column moderation_signs text[] not null default '{}'`.execute(db);
}
