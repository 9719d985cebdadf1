import type { z } from 'zod';
import { refuse } from '#contract/api/errors.ts';
import { CATEGORY_HUE_NAMES, colorOfHue, hueOfColor } from '#contract/categories/categories.ts';
import type {
  AdministeredCategory,
  addCategory as addContract,
} from '#contract/moderation/administration.ts';
import { searchNorm, slugify } from '#contract/text/turkish-fold.ts';
import { refreshSearchOfCategory } from '#server/businesses/editing/edit-by-team.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import {
  deleteCategoryRow,
  dropFormerSlug,
  hasBusinesses,
  insertCategory,
  keepFormerSlug,
  listCategoriesWithCounts,
  lockCategories,
  markCategory,
} from './administered-categories.queries.ts';

type Form = z.output<(typeof addContract)['input']>;

/** What a category of our own has no drawing of its own for: the clock tower. */
const ICON = 'clock-tower';

export async function listAdministeredCategories(
  ctx: Pick<Context, 'db'>,
): Promise<AdministeredCategory[]> {
  const rows = await listCategoriesWithCounts(ctx.db);
  return rows.map(({ color, description, ...row }) => ({
    ...row,
    description: description ?? '',
    hue: hueOfColor(color) ?? CATEGORY_HUE_NAMES[0],
  }));
}

type Locked = Awaited<ReturnType<typeof lockCategories>>[number];

/** The name and the address as they are stored; refuses what another category has. */
function readNames(form: Pick<Form, 'name' | 'slug'>, others: readonly Locked[]) {
  const name = form.name.replace(/\s+/g, ' ').trim();
  const slug = form.slug || slugify(name);
  if (!slug || !searchNorm(name)) {
    return refuse('invalid_input', [{ path: 'name', message: 'Kategorinin adını yazın' }]);
  }
  // 'all' is how a list says that no category is chosen.
  const isTaken = others.some(
    (other) => searchNorm(other.name) === searchNorm(name) || other.slug === slug,
  );
  if (isTaken || slug === 'all') return refuse('category_exists');
  return { name, slug };
}

export const addCategory = (ctx: Context, form: Form): Promise<AdministeredCategory[]> =>
  inTransaction(ctx, async (inside) => {
    const others = await lockCategories(inside.db);
    const names = readNames(form, others);
    const { id } = await insertCategory(inside.db, {
      ...names,
      icon: ICON,
      color: colorOfHue(form.hue),
      description: form.description,
      isAdFree: form.isAdFree,
      isHiddenWhileEmpty: form.isHiddenWhileEmpty,
      position: Math.max(0, ...others.map(({ position }) => position)),
      createdAt: ctx.now(),
    });
    await dropFormerSlug(inside.db, names.slug);
    await record(inside, ctx.caller, {
      action: 'category.add',
      entity: 'category',
      entityId: id,
      difference: { name: [null, names.name], isAdFree: [null, form.isAdFree] },
    });
    return listAdministeredCategories(inside);
  });

/** Changes a category; its businesses carry its name, go with it, and are found by the new one. */
export const changeCategory = (
  ctx: Context,
  { id, ...form }: Form & { id: number },
): Promise<AdministeredCategory[]> =>
  inTransaction(ctx, async (inside) => {
    const categories = await lockCategories(inside.db);
    const category = categories.find((one) => one.id === id) ?? refuse('category_not_found');
    const others = categories.filter((one) => one !== category);
    // Without an address of its own choice a category stays where it is.
    const names = readNames({ name: form.name, slug: form.slug || category.slug }, others);
    await markCategory(inside.db, id, {
      ...names,
      color: colorOfHue(form.hue),
      description: form.description,
      isAdFree: form.isAdFree,
      isHiddenWhileEmpty: form.isHiddenWhileEmpty,
    });
    for (const former of new Set([category.slug, slugify(category.name)])) {
      if (others.every(({ slug }) => slug !== former)) await keepFormerSlug(inside.db, former, id);
    }
    await dropFormerSlug(inside.db, names.slug);
    if (names.name !== category.name) await refreshSearchOfCategory(inside, names.name);
    await record(inside, ctx.caller, {
      action: 'category.edit',
      entity: 'category',
      entityId: id,
      difference: {
        ...(category.name !== names.name && { name: [category.name, names.name] }),
        ...(category.slug !== names.slug && { slug: [category.slug, names.slug] }),
        ...(category.isAdFree !== form.isAdFree && {
          isAdFree: [category.isAdFree, form.isAdFree],
        }),
        ...(category.isHiddenWhileEmpty !== form.isHiddenWhileEmpty && {
          isHiddenWhileEmpty: [category.isHiddenWhileEmpty, form.isHiddenWhileEmpty],
        }),
      },
    });
    return listAdministeredCategories(inside);
  });

export const orderCategories = (
  ctx: Context,
  { ids }: { ids: number[] },
): Promise<AdministeredCategory[]> =>
  inTransaction(ctx, async (inside) => {
    const categories = await lockCategories(inside.db);
    const known = new Set(categories.map(({ id }) => id));
    const isWhole = new Set(ids).size === known.size && ids.every((id) => known.has(id));
    // Somebody added or removed one meanwhile: the list on the screen is an old one.
    if (!isWhole || ids.length !== known.size) refuse('illegal_transition');
    for (const [index, id] of ids.entries()) {
      await markCategory(inside.db, id, { position: index + 1 });
    }
    await record(inside, ctx.caller, {
      action: 'category.order',
      entity: 'category',
      entityId: 'all',
      difference: { order: ids },
    });
    return listAdministeredCategories(inside);
  });

export const deleteCategory = (
  ctx: Context,
  { id }: { id: number },
): Promise<AdministeredCategory[]> =>
  inTransaction(ctx, async (inside) => {
    const categories = await lockCategories(inside.db);
    const category = categories.find((one) => one.id === id) ?? refuse('category_not_found');
    if (await hasBusinesses(inside.db, category.name)) refuse('category_not_empty');
    await deleteCategoryRow(inside.db, id);
    await record(inside, ctx.caller, {
      action: 'category.delete',
      entity: 'category',
      entityId: id,
      difference: { name: [category.name, null] },
    });
    return listAdministeredCategories(inside);
  });
