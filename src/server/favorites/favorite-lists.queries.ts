import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** All favorites (without a name) or a named list; of somebody whose it is. */
const listOf = (db: Db, userId: number, listId: number | undefined) =>
  db
    .selectFrom('favoriteLists')
    .where('userId', '=', userId)
    .where((eb) => (listId === undefined ? eb('name', 'is', null) : eb('id', '=', listId)));

export const findToken = async (db: Db, userId: number, listId?: number) =>
  (await listOf(db, userId, listId).select('token').executeTakeFirst())?.token ?? null;

export const findListOfToken = (db: Db, token: string) =>
  db
    .selectFrom('favoriteLists')
    .select(['id', 'userId', 'name'])
    .where('token', '=', token)
    .executeTakeFirst();

/** A link that is open stays as it is. */
export const openToken = async (
  db: Db,
  { userId, listId }: { userId: number; listId: number | undefined },
  token: string,
  at: Date,
) => {
  if (listId === undefined)
    await db
      .insertInto('favoriteLists')
      .values({ userId, token, createdAt: at })
      .onConflict((conflict) => conflict.constraint('favorite_lists_once').doNothing())
      .execute();
  else
    await db
      .updateTable('favoriteLists')
      .set({ token })
      .where('id', '=', listId)
      .where('userId', '=', userId)
      .where('token', 'is', null)
      .execute();
};

export const closeToken = async (db: Db, userId: number, listId: number | undefined) => {
  if (listId === undefined)
    await db
      .deleteFrom('favoriteLists')
      .where('userId', '=', userId)
      .where('name', 'is', null)
      .execute();
  else
    await db
      .updateTable('favoriteLists')
      .set({ token: null })
      .where('id', '=', listId)
      .where('userId', '=', userId)
      .where('name', 'is not', null)
      .execute();
};

/** The named ones, in the order they were made in. */
export const listNamedLists = (db: Db, userId: number) =>
  db
    .selectFrom('favoriteLists')
    .select(['id', 'name', 'nameNorm', 'token'])
    .where('userId', '=', userId)
    .where('name', 'is not', null)
    .$narrowType<{ name: string; nameNorm: string }>()
    .orderBy('id')
    .execute();

export const insertNamedList = (
  db: Db,
  list: { userId: number; name: string; nameNorm: string; createdAt: Date },
) => db.insertInto('favoriteLists').values(list).returning('id').executeTakeFirstOrThrow();

export const updateListName = (db: Db, id: number, name: { name: string; nameNorm: string }) =>
  db.updateTable('favoriteLists').set(name).where('id', '=', id).execute();

export const deleteNamedList = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('favoriteLists')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('name', 'is not', null)
    .execute();

/** Which favorite stands in which list. */
export const listItemsOf = (db: Db, userId: number) =>
  db
    .selectFrom('favoriteListItems as i')
    .innerJoin('favorites as f', 'f.id', 'i.favoriteId')
    .where('f.userId', '=', userId)
    .select(['i.listId', 'i.favoriteId'])
    .orderBy('i.listId')
    .execute();

/** These favorites stand in these lists and in no other. */
export const replaceListItems = async (db: Db, favoriteIds: number[], listIds: number[]) => {
  await db.deleteFrom('favoriteListItems').where('favoriteId', 'in', favoriteIds).execute();
  const items = listIds.flatMap((listId) =>
    favoriteIds.map((favoriteId) => ({ listId, favoriteId })),
  );
  if (items.length > 0) await db.insertInto('favoriteListItems').values(items).execute();
};

/**
 * A guest's lists go on with the member, after the favorites. Two that are called alike become the member's, which takes the
 * guest's link where it has none.
 */
export const moveLists = async (db: Db, fromId: number, toId: number) => {
  await sql`
    insert into favorite_list_items (list_id, favorite_id)
    select coalesce(same.id, l.id), own.id
    from favorite_list_items i
    join favorite_lists l on l.id = i.list_id and l.user_id = ${fromId}
    join favorites f on f.id = i.favorite_id
    join favorites own on own.business_id = f.business_id and own.user_id = ${toId}
    left join favorite_lists same on same.user_id = ${toId} and same.name_norm = l.name_norm
    on conflict do nothing`.execute(db);
  await sql`
    with gone as (
      delete from favorite_lists l using favorite_lists same
      where l.user_id = ${fromId} and same.user_id = ${toId} and same.name_norm is not distinct from l.name_norm
      returning same.id, l.token)
    update favorite_lists own set token = gone.token
    from gone where own.id = gone.id and own.token is null`.execute(db);
  await db
    .updateTable('favoriteLists')
    .set({ userId: toId })
    .where('userId', '=', fromId)
    .execute();
};
