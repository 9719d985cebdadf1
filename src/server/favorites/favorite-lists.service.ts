import { refuse } from '#contract/api/errors.ts';
import { MAX_FAVORITE_LISTS } from '#contract/favorite-lists.ts';
import type { FavoriteList } from '#contract/favorites.ts';
import { fold } from '#contract/text/turkish-fold.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  deleteNamedList,
  insertNamedList,
  listItemsOf,
  listNamedLists,
  replaceListItems,
  updateListName,
} from './favorite-lists.queries.ts';
import { listFavoritesOf, lockPerson, updateNote } from './favorites.queries.ts';

export const namedListsOf = async (db: Db, userId: number): Promise<FavoriteList[]> =>
  (await listNamedLists(db, userId)).map(({ id, name, token }) => ({ id, name, token }));

/** Of a favorite, by the rows it is kept by, in which named lists it stands. */
export async function listsByFavorite(db: Db, userId: number) {
  const items = await listItemsOf(db, userId);
  return (ids: number[]) => [
    ...new Set(items.filter((item) => ids.includes(item.favoriteId)).map(({ listId }) => listId)),
  ];
}

/** Whoever has kept something, one change after the other: what there may be but once stays once. */
const withOwnFavorites = <Result>(
  ctx: Context,
  act: (inside: Context, userId: number) => Promise<Result>,
): Promise<Result> =>
  inTransaction(ctx, async (inside) => {
    const userId = inside.caller.userId ?? refuse('not_found');
    (await lockPerson(inside.db, userId)) ?? refuse('not_signed_in');
    return act(inside, userId);
  });

async function addList({ db, now }: Context, userId: number, name: string): Promise<FavoriteList> {
  const lists = await listNamedLists(db, userId);
  const nameNorm = fold(name);
  if (lists.some((list) => list.nameNorm === nameNorm)) refuse('favorite_list_exists');
  if (lists.length >= MAX_FAVORITE_LISTS) refuse('too_many_favorite_lists');
  const { id } = await insertNamedList(db, { userId, name, nameNorm, createdAt: now() });
  return { id, name, token: null };
}

export const createFavoriteList = (ctx: Context, { name }: { name: string }) =>
  withOwnFavorites(ctx, (inside, userId) => addList(inside, userId, name));

export const renameFavoriteList = (ctx: Context, { id, name }: { id: number; name: string }) =>
  withOwnFavorites(ctx, async ({ db }, userId): Promise<FavoriteList> => {
    const lists = await listNamedLists(db, userId);
    const list = lists.find((one) => one.id === id) ?? refuse('favorite_list_not_found');
    const nameNorm = fold(name);
    if (lists.some((other) => other.id !== id && other.nameNorm === nameNorm))
      refuse('favorite_list_exists');
    await updateListName(db, id, { name, nameNorm });
    return { id, name, token: list.token };
  });

/** What stood in it stays a favorite; its link leads nowhere any more. */
export async function deleteFavoriteList(ctx: Context, { id }: { id: number }) {
  if (ctx.caller.userId !== undefined) await deleteNamedList(ctx.db, ctx.caller.userId, id);
  return {};
}

interface Change {
  /** Of the business. */
  id: number;
  note?: string | null | undefined;
  listIds?: number[] | undefined;
  newList?: string | undefined;
}

/** What a person adds to a favorite: a note, and the lists it stands in. All of it, or nothing. */
export const changeFavorite = (ctx: Context, { id, note, listIds, newList }: Change) =>
  withOwnFavorites(ctx, async (inside, userId) => {
    const { db } = inside;
    const favorites = await listFavoritesOf(db, userId);
    const { ids, note: noteBefore } =
      favorites.find((one) => one.businessId === id) ?? refuse('favorite_not_found');
    if (note !== undefined) await updateNote(db, ids, note || null);
    const before = (await listsByFavorite(db, userId))(ids);
    if (listIds !== undefined || newList !== undefined) {
      const own = new Set((await listNamedLists(db, userId)).map((list) => list.id));
      const wanted = [...new Set(listIds ?? before)];
      if (!wanted.every((listId) => own.has(listId))) refuse('favorite_list_not_found');
      if (newList !== undefined) wanted.push((await addList(inside, userId, newList)).id);
      await replaceListItems(db, ids, wanted);
    }
    return {
      note: note === undefined ? noteBefore : note || null,
      listIds: (await listsByFavorite(db, userId))(ids),
      lists: await namedListsOf(db, userId),
    };
  });
