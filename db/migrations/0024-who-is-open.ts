import { type Kysely, sql } from 'kysely';

/**
 * When a business is open, so that the database can filter and count by it; computed where a business
 * is written (searchColumns). Rows of before are written anew like all that search reads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table businesses add column open_week int4multirange`.execute(db);
  await sql`create index business_special_days_by_day on business_special_days (day)`.execute(db);
}
