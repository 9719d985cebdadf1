import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { BusinessOwnersTable } from '#server/platform/database-participation-tables.ts';

export const insertApplication = (db: Db, application: Insertable<BusinessOwnersTable>) =>
  db.insertInto('business_owners').values(application).returning('id').executeTakeFirstOrThrow();

export const markApplication = (db: Db, id: number, changes: Updateable<BusinessOwnersTable>) =>
  db.updateTable('business_owners').set(changes).where('id', '=', id).execute();

/** Locks the row, so that two people cannot both decide about it. */
export const lockApplication = (db: Db, id: number) =>
  db
    .selectFrom('business_owners as o')
    .select([
      'o.id',
      'o.user_id as userId',
      'o.status',
      'o.email',
      'o.business_name as businessName',
      'o.owner_name as ownerName',
      'o.phone',
      'o.address',
      'o.website',
      'o.description',
      'o.verification_documents as documents',
    ])
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** One of theirs that a moderator is looking at already. */
export const findWaitingOf = (db: Db, userId: number, businessName: string) =>
  db
    .selectFrom('business_owners')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('business_name', '=', businessName)
    .executeTakeFirst();

const whole = (db: Db) =>
  db
    .selectFrom('business_owners as o')
    .leftJoin('business_claims as c', (join) =>
      join.onRef('c.business_owner_id', '=', 'o.id').on('c.status', '=', 'approved'),
    )
    .leftJoin('businesses as b', 'b.id', 'c.business_id')
    .select([
      'o.id',
      'o.user_id as userId',
      'o.business_name as businessName',
      'o.owner_name as ownerName',
      'o.tax_number as taxNumber',
      'o.address',
      'o.phone',
      'o.email',
      'o.email_verified as emailVerified',
      'o.website',
      'o.description',
      'o.status',
      'o.rejection_reason as rejectionReason',
      'o.verification_documents as verificationDocuments',
      'o.requested_plan as requestedPlan',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
      'b.id as businessId',
      'b.plan',
      'b.plan_expires_at as planExpiresAt',
    ])
    .select(sql<string | null>`coalesce(b.logo, o.logo)`.as('logo'));

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

export const findApplication = (db: Db, id: number) =>
  whole(db).where('o.id', '=', id).executeTakeFirst();

/** Newest first. */
export const listApplicationsOf = (db: Db, userId: number) =>
  whole(db).where('o.user_id', '=', userId).orderBy('o.id', 'desc').execute();

export const markApplicant = (db: Db, email: string, userId: number) =>
  db
    .updateTable('business_owners')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();

export const deleteApplicationsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('business_owners')
    .where(sql<boolean>`(user_id = ${userId} or (user_id is null and lower(email) = ${email}))`)
    .returning('id')
    .execute();
