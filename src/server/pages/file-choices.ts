import { refuse } from '#contract/api/errors.ts';
import { chosen } from '#contract/api/paging.ts';
import type { Category } from '#contract/categories/categories.ts';
import { DISTRICTS, type District } from '#contract/city/districts.ts';
import { slugify } from '#contract/text/turkish-fold.ts';
import { getCategory } from '#server/categories/categories.service.ts';
import type { Basics } from '#server/platform/context.ts';

/** What a file of businesses may be narrowed to. */
export const CHOICES = ['category', 'district'] as const;

/** By name or slug, as people write it elsewhere; what is not there is refused. */
export async function readChoices(
  ctx: Basics,
  query: URLSearchParams,
): Promise<{ category?: Category; district?: District }> {
  const category = chosen(query.get('category'));
  const given = chosen(query.get('district'));
  const district = given && DISTRICTS.find((name) => slugify(name) === slugify(given));
  if (given && !district) return refuse('district_not_found');
  return {
    ...(category && { category: await getCategory(ctx, { slug: category }) }),
    ...(district && { district }),
  };
}

/** The same as behind the `?` of an address. */
export const choicesQuery = ({
  category,
  district,
}: Awaited<ReturnType<typeof readChoices>>): string => {
  const query = new URLSearchParams({
    ...(category && { category: category.slug }),
    ...(district && { district: slugify(district) }),
  });
  return query.size > 0 ? `?${query}` : '';
};
