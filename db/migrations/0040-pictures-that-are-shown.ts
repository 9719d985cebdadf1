import { type Kysely, sql } from 'kysely';

/**
 * A picture is public while something public shows it, and whoever asks for one asks that: by its address
 * in the records that may hold it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['businesses', 'reviews']) {
    await sql`
      create index ${sql.id(`${table}_by_image`)} on ${sql.table(table)} using gin (images)
      where images <> '{}'`.execute(db);
  }
  await sql`create index businesses_by_logo on businesses (logo) where logo is not null`.execute(
    db,
  );
  for (const table of ['advertisements', 'advertisement_requests']) {
    await sql`
      create index ${sql.id(`${table}_live`)} on ${sql.table(table)} (end_date)
      where status = 'live'`.execute(db);
  }
}
