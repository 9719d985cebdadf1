import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { RemovalRequestsTable } from '#server/platform/database/database-participation-tables.ts';
import {
  fromForm,
  type InboxLine,
  isOpen,
  perhapsAboutBusiness,
  SUBTITLE_LETTERS,
} from '#server/records/inbox-line.queries.ts';

export const removalLine: InboxLine = {
  ...perhapsAboutBusiness('removalRequests'),
  ...fromForm,
  isWaiting: isOpen,
  title: sql`r.name`,
  subtitle: sql`left(r.content, ${SUBTITLE_LETTERS})`,
};

export const findBusinessId = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('businesses').select('id').where('id', '=', id).executeTakeFirst())?.id;

export const insertRemoval = (db: Db, request: Insertable<RemovalRequestsTable>) =>
  db.insertInto('removalRequests').values(request).returning('id').executeTakeFirstOrThrow();

export const listRemovalsOf = (db: Db, userId: number) =>
  db
    .selectFrom('removalRequests')
    .select(['id', 'name', 'email', 'page', 'content', 'status', 'decisionReason', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

export const deleteRemovalsOf = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('removalRequests')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
