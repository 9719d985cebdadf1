import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { PlanRequestsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  aboutBusiness,
  type InboxLine,
  premium,
  sale,
} from '#server/records/inbox-line.queries.ts';

export const planRequestLine: InboxLine = {
  ...aboutBusiness('planRequests'),
  ...sale,
  subtitle: sql`r.plan`,
  email: sql`null`,
  isPriority: premium,
};

const columns = ['id', 'businessId', 'plan', 'message', 'status', 'createdAt'] as const;

export const findNewestRequest = (db: Db, businessId: number) =>
  db
    .selectFrom('planRequests')
    .select(columns)
    .where('businessId', '=', businessId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The one that waits, if any; locked, so that it is answered once. */
export const lockOpenRequest = (db: Db, businessId: number) =>
  db
    .selectFrom('planRequests')
    .select(['id', 'status'])
    .where('businessId', '=', businessId)
    .where('status', 'in', ['new', 'contacted'])
    .forUpdate()
    .executeTakeFirst();

export const lockRequest = (db: Db, id: number) =>
  db
    .selectFrom('planRequests')
    .select(['id', 'status', 'businessId', 'plan'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Undefined while another of this business waits. */
export const insertRequest = (db: Db, row: Insertable<PlanRequestsTable>) =>
  db
    .insertInto('planRequests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Who asks, for the e-mail. */
export const findPerson = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const listRequestsBy = (db: Db, userId: number) =>
  db
    .selectFrom('planRequests')
    .select(columns)
    .where('requestedBy', '=', userId)
    .orderBy('id')
    .execute();

/** The wish stays with the business; what the person wrote to it goes. */
export const dropWordsOf = (db: Db, userId: number) =>
  db
    .updateTable('planRequests')
    .set({ message: null, requestedBy: null })
    .where('requestedBy', '=', userId)
    .execute();
