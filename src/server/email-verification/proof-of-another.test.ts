import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccount } from '#contract/accounts/accounts.ts';
import { listOwnSubmissions, submitBusiness } from '#contract/businesses/business-submission.ts';
import { resendVerification, verifyEmail } from '#contract/email-verification.ts';
import { getInboxItem, listInbox } from '#contract/moderation/moderation.ts';
import { listManagedBusinesses } from '#contract/owners/owner-workspace.ts';
import { applyAsOwner, listOwnApplications } from '#contract/owners/owners.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import {
  createTestApp,
  type TestApp,
  type TestBrowser,
  type TestMember,
} from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let addresses = 0;
const freshAddress = () => `dukkan${++addresses}@ornek.example`;
const apply = (browser: TestBrowser, email: string) =>
  browser.call(applyAsOwner, {
    ...{ businessName: `Taşköprü Kebap ${email}`, ownerName: 'Ali Veli', email },
    ...{ phone: '0322 000 12 34', address: 'Turgut Özal Blv. No: 5, Çukurova / Adana' },
  });
const submit = (browser: TestBrowser, email: string) =>
  browser.call(submitBusiness, {
    ...{ name: `Köşe Büfe ${email}`, category: 'Restoranlar', address: 'Reşatbey Mah. No: 4' },
    ...{ district: 'Seyhan', email, submitterName: 'Ali Veli' },
  });
const kinds = {
  application: { send: apply, table: 'businessOwners', keeper: 'userId' },
  business: { send: submit, table: 'businesses', keeper: 'submittedBy' },
} as const;
const both = Object.keys(kinds) as (keyof typeof kinds)[];

const emailTo = async (email: string) =>
  (await app.emailsTo(email)).findLast(({ kind }) => kind === 'verify-email');
async function open(browser: TestBrowser, email: string) {
  const href = (await emailTo(email))?.action?.href ?? 'http://none';
  const token = new URL(href).searchParams.get('token') ?? '';
  return browser.call(verifyEmail, { token }, { 'Sec-Fetch-Site': 'same-origin' });
}
async function stored(kind: keyof typeof kinds, id: number) {
  const { table, keeper } = kinds[kind];
  const row = await app.db
    .selectFrom(table as 'businesses')
    .select([keeper as 'submittedBy', 'sentBy', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { keeper: row[keeper as 'submittedBy'], sentBy: row.sentBy, status: row.status };
}
const approve = (kind: string, id: number, into?: number) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id, transition: 'approve', into },
  );
const owns = async (member: TestMember) =>
  (await member.call(listManagedBusinesses, {})).map(({ id }) => id);

test('applying with another’s address gives the business to whoever proves that address', async () => {
  const applicant = await app.member();
  const email = freshAddress();
  const into = await app.given.business();
  const { id, message } = await apply(applicant, email);
  expect(message).toContain('o adresin hesabına geçer');
  expect(await applicant.call(listOwnApplications, {})).toMatchObject([{ id }]);
  // In whosever browser: the e-mail alone proves it.
  await open(app.browser(), email);
  await approve('application', id, into);
  const owner = await app.member({ email });
  expect([await owns(applicant), await owns(owner)]).toEqual([[], [into]]);
  expect(await applicant.call(getAccount, {})).toMatchObject({ role: 'user' });
  expect(await applicant.call(listOwnApplications, {})).toEqual([]);
  expect(await owner.call(listOwnApplications, {})).toMatchObject([{ id, status: 'approved' }]);
});

test('one that was proved before the account of its address counted goes to it at the approval', async () => {
  const [applicant, owner] = [await app.member(), await app.member()];
  const into = await app.given.business();
  const { id } = await apply(applicant, owner.email);
  await open(app.browser(), owner.email);
  await app.db
    .updateTable('businessOwners')
    .set({ userId: applicant.userId })
    .where('id', '=', id)
    .execute();
  await approve('application', id, into);
  expect([await owns(applicant), await owns(owner)]).toEqual([[], [into]]);
});

test.each(both)(
  '%s: the session the link is opened in counts only for its own address',
  async (kind) => {
    const { send } = kinds[kind];
    const [sender, owner, passerby] = [await app.member(), await app.member(), await app.member()];
    const { id } = await send(sender, owner.email);
    const ofOwner = { keeper: owner.userId, sentBy: sender.userId, status: 'pending' };
    expect(await open(passerby, owner.email)).toMatchObject({ status: 'verified', isYours: false });
    expect(await stored(kind, id)).toEqual(ofOwner);
    expect(await open(owner, owner.email)).toMatchObject({
      status: 'already_verified',
      isYours: true,
    });

    const email = freshAddress();
    const { id: late } = await send(sender, email);
    await open(sender, email);
    const nobodyYet = { keeper: null, sentBy: sender.userId, status: 'pending' };
    expect(await stored(kind, late)).toEqual(nobodyYet);
    const { userId } = await app.member({ email });
    expect(await stored(kind, late)).toEqual({ ...nobodyYet, keeper: userId });
  },
);

test.each(both)(
  '%s: the e-mail says from which account, also when it is asked for again',
  async (kind) => {
    const { send } = kinds[kind];
    const sender = await app.member();
    const email = freshAddress();
    await send(sender, email);
    const said = async () => JSON.stringify([(await emailTo(email))?.facts]);
    expect(await said()).toContain(sender.email);
    expect(await said()).toContain('Ali Veli');
    expect((await emailTo(email))?.paragraphs.join(' ')).toContain('tanımıyorsanız doğrulamayın');
    await app.browser().call(resendVerification, { email });
    expect(await said()).toContain(sender.email);

    const stranger = freshAddress();
    await send(app.browser(), stranger);
    expect(JSON.stringify(await emailTo(stranger))).toContain('Giriş yapılmadan gönderildi');
  },
);

test.each(both)('%s: the inbox names both accounts', async (kind) => {
  const { send } = kinds[kind];
  const moderator = await app.member({ role: 'moderator', email: freshAddress() });
  const [sender, owner] = [await app.member(), await app.member()];
  const { id } = await send(sender, owner.email);
  await open(owner, owner.email);
  const item = await moderator.call(getInboxItem, { kind, id });
  expect(item.sender).toMatchObject({ email: owner.email, sentFrom: sender.email });
  const { items } = await moderator.call(listInbox, { kind, limit: 100 });
  expect(items.find((one) => one.id === id)?.signs).toContain('another_account');
});

test('adding the same with one’s own account takes it over from whoever sent it with this address', async () => {
  const [sender, owner] = [await app.member(), await app.member()];
  const { id } = await submit(sender, owner.email);
  expect(await submit(owner, owner.email)).toMatchObject({ id, requiresVerification: false });
  const after = { keeper: owner.userId, sentBy: sender.userId, status: 'pending' };
  expect(await stored('business', id)).toEqual(after);
  expect(await sender.call(listOwnSubmissions, {})).toEqual([]);
});
