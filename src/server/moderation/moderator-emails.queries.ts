import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface StaffRow {
  userId: number;
  email: string;
  toldAt: Date | null;
}

/** A row for everybody of the team, so that there is something to lock. */
export async function ensureRows(db: Db): Promise<void> {
  await sql`
    insert into moderator_letters (user_id)
    select id from users where role in ('moderator', 'admin') and email is not null
    on conflict do nothing`.execute(db);
}

/** Locked until their e-mails are written; those that another instance writes to are passed over. */
const lockStaff = async (db: Db, condition: ReturnType<typeof sql>): Promise<StaffRow[]> => {
  const { rows } = await sql<StaffRow>`
    select m.user_id, u.email, m.told_at
    from moderator_letters m join users u on u.id = m.user_id
    where u.role in ('moderator', 'admin') and u.email is not null and ${condition}
    order by m.user_id
    for update of m skip locked`.execute(db);
  return rows;
};

export const lockWithoutDigest = (db: Db, day: string) =>
  lockStaff(db, sql`(m.digest_day is null or m.digest_day < ${day}::date)`);

export const lockNotToldSince = (db: Db, moment: Date) =>
  lockStaff(db, sql`(m.told_at is null or m.told_at <= ${moment})`);

export const markTold = (db: Db, userIds: number[], values: { at?: Date; digestDay?: string }) =>
  db
    .updateTable('moderatorLetters')
    .set({
      ...(values.at && { toldAt: values.at }),
      ...(values.digestDay && { digestDay: values.digestDay }),
    })
    .where('userId', 'in', userIds)
    .execute();
