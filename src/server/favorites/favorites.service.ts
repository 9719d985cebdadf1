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
  deleteToken,
  findOwnerOfToken,
  findToken,
  insertToken,
  moveToken,
} from './favorite-lists.queries.ts';
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

const toFavorite = (row: Row): Favorite => ({ ...row, createdAt: row.createdAt.toISOString() });

const rowsOf = async (ctx: Context) =>
  ctx.caller.userId === undefined ? [] : listFavoritesOf(ctx.db, ctx.caller.userId);

export async function listFavorites(ctx: Context, { userId }: { userId: CallerId }) {
  refuseUnlessOwn(ctx, userId);
  return (await rowsOf(ctx)).map(toFavorite);
}

/** The favorites with their businesses; one that left the directory keeps its place and says so. */
export async function getFavoriteList(ctx: Context, { userId }: { userId: CallerId }) {
  refuseUnlessOwn(ctx, userId);
  const rows = await rowsOf(ctx);
  const businesses = await publicBusinessesOf(ctx, rows);
  const items = rows.map(({ businessId, name, status }): FavoriteBusiness => {
    const business = businesses.get(businessId) ?? null;
    return {
      businessId,
      name,
      state: business ? 'public' : status === 'closed' ? 'closed' : 'hidden',
      business,
    };
  });
  const list = ctx.caller.userId && (await findToken(ctx.db, ctx.caller.userId));
  return { items, token: list ? list.token : null };
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

/** Whoever has the link may read the list until it is withdrawn; a new one is another link. */
export async function shareFavorites(ctx: Context) {
  const userId = ctx.caller.userId ?? refuse('not_found');
  await insertToken(ctx.db, userId, randomBytes(TOKEN_BYTES).toString('base64url'), ctx.now());
  const list = await findToken(ctx.db, userId);
  return { token: list?.token ?? refuse('not_found') };
}

export async function withdrawFavorites(ctx: Context) {
  if (ctx.caller.userId !== undefined) await deleteToken(ctx.db, ctx.caller.userId);
  return {};
}

export async function getSharedFavorites(ctx: Basics, { token }: { token: string }) {
  const list = (await findOwnerOfToken(ctx.db, token)) ?? refuse('not_found');
  const rows = await listFavoritesOf(ctx.db, list.userId);
  return [...(await publicBusinessesOf(ctx, rows)).values()];
}

/** Goes with the account by itself. */
export const favoritesRecords: PersonalRecords = {
  name: 'favorites',
  async adopt({ db }, { guestId, userId }) {
    // After this nothing is added to the guest's favorites any more.
    await lockPerson(db, guestId);
    await copyFavorites(db, guestId, userId);
    await moveToken(db, guestId, userId);
  },
  export: async ({ db }, userId) => ({
    businesses: (await listFavoritesOf(db, userId)).map(({ businessId, name, createdAt }) => ({
      businessId,
      name,
      createdAt,
    })),
    sharedBy: (await findToken(db, userId))?.token ?? null,
  }),
};
