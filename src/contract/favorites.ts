import { z } from 'zod';
import { CallerId } from './accounts/accounts.ts';
import { endpoint } from './api/endpoint.ts';
import { Id } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { Business } from './businesses/businesses.ts';

/** Nobody keeps more by hand; the list is shown as a whole. */
export const MAX_FAVORITES = 500;

export const Favorite = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  businessId: z.number().int(),
  createdAt: z.string(),
});
export type Favorite = z.infer<typeof Favorite>;

/** A favorite with what its card shows; a business that is not public any more has its name alone. */
export const FavoriteBusiness = z.object({
  businessId: z.number().int(),
  name: z.string(),
  state: z.enum(['public', 'closed', 'hidden']),
  // Not Business.nullable(): the build leaves out only what begins with z.
  business: z.nullable(Business),
  /** Its person's own: nobody else reads it, whatever is shared. */
  note: z.string().nullable(),
  /** In which named lists it stands. */
  listIds: z.array(z.number().int()),
});
export type FavoriteBusiness = z.infer<typeof FavoriteBusiness>;

/** A named list. */
export const FavoriteList = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Part of the link /favorites/{token}; null while the list is not shared. */
  token: z.string().nullable(),
});
export type FavoriteList = z.infer<typeof FavoriteList>;

export const ListToken = z
  .string()
  .max(22)
  .regex(/^[\w-]{22}$/, 'Geçersiz bağlantı');

export const listFavorites = endpoint({
  summary: 'Favoriler; son eklenen başta. Oturumu olmayan için boş',
  method: 'GET',
  path: '/api/users/:userId/favorites',
  access: 'public',
  knowsVisitor: true,
  input: z.object({ userId: CallerId }),
  output: z.array(Favorite),
});

export const getFavoriteList = endpoint({
  summary: 'Favoriler işletmeleri, notları ve adlı listeleriyle; paylaşma bağlantıları da',
  method: 'GET',
  path: '/api/users/:userId/favorite-list',
  access: 'public',
  knowsVisitor: true,
  input: z.object({ userId: CallerId }),
  output: z.object({
    items: z.array(FavoriteBusiness),
    lists: z.array(FavoriteList),
    /** Part of the link /favorites/{token}; null while the list is not shared. */
    token: z.string().nullable(),
  }),
});

export const addFavorite = endpoint({
  summary: 'İşletmeyi favorilere ekler; ikinci kez eklemek bir şey değiştirmez',
  method: 'POST',
  path: '/api/favorites',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ userId: CallerId.default('me'), businessId: Id }),
  output: Favorite,
});

export const removeFavorite = endpoint({
  summary: 'İşletmeyi favorilerden kaldırır; orada değilse bir şey değişmez',
  method: 'DELETE',
  path: '/api/favorites',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ userId: CallerId.default('me'), businessId: Id }),
  output: z.object({}),
});

export const shareFavorites = endpoint({
  summary: 'Favorilere, ya da adlı bir listeye, bağlantı açar; açıksa aynısını verir',
  method: 'POST',
  path: '/api/favorite-lists',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ listId: Id.optional() }),
  output: z.object({ token: z.string() }),
});

export const withdrawFavorites = endpoint({
  summary: 'Favorilerin, ya da adlı bir listenin, bağlantısını geri çeker',
  method: 'DELETE',
  path: '/api/favorite-lists',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ listId: Id.optional() }),
  output: z.object({}),
});

export const getSharedFavorites = endpoint({
  summary:
    'Bağlantısı verilen liste: adı ve yayındaki işletmeleri, notlar ve kimin olduğu söylenmeden',
  method: 'GET',
  path: '/api/favorite-lists/:token',
  access: 'public',
  input: z.object({ token: ListToken }),
  output: z.object({
    /** null: all favorites. */
    name: z.string().nullable(),
    businesses: z.array(Business),
  }),
});
