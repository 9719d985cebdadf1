import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideItem, getInboxItem, listInbox } from '#contract/moderation/moderation.ts';
import { ANSWER_REASONS } from '#contract/moderation/review-reasons.ts';
import * as reviews from '#contract/reviews.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());

const later = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000);
};

/** A published review with an answer of its business's owner. */
async function answered(by: Parameters<TestApp['member']>[0] = {}) {
  const businessId = await app.given.business();
  const owner = await app.member(by);
  const claim = { createdAt: app.clock.now, updatedAt: app.clock.now };
  await app.db
    .insertInto('businessClaims')
    .values({ ...claim, businessId, userId: owner.userId, status: 'approved' })
    .execute();
  const id = await app.given.review(businessId);
  await owner.call(reviews.answerReview, { id, content: 'Sağ olun.' });
  later(1);
  const correct = (content: string) => owner.call(reviews.correctAnswer, { id, content });
  const shown = async () => (await app.call(reviews.listReviewsOfBusiness, { id: businessId }))[0];
  return { id, owner, correct, shown };
}

const waiting = async (id: number) => {
  const { items } = await moderator.call(listInbox, { kind: 'review' } as never);
  return items.find((item) => item.id === id);
};
const decide = (who: TestMember, id: number, transition: string, reason?: string) =>
  who.call(decideItem, {
    ...{ kind: 'review', id, transition, seenStatus: 'approved' },
    ...(reason && { reason }),
  } as never);
const allowed = async (id: number) =>
  (await moderator.call(getInboxItem, { kind: 'review', id })).transitions.map(
    ({ transition }) => transition,
  );

test('a corrected answer waits for the team, which keeps it', async () => {
  const { id, correct, shown } = await answered();
  expect(await waiting(id), 'the first one is nobody\u2019s work').toBeUndefined();
  expect(await allowed(id)).toEqual(['hide']);
  await correct('Sağ olun, bekleriz.');
  expect(await waiting(id)).toMatchObject({
    ...{ subtitle: 'Sağ olun, bekleriz.', signs: ['corrected_answer'], deadline: null },
    status: 'approved',
  });
  expect(await allowed(id)).toEqual(['hide', 'keep_answer', 'take_back_answer']);
  expect((await moderator.call(getInboxItem, { kind: 'review', id })).fields).toEqual(
    expect.arrayContaining([
      { name: 'ownerAnswer', value: 'Sağ olun, bekleriz.' },
      { name: 'ownerAnswerBefore', value: 'Sağ olun.' },
    ]),
  );
  await decide(moderator, id, 'keep_answer');
  expect(await waiting(id)).toBeUndefined();
  expect((await shown())?.answer).toMatchObject({ content: 'Sağ olun, bekleriz.' });
  await expect(decide(moderator, id, 'take_back_answer', 'insult')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
});

test('taken back, what was there before the first unread correction stands again', async () => {
  const { id, owner, correct, shown } = await answered();
  const before = (await shown())?.answer;
  await correct('Bize şuradan yazın.');
  later(1);
  await correct('Bize buradan yazın.');
  for (const none of [undefined, 'no_visit', 'toString']) {
    await expect(decide(moderator, id, 'take_back_answer', none)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
  await decide(moderator, id, 'take_back_answer', 'advertising');
  expect(await waiting(id)).toBeUndefined();
  expect((await shown())?.answer, 'and is not called corrected').toEqual(before);
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    kind: 'answer-taken-back',
    paragraphs: expect.arrayContaining([expect.stringContaining(ANSWER_REASONS.advertising)]),
    quote: { text: 'Sağ olun.' },
  });
  const { rejectionReason } = await app.db
    .selectFrom('reviews')
    .select('rejectionReason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(rejectionReason, 'nothing is said against the review').toBeNull();
});

test('a correction after one that was kept goes back to that one, which says that it was corrected', async () => {
  const { id, correct, shown } = await answered();
  await correct('Bir.');
  await decide(moderator, id, 'keep_answer');
  const kept = (await shown())?.answer;
  expect(kept?.editedAt).not.toBeNull();
  later(1);
  await correct('İki.');
  await decide(moderator, id, 'take_back_answer', 'insult');
  expect((await shown())?.answer).toEqual(kept);
});

test('whoever approves a review again has read its answer too', async () => {
  const { id, correct } = await answered();
  await correct('Bekleriz.');
  await app.db.updateTable('reviews').set({ status: 'pending' }).where('id', '=', id).execute();
  await moderator.call(decideItem, {
    ...{ kind: 'review', id, transition: 'approve', seenStatus: 'pending' },
  } as never);
  expect(await waiting(id)).toBeUndefined();
});

test('nobody of the team reads the correction of a business they act for', async () => {
  const { id, owner, correct } = await answered({ role: 'moderator' });
  await correct('Bekleriz.');
  await expect(decide(owner, id, 'keep_answer')).rejects.toMatchObject({ code: 'own_record' });
});
