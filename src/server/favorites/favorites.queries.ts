import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A favorite follows its business into the one it became part of. */
const favoritesWithTarget = (db: Db, userId: number) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('businesses as kept', 'kept.id', 'f.businessId')
    .innerJoin('businesses as b', (join) =>
      join.on('b.id', '=', sql<number>`coalesce(kept.merged_into, kept.id)`),
    )
    .where('f.userId', '=', userId);

/** One per business, the newest first; `ids`: the rows it is kept by, of which the first counts. */
export const listFavoritesOf = async (db: Db, userId: number) => {
  const rows = await favoritesWithTarget(db, userId)
    .select(['f.id', 'f.userId', 'b.id as businessId', 'b.name', 'b.status', 'f.createdAt', 'note'])
    .orderBy('f.id')
    .execute();
  const kept = new Map<number, (typeof rows)[number] & { ids: number[] }>();
  for (const row of rows) {
    const first = kept.get(row.businessId);
    if (!first) kept.set(row.businessId, { ...row, ids: [row.id] });
    else {
      first.ids.push(row.id);
      first.note ??= row.note;
    }
  }
  return [...kept.values()].sort((one, other) => other.id - one.id);
};

export const updateNote = (db: Db, ids: number[], note: string | null) =>
  db.updateTable('favorites').set({ note }).where('id', 'in', ids).execute();

/** Holds the person's row: a guest whose things are being taken over has none any more afterwards. */
export const lockPerson = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();

export const insertFavorite = (db: Db, userId: number, businessId: number, at: Date) =>
  db
    .insertInto('favorites')
    .values({ userId, businessId, createdAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'businessId']).doNothing())
    .execute();

/** Also the rows kept under businesses that became part of it. */
export const deleteFavorite = (db: Db, userId: number, businessId: number) =>
  db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('businessId', 'in', (eb) =>
      eb
        .selectFrom('businesses')
        .select('id')
        .where((or) => or.or([or('id', '=', businessId), or('mergedInto', '=', businessId)])),
    )
    .execute();

/** Everything a guest kept that the member did not keep already, and the notes to it where the member has none. */
export const copyFavorites = (db: Db, fromId: number, toId: number) =>
  db
    .insertInto('favorites')
    .columns(['userId', 'businessId', 'createdAt', 'note'])
    .expression((eb) =>
      eb
        .selectFrom('favorites')
        .where('userId', '=', fromId)
        .select([sql<number>`${toId}::int`.as('userId'), 'businessId', 'createdAt', 'note'])
        .orderBy('id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'businessId']).doUpdateSet((eb) => ({
        note: eb.fn.coalesce('favorites.note', 'excluded.note'),
      })),
    )
    .execute();
