import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export const listCategoriesWithCounts = (db: Db) =>
  db
    .selectFrom('categories as c')
    .select([
      'c.id',
      'c.name',
      'c.slug',
      'c.color',
      'c.description',
      'c.isAdFree',
      'c.isHiddenWhileEmpty',
      sql<number>`(select count(*)::int from businesses b
        where b.category = c.name and b.status = 'approved')`.as('businessCount'),
      sql<number>`(select count(*)::int from businesses b where b.category = c.name)`.as(
        'allCount',
      ),
      sql<string[]>`array(select former.slug from category_slugs former
        where former.category_id = c.id order by former.slug)`.as('formerSlugs'),
    ])
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();

/** Two that change categories at once wait for each other: names and addresses stay apart. */
export const lockCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'position', 'isAdFree', 'isHiddenWhileEmpty'])
    .orderBy('id')
    .forUpdate()
    .execute();

export const insertCategory = (
  db: Db,
  category: {
    name: string;
    slug: string;
    icon: string;
    color: string;
    description: string;
    isAdFree: boolean;
    isHiddenWhileEmpty: boolean;
    position: number;
    createdAt: Date;
  },
) => db.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow();

export const markCategory = (
  db: Db,
  id: number,
  changes: {
    name?: string;
    slug?: string;
    color?: string;
    description?: string;
    isAdFree?: boolean;
    isHiddenWhileEmpty?: boolean;
    position?: number;
  },
) => db.updateTable('categories').set(changes).where('id', '=', id).execute();

export const deleteCategoryRow = (db: Db, id: number) =>
  db.deleteFrom('categories').where('id', '=', id).execute();

export const hasBusinesses = async (db: Db, name: string): Promise<boolean> =>
  (await db
    .selectFrom('businesses')
    .select('id')
    .where('category', '=', name)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Keeps an address a category had; the last one to have it is meant. */
export const keepFormerSlug = (db: Db, slug: string, categoryId: number) =>
  db
    .insertInto('categorySlugs')
    .values({ slug, categoryId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ categoryId }))
    .execute();

/** An address that is a category's own leads nowhere else. */
export const dropFormerSlug = (db: Db, slug: string) =>
  db.deleteFrom('categorySlugs').where('slug', '=', slug).execute();
