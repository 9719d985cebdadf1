import { type Insertable, sql } from 'kysely';
import type { ClaimStatus } from '#contract/claims.ts';
import type { Db } from '#server/platform/database.ts';
import type { BusinessClaimsTable } from '#server/platform/database-participation-tables.ts';

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
    .selectFrom('business_claims')
    .select(['id', 'status'])
    .where('business_id', '=', businessId)
    .where('status', 'in', ['pending', 'needs_info', 'approved'])
    .where((eb) =>
      userId === null
        ? eb.and([eb('user_id', 'is', null), eb('email', '=', email)])
        : eb('user_id', '=', userId),
    )
    .executeTakeFirst();

export const insertClaim = (db: Db, claim: Insertable<BusinessClaimsTable>) =>
  db.insertInto('business_claims').values(claim).returning('id').executeTakeFirstOrThrow();

export const lockClaim = (db: Db, id: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.id',
      'c.status',
      'c.user_id as userId',
      'c.documents',
      'c.message',
      'c.claimant_name as name',
      'c.business_owner_id as applicationId',
      'b.id as businessId',
      'b.name as businessName',
    ])
    .select(sql<string | null>`coalesce(u.email, c.email)`.as('email'))
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();

export const markClaim = (
  db: Db,
  id: number,
  changes: {
    status: ClaimStatus;
    updated_at: Date;
    decision_reason?: string | null;
    business_owner_id?: number;
    message?: string;
    documents?: string[];
  },
) => db.updateTable('business_claims').set(changes).where('id', '=', id).execute();

export const markDocuments = (db: Db, id: number, documents: string[]) =>
  db.updateTable('business_claims').set({ documents }).where('id', '=', id).execute();

export const listClaimsOf = (db: Db, userId: number) =>
  db
    .selectFrom('business_claims as c')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select([
      'c.id',
      'b.id as businessId',
      'b.name as businessName',
      'c.status',
      'c.documents',
      'c.message',
      'c.claimant_name as name',
      'c.decision_reason as reason',
      'c.created_at as createdAt',
    ])
    .where('c.user_id', '=', userId)
    // What an application brought is followed there.
    .where('c.business_owner_id', 'is', null)
    .orderBy('c.id', 'desc')
    .execute();

/** Of two who would give one business to two people at once the second sees what the first did. */
export const lockGiven = (db: Db, businessId: number) =>
  db.selectFrom('businesses').select('id').where('id', '=', businessId).forUpdate().execute();

/** Whether somebody else owns it already. */
export const findOtherOwner = (db: Db, businessId: number, userId: number) =>
  db
    .selectFrom('business_claims')
    .select('id')
    .where('business_id', '=', businessId)
    .where('status', '=', 'approved')
    .where('user_id', 'is distinct from', userId)
    .executeTakeFirst();

export const findApprovedClaimOfApplication = (db: Db, applicationId: number) =>
  db
    .selectFrom('business_claims')
    .select('id')
    .where('business_owner_id', '=', applicationId)
    .where('status', '=', 'approved')
    .executeTakeFirst();

export const findApprovedClaim = (db: Db, businessId: number, userId: number) =>
  db
    .selectFrom('business_claims')
    .select('id')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .executeTakeFirst();

export const markClaimant = (db: Db, email: string, userId: number) =>
  db
    .updateTable('business_claims')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email)
    .execute();

export const deleteClaimsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('business_claims')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .returning('id')
    .execute();
