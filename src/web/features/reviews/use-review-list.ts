import { useState } from 'react';
import { cursorAfter } from '#contract/api/paging.ts';
import {
  listReviewsOfBusiness,
  REVIEWS_PAGE_LENGTH,
  type Review,
  type ReviewSort,
  type ReviewSummary,
  summarizeReviews,
} from '#contract/reviews.ts';
import { useApi } from '#web/browser/api-context.ts';

/** What the page brought: one page of reviews in one order. */
export interface FirstReviews {
  businessId: number;
  reviews: Review[];
  summary: ReviewSummary;
  sort: ReviewSort;
  /** From 1. */
  page: number;
}

/** The reviews on the screen: sorted anew, continued, asked again after a change. */
export function useReviewList(first: FirstReviews) {
  const api = useApi();
  const { businessId } = first;
  const [list, setList] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const before = (list.page - 1) * REVIEWS_PAGE_LENGTH;
  const shown = before + list.reviews.length;

  const ask = async (work: () => Promise<Partial<FirstReviews>>) => {
    setLoading(true);
    setFailed(false);
    try {
      const found = await work();
      setList((now) => ({ ...now, ...found }));
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  };
  const start = (sort: ReviewSort) => api.call(listReviewsOfBusiness, { id: businessId, sort });

  return {
    ...list,
    shown,
    hasMore: shown < list.summary.count,
    isLoading,
    hasFailed,
    sortBy: (sort: ReviewSort) => ask(async () => ({ sort, page: 1, reviews: await start(sort) })),
    more: () =>
      ask(async () => {
        const next = await api.call(listReviewsOfBusiness, {
          id: businessId,
          sort: list.sort,
          cursor: cursorAfter(shown),
        });
        // A review published meanwhile pushes the others on: none is shown twice.
        const fresh = next.filter(({ id }) => !list.reviews.some((one) => one.id === id));
        return { reviews: [...list.reviews, ...fresh] };
      }),
    reload: () =>
      ask(async () => {
        const [reviews, summary] = await Promise.all([
          start(list.sort),
          api.call(summarizeReviews, { id: businessId }),
        ]);
        return { reviews, summary, page: 1 };
      }),
  };
}
