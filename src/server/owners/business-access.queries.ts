import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** An approved claim makes an owner; an accepted invitation a colleague with the role it names. */
export async function findBusinessRole(
  db: Db,
  userId: number,
  businessId: number,
): Promise<'owner' | 'manager' | undefined> {
  const { rows } = await sql<{ role: 'owner' | 'manager' }>`
    select 'owner' as role from business_claims
    where business_id = ${businessId} and user_id = ${userId} and status = 'approved'
    union all
    select role from business_members
    where business_id = ${businessId} and user_id = ${userId} and accepted_at is not null
    order by role desc limit 1`.execute(db);
  return rows[0]?.role;
}
