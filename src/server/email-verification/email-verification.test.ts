import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { resendVerification, verifyEmail } from '#contract/email-verification.ts';
import { hashOfLinkToken } from '#server/platform/link-token.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };
const verify = (token: string, browser: TestBrowser = app.browser(), headers = OWN_PAGE) =>
  browser.call(verifyEmail, { token }, headers);

let submitted = 0;
async function waitingBusiness(email = `bekleyen${++submitted}@ornek.example`) {
  const name = `Bekleyen İşletme ${++submitted}`;
  const { id } = await app.browser().call(submitBusiness, {
    name,
    category: 'Oteller',
    address: 'Karaisalı yolu 3. km',
    district: 'Karaisalı',
    email,
    submitterName: 'Ayşe Yılmaz',
  });
  return { id, name, email, token: await tokenIn(email) };
}
async function tokenIn(email: string) {
  const letters = (await app.emailsTo(email)).filter(({ kind }) => kind === 'verify-email');
  return new URL(letters.at(-1)?.action?.href ?? '').searchParams.get('token') ?? '';
}
const stored = (id: number) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('the link of the e-mail sends the business to the moderators; a second click says so again', async () => {
  const { id, name, email, token } = await waitingBusiness();
  const first = await verify(token);
  expect(first).toMatchObject({ status: 'verified', kind: 'business', businessName: name });
  expect(await stored(id)).toMatchObject({ status: 'pending', emailVerified: true });
  expect((await app.emailsTo(email)).at(-1)?.kind).toBe('business-received');

  const second = await verify(token);
  expect(second).toMatchObject({ status: 'already_verified', businessName: name });
  expect(second.message).toContain('zaten onaylanmış');
  expect(await app.emailsTo(email)).toHaveLength(2);
  expect(JSON.stringify([first, second])).not.toContain(email);
});

test.each([{}, { 'Sec-Fetch-Site': 'none' }, { 'Sec-Fetch-Site': 'cross-site' }])(
  'a mail scanner that opens the link (%o) uses nothing up',
  async (headers) => {
    const { id, token } = await waitingBusiness();
    const answer = await verify(token, app.browser(), headers as never);
    expect(answer).toMatchObject({ status: 'unread', kind: null, businessName: null });
    expect(await verify('yok', app.browser(), headers as never)).toEqual(answer);
    expect(await stored(id)).toMatchObject({ status: 'email_pending', emailVerified: false });
    expect((await verify(token)).status).toBe('verified');
  },
);

test('twenty clicks at once verify once', async () => {
  const { id, email, token } = await waitingBusiness();
  const browser = app.browser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, browser)));
  expect(answers.filter(({ status }) => status === 'verified')).toHaveLength(1);
  expect((await stored(id)).status).toBe('pending');
  expect(await app.emailsTo(email)).toHaveLength(2);
});

test('an unknown link is no link, one of yesterday is over', async () => {
  await expect(verify('boyle-bir-sey-yok')).rejects.toMatchObject({
    status: 404,
    code: 'link_unknown',
  });
  const { id, token } = await waitingBusiness();
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + 24 * HOUR_MS);
  await expect(verify(token)).rejects.toMatchObject({ status: 410, code: 'link_over' });
  app.clock.now = before;
  expect((await stored(id)).status).toBe('email_pending');
  const hash = (await stored(id)).emailVerificationToken ?? '';
  await expect(verify(hash)).rejects.toMatchObject({ code: 'link_unknown' });
});

test('a business that was decided about meanwhile stays as it is', async () => {
  const { id, token } = await waitingBusiness();
  await app.db.updateTable('businesses').set({ status: 'rejected' }).where('id', '=', id).execute();
  await expect(verify(token)).rejects.toMatchObject({ status: 409 });
});

test('clicked in a session of the same address, the record joins the account', async () => {
  const member = await app.member();
  const { id, token } = await waitingBusiness(member.email);
  await verify(token, member);
  expect((await stored(id)).submittedBy).toBe(member.userId);
  const other = await waitingBusiness();
  await verify(other.token, member);
  expect((await stored(other.id)).submittedBy).toBeNull();
});

test('a new link takes the place of the old one, and says nothing about the address', async () => {
  const { email, token } = await waitingBusiness();
  const known = await app.browser().call(resendVerification, { email });
  const newer = await tokenIn(email);
  expect(newer).not.toBe(token);
  await expect(verify(token)).rejects.toMatchObject({ code: 'link_unknown' });
  expect((await verify(newer)).status).toBe('verified');

  const stranger = 'hic-yok@ornek.example';
  const unknown = await app.browser().call(resendVerification, { email: stranger });
  expect(unknown.message.replace(stranger, '')).toBe(known.message.replace(email, ''));
  expect(await app.emailsTo(stranger)).toEqual([]);

  // What is verified gets no other e-mail.
  await app.browser().call(resendVerification, { email });
  expect((await app.emailsTo(email)).filter(({ kind }) => kind === 'verify-email')).toHaveLength(2);
});

test('new links are not sent to one address without end, known or not', async () => {
  for (const email of [(await waitingBusiness()).email, 'yok-yok@ornek.example']) {
    const outcomes: unknown[] = [];
    for (let times = 0; times < 4; times++) {
      const asking = app.browser().call(resendVerification, { email });
      outcomes.push(
        await asking.then(
          () => 'sent',
          ({ code }) => code,
        ),
      );
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'too_many_requests']);
  }
});

test('an owner’s application is verified the same way', async () => {
  const email = 'sahip@ornek.example';
  const { id } = await app.db
    .insertInto('businessOwners')
    .values({
      businessName: 'Sahipli Otel',
      ownerName: 'Mehmet Demir',
      address: 'Adana',
      phone: '0322 111 22 33',
      email,
      emailVerificationToken: hashOfLinkToken('sahibin-bağlantısı'),
      emailVerificationExpires: new Date(app.clock.now.getTime() + HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.browser().call(resendVerification, { email });
  const token = await tokenIn(email);
  await expect(verify('sahibin-bağlantısı')).rejects.toMatchObject({ code: 'link_unknown' });
  expect(await verify(token)).toMatchObject({
    status: 'verified',
    kind: 'owner',
    businessName: 'Sahipli Otel',
  });
  expect((await verify(token)).status).toBe('already_verified');
  const row = await app.db
    .selectFrom('businessOwners')
    .select(['status', 'emailVerified'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'pending', emailVerified: true });
  expect((await app.emailsTo(email)).at(-1)?.kind).toBe('application-received');
});

test.each([
  [{ Referer: 'http://test/verify-email?token=x' }, 'verified'],
  [{ Origin: 'http://test' }, 'verified'],
  [{ Referer: 'https://posta.example/gelen' }, 'unread'],
  [{ Referer: 'http://test/verify-email', 'Sec-Fetch-Site': 'cross-site' }, 'unread'],
])('a browser that does not send Sec-Fetch-Site names its page: %o', async (headers, status) => {
  const { token } = await waitingBusiness();
  expect((await verify(token, app.browser(), headers as never)).status).toBe(status);
});
