import type { Insertable } from 'kysely';
import type { BusinessRole } from '#contract/owner-workspace.ts';
import type { Db } from '#server/platform/database.ts';
import type { BusinessMembersTable } from '#server/platform/database-participation-tables.ts';

const members = (db: Db) =>
  db
    .selectFrom('business_members as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .select([
      'm.id',
      'm.business_id as businessId',
      'b.name as businessName',
      'm.user_id as userId',
      'm.email',
      'm.role',
      'm.invited_at as invitedAt',
      'm.invitation_expires_at as expiresAt',
      'm.accepted_at as acceptedAt',
      'u.name',
    ]);

export type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

export const listMembers = (db: Db, businessId: number) =>
  members(db).where('m.business_id', '=', businessId).orderBy('m.id').execute();

export const listClaimed = (db: Db, businessId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['u.id as userId', 'u.name', 'u.email'])
    .where('c.business_id', '=', businessId)
    .where('c.status', '=', 'approved')
    .orderBy('c.id')
    .execute();

export const findByLink = (db: Db, hash: string) =>
  members(db).where('m.invitation_hash', '=', hash).executeTakeFirst();

/** Of two who click at once the second sees the first. */
export const lockByLink = (db: Db, hash: string) =>
  members(db).where('m.invitation_hash', '=', hash).forUpdate('m').executeTakeFirst();

/** One invitation per address; a new one renews it. Who has accepted, the caller has looked at. */
export const upsertInvitation = (db: Db, row: Insertable<BusinessMembersTable>) =>
  db
    .insertInto('business_members')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'email']).doUpdateSet({
        role: row.role,
        invitation_hash: row.invitation_hash,
        invited_by: row.invited_by,
        invited_at: row.invited_at,
        invitation_expires_at: row.invitation_expires_at,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

export const markAccepted = (db: Db, id: number, by: { userId: number; at: Date }) =>
  db
    .updateTable('business_members')
    .set({ user_id: by.userId, accepted_at: by.at })
    .where('id', '=', id)
    .execute();

const deleted = (db: Db, businessId: number) =>
  db
    .deleteFrom('business_members')
    .where('business_id', '=', businessId)
    .returning(['id', 'role', 'accepted_at as acceptedAt']);

export const deleteMember = (db: Db, businessId: number, id: number) =>
  deleted(db, businessId).where('id', '=', id).executeTakeFirst();

export const deleteMemberOf = (db: Db, businessId: number, userId: number) =>
  deleted(db, businessId).where('user_id', '=', userId).executeTakeFirst();

export const findNameOf = (db: Db, userId: number) =>
  db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();

export const listMembershipsOf = (
  db: Db,
  userId: number,
): Promise<
  { businessId: number; businessName: string; role: BusinessRole; acceptedAt: Date | null }[]
> => members(db).where('m.user_id', '=', userId).orderBy('m.id').execute();

/** Accepted or only invited. */
export const deleteMembershipsOf = (db: Db, { userId, email }: { userId: number; email: string }) =>
  db
    .deleteFrom('business_members')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute();
