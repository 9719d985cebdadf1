import type { Db } from '#server/platform/database.ts';

export const findToken = (db: Db, userId: number) =>
  db.selectFrom('favorite_lists').select('token').where('user_id', '=', userId).executeTakeFirst();

export const findOwnerOfToken = (db: Db, token: string) =>
  db
    .selectFrom('favorite_lists')
    .select('user_id as userId')
    .where('token', '=', token)
    .executeTakeFirst();

/** The link that is open stays as it is. */
export const insertToken = (db: Db, userId: number, token: string, at: Date) =>
  db
    .insertInto('favorite_lists')
    .values({ user_id: userId, token, created_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();

export const deleteToken = (db: Db, userId: number) =>
  db.deleteFrom('favorite_lists').where('user_id', '=', userId).execute();

/** A guest's open link goes on with the member who has none. */
export const moveToken = (db: Db, fromId: number, toId: number) =>
  db
    .updateTable('favorite_lists')
    .set({ user_id: toId })
    .where('user_id', '=', fromId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('favorite_lists as own')
            .select('own.token')
            .where('own.user_id', '=', toId),
        ),
      ),
    )
    .execute();
