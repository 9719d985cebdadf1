import { type Kysely, sql } from 'kysely';

/**
 * What was sent from one account with the address of another belongs to the account of that address once it is
 * proved; who sent it stays known, for the letter and for the team.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['businesses', 'business_owners']) {
    await sql`
      alter table ${sql.table(table)}
        add column sent_by integer references users on delete set null`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_sent_by`)} on ${sql.table(table)} (sent_by)
      where sent_by is not null`.execute(db);
  }
}
