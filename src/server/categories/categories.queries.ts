import type { Db } from '#server/platform/database/database.ts';

const columns = (db: Db) =>
  db.selectFrom('categories').select((eb) => [
    'id',
    'name',
    'slug',
    'icon',
    'color',
    'description',
    'isHiddenWhileEmpty',
    eb
      .selectFrom('businesses')
      .whereRef('businesses.category', '=', 'categories.name')
      .where('businesses.status', '=', 'approved')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .as('businessCount'),
  ]);

export const listCategoryRows = (db: Db) => columns(db).orderBy('position').orderBy('id').execute();

export const findCategoryBySlug = (db: Db, slug: string) =>
  columns(db).where('slug', '=', slug).executeTakeFirst();

export const listCategoryNames = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Where a category is today that had this address before. */
export const findSlugAfter = (db: Db, formerSlug: string) =>
  db
    .selectFrom('categorySlugs as former')
    .innerJoin('categories as c', 'c.id', 'former.categoryId')
    .where('former.slug', '=', formerSlug)
    .select(['c.name', 'c.slug'])
    .executeTakeFirst();

interface NewCategory {
  id: number;
  name: string;
  slug: string;
  icon: string;
  color: string;
  description: string;
}

/** Adds the categories that are not there yet; one that the team changed stays as it is. */
export const insertMissingCategories = (db: Db, categories: NewCategory[]) =>
  db
    .insertInto('categories')
    .values(categories)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
