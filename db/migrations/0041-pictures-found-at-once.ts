import { type Kysely, sql } from 'kysely';

/**
 * Each question about a picture would read what was written since the index was last tidied, one by one:
 * here the few who write do the tidying.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['businesses_by_image', 'reviews_by_image']) {
    await sql`alter index ${sql.id(index)} set (fastupdate = off)`.execute(db);
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
