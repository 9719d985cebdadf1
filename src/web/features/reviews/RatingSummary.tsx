import type { ReviewSummary } from '#contract/reviews.ts';
import { formatNumber, formatRating } from '#contract/text/numbers.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { StarRating } from '#web/ui/StarRating.tsx';

/** The rating large, and how many of all gave which stars. */
export function RatingSummary({ summary: { rating, count, stars } }: { summary: ReviewSummary }) {
  const rows = stars.map((given, index) => ({ star: index + 1, given })).reverse();
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
      <div>
        <StarRating
          value={Number(rating)}
          stars="five"
          label={texts.rating(formatRating(rating))}
          className="text-2xl font-heading"
        />
        <p className="figures mt-1 text-quiet">{texts.count(formatNumber(count))}</p>
      </div>
      <ul
        aria-label={texts.distribution}
        className="figures min-w-[min(14rem,100%)] max-w-md grow text-sm"
      >
        {rows.map(({ star, given }) => (
          <li key={star} className="flex items-center gap-3">
            <span className="sr-only">{texts.starsRow(star, formatNumber(given))}</span>
            <span aria-hidden="true" className="w-3 text-right font-semibold">
              {star}
            </span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${count && (given / count) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-10 text-quiet">
              {formatNumber(given)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
