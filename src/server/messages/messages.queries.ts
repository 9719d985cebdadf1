import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { BusinessMessagesTable } from '#server/platform/database-participation-tables.ts';

/** A public business, and whether it has an owner whose plan takes messages: `takesMessages` of its page. */
export const findAddressable = (db: Db, id: number, at: Date) =>
  db
    .selectFrom('businesses as b')
    .select(['b.id', 'b.name'])
    .select(
      sql<boolean>`(b.plan <> 'free' and coalesce(b.plan_expires_at > ${at}, true) and exists (
        select from business_claims o where o.business_id = b.id and o.status = 'approved'))`.as(
        'isOpen',
      ),
    )
    .where('b.id', '=', id)
    .where('b.status', '=', 'approved')
    .executeTakeFirst();

/** By an approved claim, or as a colleague who was made an owner too. */
export const listOwners = (db: Db, businessId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.name', 'u.email'])
    .where(
      sql<boolean>`exists (
        select from business_claims c
        where c.business_id = ${businessId} and c.user_id = u.id and c.status = 'approved')
      or exists (
        select from business_members m
        where m.business_id = ${businessId} and m.user_id = u.id and m.role = 'owner'
          and m.accepted_at is not null)`,
    )
    .orderBy('u.id')
    .execute();

export const insertMessage = (db: Db, message: Insertable<BusinessMessagesTable>) =>
  db.insertInto('business_messages').values(message).returning('id').executeTakeFirstOrThrow();

/** Newest first. */
export const listOfBusiness = (
  db: Db,
  businessId: number,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .selectFrom('business_messages')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'content',
      'read_at as readAt',
      'moderation_score as moderationScore',
      'created_at as createdAt',
    ])
    .where('business_id', '=', businessId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countUnread(db: Db, businessId: number): Promise<number> {
  const { count } = await db
    .selectFrom('business_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('business_messages')
    .select(['id', 'business_id as businessId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const markRead = (db: Db, id: number, readAt: Date | null) =>
  db.updateTable('business_messages').set({ read_at: readAt }).where('id', '=', id).execute();

export const markSenderOf = (db: Db, email: string, userId: number) =>
  db
    .updateTable('business_messages')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where('email', '=', email)
    .execute();

export const listMessagesBy = (db: Db, userId: number) =>
  db
    .selectFrom('business_messages as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select([
      'b.name as businessName',
      'm.name',
      'm.email',
      'm.phone',
      'm.content',
      'm.created_at as createdAt',
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.id')
    .execute();

export const deleteMessagesBy = (db: Db, userId: number, email: string) =>
  db
    .deleteFrom('business_messages')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .execute();
