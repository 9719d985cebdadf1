import { nameOfCategory } from '#server/categories/categories.service.ts';
import type { Basics } from '#server/platform/context.ts';
import { countByDistrict } from './category-districts.queries.ts';

/** How many approved businesses of a category each district has; the one with most first. */
export const countDistrictsOfCategory = async (
  { db }: Basics,
  { categoryName }: { categoryName: string },
): Promise<{ district: string; count: number }[]> =>
  countByDistrict(db, await nameOfCategory(db, categoryName));
