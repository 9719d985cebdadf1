import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export interface EndingMember {
  id: number;
  userId: number | null;
  email: string;
  name: string | null;
  isAccepted: boolean;
}

/** Whose place in the team ends with an ownership, as the database will end it. */
export async function listTeamUnder(
  db: Db,
  businessId: number,
  ownerId: number | null,
): Promise<EndingMember[]> {
  const { rows } = await sql<EndingMember>`
    select m.id, m.user_id as "userId", m.email, u.name, m.accepted_at is not null as "isAccepted"
    from business_members m left join users u on u.id = m.user_id
    where m.id in (select team_under(${businessId}, ${ownerId})) order by m.id`.execute(db);
  return rows;
}

/** Who owns a business, the first first. */
export const listOwnerships = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.id as claimId',
      'c.business_owner_id as applicationId',
      'u.id as userId',
      'u.name',
      'u.email',
      'c.updated_at as since',
    ])
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .orderBy('c.updated_at')
    .orderBy('c.id')
    .execute();

/** Whether somebody owns or looks after any business. */
export async function hasAnyBusiness(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from business_claims where user_id = ${userId} and status = 'approved')
      or exists (select from business_members where user_id = ${userId} and accepted_at is not null)
      as has`.execute(db);
  return rows[0]?.has ?? false;
}
