import { randomBytes } from 'node:crypto';
import type { CallerId } from '#contract/accounts/accounts.ts';
import { refuse } from '#contract/api/errors.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { type Favorite, type FavoriteBusiness, MAX_FAVORITES } from '#contract/favorites.ts';
import { publicBusinessBehind } from '#server/access/access.service.ts';
import { ensurePrincipal, refuseUnlessOwn } from '#server/accounts/sessions.service.ts';
import { getBusinesses } from '#server/businesses/reading/businesses.service.ts';
import type { PersonalRecords } from '#server/platform/audit/personal-records.ts';
import { type Basics, type Context, inTransaction } from '#server/platform/context.ts';
import { countAct } from '#server/statistics/events.service.ts';
import {
  closeToken,
  findListOfToken,
  findToken,
  moveLists,
  openToken,
} from './favorite-lists.queries.ts';
import { listsByFavorite, namedListsOf } from './favorite-lists.service.ts';
import {
  copyFavorites,
  deleteFavorite,
  insertFavorite,
  listFavoritesOf,
  lockPerson,
} from './favorites.queries.ts';

/** 128 bits: nobody guesses the link of a list. */
const TOKEN_BYTES = 16;

type Row = Awaited<ReturnType<typeof listFavoritesOf>>[number];

const toFavorite = ({ id, userId, businessId, createdAt }: Row): Favorite => ({
  ...{ id, userId, businessId, createdAt: createdAt.toISOString() },
});

const rowsOf = async (ctx: Context) =>
  ctx.caller.userId === undefined ? [] : listFavoritesOf(ctx.db, ctx.caller.userId);

export async function listFavorites(ctx: Context, { userId }: { userId: CallerId }) {
  refuseUnlessOwn(ctx, userId);
  return (await rowsOf(ctx)).map(toFavorite);
}

/** The favorites with their businesses, notes and named lists; one that left the directory keeps its place and says so. */
export async function getFavoriteList(ctx: Context, { userId }: { userId: CallerId }) {
  refuseUnlessOwn(ctx, userId);
  const caller = ctx.caller.userId;
  if (caller === undefined) return { items: [], lists: [], token: null };
  const rows = await rowsOf(ctx);
  const businesses = await publicBusinessesOf(ctx, rows);
  const listsOf = await listsByFavorite(ctx.db, caller);
  const items = rows.map(({ ids, businessId, name, status, note }): FavoriteBusiness => {
    const business = businesses.get(businessId) ?? null;
    return {
      ...{ businessId, name, note, business, listIds: listsOf(ids) },
      state: business ? 'public' : status === 'closed' ? 'closed' : 'hidden',
    };
  });
  return {
    items,
    lists: await namedListsOf(ctx.db, caller),
    token: await findToken(ctx.db, caller),
  };
}

async function publicBusinessesOf(ctx: Basics, rows: Row[]): Promise<Map<number, Business>> {
  const businesses = await getBusinesses(
    ctx,
    rows.filter(({ status }) => status === 'approved').map(({ businessId }) => businessId),
  );
  return new Map(businesses.map((business) => [business.id, business]));
}

/** The first favorite of a browser makes its guest. */
export const addFavorite = (
  ctx: Context,
  { userId, businessId }: { userId: CallerId; businessId: number },
): Promise<Favorite> =>
  inTransaction(ctx, async (inside) => {
    refuseUnlessOwn(inside, userId);
    const business = await publicBusinessBehind(inside.db, businessId);
    const principal = await ensurePrincipal(inside);
    (await lockPerson(inside.db, principal)) ?? refuse('not_signed_in');
    const before = await listFavoritesOf(inside.db, principal);
    const known = before.find((favorite) => favorite.businessId === business.id);
    if (known) return toFavorite(known);
    if (before.length >= MAX_FAVORITES) refuse('too_many_favorites');
    await insertFavorite(inside.db, principal, business.id, inside.now());
    await countAct(inside, business.id, 'favorites');
    const [newest] = await listFavoritesOf(inside.db, principal);
    return toFavorite(newest as Row);
  });

export async function removeFavorite(
  ctx: Context,
  { userId, businessId }: { userId: CallerId; businessId: number },
) {
  refuseUnlessOwn(ctx, userId);
  if (ctx.caller.userId !== undefined) {
    await deleteFavorite(ctx.db, ctx.caller.userId, businessId);
  }
  return {};
}

/** Of all favorites, or of one named list. */
interface Shared {
  listId?: number | undefined;
}

/** Whoever has the link may read the list until it is withdrawn; a new one is another link. */
export async function shareFavorites(ctx: Context, { listId }: Shared) {
  const userId = ctx.caller.userId ?? refuse('not_found');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await openToken(ctx.db, { userId, listId }, token, ctx.now());
  const open = await findToken(ctx.db, userId, listId);
  return { token: open ?? refuse('favorite_list_not_found') };
}

export async function withdrawFavorites(ctx: Context, { listId }: Shared) {
  if (ctx.caller.userId !== undefined) await closeToken(ctx.db, ctx.caller.userId, listId);
  return {};
}

/** The businesses alone: notes are their person's own, whoever was given the link. */
export async function getSharedFavorites(ctx: Basics, { token }: { token: string }) {
  const { id, userId, name } = (await findListOfToken(ctx.db, token)) ?? refuse('not_found');
  const rows = await listFavoritesOf(ctx.db, userId);
  const listsOf = name !== null && (await listsByFavorite(ctx.db, userId));
  const shown = listsOf ? rows.filter(({ ids }) => listsOf(ids).includes(id)) : rows;
  return { name, businesses: [...(await publicBusinessesOf(ctx, shown)).values()] };
}

/** Goes with the account by itself. */
export const favoritesRecords: PersonalRecords = {
  name: 'favorites',
  async adopt({ db }, { guestId, userId }) {
    // After this nothing is added to the guest's favorites any more.
    await lockPerson(db, guestId);
    await lockPerson(db, userId);
    await copyFavorites(db, guestId, userId);
    await moveLists(db, guestId, userId);
  },
  async export({ db }, userId) {
    const rows = await listFavoritesOf(db, userId);
    const listsOf = await listsByFavorite(db, userId);
    const lists = await namedListsOf(db, userId);
    return {
      businesses: rows.map(({ ids, businessId, name, note, createdAt }) => ({
        ...{ businessId, name, note, createdAt },
        lists: lists.filter(({ id }) => listsOf(ids).includes(id)).map((list) => list.name),
      })),
      lists: lists.map(({ name, token }) => ({ name, sharedBy: token })),
      sharedBy: await findToken(db, userId),
    };
  },
};
