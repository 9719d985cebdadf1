import type { Db } from '#server/platform/database/database.ts';

export const findToken = (db: Db, userId: number) =>
  db.selectFrom('favoriteLists').select('token').where('userId', '=', userId).executeTakeFirst();

export const findOwnerOfToken = (db: Db, token: string) =>
  db.selectFrom('favoriteLists').select('userId').where('token', '=', token).executeTakeFirst();

/** The link that is open stays as it is. */
export const insertToken = (db: Db, userId: number, token: string, at: Date) =>
  db
    .insertInto('favoriteLists')
    .values({ userId, token, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();

export const deleteToken = (db: Db, userId: number) =>
  db.deleteFrom('favoriteLists').where('userId', '=', userId).execute();

/** A guest's open link goes on with the member who has none. */
export const moveToken = (db: Db, fromId: number, toId: number) =>
  db
    .updateTable('favoriteLists')
    .set({ userId: toId })
    .where('userId', '=', fromId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('favoriteLists as own').select('own.token').where('own.userId', '=', toId),
        ),
      ),
    )
    .execute();
