import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface EndingMember {
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
    select m.id, m.user_id, m.email, u.name, m.accepted_at is not null as is_accepted
    from business_members m left join users u on u.id = m.user_id
    where m.id in (select team_under(${businessId}, ${ownerId})) order by m.id`.execute(db);
  return rows;
}
