import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews.ts';
import { formatDate, formatRating } from '#contract/text/numbers.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';

interface ReviewItemProps {
  review: Review;
  /** 'Faydalı', 'Yanıtla', 'Bildir': what the reader can do about it. */
  actions?: ReactNode;
}

/** One person's words, and what the owner answered. */
export function ReviewItem({ review, actions }: ReviewItemProps) {
  const author = review.author || texts.namelessAuthor;
  const { answer } = review;
  return (
    <article className="flex flex-col gap-1.5 py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{author}</span>
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
          {formatDate(review.createdAt)}
        </time>
      </p>
      {review.title && <h3 className="text-lg">{review.title}</h3>}
      <p className="measure whitespace-pre-line">{review.content}</p>
      {review.images.length > 0 && <ReviewPhotos {...review} author={author} />}
      {answer && (
        <div className="mt-2 measure rounded-md border-l-4 border-seyhan bg-sunken px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
            <span className="font-semibold">{texts.answer}</span>
            <time dateTime={answer.answeredAt} className="figures text-quiet">
              {formatDate(answer.answeredAt)}
            </time>
            {answer.editedAt && <span className="text-quiet">{texts.answerEdited}</span>}
          </p>
          <p className="mt-1 whitespace-pre-line">{answer.content}</p>
        </div>
      )}
      {actions && <div className="-ml-3.5 flex flex-wrap items-center gap-1">{actions}</div>}
    </article>
  );
}
