import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { REVIEW_REASONS, type ReviewReason } from '#contract/moderation/review-reasons.ts';
import { deleteReview, type OwnReview, type ReviewStatus } from '#contract/reviews.ts';
import { formatRating } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { reviewFormTexts as texts } from '#web/texts/review-form.ts';
import { reviewsTexts } from '#web/texts/reviews.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/notify.ts';
import { QuestionDialog } from '#web/ui/QuestionDialog.tsx';
import { StarRating } from '#web/ui/StarRating.tsx';
import { useBusy } from '#web/ui/use-busy.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

const tones = {
  pending: 'closing',
  approved: 'open',
  rejected: 'danger',
  hidden: 'danger',
} as const;

interface OwnReviewCardProps {
  review: OwnReview;
  onEdit: () => void;
  onDeleted: () => Promise<void>;
}

/** The member's own review with the state it is in. */
export function OwnReviewCard({ review, onEdit, onDeleted }: OwnReviewCardProps) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const remove = () =>
    run(
      async () => {
        await api.call(deleteReview, { id: review.id });
        setAsking(false);
        await onDeleted();
        await notify({
          title: texts.removedTitle,
          description: texts.removedText,
          tone: 'success',
        });
      },
      (error) => notify(failureToast(reviewsTexts.failedTitle, error)),
    );
  return (
    <section aria-label={texts.own} className="card flex flex-col gap-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{texts.own}</span>
        <StarRating
          value={review.rating}
          stars="five"
          label={reviewsTexts.rating(formatRating(review.rating))}
          className="text-sm [&>.figures]:hidden"
        />
        <Badge tone={tones[review.status]}>{texts.states[review.status]}</Badge>
      </p>
      <StateNote status={review.status} reason={review.reason} />
      {review.title && <h3 className="text-lg">{review.title}</h3>}
      <p className="measure whitespace-pre-line">{review.content}</p>
      {review.images.length > 0 && <ReviewPhotos {...review} author={texts.own} />}
      <div className="mt-1 flex flex-wrap gap-2">
        {review.status !== 'hidden' && (
          <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
      </div>
      <QuestionDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle}
        yes={texts.removeNow}
        busy={isBusy}
        onYes={() => void remove()}
      >
        <p>{texts.removeText}</p>
      </QuestionDialog>
    </section>
  );
}

function StateNote({ status, reason }: { status: ReviewStatus; reason: string | null }) {
  const why = reason ? REVIEW_REASONS[reason as ReviewReason] : undefined;
  const note = {
    pending: texts.pendingNote,
    approved: undefined,
    rejected: texts.rejectedNote,
    hidden: texts.hiddenNote,
  }[status];
  const words = [why, note].filter(Boolean).join(' ');
  return words ? <p className="measure text-sm text-quiet">{words}</p> : null;
}
