import type { FavoriteBusiness } from '#contract/favorites.ts';
import { formatNumber, formatRating } from '#contract/text/numbers.ts';

/** The figures over the list (specification 2). The average is that of the rated: nobody gave a zero. */
export function favoriteSummary(items: FavoriteBusiness[]) {
  const businesses = items.flatMap(({ business }) => business ?? []);
  const ratings = businesses
    .filter(({ reviewCount }) => reviewCount > 0)
    .map(({ rating }) => Number(rating));
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    total: formatNumber(items.length),
    categories: formatNumber(new Set(businesses.map(({ category }) => category)).size),
    average: ratings.length > 0 ? formatRating(sum / ratings.length) : undefined,
  };
}
