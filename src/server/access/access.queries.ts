import { sql } from 'kysely';
import { type Db, plannedOnce } from '#server/platform/database/database.ts';

/** What somebody may do for a business: an owner everything, a manager all but team and plan. */
export type BusinessRole = 'owner' | 'manager';

/** Everybody who acts for a business, whoever has done so longest first; one by two ways stands there twice. */
export const listPeopleOf = (db: Db, businessId: number) =>
  db
    .selectFrom('businessPeople as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select([
      'u.id as userId',
      'u.name',
      'u.email',
      'p.role',
      'p.claimId',
      'p.applicationId',
      'p.since',
    ])
    .where('p.businessId', '=', businessId)
    .orderBy('p.since')
    .orderBy('u.id')
    .execute();

export type BusinessPerson = Awaited<ReturnType<typeof listPeopleOf>>[number];

/** Of two roles the greater one. */
export async function findRole(
  db: Db,
  userId: number,
  businessId: number,
): Promise<BusinessRole | undefined> {
  const row = await db
    .selectFrom('businessPeople')
    .select('role')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .orderBy('role', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.role;
}

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
        and (u.id in (b.submitted_by, b.sent_by) or u.email = lower(b.email)), false) as is_sender,
      exists (select from business_people p
        where p.business_id = b.id and p.user_id = u.id) as is_acting
    from businesses b, users u where b.id = ${businessId} and u.id = ${userId}`.execute(db);
  return rows[0];
}

/** The newest business somebody acts for. */
export async function findNewestOf(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('businessPeople')
    .select('businessId as id')
    .where('userId', '=', userId)
    .orderBy('businessId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A business that the public may see, with what others must know before they write about it or to it. */
export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .modifyFront(plannedOnce)
    .select(['id', 'name', 'rating', 'hours', 'isOpen'])
    .select('takesReservations')
    .select(['plan', 'planExpiresAt'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();

/** What a merged business became part of; its own id for any other. */
export async function findWhereItWent(db: Db, id: number): Promise<number> {
  const row = await db
    .selectFrom('businesses')
    .select('mergedInto')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.mergedInto ?? id;
}
