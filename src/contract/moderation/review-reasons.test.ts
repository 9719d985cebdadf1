import { expect, test } from 'vitest';
import { ANSWER_REASONS, REVIEW_REASONS, reasonsFor } from './review-reasons.ts';

test('the correction of an answer has reasons of its own, all else those of a review', () => {
  expect(reasonsFor('take_back_answer')).toBe(ANSWER_REASONS);
  for (const transition of ['reject', 'hide']) expect(reasonsFor(transition)).toBe(REVIEW_REASONS);
});
