import { useState } from 'react';
import { listReviewsOfBusiness, type Review } from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';
import { customerTexts as texts } from '#web/texts/owner-customers.ts';
import { overviewTexts } from '#web/texts/owner-workspace.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SegmentedToggle } from '#web/ui/SegmentedToggle.tsx';
import { PartFailed, PartLoading } from '../Part.tsx';
import { useWorkspace, type ViewProps } from '../workspace-context.ts';
import { usePaged } from './use-paged.ts';
import { ViewFrame } from './ViewFrame.tsx';

/** 'Değerlendirmeler': what is published, each with its one answer; first those without. */
export function ReviewsView({ recordId }: ViewProps) {
  const { business, hrefOf } = useWorkspace();
  const [shows, setShows] = useState(business.waiting.reviews > 0 ? 'unanswered' : 'all');
  if (recordId !== undefined) {
    return (
      <ViewFrame title={overviewTexts.reviews}>
        <ReviewList key={recordId} chosen={{ review: recordId }} nothing={texts.reviewGone} />
        <ButtonLink href={hrefOf({ view: 'degerlendirmeler' })} className="self-start">
          {texts.showAllReviews}
        </ButtonLink>
      </ViewFrame>
    );
  }
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
      {shows === 'all' ? (
        <ReviewList key="all" chosen={{}} nothing={texts.noReviews} />
      ) : (
        <ReviewList key="unanswered" chosen={{ only: 'unanswered' }} nothing={texts.allAnswered} />
      )}
    </ViewFrame>
  );
}

interface ReviewListProps {
  chosen: { only?: 'unanswered'; review?: number };
  /** What is said of an empty list. */
  nothing: { title: string; text?: string };
}

function ReviewList({ chosen, nothing }: ReviewListProps) {
  const api = useApi();
  const { business, slots, reload } = useWorkspace();
  const { id } = business;
  const { asked, more, isAsking } = usePaged<Review>(String(id), (cursor) =>
    api.list(listReviewsOfBusiness, { id, cursor, ...chosen }),
  );
  if (asked.state === 'loading') return <PartLoading />;
  if (asked.state === 'failed') return <PartFailed onAgain={asked.again} />;
  const { data } = asked;
  if (data.items.length === 0) {
    return (
      <EmptyState level={3} title={nothing.title}>
        {nothing.text}
      </EmptyState>
    );
  }
  const answered = async (review: Review) => {
    // With its answer in place, also where only those without one are listed: it is there to be seen.
    const [fresh] = (await api.list(listReviewsOfBusiness, { id, review: review.id })).items;
    asked.set((now) => ({
      ...now,
      items: now.items.map((one) => (fresh && one.id === fresh.id ? fresh : one)),
    }));
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
