import * as contract from '#contract/categories/categories.ts';
import { serve } from '#server/platform/http/http.ts';
import { getCategory, listCategories } from './categories.service.ts';

export const categoriesRoutes = [
  serve(contract.listCategories, listCategories),
  serve(contract.getCategory, getCategory),
];
