import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessOwnersTable } from '#server/platform/database/database-participation-tables.ts';
import {
  byItself,
  fromForm,
  type InboxLine,
  isPending,
  signOfSender,
  signsOfForm,
} from '#server/records/inbox-line.queries.ts';

export const applicationLine: InboxLine = {
  ...byItself('businessOwners'),
  ...fromForm,
  isWaiting: isPending,
  title: sql`r.business_name`,
  subtitle: sql`r.owner_name`,
  signs: sql`${signsOfForm} || ${signOfSender}`,
  since: sql`r.updated_at`,
};

export const insertApplication = (db: Db, application: Insertable<BusinessOwnersTable>) =>
  db.insertInto('businessOwners').values(application).returning('id').executeTakeFirstOrThrow();

export const markApplication = (db: Db, id: number, changes: Updateable<BusinessOwnersTable>) =>
  db.updateTable('businessOwners').set(changes).where('id', '=', id).execute();

/** Locks the row, so that two people cannot both decide about it. */
export const lockApplication = (db: Db, id: number) =>
  db
    .selectFrom('businessOwners as o')
    .select([
      'o.id',
      'o.userId',
      'o.status',
      'o.email',
      'o.businessName',
      'o.ownerName',
      'o.phone',
      'o.address',
      'o.website',
      'o.description',
      'o.requestedPlan',
      'o.verificationDocuments as documents',
    ])
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** One of theirs that a moderator is looking at already. */
export const findWaitingOf = (db: Db, userId: number, businessName: string) =>
  db
    .selectFrom('businessOwners')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('businessName', '=', businessName)
    .executeTakeFirst();

const whole = (db: Db) =>
  db
    .selectFrom('businessOwners as o')
    .leftJoin('businessClaims as c', (join) =>
      join.onRef('c.businessOwnerId', '=', 'o.id').on('c.status', '=', 'approved'),
    )
    .leftJoin('businesses as b', 'b.id', 'c.businessId')
    .select([
      'o.id',
      'o.userId',
      'o.businessName',
      'o.ownerName',
      'o.taxNumber',
      'o.address',
      'o.phone',
      'o.email',
      'o.emailVerified',
      'o.website',
      'o.description',
      'o.status',
      'o.rejectionReason',
      'o.verificationDocuments',
      'o.requestedPlan',
      'o.createdAt',
      'o.updatedAt',
      'b.id as businessId',
      'b.plan',
      'b.planExpiresAt',
    ])
    .select(sql<string | null>`coalesce(b.logo, o.logo)`.as('logo'));

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

export const findApplication = (db: Db, id: number) =>
  whole(db).where('o.id', '=', id).executeTakeFirst();

/** Newest first. */
export const listApplicationsOf = (db: Db, userId: number) =>
  whole(db).where('o.userId', '=', userId).orderBy('o.id', 'desc').execute();

export const markApplicant = (db: Db, email: string, userId: number) =>
  db
    .updateTable('businessOwners')
    .set({ userId })
    .where('userId', 'is', null)
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();

export const deleteApplicationsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('businessOwners')
    .where(sql<boolean>`(user_id = ${userId} or (user_id is null and lower(email) = ${email}))`)
    .returning('id')
    .execute();
