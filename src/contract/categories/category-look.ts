import { CATEGORY_HUE_NAMES, type CategoryHue, hueOfColor } from './categories.ts';

const TWELVE = CATEGORY_HUE_NAMES.length;

/**
 * Specification 2: tiles are coloured by the category's id; a thirteenth begins anew, unless the team
 * chose a colour for it.
 */
export function hueOfTile(categoryId: number, color = ''): CategoryHue {
  const chosen = categoryId > TWELVE ? hueOfColor(color) : undefined;
  const place = (((categoryId - 1) % TWELVE) + TWELVE) % TWELVE;
  return chosen ?? CATEGORY_HUE_NAMES[place] ?? CATEGORY_HUE_NAMES[0];
}

/** How a category is drawn, wherever its address has moved to. */
export interface CategoryLook {
  hue: string;
  /** The name of its drawing; one that is none of the twelve has the clock tower. */
  motif: string;
}

/** Of the twelve by id, which stays when the team changes name and address; of others as the team chose. */
export const lookOfCategory = (category: { id: number; slug: string; color: string }) => {
  const hue = hueOfTile(category.id, category.color);
  return { hue, motif: category.id <= TWELVE ? hue : category.slug } satisfies CategoryLook;
};

/** The same from what pages know of the site, where only looks stand that the slug does not say. */
export const lookOfSlug = (
  categories: readonly { slug: string; look?: CategoryLook }[],
  slug: string,
): CategoryLook => categories.find((one) => one.slug === slug)?.look ?? { hue: slug, motif: slug };
