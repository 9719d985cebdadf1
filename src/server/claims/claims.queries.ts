import { type Insertable, sql } from 'kysely';
import { OPEN_CLAIMS, STANDING_CLAIMS } from '#contract/claims.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessClaimsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  aboutBusiness,
  fromForm,
  type InboxLine,
  isPending,
} from '#server/records/inbox-line.queries.ts';

export const claimLine: InboxLine = {
  ...aboutBusiness('businessClaims'),
  ...fromForm,
  isWaiting: isPending,
  subtitle: sql`r.claimant_name`,
  since: sql`r.updated_at`,
  // The owner has his days first, and an admin more to read.
  isPromised: sql`r.owner_asked_at is null`,
  isContested: sql`(r.status in ('pending', 'needs_info') and exists (
    select from business_claims o where o.business_id = r.business_id
      and o.status = 'approved' and o.user_id is distinct from r.user_id))`,
};

/** When the owner of the business an open claim is for was asked, and answered; undefined where nobody else owns it. */
export const findContest = (db: Db, claimId: number) =>
  db
    .selectFrom('businessClaims as c')
    .innerJoin('businessClaims as o', 'o.businessId', 'c.businessId')
    .where('c.id', '=', claimId)
    .where('c.status', 'in', OPEN_CLAIMS)
    .where('o.status', '=', 'approved')
    .whereRef('o.userId', 'is distinct from', 'c.userId')
    .select(['c.ownerAskedAt', 'c.ownerAnsweredAt'])
    .executeTakeFirst();

/** Locks a public business, so that two claims of one person at once become one. */
export const lockPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .forUpdate()
    .executeTakeFirst();

/**
 * The open or approved claim of a person on a business. A member's is the account's; one that was made
 * with a typed address is anybody's, and neither stands in a member's way nor tells of the member's.
 */
export const findStandingClaim = (
  db: Db,
  businessId: number,
  { userId, email }: { userId: number | null; email: string },
) =>
  db
    .selectFrom('businessClaims')
    .select(['id', 'status'])
    .where('businessId', '=', businessId)
    .where('status', 'in', STANDING_CLAIMS)
    .where((eb) =>
      userId === null
        ? eb.and([eb('userId', 'is', null), eb('email', '=', email)])
        : eb('userId', '=', userId),
    )
    .executeTakeFirst();

export const insertClaim = (db: Db, claim: Insertable<BusinessClaimsTable>) =>
  db.insertInto('businessClaims').values(claim).returning('id').executeTakeFirstOrThrow();

/** Of two who would give one business to two people at once the second sees what the first did. */
export const lockGiven = (db: Db, businessId: number) =>
  db.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute();

/** The business first, so that of two who act about it neither holds a claim that the other wants too. */
export async function lockClaim(db: Db, id: number) {
  const of = await db
    .selectFrom('businessClaims')
    .select('businessId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!of) return undefined;
  await lockGiven(db, of.businessId);
  return db
    .selectFrom('businessClaims as c')
    .innerJoin('businesses as b', 'b.id', 'c.businessId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select([
      'c.id',
      'c.status',
      'c.userId',
      'c.documents',
      'c.message',
      'c.claimantName as name',
      'c.businessOwnerId as applicationId',
      'c.ownerAskedAt',
      'b.id as businessId',
      'b.name as businessName',
    ])
    .select(sql<string | null>`coalesce(u.email, c.email)`.as('email'))
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();
}

/** What an application leads to is marked on a claim that stands already. */
export const markOrigin = (
  db: Db,
  id: number,
  { applicationId, at }: { applicationId: number | undefined; at: Date },
) =>
  db
    .updateTable('businessClaims')
    .set({
      ...(applicationId !== undefined && { businessOwnerId: applicationId }),
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute();

export const markDocuments = (db: Db, id: number, documents: string[]) =>
  db.updateTable('businessClaims').set({ documents }).where('id', '=', id).execute();

export const listClaimsOf = (db: Db, userId: number) =>
  db
    .selectFrom('businessClaims as c')
    .innerJoin('businesses as b', 'b.id', 'c.businessId')
    .select([
      'c.id',
      'b.id as businessId',
      'b.name as businessName',
      'c.status',
      'c.documents',
      'c.message',
      'c.claimantName as name',
      'c.decisionReason as reason',
      'c.createdAt',
      'c.ownerAskedAt',
      'c.ownerAnsweredAt',
      'c.phoneCodeHash',
      'c.phoneCodeExpiresAt',
      'c.phoneProvedAt',
    ])
    .where('c.userId', '=', userId)
    // What an application brought is followed there.
    .where('c.businessOwnerId', 'is', null)
    .orderBy('c.id', 'desc')
    .execute();

/** Whether somebody else owns it already. */
export const findOtherOwner = (db: Db, businessId: number, userId: number) =>
  db
    .selectFrom('businessClaims')
    .select('id')
    .where('businessId', '=', businessId)
    .where('status', '=', 'approved')
    .where('userId', 'is distinct from', userId)
    .executeTakeFirst();

export const findApprovedClaimOfApplication = (db: Db, applicationId: number) =>
  db
    .selectFrom('businessClaims')
    .select('id')
    .where('businessOwnerId', '=', applicationId)
    .where('status', '=', 'approved')
    .executeTakeFirst();

export const findApprovedClaim = (db: Db, businessId: number, userId: number) =>
  db
    .selectFrom('businessClaims')
    .select('id')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .where('status', '=', 'approved')
    .executeTakeFirst();

export const deleteClaimsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('businessClaims')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .returning('id')
    .execute();
