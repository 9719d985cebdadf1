import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  deleteAccount,
  downloadPersonalData,
} from '#contract/accounts/accounts.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import {
  listMessages,
  MESSAGES_PAGE_LENGTH,
  markMessage,
  sendMessage,
} from '#contract/messages.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.member();
});
afterAll(() => app.close());

type Plan = { plan?: 'free' | 'basic' | 'premium'; planExpiresAt?: Date };
const ownedBusiness = async (plan: Plan = { plan: 'basic' }) => {
  const businessId = await app.given.business(plan);
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  return businessId;
};
const words = {
  name: 'Mehmet Güneş',
  email: 'mehmet@ornek.example',
  content: 'Pazar günü 20 kişilik yeriniz olur mu?',
  typedForMs: 20_000,
};

test('a message reaches the inbox and the mail of the owner, with the address to answer to', async () => {
  const id = await ownedBusiness();
  const sent = await app.browser().call(sendMessage, { id, ...words, phone: '05320000000' });
  expect(await owner.call(listMessages, { id })).toEqual({
    messages: [
      {
        id: sent.id,
        ...{ name: words.name, email: words.email, content: words.content },
        ...{ phone: '0532 000 00 00', isRead: false, isDoubtful: false },
        createdAt: app.clock.now.toISOString(),
      },
    ],
    hasMore: false,
    unread: 1,
  });
  expect((await app.emailsTo(owner.email)).at(-1)).toMatchObject({
    kind: 'message-received',
    quote: { text: words.content },
    facts: expect.arrayContaining([['E-posta', words.email]]),
    action: { href: `http://test/business-owner-dashboard?isletme=${id}&bolum=mesajlar` },
  });
});

test('read and unread again is a touch, for those who act for the business only', async () => {
  const id = await ownedBusiness();
  const { id: message } = await app.browser().call(sendMessage, { id, ...words });
  await owner.call(markMessage, { id: message, isRead: true });
  expect(await owner.call(listMessages, { id })).toMatchObject({
    messages: [{ isRead: true }],
    unread: 0,
  });
  await owner.call(markMessage, { id: message, isRead: false });
  expect(await owner.call(listMessages, { id })).toMatchObject({ unread: 1 });
  const other = await app.member();
  await expect(other.call(markMessage, { id: message, isRead: true })).rejects.toThrow('404');
  await expect(other.call(listMessages, { id })).rejects.toThrow('404');
});

test.each([
  ['whose plan is free', { plan: 'free' as const }],
  ['whose plan has ended', { plan: 'premium' as const, planExpiresAt: new Date('2020-01-01') }],
])('a business %s takes none, and its page says so', async (_name, plan) => {
  const id = await ownedBusiness(plan);
  await expect(app.browser().call(sendMessage, { id, ...words })).rejects.toMatchObject({
    code: 'messages_closed',
  });
  expect(await app.call(getBusiness, { id })).toMatchObject({ takesMessages: false });
});

test('a business without an owner takes none, one that is not public does not exist', async () => {
  const id = await app.given.business({ plan: 'premium' });
  await expect(app.browser().call(sendMessage, { id, ...words })).rejects.toMatchObject({
    code: 'messages_closed',
  });
  expect(await app.call(getBusiness, { id })).toMatchObject({ takesMessages: false });
  const hidden = await app.given.business({ plan: 'premium', status: 'suspended' });
  await expect(app.browser().call(sendMessage, { id: hidden, ...words })).rejects.toMatchObject({
    code: 'business_not_found',
  });
  const open = await ownedBusiness();
  expect(await app.call(getBusiness, { id: open })).toMatchObject({ takesMessages: true });
});

test('what a program writes is in the inbox, marked, and in no mail', async () => {
  const id = await ownedBusiness();
  const before = (await app.emailsTo(owner.email)).length;
  await app.browser().call(sendMessage, { id, ...words, homepage: 'http://kotu.example' });
  expect(await owner.call(listMessages, { id })).toMatchObject({
    messages: [{ isDoubtful: true }],
  });
  expect(await app.emailsTo(owner.email)).toHaveLength(before);
});

test('a double click makes one message and one letter', async () => {
  const id = await ownedBusiness();
  const visitor = app.browser();
  const before = (await app.emailsTo(owner.email)).length;
  await Promise.all([1, 2].map(() => visitor.call(sendMessage, { id, ...words })));
  expect((await owner.call(listMessages, { id })).messages).toHaveLength(1);
  expect(await app.emailsTo(owner.email)).toHaveLength(before + 1);
});

test.each([3, MESSAGES_PAGE_LENGTH])(
  'a long inbox is read page by page: %i are left',
  async (left) => {
    const id = await ownedBusiness();
    const rows = Array.from({ length: MESSAGES_PAGE_LENGTH + left }, (_, at) => ({
      ...{ businessId: id, name: 'Ad', email: 'a@ornek.example', content: `${at}` },
    }));
    await app.db.insertInto('businessMessages').values(rows).execute();
    const first = await owner.call(listMessages, { id });
    expect(first).toMatchObject({ hasMore: true, unread: rows.length });
    expect(first.messages).toHaveLength(MESSAGES_PAGE_LENGTH);
    const rest = await owner.call(listMessages, { id, before: first.messages.at(-1)?.id });
    expect(rest.hasMore).toBe(false);
    expect([...first.messages, ...rest.messages].map(({ content }) => content)).toEqual(
      rows.map(({ content }) => content).reverse(),
    );
  },
);

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no words', { content: '' }, 'content'],
  ['an address that is none', { email: 'adres' }, 'email'],
  ['no address', { email: '' }, 'email'],
])('%s is refused beside its field', async (_name, wrong, path) => {
  const id = await ownedBusiness();
  await expect(app.browser().call(sendMessage, { id, ...words, ...wrong })).rejects.toMatchObject({
    issues: [{ path }],
  });
});

test('who wrote finds it in the download, also what came before the account, and takes it along', async () => {
  const id = await ownedBusiness();
  const email = 'sonradan@ornek.example';
  await app.browser().call(sendMessage, { id, ...words, email });
  const member = await app.member({ email });
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    messages: [{ businessName: 'Sınama Lokantası', content: words.content }],
  });
  await member.call(askDeletionCode, {});
  const code = (await app.emailsTo(email)).at(-1)?.code ?? '';
  await member.call(deleteAccount, { code });
  expect((await owner.call(listMessages, { id })).messages).toEqual([]);
});
