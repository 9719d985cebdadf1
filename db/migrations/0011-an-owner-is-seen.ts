import { type Kysely, sql } from 'kysely';

/** Whether a business has an owner is seen on its page: what approves or ends a claim refreshes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger note_public_data_change_of_approved
    after update on business_claims
    for each row when ((old.status = 'approved') <> (new.status = 'approved'))
    execute function note_public_data_change()`.execute(db);
  await sql`
    create trigger note_public_data_change_of_deleted
    after delete on business_claims
    for each row when (old.status = 'approved')
    execute function note_public_data_change()`.execute(db);
}
