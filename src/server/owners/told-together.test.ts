import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#contract/messages.ts';
import { cancelReservation, requestReservation } from '#contract/reservations/reservations.ts';
import { answerReview, correctAnswer } from '#contract/reviews.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Place {
  id: number;
  owner: TestMember;
  visitor: TestMember;
}
const decide = (kind: string, id: number, transition: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id, transition, reason },
  );
const tableFor = ({ id, visitor }: Place) =>
  visitor.call(requestReservation, {
    ...{ id, day: '2026-12-01', time: '12:00', people: 2, name: 'Ad' },
    phone: '0322 591 26 41',
  });

/** What a business hears of, with the e-mail that tells it. */
const news: [kind: string, whom: 'all' | 'owners', make: (place: Place) => Promise<unknown>][] = [
  ['reservation-requested', 'all', tableFor],
  [
    'reservation-cancelled',
    'all',
    async (place) => place.visitor.call(cancelReservation, { id: (await tableFor(place)).id }),
  ],
  [
    'message-received',
    'all',
    ({ id, visitor }) =>
      visitor.call(sendMessage, { id, name: 'Ayşe', content: 'Açık mısınız?', typedForMs: 20_000 }),
  ],
  [
    'review-received',
    'all',
    async ({ id }) =>
      decide('review', await app.given.review(id, { status: 'pending' }), 'approve'),
  ],
  [
    'answer-taken-back',
    'all',
    async ({ id: businessId, owner }) => {
      const id = await app.given.review(businessId);
      await owner.call(answerReview, { id, content: 'Sağ olun.' });
      await owner.call(correctAnswer, { id, content: 'Bize buradan yazın.' });
      await decide('review', id, 'take_back_answer', 'advertising');
    },
  ],
  ['moderation-business', 'owners', ({ id }) => decide('business', id, 'suspend')],
];

test.each(news)('%s is told to %s, each once', async (kind, whom, make) => {
  const id = await app.given.business({ plan: 'premium', hours: '{"mon-sun":"09:00-22:00"}' });
  const [owner, other, colleague, invited, visitor] = [
    await app.member(),
    await app.member(),
    await app.member(),
    await app.member(),
    await app.member(),
  ];
  for (const { userId } of [owner, other])
    await app.db
      .insertInto('businessClaims')
      .values({ businessId: id, userId, status: 'approved' })
      .execute();
  for (const { userId, email } of [colleague, invited])
    await app.db
      .insertInto('businessMembers')
      .values({
        ...{ businessId: id, email, role: 'manager', invitationExpiresAt: app.clock.now },
        ...(email === colleague.email && { userId, acceptedAt: app.clock.now }),
      })
      .execute();
  await make({ id, owner, visitor });
  const heard = async ({ email }: TestMember) =>
    (await app.emailsTo(email)).filter((one) => one.kind === kind).length;
  expect({
    owners: [await heard(owner), await heard(other)],
    colleague: await heard(colleague),
    others: [await heard(invited), await heard(visitor)],
  }).toEqual({ owners: [1, 1], colleague: whom === 'all' ? 1 : 0, others: [0, 0] });
});
