import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useAskedIsland } from '#web/ui/island/use-asked-island.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SectionHeading } from '#web/ui/SectionHeading.tsx';
import type { FormParts } from './form-parts.ts';
import { HelpfulButton } from './HelpfulButton.tsx';
import { PublishingRules } from './PublishingRules.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { SortForm } from './SortForm.tsx';
import { signInAddress, useOwnPart } from './use-own-part.ts';
import { type FirstReviews, useReviewList } from './use-review-list.ts';
import { WriteArea } from './WriteArea.tsx';

const fetchAnswerForm = async () => (await import('./AnswerForm.tsx')).AnswerForm;

interface ReviewsSectionProps {
  /** Id of the heading. */
  id: string;
  /** Id of the place where one's own words go. */
  writeId: string;
  first: FirstReviews;
  /** Grows when 'Değerlendirme Yap' was pressed elsewhere on the page. */
  asked: number;
  fetchFormParts: () => Promise<FormParts>;
  /** Told when it is known whether the reader owns the business. */
  onOwner?: (isOwner: boolean) => void;
  /** What else a reader can do about a review ('Bildir'). */
  reportAction?: (review: Review) => ReactNode;
}

/** What people wrote about a business, and the place to write oneself. */
export function ReviewsSection({
  id,
  writeId,
  first,
  asked,
  fetchFormParts,
  onOwner,
  reportAction,
}: ReviewsSectionProps) {
  const { businessId } = first;
  const list = useReviewList(first);
  const { part, reload: reloadPart } = useOwnPart(businessId);
  const { Part: AnswerForm, ask: askAnswerForm } = useAskedIsland(fetchAnswerForm);
  const isOwner = part?.isOwner ?? false;
  useEffect(() => {
    onOwner?.(isOwner);
    if (isOwner) askAnswerForm().catch(() => undefined);
  }, [isOwner, onOwner, askAnswerForm]);

  const firstNew = useRef<HTMLLIElement>(null);
  const [newFrom, setNewFrom] = useState<number>();
  useEffect(() => {
    if (newFrom !== undefined) firstNew.current?.focus({ preventScroll: true });
  }, [newFrom]);
  const more = async () => {
    const { length } = list.reviews;
    await list.more();
    setNewFrom(length);
  };
  const changed = async () => {
    await Promise.all([reloadPart(), list.reload()]);
  };

  const path = `/business/${businessId}`;
  const addressOfPage = (page: number) =>
    `${path}?${new URLSearchParams({ sort: list.sort, ...(page > 1 && { page: String(page) }) })}#${id}`;
  const actionsOf = (review: Review) => (
    <>
      {part?.review?.id !== review.id && (
        <HelpfulButton
          review={review}
          isMarked={part?.helpfulIds.includes(review.id) ?? false}
          signIn={part ? undefined : signInAddress(businessId, id)}
        />
      )}
      {isOwner && AnswerForm && <AnswerForm review={review} onAnswered={list.reload} />}
      {reportAction?.(review)}
    </>
  );

  return (
    <section aria-labelledby={id} className="not-printed">
      <SectionHeading
        id={id}
        title={texts.title}
        lead={list.reviews.some((review) => review.isExample) && texts.exampleNote}
      />
      {list.summary.count === 0 ? (
        <EmptyState level={3} title={texts.emptyTitle}>
          <p>{texts.emptyText}</p>
        </EmptyState>
      ) : (
        <RatingSummary summary={list.summary} />
      )}
      <WriteArea
        id={writeId}
        businessId={businessId}
        part={part}
        asked={asked}
        fetchFormParts={fetchFormParts}
        onChanged={changed}
      />
      <PublishingRules />
      {list.summary.count > 1 && (
        <SortForm path={`${path}#${id}`} sort={list.sort} onSort={list.sortBy} />
      )}
      <ol aria-busy={list.isLoading} className="mt-2 divide-y divide-line">
        {list.reviews.map((review, index) => (
          <li key={review.id} ref={index === newFrom ? firstNew : undefined} tabIndex={-1}>
            <ReviewItem review={review} actions={actionsOf(review)} />
          </li>
        ))}
      </ol>
      {list.hasFailed && (
        <Notice tone="danger" isNews title={texts.loadingFailed} className="mb-4" />
      )}
      <div className="flex flex-wrap gap-2">
        {list.hasMore && (
          <>
            <Button className="noscript:hidden" busy={list.isLoading} onClick={() => void more()}>
              {texts.more}
            </Button>
            {/* Pages without JavaScript have addresses; the others grow in place. */}
            <a
              href={addressOfPage(list.page + 1)}
              rel="nofollow"
              className={`${buttonClass({})} hidden! noscript:inline-flex!`}
            >
              {texts.more}
            </a>
          </>
        )}
        {list.page > 1 && (
          <a href={addressOfPage(1)} rel="nofollow" className={buttonClass({ variant: 'quiet' })}>
            {texts.toFirst}
          </a>
        )}
      </div>
    </section>
  );
}
