import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Review } from '#contract/reviews.ts';
import { ReviewItem } from './ReviewItem.tsx';

const review: Review = {
  ...{ id: 1, businessId: 1001, author: 'Ayşe Y.', rating: 5, title: null, content: 'Güzeldi.' },
  ...{ images: [], pictures: [], isVerified: false, isExample: false, helpfulCount: 0 },
  ...{ answer: null, createdAt: '2026-11-20T09:00:00.000Z' },
};
const answer = { content: 'Sağ olun.', answeredAt: '2026-11-21T09:00:00.000Z', editedAt: null };
const shown = (given: Review['answer']) =>
  renderToString(<ReviewItem review={{ ...review, answer: given }} />);

test('the answer of the business stands below; a corrected one says so', () => {
  expect(shown(null)).not.toContain('İşletmenin yanıtı');
  expect(shown(answer)).toContain('Sağ olun.');
  expect(shown(answer)).not.toContain('düzenlendi');
  expect(shown({ ...answer, editedAt: '2026-11-22T09:00:00.000Z' })).toContain('düzenlendi');
});
