import type { Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessClaimsTable } from '#server/platform/database/database-participation-tables.ts';

const OPEN = ['pending', 'needs_info'] as const;

/** Claims with a proved address that nobody told the owners of yet: marks them. */
export const markOwnersAsked = (db: Db, businessId: number, at: Date) =>
  db
    .updateTable('businessClaims as c')
    .from('businesses as b')
    .set({ ownerAskedAt: at })
    .whereRef('b.id', '=', 'c.businessId')
    .where('c.businessId', '=', businessId)
    .where('c.status', 'in', OPEN)
    .where('c.userId', 'is not', null)
    .where('c.ownerAskedAt', 'is', null)
    .returning(['c.userId', 'c.claimantName as name', 'b.name as businessName'])
    .execute();

/** What is said on both sides of a claim. */
export const findSides = (db: Db, id: number) =>
  db
    .selectFrom('businessClaims as c')
    .innerJoin('businesses as b', 'b.id', 'c.businessId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('users as o', 'o.id', 'c.ownerAnsweredBy')
    .where('c.id', '=', id)
    .select([
      'u.email',
      'b.phone',
      'b.website',
      'o.name as answeredBy',
      'c.ownerAskedAt',
      'c.ownerAnswer',
      'c.ownerAnswerText',
      'c.ownerAnsweredAt',
      'c.phoneProvedAt',
    ])
    .executeTakeFirst();

const contests = (db: Db) =>
  db
    .selectFrom('businessClaims')
    .where('status', 'in', OPEN)
    .where('ownerAskedAt', 'is not', null)
    .select([
      'id as claimId',
      'businessId',
      'userId',
      'claimantName as name',
      'ownerAskedAt as askedAt',
      'ownerAnswer as answer',
      'ownerAnswerText as text',
    ])
    .$narrowType<{ askedAt: Date }>();

export type ContestRow = Awaited<ReturnType<ReturnType<typeof contests>['execute']>>[number];

export const lockContest = (db: Db, id: number) =>
  contests(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Those of a business that others made. */
export const listContests = (db: Db, businessId: number, userId: number) =>
  contests(db)
    .where('businessId', '=', businessId)
    .where('userId', '!=', userId)
    .orderBy('id')
    .execute();

export const markClaim = (db: Db, id: number, columns: Updateable<BusinessClaimsTable>) =>
  db.updateTable('businessClaims').set(columns).where('id', '=', id).execute();

export const listAnswersOf = (db: Db, userId: number) =>
  db
    .selectFrom('businessClaims')
    .where('ownerAnsweredBy', '=', userId)
    .select([
      'businessId',
      'ownerAnswer as answer',
      'ownerAnswerText as text',
      'ownerAnsweredAt as answeredAt',
    ])
    .orderBy('id')
    .execute();

/** That somebody answered stays; what they wrote goes with them. */
export const emptyAnswersOf = (db: Db, userId: number) =>
  db
    .updateTable('businessClaims')
    .set({ ownerAnswerText: null })
    .where('ownerAnsweredBy', '=', userId)
    .execute();

/** Of two tries at once the second sees the first. */
export const lockPhoneCode = (db: Db, id: number) =>
  db
    .selectFrom('businessClaims')
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .select([
      'userId',
      'phoneCodeHash as codeHash',
      'phoneCodeExpiresAt as expiresAt',
      'phoneCodeTriesLeft as triesLeft',
    ])
    .forUpdate()
    .executeTakeFirst();
