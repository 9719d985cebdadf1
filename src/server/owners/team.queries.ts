import type { Insertable } from 'kysely';
import type { BusinessRole } from '#contract/owners/owner-workspace.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessMembersTable } from '#server/platform/database/database-participation-tables.ts';

const members = (db: Db) =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .leftJoin('users as u', 'u.id', 'm.userId')
    .select([
      'm.id',
      'm.businessId',
      'b.name as businessName',
      'm.userId',
      'm.email',
      'm.role',
      'm.invitedAt',
      'm.invitationExpiresAt as expiresAt',
      'm.acceptedAt',
      'u.name',
    ]);

export type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

export const listMembers = (db: Db, businessId: number) =>
  members(db).where('m.businessId', '=', businessId).orderBy('m.id').execute();

export const findByLink = (db: Db, hash: string) =>
  members(db).where('m.invitationHash', '=', hash).executeTakeFirst();

/** Of two who click at once the second sees the first. */
export const lockByLink = (db: Db, hash: string) =>
  members(db).where('m.invitationHash', '=', hash).forUpdate('m').executeTakeFirst();

/** One invitation per address; a new one renews it. Who has accepted, the caller has looked at. */
export const upsertInvitation = (db: Db, row: Insertable<BusinessMembersTable>) =>
  db
    .insertInto('businessMembers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['businessId', 'email']).doUpdateSet({
        role: row.role,
        invitationHash: row.invitationHash,
        invitedBy: row.invitedBy,
        invitedAt: row.invitedAt,
        invitationExpiresAt: row.invitationExpiresAt,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

export const markAccepted = (db: Db, id: number, by: { userId: number; at: Date }) =>
  db
    .updateTable('businessMembers')
    .set({ userId: by.userId, acceptedAt: by.at })
    .where('id', '=', id)
    .execute();

const deleted = (db: Db, businessId: number) =>
  db
    .deleteFrom('businessMembers')
    .where('businessId', '=', businessId)
    .returning(['id', 'role', 'acceptedAt']);

export const deleteMember = (db: Db, businessId: number, id: number) =>
  deleted(db, businessId).where('id', '=', id).executeTakeFirst();

export const deleteMemberOf = (db: Db, businessId: number, userId: number) =>
  deleted(db, businessId).where('userId', '=', userId).executeTakeFirst();

export const findNameOf = (db: Db, userId: number) =>
  db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();

export const listMembershipsOf = (
  db: Db,
  userId: number,
): Promise<
  { businessId: number; businessName: string; role: BusinessRole; acceptedAt: Date | null }[]
> => members(db).where('m.userId', '=', userId).orderBy('m.id').execute();

/** Accepted or only invited. */
export const deleteMembershipsOf = (db: Db, { userId, email }: { userId: number; email: string }) =>
  db
    .deleteFrom('businessMembers')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
