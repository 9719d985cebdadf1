/** The hue pairs of category-hues.css in the order of the categories' ids. */
const HUES = [
  'restoranlar',
  'oteller',
  'kafeler',
  'barlar',
  'gelinlik',
  'piknik',
  'saglik',
  'guzellik',
  'alisveris',
  'spor',
  'egitim',
  'otomotiv',
] as const;

/** Specification 2: tiles are coloured by the category's id; a thirteenth begins anew. */
export const hueOfTile = (categoryId: number): string =>
  HUES[(((categoryId - 1) % HUES.length) + HUES.length) % HUES.length] ?? HUES[0];
