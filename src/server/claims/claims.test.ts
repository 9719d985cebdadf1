import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import * as claims from '#contract/claims.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { record } from '#server/platform/audit/audit.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { whileUncommitted } from '#tests/support/while-uncommitted.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const transition = (id: number, name: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'claim', id, transition: name, reason },
  );
const form = { name: 'Ayşe Yılmaz', message: 'Dükkân benim.' };
const kinds = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);

test('an approved claim makes its member the owner', async () => {
  const member = await app.member();
  const businessId = await app.given.business();
  const { id, isTracked } = await member.call(claims.claimBusiness, { id: businessId, ...form });
  expect(isTracked).toBe(true);
  await transition(id, 'approve');
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([
    { id, status: 'approved', history: [{ transition: 'approve' }] },
  ]);
  expect(await member.call(accounts.getAccount, {})).toMatchObject({ role: 'owner' });
  expect(await kinds(member.email)).toEqual(
    expect.arrayContaining(['claim-received', 'claim-approved']),
  );
});

test('a question goes back and forth until the decision, with its reason', async () => {
  const member = await app.member();
  const { id } = await member.call(claims.claimBusiness, {
    id: await app.given.business(),
    ...form,
  });
  await expect(transition(id, 'ask')).rejects.toMatchObject({ code: 'invalid_input' });
  await transition(id, 'ask', 'Vergi levhanızı da ekler misiniz?');
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([
    { status: 'needs_info', reason: 'Vergi levhanızı da ekler misiniz?' },
  ]);
  await member.call(claims.answerClaim, { id, message: 'Ekledim.' });
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([
    { status: 'pending', message: 'Dükkân benim.\n\nEkledim.' },
  ]);
  await transition(id, 'reject', 'Belge okunmuyor.');
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([
    { status: 'rejected', reason: 'Belge okunmuyor.' },
  ]);
  await expect(transition(id, 'approve')).rejects.toMatchObject({ code: 'illegal_transition' });
  await expect(member.call(claims.answerClaim, { id, message: 'Bir daha' })).rejects.toThrow('409');
});

test('nobody sees, answers or withdraws the claim of another', async () => {
  const member = await app.member();
  const other = await app.member();
  const { id } = await member.call(claims.claimBusiness, {
    id: await app.given.business(),
    ...form,
  });
  expect(await other.call(claims.listOwnClaims, {})).toEqual([]);
  await expect(other.call(claims.withdrawClaim, { id })).rejects.toThrow('404');
  await expect(other.call(claims.answerClaim, { id, message: 'Ben de' })).rejects.toThrow('404');
  await expect(app.browser().call(claims.withdrawClaim, { id })).rejects.toThrow('401');
  expect(await member.call(claims.withdrawClaim, { id })).toEqual({ status: 'withdrawn' });
});

test('one person has one claim on a business; after a withdrawal another', async () => {
  const member = await app.member();
  const business = { id: await app.given.business(), ...form };
  const { id } = await member.call(claims.claimBusiness, business);
  await expect(
    member.call(claims.claimBusiness, { ...business, message: 'Bir daha' }),
  ).rejects.toMatchObject({ code: 'claim_stands' });
  await transition(id, 'ask', 'Vergi levhanızı da ekler misiniz?');
  await expect(
    member.call(claims.claimBusiness, { ...business, message: 'Levha ekte' }),
    'while it waits for an answer',
  ).rejects.toMatchObject({ code: 'claim_stands' });
  await member.call(claims.withdrawClaim, { id });
  const again = await member.call(claims.claimBusiness, { ...business, message: 'Yine ben' });
  expect(again.id).not.toBe(id);
  await transition(again.id, 'approve');
  await expect(
    member.call(claims.claimBusiness, { ...business, message: 'Sahibiyim' }),
  ).rejects.toMatchObject({ code: 'owned_already' });
});

test('a claim made without signing in waits for its address to be proved', async () => {
  const email = 'sahibi@ornek.example';
  const businessId = await app.given.business();
  const browser = app.browser();
  await expect(
    browser.call(claims.claimBusiness, { id: businessId, ...form }),
  ).rejects.toMatchObject({ issues: [{ path: 'email' }] });
  const { id, isTracked } = await browser.call(claims.claimBusiness, {
    id: businessId,
    ...form,
    email,
  });
  expect(isTracked).toBe(false);
  expect(await kinds(email), 'nobody proved the address yet').toEqual([]);
  await expect(transition(id, 'approve')).rejects.toMatchObject({ code: 'claim_not_proved' });
  const member = await app.member({ email });
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([{ id, status: 'pending' }]);
  await transition(id, 'approve');
  expect(await member.call(accounts.getAccount, {})).toMatchObject({ role: 'owner' });
});

test('what a body may not set is dropped', async () => {
  const member = await app.member();
  const { id } = await member.call(claims.claimBusiness, {
    id: await app.given.business(),
    ...form,
    ...({ status: 'approved', userId: 1, user_id: 1, decisionReason: 'x' } as object),
  });
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([{ id, status: 'pending' }]);
});

test('who types the address of a member learns nothing of it and stands in nobody’s way', async () => {
  const member = await app.member();
  const businessId = await app.given.business();
  const typed = { id: businessId, ...form, email: member.email };
  const strange = await app.browser().call(claims.claimBusiness, typed);
  const own = await member.call(claims.claimBusiness, { id: businessId, ...form });
  expect(await member.call(claims.listOwnClaims, {})).toMatchObject([{ id: own.id }]);
  const again = await app.browser().call(claims.claimBusiness, { ...typed, message: 'Yine' });
  expect(again, 'its own record, as if the member had none').toEqual(strange);
});

const attached = async (claim: number) =>
  (
    await app.db
      .insertInto('uploads')
      .values({
        ...{ isPrivate: true, contentType: 'application/pdf', attachedAt: app.clock.now },
        ...{ attachedTo: `claim ${claim}`, expiresAt: app.clock.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

test.each(
  ['pending', 'needs_info'].flatMap((state) =>
    ['approve', 'reject', 'withdraw'].map((name) => [state, name] as const),
  ),
)('the documents of a claim in %s stay thirty days after: %s', async (state, name) => {
  const member = await app.member();
  const { id } = await member.call(claims.claimBusiness, {
    id: await app.given.business(),
    ...form,
  });
  const document = await attached(id);
  if (state === 'needs_info') await transition(id, 'ask', 'Levhanız var mı?');
  const end = async () =>
    (
      await app.db
        .selectFrom('uploads')
        .select('deleteAfter')
        .where('id', '=', document)
        .executeTakeFirstOrThrow()
    ).deleteAfter;
  expect(await end()).toBeNull();
  if (name === 'withdraw') await member.call(claims.withdrawClaim, { id });
  else await transition(id, name, 'Nedeni var.');
  expect(await end()).toEqual(new Date(app.clock.now.getTime() + 30 * 86_400_000));
});

test('the documents of a claim go with the account, not 30 days later', async () => {
  const member = await app.member();
  const { id } = await member.call(claims.claimBusiness, {
    id: await app.given.business(),
    ...form,
  });
  const document = await attached(id);
  await member.call(accounts.askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
  await member.call(accounts.deleteAccount, { code });
  const { removedAt } = await app.db
    .selectFrom('uploads')
    .select('removedAt')
    .where('id', '=', document)
    .executeTakeFirstOrThrow();
  expect(removedAt).not.toBeNull();
});

test('of two moderators who give one business to two people at once, the second is refused', async () => {
  const { userId } = await app.member({ role: 'moderator' });
  const actor = { userId, role: 'moderator' } as const;
  const business = await app.given.business();
  const [one, other] = [await app.member(), await app.member()];
  const first = await one.call(claims.claimBusiness, { id: business, ...form });
  const second = await other.call(claims.claimBusiness, { id: business, ...form });
  const approve = ({ id }: { id: number }) =>
    decideAbout({ ...app.dependencies, actor }, { kind: 'claim', id, transition: 'approve' });
  // What somebody decides is just being written down: both come as far as they can without it.
  const both = await whileUncommitted(
    app.db,
    (db) =>
      record({ ...app.dependencies, db }, actor, {
        ...{ action: 'review.hide', entity: 'review', entityId: 1 },
      }),
    () => Promise.allSettled([approve(first), approve(second)]),
    2,
  );
  const decided = both.status === 'fulfilled' ? both.value : [];
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(decided).toContainEqual({
    ...{ status: 'rejected', reason: expect.objectContaining({ code: 'claim_contested' }) },
  });
});
