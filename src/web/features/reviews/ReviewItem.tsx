import { formatDate, formatRating } from '#contract/numbers.ts';
import type { Review } from '#contract/reviews.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';

/** One person's words. */
export const ReviewItem = ({ review }: { review: Review }) => (
  <article className="flex flex-col gap-1.5 py-5">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{review.author}</span>
      <StarRating
        value={review.rating}
        stars="five"
        label={texts.rating(formatRating(review.rating))}
        // One person gives whole stars: the drawing says it, '5,0' would be noise.
        className="text-sm [&>.figures]:hidden"
      />
      {review.isVerified && <Badge tone="open">{texts.verified}</Badge>}
      {review.isExample && <Badge tone="info">{texts.example}</Badge>}
      <time dateTime={review.createdAt} className="figures text-sm text-quiet">
        {formatDate(new Date(review.createdAt))}
      </time>
    </p>
    {review.title && <h3 className="text-lg">{review.title}</h3>}
    <p className="measure whitespace-pre-line">{review.content}</p>
  </article>
);
