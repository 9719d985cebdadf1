import type { Holiday } from '#contract/calendar/holidays.ts';
import { metresApart, type Place } from '#contract/city/places.ts';
import type { CityBusiness } from '#contract/offline/city-columns.ts';
import { holidaysIn, type SearchedCity } from '#contract/offline/city-search.ts';

/** What a card of any list shows, of what was taken along. */
export interface CardHere
  extends Pick<
    CityBusiness,
    | 'id'
    | 'name'
    | 'category'
    | 'district'
    | 'reviewCount'
    | 'priceRange'
    | 'phone'
    | 'hours'
    | 'isOpen'
    | 'isExample'
  > {
  categorySlug: string;
  kind: string;
  motif: string;
  rating: string;
  specialDays: Record<string, string>;
  holidays: Holiday[];
  isFeatured: boolean;
  /** Metres from the visitor, where that is known. */
  distance: number | undefined;
}

export const metresTo = (
  { latitude, longitude }: CityBusiness,
  place: Place | undefined,
): number | undefined =>
  place && latitude !== null && longitude !== null
    ? Math.round(metresApart(place, { latitude, longitude }))
    : undefined;

export function cardHere(
  city: SearchedCity,
  business: CityBusiness,
  { now, place }: { now: Date; place: Place | undefined },
): CardHere {
  const { kindId, category, subcategory, rating, specialDays, planRank } = business;
  const kind = city.kinds.get(kindId);
  return {
    ...business,
    categorySlug: city.city.categories.find(({ name }) => name === category)?.slug ?? '',
    kind: kind?.name ?? subcategory ?? category,
    motif: kind?.motif ?? '',
    rating: String(rating),
    specialDays: specialDays ?? {},
    holidays: holidaysIn(city, business, now),
    isFeatured: planRank === 0,
    distance: metresTo(business, place),
  };
}
