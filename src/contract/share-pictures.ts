import type { Business } from './businesses/businesses.ts';
import type { Category } from './categories/categories.ts';
import type { CategoryLook } from './categories/category-look.ts';

/** What a link carries when it is shared: 1200 × 630, as the networks show it whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The photo of a business in its picture. */
export const SHARED_PHOTO = { width: 412, height: 480 } as const;

/** Marks an address by what is in the picture: networks keep a picture by its address. */
function mark(...parts: unknown[]): string {
  let h = 0x811c9dc5;
  for (const sign of parts.join('\n')) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (h >>> 0).toString(36);
}

/** The address of a business's picture; another one as soon as the picture is another. */
export const businessPicturePath = ({
  id,
  name,
  category,
  district,
  rating,
  reviewCount,
  images,
}: Pick<
  Business,
  'id' | 'name' | 'category' | 'district' | 'rating' | 'reviewCount' | 'images'
>): string =>
  `/share/business/${id}.png?v=${mark(name, category, district, rating, reviewCount, images[0])}`;

/** The address of the picture of a category, or of it in one district. */
export const categoryPicturePath = (
  { slug, name, businessCount }: Pick<Category, 'slug' | 'name' | 'businessCount'>,
  district = '',
): string => {
  const place = district && `district=${encodeURIComponent(district)}&`;
  return `/share/category/${slug}.png?${place}v=${mark(name, businessCount)}`;
};

/** What is drawn. */
export type ShareCard =
  | {
      kind: 'business';
      id: number;
      name: string;
      category: string;
      look: CategoryLook;
      district: string;
      /** 0–5. */
      rating: number;
      reviewCount: number;
      /** Its first photo as a data address. */
      photo?: string | undefined;
    }
  | {
      kind: 'category';
      id: number;
      name: string;
      slug: string;
      color: string;
      businessCount: number;
      district?: string | undefined;
    };

/** How letters are set: what the server read from its fonts. */
export interface ShareLetters {
  /** Width of a text in units of its font size; a sign that no font has is left out. */
  width(text: string, font: 'heading' | 'text'): number;
  /** Runs of letters by the weight under which the font's file is known. */
  runs(text: string, font: 'heading' | 'text'): { text: string; weight: number }[];
}

export interface ShareDrawing {
  card: ShareCard;
  siteName: string;
  letters: ShareLetters;
}

/** What the built web promises the server: the card as SVG. */
export type DrawShareCard = (drawing: ShareDrawing) => string | Promise<string>;
