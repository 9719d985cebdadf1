import * as lists from '#contract/favorite-lists.ts';
import * as contract from '#contract/favorites.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  changeFavorite,
  createFavoriteList,
  deleteFavoriteList,
  renameFavoriteList,
} from './favorite-lists.service.ts';
import {
  addFavorite,
  getFavoriteList,
  getSharedFavorites,
  listFavorites,
  removeFavorite,
  shareFavorites,
  withdrawFavorites,
} from './favorites.service.ts';

export const favoritesRoutes = [
  serve(contract.listFavorites, listFavorites),
  serve(contract.getFavoriteList, getFavoriteList),
  serve(contract.addFavorite, addFavorite),
  serve(contract.removeFavorite, removeFavorite),
  serve(contract.shareFavorites, shareFavorites),
  serve(contract.withdrawFavorites, withdrawFavorites),
  serve(contract.getSharedFavorites, getSharedFavorites),
  serve(lists.changeFavorite, changeFavorite),
  serve(lists.createFavoriteList, createFavoriteList),
  serve(lists.renameFavoriteList, renameFavoriteList),
  serve(lists.deleteFavoriteList, deleteFavoriteList),
];
