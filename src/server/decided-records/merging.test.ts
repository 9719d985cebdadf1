import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BusinessStatus, getBusiness } from '#contract/businesses/businesses.ts';
import { listFavorites } from '#contract/favorites.ts';
import { editBusinessFile, getBusinessFile } from '#contract/moderation/administration.ts';
import { decideItem } from '#contract/moderation/moderation.ts';
import { getManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { searchDirectory } from '#contract/search/search.ts';
import { deliverEmails } from '#server/notifications/deliver-emails.jobs.ts';
import { recordsToDecide } from '#tests/support/records-to-decide.ts';
import { createTestApp, TEST_NOW, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let given: ReturnType<typeof recordsToDecide>;
let admin: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  given = recordsToDecide(app);
  admin = await app.member({ role: 'admin' });
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = TEST_NOW;
});

const decide = (id: number, transition: string, seenStatus: string, into?: number, who = admin) =>
  who.call(decideItem, {
    ...{ kind: 'business' as const, id, transition, seenStatus },
    ...(into !== undefined && { into }),
  });
const merge = (from: number, into: number, who = admin) =>
  decide(from, 'merge', 'approved', into, who);
const separate = (id: number) => decide(id, 'separate', 'merged');

/** Every table whose rows hang on a business, with the ids of them. */
const HANGING = [
  ...['reviews', 'reports', 'favorites', 'businessClaims', 'businessMembers', 'planRequests'],
  ...['reservations', 'businessMessages', 'advertisementRequests', 'advertisements'],
];
const hangingOn = async (id: number) =>
  Object.fromEntries(
    await Promise.all(
      HANGING.map(async (table) => {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)} where business_id = ${id} order by id`.execute(app.db);
        return [table, rows.map((row) => row.id)];
      }),
    ),
  ) as Record<string, number[]>;
const ratingOf = (id: number) =>
  app.db
    .selectFrom('businesses')
    .select(['rating', 'reviewCount'])
    .where('id', '=', id)
    .executeTakeFirst();

const owned = async (businessId: number, name: string) => {
  const owner = await app.member({ name });
  const claim = { businessId, userId: owner.userId, status: 'approved' as const };
  await app.db
    .insertInto('businessClaims')
    .values({ ...claim, ...moment() })
    .execute();
  return owner;
};
const moment = () => ({ createdAt: app.clock.now, updatedAt: app.clock.now });

/** A business with one row in every table. */
async function full(name: string) {
  const id = await app.given.business({ name });
  const owner = await owned(id, `${name} Sahibi`);
  await app.given.review(id, { rating: 2 });
  const [reviewId = 0] = (await hangingOn(id)).reviews ?? [];
  for (const kind of ['plan_request', 'reservation', 'advertisement', 'advertisement_request']) {
    await given(kind as 'reservation', kind === 'reservation' ? 'requested' : 'contacted', {
      businessId: id,
    });
  }
  await given('report', 'open', { businessId: id, reviewId, reason: 'insult' });
  await app.db.insertInto('favorites').values({ userId: owner.userId, businessId: id }).execute();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: id, email: `${id}@ornek.example`, role: 'manager', invitedAt: TEST_NOW },
      ...{ invitedBy: owner.userId, invitationExpiresAt: TEST_NOW },
    })
    .execute();
  await app.db
    .insertInto('businessMessages')
    .values({ businessId: id, name: 'Ali', email: 'ali@ornek.example', content: 'Açık mısınız?' })
    .execute();
  return { id, owner };
}

const nothing = Object.fromEntries(HANGING.map((table) => [table, []]));

test('what hangs on a business goes with it and comes back, its ratings with it', async () => {
  const [from, into] = [await full('Giden'), await full('Kalan')];
  const [theirs, others] = [await hangingOn(from.id), await hangingOn(into.id)];
  expect(Object.values(theirs).every((ids) => ids.length === 1)).toBe(true);
  await merge(from.id, into.id);
  // One plan is asked for at a time.
  expect(await hangingOn(from.id)).toEqual({ ...nothing, planRequests: theirs.planRequests });
  expect((await hangingOn(into.id)).reservations).toEqual(
    [...(theirs.reservations ?? []), ...(others.reservations ?? [])].sort((a, b) => a - b),
  );
  expect(await ratingOf(into.id)).toEqual({ rating: '2.0', reviewCount: 2 });
  expect(await from.owner.call(getManagedBusiness, { id: into.id })).toMatchObject({ id: into.id });
  expect(await app.call(getBusiness, { id: from.id })).toMatchObject({ id: into.id });

  app.clock.now = new Date(TEST_NOW.getTime() + 86_400_000);
  await admin.signInAgain();
  await separate(from.id);
  expect(await hangingOn(from.id)).toEqual(theirs);
  expect(await hangingOn(into.id)).toEqual(others);
  for (const { id } of [from, into]) {
    expect(await ratingOf(id)).toEqual({ rating: '2.0', reviewCount: 1 });
  }
  expect(await app.call(getBusiness, { id: from.id })).toMatchObject({ name: 'Giden' });
  await expect(from.owner.call(getManagedBusiness, { id: into.id })).rejects.toMatchObject({
    status: 404,
  });
  expect((await app.db.selectFrom('mergedRows').selectAll().execute()).length).toBe(0);
});

test.each(BusinessStatus.options.filter((status) => status !== 'approved'))(
  'into a business that is %s nothing is merged',
  async (status) => {
    const from = await app.given.business();
    const mergedInto = status === 'merged' ? from : null;
    const into = await app.given.business({ status, mergedInto });
    const reviewId = await app.given.review(from);
    await expect(merge(from, into)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await hangingOn(from)).toEqual({ ...nothing, reviews: [reviewId] });
    expect(await app.call(getBusiness, { id: from })).toMatchObject({ id: from });
  },
);

test.each([
  ['is separated', 'separate'],
  ['is undone', 'undo'],
])('who keeps or judges both has both again when it %s', async (_, back) => {
  const [from, into] = [await app.given.business(), await app.given.business()];
  const member = await app.member();
  for (const [businessId, rating] of [
    [from, 1],
    [into, 5],
  ] as const) {
    const own = { businessId, userId: member.userId };
    await app.db.insertInto('favorites').values(own).execute();
    const said = { rating, content: 'İyi.', status: 'approved' as const };
    await app.db
      .insertInto('reviews')
      .values({ ...own, ...said })
      .execute();
  }
  const other = await app.member();
  await app.db.insertInto('favorites').values({ userId: other.userId, businessId: from }).execute();
  const before = await hangingOn(from);
  await merge(from, into);
  expect((await hangingOn(into)).favorites, 'of who keeps one alone').toHaveLength(2);
  expect(await ratingOf(into)).toEqual({ rating: '5.0', reviewCount: 1 });
  const kept = await member.call(listFavorites, { userId: 'me' });
  expect(kept.map(({ businessId }) => businessId)).toEqual([into]);
  await decide(from, back, 'merged');
  expect(await hangingOn(from)).toEqual(before);
  expect(await ratingOf(from)).toEqual({ rating: '1.0', reviewCount: 1 });
  expect(await member.call(listFavorites, { userId: 'me' })).toHaveLength(2);
});

test.each([
  ['the first first', [0, 1]],
  ['the last first', [1, 0]],
])('of three that became one, each comes back with its own: %s', async (_, order) => {
  const chain = [
    await app.given.business(),
    await app.given.business(),
    await app.given.business(),
  ] as const;
  const reviews = await Promise.all(chain.map((id) => app.given.review(id)));
  await merge(chain[0], chain[1]);
  await merge(chain[1], chain[2]);
  for (const step of order) await separate(chain[step as 0 | 1]);
  for (const [index, id] of chain.entries()) {
    expect((await hangingOn(id)).reviews).toEqual([reviews[index]]);
    expect(await ratingOf(id)).toMatchObject({ reviewCount: 1 });
  }
});

test('a merger that would give an owned business to another owner is an admin’s', async () => {
  const [from, into] = [await app.given.business(), await app.given.business()];
  await owned(from, 'Bir Sahip');
  await owned(into, 'Öbür Sahip');
  await expect(merge(from, into, moderator)).rejects.toMatchObject({ code: 'owners_differ' });
  expect((await hangingOn(into)).businessClaims).toHaveLength(1);
  await merge(from, into);
  const [alone, ownerless] = [await app.given.business(), await app.given.business()];
  await owned(alone, 'Tek Sahip');
  await merge(alone, ownerless, moderator);
});

test('owners of both hear of it after ten minutes, and of nothing when it is undone before', async () => {
  const [from, into] = [await app.given.business(), await app.given.business()];
  const owners = [await owned(from, 'Giden Sahip'), await owned(into, 'Kalan Sahip')];
  const heard = async () =>
    (await Promise.all(owners.map(({ email }) => app.emailsTo(email)))).map((emails) =>
      emails.map(({ kind, subject }) => (kind === 'sign-in-code' ? '' : subject)).filter(Boolean),
    );
  await merge(from, into);
  await decide(from, 'undo', 'merged');
  expect(await heard()).toEqual([[], []]);
  await merge(from, into);
  const told = ['“Sınama Lokantası” başka bir kayıtla birleştirildi'];
  expect(await heard()).toEqual([told, told]);
  const delivered = () => deliverEmails.run(app.dependencies);
  while ((await delivered()) === 'more');
  expect(app.mailbox.taken.filter(({ to }) => to === owners[0]?.email)).toHaveLength(1);
});

test('it is found by the name of what became part of it, as long as it is', async () => {
  const [kept, gone] = [
    await app.given.business({ name: 'Kavaklıdere Sofrası' }),
    await app.given.business({ name: 'Zümrütbey Sofrası' }),
  ];
  const found = async () => {
    const { items } = await app.browser().call(searchDirectory, { q: 'zümrütbey' });
    return items.map(({ id }) => id);
  };
  expect(await found()).toEqual([gone]);
  await merge(gone, kept);
  expect(await found()).toEqual([kept]);
  // It stays so when something else of it is changed.
  const { form } = await admin.call(getBusinessFile, { id: kept });
  await admin.call(editBusinessFile, { id: kept, ...form, description: 'Ev yemekleri' } as never);
  expect(await found()).toEqual([kept]);
  await separate(gone);
  expect(await found()).toEqual([gone]);
});

test('one that waits can be found to be another, and waits again when that is taken back', async () => {
  const [waiting, other] = [
    await app.given.business({ status: 'pending' }),
    await app.given.business(),
  ];
  const merged = await decide(waiting, 'merge', 'pending', other);
  expect(merged.transitions.filter(({ isUndo }) => isUndo)).toMatchObject([
    { transition: 'unmerge' },
  ]);
  expect((await app.call(getBusiness, { id: waiting })).id).toBe(other);
  await expect(decide(waiting, 'undo', 'merged')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  expect(await decide(waiting, 'unmerge', 'merged')).toMatchObject({ status: 'pending' });
  await expect(app.call(getBusiness, { id: waiting })).rejects.toMatchObject({ status: 404 });
  // The moment to take it back is over: into the queue, and not onto a page that it never had.
  await decide(waiting, 'merge', 'pending', other);
  app.clock.now = new Date(TEST_NOW.getTime() + 86_400_000);
  await expect(separate(waiting)).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(await decide(waiting, 'requeue', 'merged')).toMatchObject({ status: 'pending' });
  // What was public comes back onto its page, and nowhere else.
  await decide(waiting, 'approve', 'pending');
  await merge(waiting, other);
  await expect(decide(waiting, 'unmerge', 'merged')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  expect(await decide(waiting, 'undo', 'merged')).toMatchObject({ status: 'approved' });
});
