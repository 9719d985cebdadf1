import * as contract from '#contract/categories.ts';
import { serve } from '#server/platform/http.ts';
import { getCategory, listCategories } from './categories.service.ts';

export const categoriesRoutes = [
  serve(contract.listCategories, listCategories),
  serve(contract.getCategory, getCategory),
];
