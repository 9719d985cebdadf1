import type { Category } from '#contract/categories.ts';
import { refuse } from '#contract/errors.ts';
import { slugify } from '#contract/turkish-fold.ts';
import { categories as twelve } from '#db/seed/categories.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import {
  findCategoryBySlug,
  insertMissingCategories,
  listCategoryNames,
  listCategoryRows,
} from './categories.queries.ts';

const withCount = <Row extends { businessCount: number | null }>(row: Row) => ({
  ...row,
  businessCount: row.businessCount ?? 0,
});

export async function listCategories(ctx: Basics): Promise<Category[]> {
  return (await listCategoryRows(ctx.db)).map(withCount);
}

/** Finds by slug; `Güzellik` and `piknik alanları` lead to the slug as well, for old links. */
export async function getCategory(ctx: Basics, input: { slug: string }): Promise<Category> {
  const category =
    (await findCategoryBySlug(ctx.db, input.slug)) ?? (await findByName(ctx.db, input.slug));
  return category ? withCount(category) : refuse('category_not_found');
}

async function findByName(db: Db, name: string) {
  const wanted = slugify(name);
  const match = (await listCategoryNames(db)).find((category) => slugify(category.name) === wanted);
  return match && findCategoryBySlug(db, match.slug);
}

/** What a business can be put under. */
export const listNamesOfCategories = async (db: Db): Promise<string[]> =>
  (await listCategoryNames(db)).map(({ name }) => name);

/** The twelve categories of the specification; they stand with or without example data. */
export async function ensureCategories(db: Db): Promise<void> {
  const there = new Set((await listCategoryNames(db)).map(({ slug }) => slug));
  const missing = twelve
    .map((category, index) => ({ id: index + 1, ...category }))
    .filter(({ slug }) => !there.has(slug));
  // Even an insert of nothing new would tell every instance to draw its pages again.
  if (missing.length > 0) await insertMissingCategories(db, missing);
}
