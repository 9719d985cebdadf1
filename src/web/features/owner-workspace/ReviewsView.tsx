import { useState } from 'react';
import { listReviewsOfBusiness, type Review } from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { overviewTexts, customerTexts as texts } from '#web/texts/owner-workspace.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { PartFailed, PartLoading } from './Part.tsx';
import { usePaged } from './use-paged.ts';
import { ViewFrame } from './ViewFrame.tsx';
import { useWorkspace } from './workspace-context.ts';

/** 'Değerlendirmeler': what is published, each with its one answer; first those without. */
export function ReviewsView() {
  const { business } = useWorkspace();
  const [shows, setShows] = useState(business.waiting.reviews > 0 ? 'unanswered' : 'all');
  return (
    <ViewFrame title={overviewTexts.reviews}>
      <SegmentedToggle
        label={overviewTexts.reviews}
        segments={[
          { value: 'unanswered', label: texts.unanswered },
          { value: 'all', label: texts.all },
        ]}
        value={shows}
        onChange={setShows}
        className="self-start"
      />
      <ReviewList key={shows} isAll={shows === 'all'} />
    </ViewFrame>
  );
}

function ReviewList({ isAll }: { isAll: boolean }) {
  const api = useApi();
  const { business, slots, reload } = useWorkspace();
  const { id } = business;
  const { asked, more, isAsking } = usePaged<Review>(String(id), (cursor) =>
    api.list(listReviewsOfBusiness, { id, cursor, ...(!isAll && { only: 'unanswered' }) }),
  );
  if (asked.state === 'loading') return <PartLoading />;
  if (asked.state === 'failed') return <PartFailed onAgain={asked.again} />;
  const { data } = asked;
  if (data.items.length === 0) {
    return (
      <EmptyState level={3} title={isAll ? texts.noReviews : texts.allAnswered}>
        {isAll && texts.noReviewsText}
      </EmptyState>
    );
  }
  const answered = async (review: Review) => {
    // With its answer in place, also where only those without one are listed: it is there to be seen.
    const now = await api.list(listReviewsOfBusiness, { id });
    const fresh = now.items.find((one) => one.id === review.id);
    const items = data.items.map((one) => (fresh && one.id === fresh.id ? fresh : one));
    asked.set({ ...data, items });
    await reload();
  };
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {data.items.map((review) => (
          <li key={review.id}>{slots.review({ review, onAnswered: () => answered(review) })}</li>
        ))}
      </ul>
      {data.hasMore && (
        <Button busy={isAsking} className="self-center" onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
