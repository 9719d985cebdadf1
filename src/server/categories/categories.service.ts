import { refuse } from '#contract/api/errors.ts';
import type { Category } from '#contract/categories/categories.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import { categories as twelve } from '#db/seed/categories.ts';
import type { Basics } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  findCategoryBySlug,
  findSlugAfter,
  insertMissingCategories,
  listCategoryNames,
  listCategoryRows,
} from './categories.queries.ts';

const withCount = ({
  businessCount,
  isHiddenWhileEmpty,
  ...row
}: Awaited<ReturnType<typeof listCategoryRows>>[number]): Category => ({
  ...row,
  businessCount: businessCount ?? 0,
  isHidden: isHiddenWhileEmpty && !businessCount,
});

export async function listCategories(ctx: Basics): Promise<Category[]> {
  return (await listCategoryRows(ctx.db)).map(withCount);
}

/** Finds by slug; a former one, `Güzellik` and `piknik alanları` lead to the slug as well, for old links. */
export async function getCategory(ctx: Basics, input: { slug: string }): Promise<Category> {
  const category =
    (await findCategoryBySlug(ctx.db, input.slug)) ?? (await findByName(ctx.db, input.slug));
  return category ? withCount(category) : refuse('category_not_found');
}

async function findByName(db: Db, name: string) {
  const wanted = slugify(name);
  const match =
    (await listCategoryNames(db)).find((category) => slugify(category.name) === wanted) ??
    (await findSlugAfter(db, wanted));
  return match && findCategoryBySlug(db, match.slug);
}

/**
 * The name of today of a category somebody calls by a name: its own, or the one it had when its address
 * was made of it ('Restoranlar' is at /category/restoranlar, whatever it is called by now).
 */
export async function nameOfCategory(
  db: Db,
  given: string,
  known?: readonly { name: string; slug: string }[],
): Promise<string> {
  const categories = known ?? (await listCategoryNames(db));
  if (categories.some(({ name }) => name === given)) return given;
  const slug = slugify(given);
  const match =
    categories.find((category) => category.slug === slug) ?? (await findSlugAfter(db, slug));
  return match?.name ?? given;
}

/** By what it is called now. */
export const slugOfCategory = async (db: Db, name: string): Promise<string | undefined> =>
  (await listCategoryNames(db)).find((category) => category.name === name)?.slug;

/** What a business can be put under. */
export const listNamesOfCategories = async (db: Db): Promise<string[]> =>
  (await listCategoryNames(db)).map(({ name }) => name);

/** What the lists of the import call a category, and what it is called today; without those that are gone. */
export async function namesOfToday(db: Db): Promise<{ today: Map<string, string>; all: string[] }> {
  const categories = await listCategoryNames(db);
  const today = new Map<string, string>();
  for (const [index, { name }] of twelve.entries()) {
    const category = categories.find(({ id }) => id === index + 1);
    if (category) today.set(name, category.name);
  }
  return { today, all: categories.map(({ name }) => name) };
}

/** The twelve of the specification, in a new database; what the team made of them later stays. */
export async function ensureCategories(db: Db): Promise<void> {
  if ((await listCategoryNames(db)).length > 0) return;
  await insertMissingCategories(
    db,
    twelve.map((category, index) => ({ id: index + 1, ...category })),
  );
}
