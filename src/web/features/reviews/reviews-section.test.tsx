import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { REVIEWS_PAGE_LENGTH, type Review } from '#contract/reviews.ts';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { reviewsTexts as texts } from '#web/texts/reviews.ts';
import { ReviewsSection } from './ReviewsSection.tsx';

const api = createApi(() => Promise.reject(new Error('nobody is asked')));
const review = (id: number): Review => ({
  ...{ id, businessId: 1001, author: 'Ayşe Y.', rating: 5, title: null, content: 'Güzeldi.' },
  ...{ images: [], pictures: [], isVerified: false, isExample: false, helpfulCount: 0 },
  ...{ answer: null, createdAt: '2026-11-20T09:00:00.000Z' },
});

/** A page with so many reviews on it, of so many there are. */
const shown = (onPage: number, count: number, page = 1) =>
  renderToString(
    <Router ssrPath="/business/1001">
      <ApiContext value={api}>
        <ReviewsSection
          {...{ id: 'degerlendirmeler', writeId: 'yazin', asked: 0 }}
          first={{
            ...{ businessId: 1001, sort: 'newest', page },
            reviews: Array.from({ length: onPage }, (_, at) => review(at + 1)),
            summary: { rating: '5.0', count, stars: [count, 0, 0, 0, 0] },
          }}
          fetchFormParts={() => Promise.reject(new Error('not asked for'))}
        />
      </ApiContext>
    </Router>,
  );

const full = REVIEWS_PAGE_LENGTH;

test.each([
  ['one more than the page', full, full + 1, 1],
  ['the second of three pages', full, 2 * full + 1, 2],
])('more is offered while there is more: %s', (_, onPage, count, page) => {
  expect(shown(onPage, count, page)).toContain(`>${texts.more}<`);
  expect(shown(onPage, count, page)).toContain(`page=${page + 1}#degerlendirmeler`);
});

test.each([
  ['all on one page', 2, 2, 1],
  ['a full page and nothing after it', full, full, 1],
  ['the last page, not full', 1, 2 * full + 1, 3],
  ['the last page, full', full, 2 * full, 2],
  ['none at all', 0, 0, 1],
])('after the last there is no more: %s', (_, onPage, count, page) => {
  expect(shown(onPage, count, page)).not.toContain(texts.more);
});
