import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BusinessMessagesTable } from '#server/platform/database/database-participation-tables.ts';

export const insertMessage = (db: Db, message: Insertable<BusinessMessagesTable>) =>
  db.insertInto('businessMessages').values(message).returning('id').executeTakeFirstOrThrow();

/** Newest first. */
export const listOfBusiness = (
  db: Db,
  businessId: number,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .selectFrom('businessMessages')
    .select(['id', 'name', 'email', 'phone', 'content', 'readAt', 'moderationScore', 'createdAt'])
    .where('businessId', '=', businessId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countUnread(db: Db, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('businessMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('businessId', '=', businessId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('businessMessages')
    .select(['id', 'businessId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const markRead = (db: Db, id: number, readAt: Date | null) =>
  db.updateTable('businessMessages').set({ readAt }).where('id', '=', id).execute();

export const markSenderOf = (db: Db, email: string, userId: number) =>
  db
    .updateTable('businessMessages')
    .set({ userId })
    .where('userId', 'is', null)
    .where('email', '=', email)
    .execute();

export const listMessagesBy = (db: Db, userId: number) =>
  db
    .selectFrom('businessMessages as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['b.name as businessName', 'm.name', 'm.email', 'm.phone', 'm.content', 'm.createdAt'])
    .where('m.userId', '=', userId)
    .orderBy('m.id')
    .execute();

export const deleteMessagesBy = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('businessMessages')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('email', '=', email)]))
    .execute();
