import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessesTable } from '#server/platform/database/database-tables.ts';
import { fieldColumns } from '../fields.ts';

/** Of two equal submissions at once the second waits until it can see the first. */
export const lockSubmissionsLike = async (db: Db, email: string, nameNorm: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${email} ${nameNorm}`}, 7071002))`.execute(
    db,
  );
};

/** The same business from the same address that nobody has decided on yet. */
export const findWaitingLike = (
  db: Db,
  { email, nameNorm, district }: { email: string; nameNorm: string; district: string },
) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('users as u', 'u.id', 'b.submittedBy')
    .select([
      'b.id',
      'b.name',
      'b.status',
      'b.images',
      'b.submittedBy',
      'b.emailVerificationExpires as linkExpiresAt',
      'u.email as sentFrom',
    ])
    .where('b.nameNorm', '=', nameNorm)
    .where('b.district', '=', district)
    .where(sql<boolean>`lower(b.email) = ${email}`)
    .where('b.status', 'in', ['email_pending', 'pending'])
    .where('b.importBatchId', 'is', null)
    .orderBy('b.id', 'desc')
    .limit(1)
    .forUpdate('b')
    .executeTakeFirst();

export const insertSubmission = (db: Db, row: Insertable<BusinessesTable>) =>
  db.insertInto('businesses').values(row).returning('id').executeTakeFirstOrThrow();

export const markSubmission = (db: Db, id: number, changes: Updateable<BusinessesTable>) =>
  db.updateTable('businesses').set(changes).where('id', '=', id).execute();

/** Puts these special days in the place of those before. */
export async function replaceSpecialDays(
  db: Db,
  businessId: number,
  days: readonly { day: string; hours: string }[],
): Promise<void> {
  await db.deleteFrom('businessSpecialDays').where('businessId', '=', businessId).execute();
  if (days.length === 0) return;
  await db
    .insertInto('businessSpecialDays')
    .values(days.map((day) => ({ businessId, ...day })))
    .execute();
}

const state = ['id', 'name', 'status', 'rejectionReason', 'submittedAt', 'approvedAt'] as const;

export const listSubmissionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('businesses')
    .select([...state, 'email'])
    .where('submittedBy', '=', userId)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute();

const whole = (db: Db) =>
  db.selectFrom('businesses as b').select([
    ...state,
    ...fieldColumns('name', 'isOpen', 'cid'),
    'submitterName',
    sql<Record<string, string> | null>`(
        select jsonb_object_agg(day, s.hours) from business_special_days s
        where s.business_id = b.id and not s.of_ramadan)`.as('specialDays'),
  ]);

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

export const findSubmissionOf = (db: Db, userId: number, id: number) =>
  whole(db).where('id', '=', id).where('submittedBy', '=', userId).executeTakeFirst();

export const listWholeSubmissionsOf = (db: Db, userId: number) =>
  whole(db).where('submittedBy', '=', userId).orderBy('id').execute();

/** Gives what was added with an address, and by nobody signed in, to the account that proved it. */
export const attachSubmissions = (db: Db, person: { userId: number; email: string }) =>
  db
    .updateTable('businesses')
    .set({ submittedBy: person.userId })
    .where(sql<boolean>`lower(email) = ${person.email}`)
    .where('submittedBy', 'is', null)
    .where('importBatchId', 'is', null)
    .where('isExample', '=', false)
    .execute();

const ofPerson = ({ userId, email }: { userId: number; email: string }) =>
  sql<boolean>`(submitted_by = ${userId} or (submitted_by is null and lower(email) = ${email}
    and import_batch_id is null and not is_example))`;
const NEVER_PUBLISHED = ['email_pending', 'pending', 'rejected'] as const;

export const deleteUnpublishedOf = (db: Db, person: { userId: number; email: string }) =>
  db
    .deleteFrom('businesses')
    .where(ofPerson(person))
    .where('status', 'in', NEVER_PUBLISHED)
    .returning('images')
    .execute();

/** The proved address that somebody who acts for a business put on its page. */
export const dropProvedEmail = (db: Db, email: string) =>
  db
    .updateTable('businesses')
    .set({ email: null, emailVerified: false, isEmailShown: false })
    .where(sql<boolean>`lower(email) = ${email}`)
    .where('emailVerified', '=', true)
    .where('isExample', '=', false)
    .execute();

/** What the public has seen stays, without the person who put it in. */
export const makeSubmissionsNameless = (
  db: Db,
  person: { userId: number; email: string },
  name: string,
) =>
  db
    .updateTable('businesses')
    .set({
      submitterName: name,
      submittedBy: null,
      email: null,
      isEmailShown: false,
      emailVerificationToken: null,
      emailVerificationExpires: null,
    })
    .where(ofPerson(person))
    .execute();
