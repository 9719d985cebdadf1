import { type Kysely, sql } from 'kysely';

/** What makes a moderator look at an application twice; as for claims. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table business_owners
      add column moderation_score integer not null default 0`.execute(db);
}
