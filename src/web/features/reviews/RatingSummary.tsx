import { formatNumber, formatRating } from '#contract/numbers.ts';
import type { Review } from '#contract/reviews.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { StarRating } from '#web/ui/StarRating.tsx';

interface RatingSummaryProps {
  reviews: Review[];
  rating: string;
  reviewCount: number;
}

/** The rating large, and how many gave which stars. */
export function RatingSummary({ reviews, rating, reviewCount }: RatingSummaryProps) {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => review.rating === stars).length,
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <div>
        <StarRating
          value={Number(rating)}
          stars="five"
          label={texts.rating(formatRating(rating))}
          className="text-2xl font-heading"
        />
        <p className="figures mt-1 text-quiet">{texts.count(formatNumber(reviewCount))}</p>
      </div>
      <ul aria-label={texts.distribution} className="figures min-w-56 max-w-md grow text-sm">
        {counts.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-3">
            <span className="sr-only">{texts.starsRow(stars, formatNumber(count))}</span>
            <span aria-hidden="true" className="w-3 text-right font-semibold">
              {stars}
            </span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${(count / reviews.length) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-6 text-quiet">
              {formatNumber(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
