import * as contract from '#contract/businesses.ts';
import { serve } from '#server/platform/http.ts';
import {
  getBusiness,
  listBusinesses,
  listBusinessesInBox,
  listBusinessesOfCategory,
  listFeaturedBusinesses,
} from './businesses.service.ts';
import { searchBusinesses } from './search.service.ts';

// Fixed words before `:id`: the first path that fits answers.
export const businessesRoutes = [
  serve(contract.listBusinesses, listBusinesses),
  serve(contract.listFeaturedBusinesses, listFeaturedBusinesses),
  serve(contract.searchBusinesses, searchBusinesses),
  serve(contract.listBusinessesOfCategory, listBusinessesOfCategory),
  serve(contract.getBusiness, getBusiness),
  serve(contract.listBusinessesInBox, listBusinessesInBox),
];
