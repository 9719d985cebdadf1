import { REVIEW_REASONS, type ReviewReason } from '#contract/moderation/review-reasons.ts';
import type { FollowedReview } from '#contract/reviews.ts';
import { applicationsTexts as texts } from '#web/texts/applications.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { RecordCard } from './RecordCard.tsx';

/** A review the member wrote; it is changed where it stands. */
export const OwnReviewCard = ({ review }: { review: FollowedReview }) => {
  const place = `/business/${review.businessId}#degerlendirme-yap`;
  return (
    <RecordCard
      kind="review"
      state={review.status}
      title={review.businessName}
      href={`/business/${review.businessId}`}
      sentAt={review.createdAt}
      history={review.history}
      reason={review.reason && REVIEW_REASONS[review.reason as ReviewReason]}
      actions={
        <ButtonLink href={place} size="sm">
          {texts.editReview}
        </ButtonLink>
      }
    >
      <p>{[texts.stars(review.rating), review.title].filter(Boolean).join(' · ')}</p>
    </RecordCard>
  );
};
