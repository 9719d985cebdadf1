import { useState } from 'react';
import type { OwnReview } from '#contract/reviews.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { notify } from '#web/ui/notify.ts';
import type { PhotoFieldKind } from './form-parts.ts';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { ReviewForm } from './ReviewForm.tsx';

interface OwnReviewPanelProps {
  businessId: number;
  review: OwnReview | null;
  PhotoField: PhotoFieldKind;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  onChanged: () => Promise<void>;
}

/** What a member has to do with it; its code comes with the first need. */
export function OwnReviewPanel({
  businessId,
  review,
  PhotoField,
  isWriting,
  onWriting,
  onChanged,
}: OwnReviewPanelProps) {
  const [wasWriting, setWasWriting] = useState(false);
  if (isWriting && !wasWriting) setWasWriting(true);
  const saved = async () => {
    const [title, description] = review
      ? [texts.savedTitle, texts.savedText]
      : [texts.sentTitle, texts.sentText];
    onWriting(false);
    setWasWriting(false);
    await onChanged();
    await notify({ title, description, tone: 'success' });
  };
  return (
    <>
      {review && !isWriting && (
        <OwnReviewCard review={review} onEdit={() => onWriting(true)} onDeleted={onChanged} />
      )}
      {(isWriting || wasWriting) && (
        // Hidden, not gone: who thinks twice finds every word again.
        <div hidden={!isWriting}>
          <ReviewForm
            businessId={businessId}
            review={review}
            PhotoField={PhotoField}
            isShown={isWriting}
            onCancel={() => onWriting(false)}
            onSaved={saved}
          />
        </div>
      )}
    </>
  );
}
