import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { REVIEW_REASONS } from '#contract/moderation/review-reasons.ts';
import * as reviews from '#contract/reviews.ts';
import { inTransaction } from '#server/platform/context.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { findWrongRatings } from './rating-check.service.ts';
import { review } from './review-record.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const words = {
  rating: 4,
  title: 'Sakin bir öğle',
  content: 'Kebabı tam kıvamında, ayranı köpüklü.',
};
const operator = { userId: undefined, role: 'operator' as const };

type Move = 'approve' | 'reject' | 'hide';
const transition = (id: number, wish: Move, reason?: string) =>
  inTransaction({ ...app.dependencies, actor: operator }, (inside) =>
    review.decide(inside, id, wish, { reason }),
  );

/** The figures of a business and its public reviews; that they agree is looked at each time. */
async function figures(id: number) {
  const { rating, reviewCount } = await app.call(getBusiness, { id });
  const listed = await app.call(reviews.listReviewsOfBusiness, { id });
  expect(listed).toHaveLength(reviewCount);
  expect(await findWrongRatings(app.db)).toEqual([]);
  return `${rating} (${reviewCount})`;
}

async function approved(member: TestMember, id: number, rating = 5) {
  const { id: reviewId } = await member.call(reviews.writeReview, { ...words, id, rating });
  await transition(reviewId, 'approve');
  return reviewId;
}

const ownerOf = async (businessId: number) => {
  const owner = await app.member();
  await app.db
    // Claims have their own area; here it is enough that one is approved.
    .insertInto('businessClaims' as never)
    .values({ businessId, userId: owner.userId, status: 'approved' } as never)
    .execute();
  return owner;
};

test('a review waits for a moderator, then counts, and its author is told', async () => {
  const id = await app.given.business();
  const member = await app.member({ name: 'Zeynep Nur Öztürk' });
  const own = await member.call(reviews.writeReview, { ...words, id });
  expect(own).toMatchObject({ ...words, status: 'pending', reason: null });
  expect(await figures(id)).toBe('0.0 (0)');

  await transition(own.id, 'approve');
  expect(await figures(id)).toBe('4.0 (1)');
  const listed = await app.call(reviews.listReviewsOfBusiness, { id });
  expect(listed).toMatchObject([{ author: 'Zeynep Ö.', isVerified: false, helpfulCount: 0 }]);
  expect(JSON.stringify(listed)).not.toContain('Nur');
  expect((await app.emailsTo(member.email)).at(-1)?.kind).toBe('review-approved');
});

test('every state and transition: what the table does not have is refused and changes nothing', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const { id: review } = await member.call(reviews.writeReview, { ...words, id });
  const state = async () => (await member.call(reviews.getOwnPart, { id })).review;
  const refused = async (wish: Move, code: string, reason?: string) => {
    const before = await state();
    await expect(transition(review, wish, reason)).rejects.toMatchObject({ code });
    expect(await state()).toEqual(before);
  };

  await refused('hide', 'illegal_transition', 'insult');
  await refused('reject', 'invalid_input');
  await refused('reject', 'invalid_input', 'Az yıldız vermiş');
  await transition(review, 'reject', 'insult');
  expect(await state()).toMatchObject({ status: 'rejected', reason: 'insult' });
  const letter = (await app.emailsTo(member.email)).at(-1);
  expect(JSON.stringify(letter)).toContain(REVIEW_REASONS.insult);
  await refused('approve', 'illegal_transition');

  await member.call(reviews.editReview, { ...words, id: review, rating: 1 });
  expect(await state()).toMatchObject({ status: 'pending', reason: null, rating: 1 });
  await transition(review, 'approve');
  await refused('approve', 'illegal_transition');
  await refused('reject', 'illegal_transition', 'insult');
  expect(await figures(id)).toBe('1.0 (1)');

  await member.call(reviews.editReview, { ...words, id: review, rating: 5 });
  expect(await state()).toMatchObject({ status: 'pending' });
  expect(await figures(id)).toBe('0.0 (0)');
  await transition(review, 'approve');
  await transition(review, 'hide', 'private_data');
  expect(await figures(id)).toBe('0.0 (0)');
  await refused('approve', 'illegal_transition');
  await expect(member.call(reviews.editReview, { ...words, id: review })).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  await member.call(reviews.deleteReview, { id: review });
  expect(await state()).toBeNull();
  const { rows } = await app.db.executeQuery<{ action: string }>({
    ...app.db
      .selectFrom('auditEntries' as never)
      .select('action' as never)
      .where('entityId' as never, '=', String(review) as never)
      .orderBy('id' as never)
      .compile(),
  });
  expect(rows.map(({ action }) => action)).toEqual(
    ['reject', 'edit', 'approve', 'edit', 'approve', 'hide'].map((word) => `review.${word}`),
  );
});

test('what a public body may not set changes nothing', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const post = (method: string, address: string) =>
    member.request(address, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...words,
        status: 'approved',
        isVerified: true,
        isExample: true,
        helpfulCount: 99,
        userId: 1001,
        businessId: 1,
        answer: { content: 'Teşekkürler' },
        createdAt: '2020-01-01T00:00:00Z',
      }),
    });
  const created = await post('POST', `/api/businesses/${id}/reviews`);
  expect(created.status).toBe(200);
  const { id: review } = (await created.json()) as { id: number };
  expect((await post('PUT', `/api/reviews/${review}`)).status).toBe(200);
  const row = await app.db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', review)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    businessId: id,
    userId: member.userId,
    status: 'pending',
    isVerified: false,
    isExample: false,
    helpfulCount: 0,
    ownerAnswer: null,
    createdAt: app.clock.now,
  });
});

test('only members write, only their own, only once, and only about public businesses', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const stranger = await app.member();
  await expect(app.call(reviews.writeReview, { ...words, id })).rejects.toThrow('401');
  for (const status of ['pending', 'suspended', 'closed', 'rejected'] as const) {
    const hidden = await app.given.business({ status });
    await expect(member.call(reviews.writeReview, { ...words, id: hidden })).rejects.toMatchObject({
      code: 'business_not_found',
    });
  }
  const { id: review } = await member.call(reviews.writeReview, { ...words, id });
  await expect(
    member.call(reviews.writeReview, { ...words, id, content: 'Bir daha' }),
  ).rejects.toMatchObject({ code: 'review_exists' });
  for (const call of [
    () => stranger.call(reviews.editReview, { ...words, id: review }),
    () => stranger.call(reviews.deleteReview, { id: review }),
    () => stranger.call(reviews.markHelpful, { id: review }),
    () => stranger.call(reviews.answerReview, { id: review, content: 'Yanıt' }),
    () => member.call(reviews.editReview, { ...words, id: 999_999 }),
  ]) {
    await expect(call()).rejects.toThrow('404');
  }
  expect((await stranger.call(reviews.getOwnPart, { id })).review).toBeNull();
});

test('twenty reviews sent at once by one person are one', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      member.call(reviews.writeReview, { ...words, id, content: `Deneme ${number}` }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('words stay words, whatever they look like', async () => {
  const id = await app.given.business();
  const content = `<script>alert(1)</script> '); drop table reviews; -- \${7*7} {{7*7}} %00 ‮ ../../etc`;
  const member = await app.member();
  const own = await member.call(reviews.writeReview, {
    id,
    rating: 3,
    title: '<img src=x onerror=alert(1)>',
    content,
  });
  await transition(own.id, 'approve');
  expect(await app.call(reviews.listReviewsOfBusiness, { id })).toMatchObject([
    { content: content.replace('\u202e', ''), title: '<img src=x onerror=alert(1)>' },
  ]);
});

test('stars and words are asked for in Turkish, field by field', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const issues = async (fields: object) => {
    const answer = await member.request(`/api/businesses/${id}/reviews`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as { issues: { path: string; message: string }[] };
    return problem.issues;
  };
  expect(await issues({ rating: 5, content: '  ' })).toEqual([
    { path: 'content', message: reviews.REVIEW_EMPTY },
  ]);
  expect(await issues({ content: 'İyi' })).toEqual([
    { path: 'rating', message: reviews.STARS_MISSING },
  ]);
  for (const rating of [0, 6, 2.5, '5.0', null, -1]) {
    expect(await issues({ rating, content: 'İyi' })).toMatchObject([{ path: 'rating' }]);
  }
  expect(await issues({ rating: 5, content: 'a'.repeat(3001) })).toEqual([
    { path: 'content', message: reviews.REVIEW_TOO_LONG },
  ]);
});

test('helpful counts once per person, under twenty clicks at once, and never for oneself', async () => {
  const id = await app.given.business();
  const author = await app.member();
  const review = await approved(author, id);
  await expect(author.call(reviews.markHelpful, { id: review })).rejects.toMatchObject({
    code: 'own_review',
  });
  const reader = await app.member();
  const clicks = Array.from({ length: 20 }, () => reader.call(reviews.markHelpful, { id: review }));
  for (const answer of await Promise.all(clicks)) {
    expect(answer).toEqual({ helpfulCount: 1, isHelpful: true });
  }
  const others = await Promise.all(Array.from({ length: 8 }, () => app.member()));
  await Promise.all(others.map((other) => other.call(reviews.markHelpful, { id: review })));
  const [first] = await app.call(reviews.listReviewsOfBusiness, { id });
  expect(first?.helpfulCount).toBe(9);
  expect((await reader.call(reviews.getOwnPart, { id })).helpfulIds).toEqual([review]);
  const undone = Array.from({ length: 5 }, () =>
    reader.call(reviews.unmarkHelpful, { id: review }),
  );
  for (const answer of await Promise.all(undone)) {
    expect(answer).toEqual({ helpfulCount: 8, isHelpful: false });
  }
  await expect(app.call(reviews.markHelpful, { id: review })).rejects.toThrow('401');
});

test('decisions about one business at the same moment all count', async () => {
  const id = await app.given.business();
  const members = await Promise.all(Array.from({ length: 6 }, () => app.member()));
  const written = await Promise.all(
    members.map((member, index) =>
      member.call(reviews.writeReview, { ...words, id, rating: index < 3 ? 2 : 5 }),
    ),
  );
  await Promise.all(written.map((review) => transition(review.id, 'approve')));
  expect(await figures(id)).toBe('3.5 (6)');
  await Promise.all([
    transition(written[0]?.id ?? 0, 'hide', 'off_topic'),
    members[1]?.call(reviews.deleteReview, { id: written[1]?.id ?? 0 }),
    members[2]?.call(reviews.editReview, { ...words, id: written[2]?.id ?? 0 }),
  ]);
  expect(await figures(id)).toBe('5.0 (3)');
  // Alone, when nobody else's decision counts them anew.
  await members[3]?.call(reviews.deleteReview, { id: written[3]?.id ?? 0 });
  expect(await figures(id)).toBe('5.0 (2)');
});

test('the owner answers once, does not review, and the author gets an e-mail', async () => {
  const id = await app.given.business();
  const owner = await ownerOf(id);
  const author = await app.member();
  const review = await approved(author, id);
  await expect(owner.call(reviews.writeReview, { ...words, id })).rejects.toMatchObject({
    code: 'own_business',
  });
  expect(await owner.call(reviews.getOwnPart, { id })).toMatchObject({ isOwner: true });
  const content = 'Afiyet olsun, yine bekleriz.';
  const answers = await Promise.allSettled([
    owner.call(reviews.answerReview, { id: review, content }),
    owner.call(reviews.answerReview, { id: review, content: 'Bir yanıt daha' }),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await app.emailsTo(author.email)).at(-1)?.kind).toBe('review-answered');
  const other = await ownerOf(await app.given.business());
  await expect(other.call(reviews.answerReview, { id: review, content })).rejects.toThrow('404');
});

test('an answer is corrected at once, says so, and its reader hears of it', async () => {
  const id = await app.given.business();
  const owner = await ownerOf(id);
  const author = await app.member();
  const review = await approved(author, id);
  const correct = (content: string) => owner.call(reviews.correctAnswer, { id: review, content });
  await expect(correct('Düzelttim.'), 'nothing to correct yet').rejects.toMatchObject({
    code: 'illegal_transition',
  });
  const first = await owner.call(reviews.answerReview, { id: review, content: 'Sağ olun.' });
  expect(first.editedAt).toBeNull();
  expect(await correct('Sağ olun.'), 'the same words are no correction').toEqual(first);
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const { answeredAt } = first;
  const editedAt = app.clock.now.toISOString();
  const corrected = { content: 'Sağ olun, bekleriz.', answeredAt, editedAt };
  expect(await correct(corrected.content)).toEqual(corrected);
  expect(await app.call(reviews.listReviewsOfBusiness, { id })).toMatchObject([
    { answer: corrected },
  ]);
  expect(await author.call(reviews.listOwnReviews, {})).toMatchObject([
    {
      history: [
        { transition: 'approve' },
        { transition: 'answer' },
        { transition: 'correct_answer' },
      ],
    },
  ]);
  const letters = await app.emailsTo(author.email);
  expect(letters.at(-1)).toMatchObject({
    kind: 'review-answered',
    subject: expect.stringContaining('yanıtını düzeltti'),
    quote: { text: corrected.content },
  });
  expect(letters.filter(({ kind }) => kind === 'review-answered')).toHaveLength(2);
  const other = await ownerOf(await app.given.business());
  await expect(
    other.call(reviews.correctAnswer, { id: review, content: 'Ben yazdım' }),
  ).rejects.toThrow('404');
});

test('reviews are ordered by what can be counted, page by page', async () => {
  const id = await app.given.business();
  const start = app.clock.now.getTime();
  const ids: number[] = [];
  for (const [index, rating] of [3, 5, 1, 5].entries()) {
    app.clock.now = new Date(start + index * 60_000);
    ids.push(await approved(await app.member(), id, rating));
  }
  app.clock.now = new Date(start);
  await (await app.member()).call(reviews.markHelpful, { id: ids[0] ?? 0 });
  const order = async (sort: reviews.ReviewSort) =>
    (await app.call(reviews.listReviewsOfBusiness, { id, sort })).map((one) => ids.indexOf(one.id));
  expect(await order('newest')).toEqual([3, 2, 1, 0]);
  expect(await order('highest')).toEqual([3, 1, 0, 2]);
  expect(await order('lowest')).toEqual([2, 0, 3, 1]);
  expect(await order('helpful')).toEqual([0, 3, 2, 1]);
  expect(await app.call(reviews.summarizeReviews, { id })).toEqual({
    rating: '3.5',
    count: 4,
    stars: [1, 0, 1, 0, 2],
  });

  const first = await app.request(`/api/businesses/${id}/reviews?limit=3`);
  expect(first.headers.get('X-Total-Count')).toBe('4');
  const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  expect(await (await app.request(next)).json()).toMatchObject([{ id: ids[0] }]);
  expect((await app.request(`/api/businesses/${id}/reviews?sort=paid`)).status).toBe(400);
});

test('photos are the author’s own, come with their sizes, and go when they are taken out', async () => {
  const id = await app.given.business();
  const member = await app.member();
  const uploadBy = async (userId: number) => {
    const row = { uploadedBy: userId, contentType: 'image/webp', width: 800, height: 600 };
    const { id: upload } = await app.db
      .insertInto('uploads')
      .values({ ...row, placeholder: 'data:,', expiresAt: app.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `/api/objects/${upload}`;
  };
  const [first, second] = [await uploadBy(member.userId), await uploadBy(member.userId)];
  const foreign = await uploadBy((await app.member()).userId);
  await expect(
    member.call(reviews.writeReview, { ...words, id, images: [foreign] }),
  ).rejects.toMatchObject({ issues: [{ path: 'images' }] });
  const images = [first, second, 'https://kotu.example/x.png', 'data:image/png;base64,AA'];
  const own = await member.call(reviews.writeReview, { ...words, id, images });
  expect(own.images).toEqual([first, second]);
  await transition(own.id, 'approve');
  expect(await app.call(reviews.listReviewsOfBusiness, { id })).toMatchObject([
    { images: [first, second], pictures: [{ src: first, width: 800 }, { src: second }] },
  ]);
  const edited = await member.call(reviews.editReview, { ...words, id: own.id, images: [second] });
  expect(edited.images).toEqual([second]);
  const removed = await app.db
    .selectFrom('uploads')
    .select('removedAt')
    .where('id', '=', first.slice('/api/objects/'.length))
    .executeTakeFirstOrThrow();
  expect(removed.removedAt).not.toBeNull();
});

test('who leaves takes reviews, marks and their share of the rating along', async () => {
  const id = await app.given.business();
  const leaver = await app.member();
  const stayer = await app.member();
  await approved(leaver, id, 1);
  const staying = await approved(stayer, id, 5);
  const [photo] = await app.db
    .insertInto('uploads')
    .values({ attachedAt: app.clock.now, expiresAt: app.clock.now })
    .returning('id')
    .execute();
  await app.db
    .updateTable('reviews')
    .set({ images: [`/api/objects/${photo?.id}`] })
    .where('userId', '=', leaver.userId)
    .execute();
  await leaver.call(reviews.markHelpful, { id: staying });
  expect(await figures(id)).toBe('3.0 (2)');
  expect(await leaver.call(downloadPersonalData, {})).toMatchObject({
    reviews: [{ content: words.content, rating: 1 }],
    helpfulMarks: [{ reviewId: staying }],
  });
  await leaver.call(askDeletionCode, {});
  const code = (await app.emailsTo(leaver.email)).at(-1)?.code ?? '';
  await leaver.call(deleteAccount, { code });
  expect(await figures(id)).toBe('5.0 (1)');
  const [left] = await app.call(reviews.listReviewsOfBusiness, { id });
  expect(left).toMatchObject({ id: staying, helpfulCount: 0 });
  const files = await app.db.selectFrom('uploads').select('removedAt').execute();
  expect(
    files.filter(({ removedAt }) => removedAt !== null),
    'its photo',
  ).toHaveLength(2);
});

test('a figure that is not what the reviews say is found', async () => {
  const id = await app.given.business({ name: 'Şişirilmiş Lokanta' });
  await app.db
    .updateTable('businesses')
    .set({ rating: '4.9', reviewCount: 7 })
    .where('id', '=', id)
    .execute();
  expect(await findWrongRatings(app.db)).toEqual([
    {
      id,
      name: 'Şişirilmiş Lokanta',
      rating: '4.9',
      reviewCount: 7,
      rightRating: '0.0',
      rightCount: 0,
    },
  ]);
  await app.db.deleteFrom('businesses').where('id', '=', id).execute();
});

test('whoever acts for the business hears of a review, and is led to it, until it is answered', async () => {
  const id = await app.given.business();
  const owner = await ownerOf(id);
  const author = await app.member({ name: 'Zeynep Nur Öztürk' });
  await approved(await app.member(), id, 3);
  const review = await approved(author, id, 4);
  const told = async () =>
    (await app.emailsTo(owner.email)).filter(({ kind }) => kind === 'review-received');
  expect((await told()).at(-1)).toMatchObject({
    facts: [
      ['Yazan', 'Zeynep Ö.'],
      ['Puan', '4 yıldız'],
    ],
    quote: { text: `${words.title}\n\n${words.content}` },
    action: {
      href: `http://test/business-owner-dashboard?isletme=${id}&bolum=degerlendirmeler&kayit=${review}`,
    },
  });
  const one = await app.call(reviews.listReviewsOfBusiness, { id, review });
  expect(one).toMatchObject([{ id: review, rating: 4 }]);
  await owner.call(reviews.answerReview, { id: review, content: 'Teşekkürler' });
  await author.call(reviews.editReview, { ...words, id: review, rating: 5 });
  await transition(review, 'approve');
  expect(await told(), 'what is answered already is told once').toHaveLength(2);
});
