import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { ReportsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  aboutBusiness,
  fromForm,
  type InboxLine,
  isOpen,
} from '#server/records/inbox-line.queries.ts';

export const reportLine: InboxLine = {
  ...aboutBusiness('reports'),
  ...fromForm,
  isWaiting: isOpen,
  subtitle: sql`r.reason`,
};

/** A review that stands on a public page. */
export const findPublicReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .select(['r.id', 'b.id as businessId', 'b.name as businessName'])
    .where('r.id', '=', id)
    .where('r.status', '=', 'approved')
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

export const insertReport = (db: Db, report: Insertable<ReportsTable>) =>
  db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow();

/** How many different people say by waiting reports that it has closed: of other networks, and other accounts where they have one. */
export async function countClosings(db: Db, businessId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(
      count(distinct sender_hash),
      count(distinct coalesce(user_id::text, encode(sender_hash, 'hex'))))::int as count
    from reports
    where business_id = ${businessId} and reason = 'closed_down' and review_id is null
      and status = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

const reported = (db: Db, id: number) =>
  db
    .selectFrom('reports as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .leftJoin('users as u', 'u.id', 'r.userId')
    .select([
      'r.id',
      'r.status',
      'r.reason',
      'r.reviewId',
      'b.id as businessId',
      'b.name as businessName',
      'b.status as businessStatus',
      'u.name as userName',
      'r.createdAt',
    ])
    .select(sql<string | null>`r.suggestion ->> 'text'`.as('suggestion'))
    .select(sql<string | null>`coalesce(u.email, r.email)`.as('email'))
    .where('r.id', '=', id);

export const findReport = (db: Db, id: number) => reported(db, id).executeTakeFirst();

/** Locks the report, so that two moderators cannot both decide. */
export const lockReport = (db: Db, id: number) =>
  reported(db, id).forUpdate('r').executeTakeFirst();

export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** Whether somebody has edited a business since then, one of these fields where they are named. */
export async function isEditedSince(
  db: Db,
  {
    businessId,
    at,
    fields,
  }: { businessId: number; at: Date; fields?: readonly string[] | undefined },
): Promise<boolean> {
  const { rows } = await sql<{ isEdited: boolean }>`
    select exists (select from audit_entries
      where entity = 'business' and entity_id = ${String(businessId)} and at >= ${at}
        and action in ('business.edit', 'business.correct')
        and (${fields ?? null}::text[] is null or difference ?| ${fields ?? null}::text[])
    ) as is_edited`.execute(db);
  return rows[0]?.isEdited ?? false;
}

export const listReportsOf = (db: Db, userId: number) =>
  db
    .selectFrom('reports as r')
    .innerJoin('businesses as b', 'b.id', 'r.businessId')
    .select([
      'r.id',
      'b.id as businessId',
      'b.name as businessName',
      'r.reviewId',
      'r.reason',
      'r.message',
      'r.status',
      'r.createdAt',
    ])
    .select(sql<string | null>`r.suggestion ->> 'text'`.as('suggestion'))
    .where('r.userId', '=', userId)
    .orderBy('r.id', 'desc')
    .execute();

/** The report stays, for what it says of the business; who sent it goes. */
export const eraseReporter = (db: Db, userId: number, email: string) =>
  db
    .updateTable('reports')
    .set({ userId: null, email: null, message: null, suggestion: null, senderHash: null })
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
