import { type Kysely, sql } from 'kysely';

/** A consent to commercial messages says to which text it was given, and when. Until now there was one text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['promotional_leads', 'advertisement_requests', 'advertisements']) {
    await sql`
      alter table ${sql.table(table)}
        add column consent_version text,
        add column consented_at timestamptz`.execute(db);
    await sql`
      update ${sql.table(table)} set consent_version = '1', consented_at = created_at
      where has_marketing_consent`.execute(db);
    await sql`
      alter table ${sql.table(table)} add check
        (not has_marketing_consent or (consent_version is not null and consented_at is not null))`.execute(
      db,
    );
  }
}
