import * as businesses from './businesses.ts';
import * as categories from './categories.ts';
import type { Endpoint } from './endpoint.ts';
import * as reviews from './reviews.ts';

/** Every call the product promises, in the order of the documentation. The server mounts exactly these. */
export const endpoints: Endpoint[] = [
  categories.listCategories,
  categories.getCategory,
  businesses.listBusinesses,
  businesses.listFeaturedBusinesses,
  businesses.searchBusinesses,
  businesses.listBusinessesOfCategory,
  businesses.getBusiness,
  businesses.listBusinessesInBox,
  reviews.listReviewsOfBusiness,
];
