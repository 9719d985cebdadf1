import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusinessStatus } from '#contract/businesses/businesses.ts';
import { addFavorite } from '#contract/favorites.ts';
import { sendMessage } from '#contract/messages.ts';
import { reportBusiness, reportReview } from '#contract/reports.ts';
import { requestReservation } from '#contract/reservations/reservations.ts';
import {
  answerReview,
  correctAnswer,
  markHelpful,
  summarizeReviews,
  unmarkHelpful,
  writeReview,
} from '#contract/reviews.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Place {
  id: number;
  owner: TestMember;
  member: TestMember;
  /** Published, and answered or not as it is needed. */
  reviewId: number;
}

/** What somebody may do about a business on its page. */
const acts: [string, (place: Place) => Promise<unknown>, needs?: 'answer'][] = [
  ['sees its ratings', ({ id }) => app.call(summarizeReviews, { id })],
  [
    'reviews it',
    ({ id, member }) => member.call(writeReview, { id, rating: 4, content: 'Güzeldi.' }),
  ],
  ['marks a review', ({ reviewId, member }) => member.call(markHelpful, { id: reviewId })],
  ['takes the mark back', ({ reviewId, member }) => member.call(unmarkHelpful, { id: reviewId })],
  ['keeps it', ({ id, member }) => member.call(addFavorite, { userId: 1, businessId: id })],
  ['reports it', ({ id, member }) => member.call(reportBusiness, { id, reason: 'wrong_phone' })],
  [
    'reports a review',
    ({ reviewId, member }) => member.call(reportReview, { id: reviewId, reason: 'insult' }),
  ],
  [
    'writes to it',
    ({ id, member }) => member.call(sendMessage, { id, name: 'Ayşe', content: 'Açık mısınız?' }),
  ],
  [
    'asks for a table',
    ({ id, member }) =>
      member.call(requestReservation, {
        ...{ id, day: '2026-11-21', time: '19:30', people: 2 },
        ...{ name: 'Ayşe', phone: '0532 000 00 00' },
      }),
  ],
  [
    'answers a review',
    ({ reviewId, owner }) => owner.call(answerReview, { id: reviewId, content: 'Sağ olun.' }),
  ],
  [
    'corrects the answer',
    ({ reviewId, owner }) => owner.call(correctAnswer, { id: reviewId, content: 'Bekleriz.' }),
    'answer',
  ],
];

/** A business that takes whatever a page offers, with an owner and a review. */
async function place(needs: 'answer' | undefined): Promise<Place> {
  const [owner, member] = [await app.member(), await app.member()];
  const id = await app.given.business({ hours: '{"mon-sun":"09:00-22:00"}', plan: 'premium' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  const reviewId = await app.given.review(id);
  if (needs) await owner.call(answerReview, { id: reviewId, content: 'Sağ olun.' });
  return { id, reviewId, owner, member };
}

describe.each(acts)('nobody %s', (_, act, needs) => {
  test.each(
    BusinessStatus.options.filter((status) => status !== 'approved' && status !== 'merged'),
  )('once it is %s, as they do before', async (status) => {
    const there = await place(needs);
    await app.db.updateTable('businesses').set({ status }).where('id', '=', there.id).execute();
    await expect(act(there)).rejects.toMatchObject({ status: 404 });
    await app.db
      .updateTable('businesses')
      .set({ status: 'approved' })
      .where('id', '=', there.id)
      .execute();
    await act(there);
  });
});
