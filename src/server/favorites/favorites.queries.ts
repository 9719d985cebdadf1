import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** A favorite follows its business into the one it became part of. */
const favoritesWithTarget = (db: Db, userId: number) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('businesses as kept', 'kept.id', 'f.business_id')
    .innerJoin('businesses as b', (join) =>
      join.on('b.id', '=', sql<number>`coalesce(kept.merged_into, kept.id)`),
    )
    .where('f.user_id', '=', userId);

/** One per business, the newest first. */
export const listFavoritesOf = async (db: Db, userId: number) => {
  const rows = await favoritesWithTarget(db, userId)
    .distinctOn('b.id')
    .select([
      'f.id',
      'f.user_id as userId',
      'b.id as businessId',
      'b.name',
      'b.status',
      'f.created_at as createdAt',
    ])
    .orderBy('b.id')
    .orderBy('f.id')
    .execute();
  return rows.sort((one, other) => other.id - one.id);
};

/** The public business that an id leads to. */
export const findPublicBusiness = (db: Db, id: number) =>
  db
    .selectFrom('businesses as asked')
    .innerJoin('businesses as b', (join) =>
      join.on('b.id', '=', sql<number>`coalesce(asked.merged_into, asked.id)`),
    )
    .where('asked.id', '=', id)
    .where('b.status', '=', 'approved')
    .select('b.id')
    .executeTakeFirst();

/** Holds the person's row: a guest whose things are being taken over has none any more afterwards. */
export const lockPerson = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

export const insertFavorite = (db: Db, userId: number, businessId: number, at: Date) =>
  db
    .insertInto('favorites')
    .values({ user_id: userId, business_id: businessId, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'business_id']).doNothing())
    .execute();

/** Also the rows kept under businesses that became part of it. */
export const deleteFavorite = (db: Db, userId: number, businessId: number) =>
  db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('business_id', 'in', (eb) =>
      eb
        .selectFrom('businesses')
        .select('id')
        .where((or) => or.or([or('id', '=', businessId), or('merged_into', '=', businessId)])),
    )
    .execute();

/** Whoever kept a business keeps the one it became part of. */
export const copyToBusiness = (db: Db, fromId: number, toId: number) =>
  db
    .insertInto('favorites')
    .columns(['user_id', 'business_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('favorites')
        .where('business_id', '=', fromId)
        .select(['user_id', sql<number>`${toId}::int`.as('business_id'), 'created_at'])
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'business_id']).doNothing())
    .execute();

export const deleteFavoritesOf = (db: Db, businessId: number) =>
  db.deleteFrom('favorites').where('business_id', '=', businessId).execute();

/** Everything a guest kept that the member did not keep already. */
export const copyFavorites = (db: Db, fromId: number, toId: number) =>
  db
    .insertInto('favorites')
    .columns(['user_id', 'business_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('favorites')
        .where('user_id', '=', fromId)
        .select([sql<number>`${toId}::int`.as('user_id'), 'business_id', 'created_at'])
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'business_id']).doNothing())
    .execute();
