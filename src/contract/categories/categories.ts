import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { shortText } from '../api/fields.ts';

/** The colours a category can have: the hue pairs of the twelve by their slugs, in the order of their ids. */
export const CATEGORY_HUES = {
  restoranlar: 52,
  oteller: 215,
  kafeler: 78,
  barlar: 318,
  gelinlik: 20,
  piknik: 112,
  saglik: 180,
  guzellik: 350,
  alisveris: 96,
  spor: 145,
  egitim: 255,
  otomotiv: 62,
} as const;
export type CategoryHue = keyof typeof CATEGORY_HUES;
export const CATEGORY_HUE_NAMES = Object.keys(CATEGORY_HUES) as [CategoryHue, ...CategoryHue[]];

/** As in db/seed/categories.ts: one lightness and one chroma for all. */
export const colorOfHue = (hue: CategoryHue): string => `oklch(0.62 0.13 ${CATEGORY_HUES[hue]})`;
/** Undefined for a colour that is none of them. */
export const hueOfColor = (color: string): CategoryHue | undefined =>
  CATEGORY_HUE_NAMES.find((hue) => colorOfHue(hue) === color);

export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  color: z.string(),
  description: z.string().nullable(),
  businessCount: z.number().int(),
  /** The team keeps it out of the lists until it holds something; forms offer it. */
  isHidden: z.boolean(),
});
export type Category = z.infer<typeof Category>;

/** Those that lists show. */
export const shownCategories = <One extends { isHidden: boolean }>(categories: One[]): One[] =>
  categories.filter(({ isHidden }) => !isHidden);

export const listCategories = endpoint({
  summary: 'Bütün kategoriler, yayındaki işletme sayılarıyla',
  method: 'GET',
  path: '/api/categories',
  access: 'public',
  input: z.object({}),
  output: z.array(Category),
});

export const getCategory = endpoint({
  summary: 'Bir kategori',
  method: 'GET',
  path: '/api/categories/:slug',
  access: 'public',
  input: z.object({ slug: shortText(100) }),
  output: Category,
});
