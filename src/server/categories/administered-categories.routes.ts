import * as contract from '#contract/moderation/administration.ts';
import { serve } from '#server/platform/http/http.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAdministeredCategories,
  orderCategories,
} from './administered-categories.service.ts';

export const administeredCategoriesRoutes = [
  serve(contract.listAdministeredCategories, listAdministeredCategories),
  serve(contract.addCategory, addCategory),
  serve(contract.changeCategory, changeCategory),
  serve(contract.orderCategories, orderCategories),
  serve(contract.deleteCategory, deleteCategory),
];
