import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#contract/numbers.ts';
import type { Review } from '#contract/reviews.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** How many stand there before 'Tümünü göster'. */
const SHOWN_AT_FIRST = 5;

interface ReviewsSectionProps {
  id: string;
  reviews: Review[];
  /** The business's figures, as its API answers them. */
  rating: string;
  reviewCount: number;
}

/** What people wrote about a business, newest first. */
export function ReviewsSection({ id, reviews, rating, reviewCount }: ReviewsSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (showsAll) firstOfRest.current?.focus({ preventScroll: true });
  }, [showsAll]);
  const hasMore = reviews.length > SHOWN_AT_FIRST && !showsAll;
  return (
    <section aria-labelledby={id} className="not-printed">
      <SectionHeading
        id={id}
        title={texts.title}
        lead={reviews.some((review) => review.isExample) && texts.exampleNote}
      />
      {reviews.length === 0 ? (
        <EmptyState level={3} title={texts.emptyTitle}>
          <p>{texts.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <RatingSummary reviews={reviews} rating={rating} reviewCount={reviewCount} />
          <ol className="mt-6 divide-y divide-line">
            {reviews.map((review, index) => (
              <li
                key={review.id}
                ref={index === SHOWN_AT_FIRST ? firstOfRest : undefined}
                tabIndex={-1}
                // Without JavaScript nothing could bring them out.
                className={hasMore && index >= SHOWN_AT_FIRST ? 'hidden noscript:block' : undefined}
              >
                <ReviewItem review={review} />
              </li>
            ))}
          </ol>
          {hasMore && (
            <Button className="mt-4 noscript:hidden" onClick={() => setShowsAll(true)}>
              {texts.showAll(formatNumber(reviews.length))}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
