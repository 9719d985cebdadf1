import { type Kysely, sql } from 'kysely';

/** A list of favorites that whoever has its link may read; taking the link back deletes the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favorite_lists (
      user_id integer primary key references users on delete cascade,
      token text not null unique check (token <> ''),
      created_at timestamptz not null default now()
    )`.execute(db);
}
