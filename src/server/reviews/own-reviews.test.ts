import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOwnReviews, writeReview } from '#contract/reviews.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a member follows their own reviews, with the reason of a rejection, and nobody else does', async () => {
  const member = await app.member();
  const other = await app.member();
  const businessId = await app.given.business({ name: 'Köşe Kebap' });
  const { id } = await member.call(writeReview, {
    id: businessId,
    rating: 2,
    content: 'Bizi arayın, daha ucuza yapıyoruz.',
  });
  await decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'review', id, transition: 'reject', reason: 'advertising' },
  );
  expect(await member.call(listOwnReviews, {})).toMatchObject([
    {
      id,
      businessName: 'Köşe Kebap',
      status: 'rejected',
      reason: 'advertising',
      history: [{ transition: 'reject' }],
    },
  ]);
  expect(await other.call(listOwnReviews, {})).toEqual([]);
  await expect(app.browser().call(listOwnReviews, {})).rejects.toThrow('401');
});
