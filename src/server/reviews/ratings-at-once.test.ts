import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { writeReview } from '#contract/reviews.ts';
import { refreshRatings } from '#server/businesses/ratings.service.ts';
import { inTransaction } from '#server/platform/context.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whileUncommitted } from '#tests/support/while-uncommitted.ts';
import { review } from './review-record.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('of two decisions about one business at the same moment the second counts the first', async () => {
  const id = await app.given.business();
  const written = async (rating: number) => {
    const member = await app.member();
    const words = { title: '', content: 'Kebabı tam kıvamında.' };
    return (await member.call(writeReview, { id, rating, ...words })).id;
  };
  const [low, high] = [await written(2), await written(5)];
  const approve = (one: number, db = app.db) =>
    inTransaction(
      { ...app.dependencies, db, actor: { userId: undefined, role: 'operator' as const } },
      (inside) => review.decide(inside, one, 'approve', {}),
    );
  await whileUncommitted(
    app.db,
    (db) => approve(low, db),
    () => approve(high),
  );
  expect(await app.call(getBusiness, { id })).toMatchObject({ rating: '3.5', reviewCount: 2 });
});

test.each([
  [[4, 4, 5], '4.3'],
  [[4, 5, 5], '4.7'],
  [[4, 4, 4, 5], '4.3'],
  [[1, 1, 1, 1, 1, 2], '1.2'],
  [[5, 5, 5, 5, 5, 5, 4], '4.9'],
])('stars of %j are a rating of %s', async (stars, rating) => {
  const id = await app.given.business();
  for (const one of stars) await app.given.review(id, { rating: one });
  await app.given.review(id, { rating: 1, status: 'pending' });
  await refreshRatings(app.db, [id]);
  expect(await app.call(getBusiness, { id })).toMatchObject({
    rating,
    reviewCount: stars.length,
  });
});
