import { CATEGORY_HUE_NAMES, type CategoryHue, hueOfColor } from '#contract/categories.ts';

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
