import { type Kysely, sql } from 'kysely';

/** Who claims, and how much a report, a claim or a reservation looks like a program's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business_claims add column claimant_name text not null default ''`.execute(
    db,
  );
  for (const table of ['business_claims', 'reports', 'reservations']) {
    await sql`
      alter table ${sql.table(table)}
        add column moderation_score smallint not null default 0`.execute(db);
  }
  await sql`
    create index business_claims_approved on business_claims (business_id)
      where status = 'approved'`.execute(db);
  await sql`create index reservations_waiting on reservations (day) where status = 'requested'`.execute(
    db,
  );
}
