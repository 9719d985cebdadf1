import { type Kysely, sql } from 'kysely';

/**
 * Suggestions for every key that is pressed. A walk along the best rated reads names out of the index
 * alone, and finds five with a common beginning at once; a rare beginning is looked up by name or word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index businesses_best_rated_names on businesses (rating desc, review_count desc, id)
      include (name_norm) where status = 'approved'`.execute(db);
  await sql`
    create index businesses_by_public_name on businesses (name_norm, rating desc, review_count desc, id)
      where status = 'approved'`.execute(db);
  await sql`
    create index businesses_name_words on businesses
      using gin (array_to_tsvector(string_to_array(name_norm, ' '))) where status = 'approved'`.execute(
    db,
  );
}
