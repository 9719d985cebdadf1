import { type Kysely, sql } from 'kysely';

/** A new category can stay out of the public lists until a business of it is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table categories
      add column is_hidden_while_empty boolean not null default false`.execute(db);
}
