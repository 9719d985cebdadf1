import { cursorAfter } from '#contract/api/paging.ts';
import {
  type Business,
  type BusinessOnCard,
  PAGE_LENGTH,
} from '#contract/businesses/businesses.ts';
import { listCategories, shownCategories } from '#contract/categories/categories.ts';
import type { LngLat } from '#contract/city/district-outlines.ts';
import { type DrawnPicture, drawnPictures } from '#contract/uploads.ts';
import type { Api, ListPage } from '#web/api/api.ts';

/** What a card shows of a business: a page of 24 does not carry the descriptions of all. */
export interface CardBusiness
  extends Pick<
    Business,
    | 'id'
    | 'name'
    | 'category'
    | 'categorySlug'
    | 'district'
    | 'rating'
    | 'reviewCount'
    | 'priceRange'
    | 'phone'
    | 'hours'
    | 'specialDays'
    | 'holidays'
    | 'isOpen'
    | 'isFeatured'
    | 'isExample'
  > {
  /** `'Kebapçı'`; the category where its words tell no kind. */
  kind: string;
  /** What stands in its window: that of its kind. */
  motif?: string | undefined;
  photo?: DrawnPicture | undefined;
  /** Metres from the visitor, where that is known. */
  distance?: number | undefined;
  /** Where it is, to about a metre; none without a pin. */
  place?: LngLat | undefined;
}

/** Its place is text, on the map numbers; what stands below another business comes without. */
interface OnAnyCard extends BusinessOnCard {
  latitude?: string | number | null;
  longitude?: string | number | null;
  distance?: number | null;
}

export const toCardBusiness = (business: OnAnyCard): CardBusiness => ({
  id: business.id,
  name: business.name,
  category: business.category,
  categorySlug: business.categorySlug,
  kind: business.kind?.name ?? business.category,
  motif: business.kind?.motif,
  district: business.district,
  rating: business.rating,
  reviewCount: business.reviewCount,
  priceRange: business.priceRange,
  phone: business.phone,
  hours: business.hours,
  specialDays: business.specialDays,
  holidays: business.holidays,
  isOpen: business.isOpen,
  isFeatured: business.isFeatured,
  isExample: business.isExample,
  photo: drawnPictures(business)[0],
  distance: business.distance ?? undefined,
  place: placeOf(business),
});

const placeOf = ({ latitude, longitude }: OnAnyCard): LngLat | undefined =>
  latitude && longitude
    ? [Number(Number(longitude).toFixed(5)), Number(Number(latitude).toFixed(5))]
    : undefined;

/** One page of a list on the screen. */
export interface BusinessListPage {
  items: CardBusiness[];
  /** Of all pages. */
  total: number;
  page: number;
  pageCount: number;
}

/** The categories that a list can be narrowed to. */
export const loadCategoryChoices = async (api: Api) =>
  shownCategories(await api.call(listCategories, {})).map(({ name, slug }) => ({ name, slug }));

/** Asks for a numbered page; beyond the end it is the last one. */
export async function loadListPage(
  ask: (paging: { limit: number; cursor?: string }) => Promise<ListPage<Business>>,
  wanted = 1,
): Promise<BusinessListPage> {
  const askFor = (page: number) =>
    ask({
      limit: PAGE_LENGTH,
      ...(page > 1 && { cursor: cursorAfter((page - 1) * PAGE_LENGTH) }),
    });
  let page = wanted;
  let answer = await askFor(page);
  const pageCount = Math.max(1, Math.ceil(answer.total / PAGE_LENGTH));
  if (page > pageCount) {
    page = pageCount;
    answer = await askFor(page);
  }
  return { items: answer.items.map(toCardBusiness), total: answer.total, page, pageCount };
}
