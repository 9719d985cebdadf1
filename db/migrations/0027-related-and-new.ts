import { type Kysely, sql } from 'kysely';

/** Others of a kind around a place, and what came to the directory last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index businesses_of_kind_in_box on businesses (category, subcategory, latitude, longitude)
      where status = 'approved' and latitude is not null`.execute(db);
  await sql`
    create index businesses_by_approval on businesses (approved_at desc, id desc)
      where status = 'approved'`.execute(db);
}
