import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import { claimBusiness, listOwnClaims } from '#contract/claims.ts';
import { verifyEmail } from '#contract/email-verification.ts';
import { getInboxItem } from '#contract/moderation/moderation.ts';
import * as contract from '#contract/owners/owners.ts';
import { ApplicationStatus } from '#contract/owners/owners.ts';
import { askUpload } from '#contract/uploads.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { historyOf } from '#server/platform/audit/history.ts';
import type { Role } from '#server/platform/context.ts';
import {
  createTestApp,
  TEST_NOW,
  type TestApp,
  type TestBrowser,
} from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.clock.now = TEST_NOW;
});
afterAll(() => app.close());

const form = (email: string, said: object = {}) => ({
  businessName: 'Taşköprü Kebap Salonu',
  ownerName: 'Ayşe Yılmaz',
  email,
  phone: '0322 000 12 34',
  address: 'Turgut Özal Blv. No: 5, Çukurova / Adana',
  ...said,
});
const stored = (id: number) =>
  app.db.selectFrom('businessOwners').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const kinds = async (email: string) => (await app.emailsTo(email)).map(({ kind }) => kind);
const transition = (
  id: number,
  name: string,
  said: { reason?: string; into?: number; as?: Role | 'operator' } = {},
) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: said.as ?? 'operator' } },
    { kind: 'application', id, transition: name, ...said },
  );
const audited = async (id: number) =>
  ((await historyOf(app.db, 'application', [id])).get(id) ?? []).map((step) => step.transition);
const linkTo = async (email: string) => {
  const letter = (await app.emailsTo(email)).findLast(({ kind }) => kind === 'verify-email');
  return new URL(letter?.action?.href ?? 'http://none').searchParams.get('token') ?? '';
};
const open = (browser: TestBrowser, token: string) =>
  browser.call(verifyEmail, { token }, { 'Sec-Fetch-Site': 'same-origin' });

async function uploaded(browser: TestBrowser, fileName: string): Promise<string> {
  const { uploadURL } = await browser.call(askUpload, { purpose: 'document', fileName });
  const body = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
  const { address } = await (await browser.request(uploadURL, { method: 'PUT', body })).json();
  return address;
}
const filesOf = (id: number) =>
  app.db
    .selectFrom('uploads')
    .select(['fileName as name', 'deleteAfter as until'])
    .where('attachedTo', '=', `owner-application ${id}`)
    .where('removedAt', 'is', null)
    .orderBy('fileName')
    .execute();

test('a stranger applies with documents, proves the address and follows it after signing in', async () => {
  const email = 'yabanci@ornek.example';
  const browser = app.browser();
  const answer = await browser.call(contract.applyAsOwner, {
    ...form(email, { taxNumber: '1234567890', website: 'taskoprukebap.example' }),
    subscriptionPlan: 'premium',
    verificationDocuments: [await uploaded(browser, 'levha.pdf'), 'imza.png'],
  });
  expect(answer).toMatchObject({ requiresVerification: true });
  expect(answer.message).toContain(email);
  const { id } = answer;
  expect(await stored(id)).toMatchObject({
    status: 'email_pending',
    emailVerified: false,
    userId: null,
    requestedPlan: 'premium',
    taxNumber: '1234567890',
    website: 'https://taskoprukebap.example',
    verificationDocuments: ['levha.pdf', 'imza.png'],
  });
  expect(await filesOf(id)).toEqual([{ name: 'levha.pdf', until: null }]);
  expect(await kinds(email)).toEqual(['verify-email']);
  await expect(browser.call(contract.getApplication, { id: 1 })).rejects.toThrow('404');

  expect(await open(browser, await linkTo(email))).toMatchObject({
    status: 'verified',
    kind: 'owner',
  });
  expect(await stored(id)).toMatchObject({ status: 'pending', emailVerified: true });
  expect(await kinds(email)).toEqual(['verify-email', 'application-received']);
  const admin = await app.member({ role: 'admin' });
  const { documents } = await admin.call(getInboxItem, { kind: 'application', id });
  expect(
    documents.map(({ name }) => name),
    'the team reads them',
  ).toEqual(['levha.pdf']);

  const member = await app.member({ email });
  const own = await member.call(contract.getApplication, { id: 'me' });
  expect(own).toMatchObject({
    id,
    userId: member.userId,
    status: 'pending',
    subscriptionPlan: 'free',
    requestedPlan: 'premium',
    businessId: null,
    documentsOnFile: ['levha.pdf'],
  });
  expect(JSON.stringify(own)).not.toMatch(/tax|token|moderation|1234567890/i);
  expect(await member.call(contract.listOwnApplications, {})).toMatchObject([
    { id, documents: ['levha.pdf', 'imza.png'], history: [{ transition: 'verify' }] },
  ]);
});

test('a member with this address waits for nothing; what a body may not set is dropped', async () => {
  const member = await app.member();
  const { id, ...answer } = await member.call(contract.applyAsOwner, {
    ...form(member.email),
    ...({
      status: 'approved',
      userId: 1,
      emailVerified: true,
      subscriptionExpiresAt: '2030-01-01',
    } as object),
  });
  expect(answer).toEqual({ requiresVerification: false, message: contract.APPLIED_MESSAGE });
  expect(await stored(id)).toMatchObject({ status: 'pending', userId: member.userId });
  expect((await kinds(member.email)).at(-1)).toBe('application-received');
  await expect(
    member.call(contract.applyAsOwner, form(member.email, { phone: '0322 000 99 99' })),
  ).rejects.toMatchObject({ code: 'application_stands' });
  const elsewhere = await member.call(
    contract.applyAsOwner,
    form('baska@ornek.example', { businessName: 'Öbür Dükkân' }),
  );
  expect(elsewhere.requiresVerification).toBe(true);
  expect(await stored(elsewhere.id)).toMatchObject({ userId: member.userId, moderationScore: 1 });
});

test('the sentences of the specification stand at their fields', async () => {
  const empty = { businessName: '', ownerName: ' ', email: 'ad@', phone: '', address: '' };
  await expect(app.browser().call(contract.applyAsOwner, empty)).rejects.toMatchObject({
    issues: expect.arrayContaining([
      { path: 'businessName', message: 'İşletme adı gereklidir' },
      { path: 'ownerName', message: 'Sahip adı gereklidir' },
      { path: 'email', message: 'Geçerli bir e-posta adresi giriniz' },
      { path: 'phone', message: 'Telefon gereklidir' },
      { path: 'address', message: 'Adres gereklidir' },
    ]),
  });
  const wrong = [
    { website: 'javascript:alert(1)' },
    { subscriptionPlan: 'altin' as never },
    { verificationDocuments: ['virus.exe'] },
    { verificationDocuments: ['/api/objects/3f0c2f5e-8a56-4f0e-9c53-3a52c1c9f0aa'] },
  ];
  for (const [index, said] of wrong.entries()) {
    const sent = app.browser().call(contract.applyAsOwner, form(`y${index}@ornek.example`, said));
    await expect(sent).rejects.toMatchObject({ issues: [{ path: Object.keys(said)[0] }] });
  }
});

test('an approved application is an approved claim on the named business, whose plan it shows', async () => {
  const member = await app.member();
  const into = await app.given.business({ name: 'Taşköprü Kebap' });
  const claim = await member.call(claimBusiness, { id: into, name: 'Ayşe', message: 'Benim.' });
  const { id } = await member.call(contract.applyAsOwner, form(member.email));
  await transition(id, 'approve', { into });
  expect(await member.call(accounts.getAccount, {})).toMatchObject({ role: 'owner' });
  const claims = await app.db
    .selectFrom('businessClaims')
    .select(['id', 'status', 'userId', 'businessOwnerId'])
    .where('businessId', '=', into)
    .execute();
  expect(claims, 'the one that waited').toEqual([
    { id: claim.id, status: 'approved', userId: member.userId, businessOwnerId: id },
  ]);
  expect(await member.call(listOwnClaims, {})).toEqual([]);
  const letter = (await app.emailsTo(member.email)).at(-1);
  expect(letter).toMatchObject({ kind: 'application-approved' });
  expect(letter?.action?.href).toBe(`http://test/business-owner-dashboard?isletme=${into}`);

  const planned = (planExpiresAt: Date | null) =>
    app.db
      .updateTable('businesses')
      .set({ plan: 'basic', planExpiresAt })
      .where('id', '=', into)
      .execute();
  const until = new Date(TEST_NOW.getTime() + 60_000);
  await planned(until);
  const read = () => member.call(contract.getApplication, { id: 1 });
  expect(await read()).toMatchObject({
    businessId: into,
    subscriptionPlan: 'basic',
    subscriptionExpiresAt: until.toISOString(),
  });
  app.clock.now = until;
  expect(await read()).toMatchObject({ subscriptionPlan: 'free', subscriptionExpiresAt: null });
});

test('without a business a draft of it waits for a moderator, owned even before the first sign-in', async () => {
  const email = 'taslak@ornek.example';
  const browser = app.browser();
  const { id } = await browser.call(
    contract.applyAsOwner,
    form(email, { description: 'Ocakbaşı.' }),
  );
  await expect(transition(id, 'approve')).rejects.toMatchObject({ code: 'illegal_transition' });
  await open(browser, await linkTo(email));
  await transition(id, 'approve');
  const member = await app.member({ email });
  const { businessId } = await member.call(contract.getApplication, { id: 1 });
  const business = await app.db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', businessId ?? 0)
    .executeTakeFirst();
  expect(business).toMatchObject({
    name: 'Taşköprü Kebap Salonu',
    category: 'Restoranlar',
    district: 'Çukurova',
    phone: '0322 000 12 34',
    description: 'Ocakbaşı.',
    status: 'pending',
    priceRange: null,
    hours: null,
    moderationSigns: [],
    submittedBy: member.userId,
  });
  expect(await member.call(accounts.getAccount, {})).toMatchObject({ role: 'owner' });
  await decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind: 'business', id: businessId ?? 0, transition: 'approve' },
  );
  const told = (await app.emailsTo(email)).find(({ kind }) => kind === 'business-approved');
  expect(told?.paragraphs.join(' '), 'they own it already').not.toContain('sahiplik başvurusu');
});

test('a draft says what of it was guessed', async () => {
  const member = await app.member();
  const said = { businessName: 'Anıl Bey', address: 'Eski Cadde 5', phone: 'yok' };
  const { id } = await member.call(contract.applyAsOwner, form(member.email, said));
  await transition(id, 'approve');
  const { businessId } = await member.call(contract.getApplication, { id });
  expect(
    await app.db
      .selectFrom('businesses')
      .select(['category', 'district', 'phone', 'moderationSigns as signs'])
      .where('id', '=', businessId ?? 0)
      .executeTakeFirst(),
  ).toEqual({
    category: 'Alışveriş',
    district: 'Seyhan',
    phone: null,
    signs: ['category_guessed', 'district_guessed'],
  });
});

test('rejected with a reason, it is mended with its documents and sent again', async () => {
  const member = await app.member();
  const { id } = await member.call(contract.applyAsOwner, {
    ...form(member.email, { taxNumber: '1234567890' }),
    verificationDocuments: [
      await uploaded(member, 'eski.pdf'),
      await uploaded(member, 'levha.pdf'),
    ],
  });
  await expect(transition(id, 'reject')).rejects.toMatchObject({ code: 'invalid_input' });
  await transition(id, 'reject', { reason: 'Vergi levhası okunmuyor.' });
  const rejected = (await app.emailsTo(member.email)).at(-1);
  expect(rejected).toMatchObject({ kind: 'application-rejected' });
  expect(rejected?.action?.href).toBe(`http://test/business-owner-register?basvuru=${id}`);
  const days = (until: Date | null) => ((until?.getTime() ?? 0) - TEST_NOW.getTime()) / 86_400_000;
  expect((await filesOf(id)).map(({ until }) => days(until))).toEqual([30, 30]);
  expect(await member.call(contract.getApplication, { id: 1 })).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Vergi levhası okunmuyor.',
  });

  const { email: _, ...said } = form(member.email, { phone: '0322 000 77 77' });
  const again = { ...said, id, subscriptionPlan: 'basic' as const };
  await member.call(contract.reapplyAsOwner, {
    ...again,
    verificationDocuments: ['levha.pdf', await uploaded(member, 'yeni.pdf')],
  });
  expect(await stored(id)).toMatchObject({
    status: 'pending',
    rejectionReason: null,
    taxNumber: '1234567890',
    phone: '0322 000 77 77',
    requestedPlan: 'basic',
    verificationDocuments: ['levha.pdf', 'yeni.pdf'],
  });
  expect(await filesOf(id)).toEqual([
    { name: 'levha.pdf', until: null },
    { name: 'yeni.pdf', until: null },
  ]);
  expect(await audited(id)).toEqual(['reject', 'reapply']);
  await expect(member.call(contract.reapplyAsOwner, again)).rejects.toThrow('409');
  const stranger = await app.member();
  await expect(stranger.call(contract.reapplyAsOwner, again)).rejects.toThrow('404');
});

test('signing in with its address stands for the link, once its person has looked at it', async () => {
  const email = 'linksiz@ornek.example';
  const { id } = await app.browser().call(contract.applyAsOwner, form(email));
  const member = await app.member({ email });
  expect(await stored(id), 'anybody may have typed it').toMatchObject({ status: 'email_pending' });
  const { email: _, ...said } = form(email);
  await member.call(contract.reapplyAsOwner, { ...said, id });
  expect(await stored(id)).toMatchObject({ status: 'pending', emailVerified: true });

  const other = await member.call(
    contract.applyAsOwner,
    form('el@ornek.example', { businessName: 'Öbür Dükkân' }),
  );
  const unproved = member.call(contract.reapplyAsOwner, { ...said, id: other.id });
  await expect(unproved).rejects.toThrow('409');
});

test('revoked, the ownership and all who were invited are gone; the page stays', async () => {
  const member = await app.member();
  const colleague = await app.member();
  const into = await app.given.business();
  const { id } = await member.call(contract.applyAsOwner, form(member.email));
  await transition(id, 'approve', { into });
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: into, userId: colleague.userId, email: colleague.email, role: 'manager' },
      ...{ invitationExpiresAt: TEST_NOW, acceptedAt: TEST_NOW },
    })
    .execute();
  await expect(transition(id, 'revoke')).rejects.toMatchObject({ code: 'invalid_input' });
  await transition(id, 'revoke', { reason: 'İşletme el değiştirdi.' });
  expect(await member.call(accounts.getAccount, {})).toMatchObject({ role: 'user' });
  expect(await member.call(contract.getApplication, { id: 1 })).toMatchObject({
    status: 'revoked',
    rejectionReason: 'İşletme el değiştirdi.',
    businessId: null,
  });
  expect(await app.db.selectFrom('businessMembers').selectAll().execute()).toEqual([]);
  expect((await kinds(member.email)).at(-1)).toBe('ownership-revoked');
  expect(
    await app.db
      .selectFrom('businesses')
      .select('status')
      .where('id', '=', into)
      .executeTakeFirstOrThrow(),
  ).toEqual({ status: 'approved' });
});

test('a business that is owned is an admin’s to give to another', async () => {
  const [first, second] = [await app.member(), await app.member()];
  const into = await app.given.business();
  const one = await first.call(contract.applyAsOwner, form(first.email));
  await transition(one.id, 'approve', { into, as: 'moderator' });
  const two = await second.call(contract.applyAsOwner, form(second.email));
  const taken = transition(two.id, 'approve', { into, as: 'moderator' });
  await expect(taken).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await stored(two.id)).toMatchObject({ status: 'pending' });
  await transition(two.id, 'approve', { into, as: 'admin' });

  const three = await first.call(
    contract.applyAsOwner,
    form(first.email, { businessName: 'Öbür Dükkân' }),
  );
  const closed = await app.given.business({ status: 'closed' });
  for (const gone of [closed, 999_999]) {
    const sent = transition(three.id, 'approve', { into: gone });
    await expect(sent).rejects.toMatchObject({ issues: [{ path: 'into' }] });
  }
  expect(await stored(three.id)).toMatchObject({ status: 'pending' });
});

describe('every state allows what its table says and nothing else', () => {
  const legal: Record<string, string> = {
    'pending approve': 'approved',
    'pending reject': 'rejected',
    'approved revoke': 'revoked',
    'rejected reapply': 'pending',
    'email_pending reapply': 'pending',
  };
  const cases = ApplicationStatus.options.flatMap((status) =>
    ['approve', 'reject', 'revoke', 'reapply'].map((name) => ({ status, name })),
  );
  test.each(cases)('$status: $name', async ({ status, name }) => {
    const member = await app.member();
    const { email, ...said } = form(member.email);
    const { id } = await member.call(contract.applyAsOwner, { ...said, email });
    await app.db.updateTable('businessOwners').set({ status }).where('id', '=', id).execute();
    const acted =
      name === 'reapply'
        ? member.call(contract.reapplyAsOwner, { ...said, id })
        : transition(id, name, { reason: 'Bir neden.' });
    const after = legal[`${status} ${name}`];
    if (after) await acted;
    else await expect(acted).rejects.toMatchObject({ code: 'illegal_transition' });
    expect(await stored(id)).toMatchObject({ status: after ?? status });
    expect(await audited(id)).toHaveLength(after ? 1 : 0);
  });
});

test('of two decisions at once one counts', async () => {
  const member = await app.member();
  const { id } = await member.call(contract.applyAsOwner, form(member.email));
  const ends = await Promise.allSettled([
    transition(id, 'approve'),
    transition(id, 'reject', { reason: 'Belge eksik.' }),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await audited(id)).toHaveLength(1);
});

test('the application and its documents go with the account', async () => {
  const member = await app.member();
  const verificationDocuments = [await uploaded(member, 'levha.pdf')];
  const { id } = await member.call(contract.applyAsOwner, {
    ...form(member.email),
    verificationDocuments,
  });
  const data = await member.call(accounts.downloadPersonalData, {});
  expect(data.applications).toMatchObject([{ id, businessName: 'Taşköprü Kebap Salonu' }]);
  await member.call(accounts.askDeletionCode, {});
  const code = (await app.emailsTo(member.email)).at(-1)?.code ?? '';
  await member.call(accounts.deleteAccount, { code });
  await expect(stored(id)).rejects.toThrow();
  expect(await filesOf(id)).toEqual([]);
});
