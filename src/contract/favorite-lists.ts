import { z } from 'zod';
import { endpoint } from './api/endpoint.ts';
import { Id, shortText } from './api/fields.ts';
import { LIMITS } from './api/limits.ts';
import { FavoriteList } from './favorites.ts';

export const MAX_FAVORITE_LISTS = 20;
export const FAVORITE_NOTE_LENGTH = 200;
export const LIST_NAME_LENGTH = 40;

const ListName = shortText(LIST_NAME_LENGTH)
  .overwrite((name) => name.replace(/\s+/g, ' '))
  .pipe(z.string().min(1, 'Listeye bir ad verin'));

export const changeFavorite = endpoint({
  summary: 'Favorinin notunu ya da hangi listelerde durduğunu değiştirir; boş not silinir',
  method: 'PATCH',
  path: '/api/favorites/:id',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({
    /** Of the business. */
    id: Id,
    note: shortText(FAVORITE_NOTE_LENGTH).nullable().optional(),
    /** All lists it stands in from now on. Guests’ lists may come on top of the most there may be. */
    listIds: z
      .array(Id)
      .max(MAX_FAVORITE_LISTS * 3)
      .optional(),
    /** The name of one more, which is made for it. */
    newList: ListName.optional(),
  }),
  output: z.object({
    note: z.string().nullable(),
    listIds: z.array(z.number().int()),
    lists: z.array(FavoriteList),
  }),
});

export const createFavoriteList = endpoint({
  summary: 'Favoriler için adlı bir liste açar',
  method: 'POST',
  path: '/api/own-favorite-lists',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ name: ListName }),
  output: FavoriteList,
});

export const renameFavoriteList = endpoint({
  summary: 'Kendi listesinin adını değiştirir; bağlantısı aynı kalır',
  method: 'PATCH',
  path: '/api/own-favorite-lists/:id',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ id: Id, name: ListName }),
  output: FavoriteList,
});

export const deleteFavoriteList = endpoint({
  summary: 'Kendi listesini bağlantısıyla siler; içindekiler favori kalır',
  method: 'DELETE',
  path: '/api/own-favorite-lists/:id',
  access: 'public',
  limit: LIMITS.favorites,
  input: z.object({ id: Id }),
  output: z.object({}),
});
