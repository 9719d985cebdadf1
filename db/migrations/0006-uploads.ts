import { type Kysely, sql } from 'kysely';

/** What an upload goes through: asked for, filled once, attached, released, removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table uploads
      drop column variants,
      add column file_name text,
      add column taken_at timestamptz,
      add column avif text not null default 'waiting' check (avif in ('waiting', 'ready', 'failed')),
      add column attached_to text,
      add column delete_after timestamptz,
      add column removed_at timestamptz`.execute(db);
  await sql`create index uploads_of_browser on uploads (browser_hash)`.execute(db);
  await sql`create index uploads_of_record on uploads (attached_to)`.execute(db);
  await sql`
    create index uploads_without_avif on uploads (attached_at)
    where avif = 'waiting' and attached_at is not null and not is_private`.execute(db);
  await sql`create index uploads_by_end on uploads (delete_after)`.execute(db);
  await sql`create index uploads_removed on uploads (removed_at) where removed_at is not null`.execute(
    db,
  );
}
