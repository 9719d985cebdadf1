import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** What ties somebody to a business. */
export interface Interest {
  /** They put it in, from their account or with their address; nobody did where it came with a file. */
  isSender: boolean;
  /** They own it or look after it. */
  isActing: boolean;
}

export async function findInterest(
  db: Db,
  businessId: number,
  userId: number,
): Promise<Interest | undefined> {
  const { rows } = await sql<Interest>`
    select
      coalesce(b.import_batch_id is null and not b.is_example
        and (u.id in (b.submitted_by, b.sent_by) or u.email = lower(b.email)), false) as "isSender",
      exists (select from business_claims c
        where c.business_id = b.id and c.user_id = u.id and c.status = 'approved')
      or exists (select from business_members m
        where m.business_id = b.id and m.user_id = u.id and m.accepted_at is not null) as "isActing"
    from businesses b, users u where b.id = ${businessId} and u.id = ${userId}`.execute(db);
  return rows[0];
}
