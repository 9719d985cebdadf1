import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts/accounts.ts';
import { addFavorite } from '#contract/favorites.ts';
import { forgetJob } from '#server/personal-data/retention.jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const codeFor = async (email: string) => (await app.emailsTo(email)).at(-1)?.code ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a known and an unknown address get the same answer and the same e-mail', async () => {
  const member = await app.member({ email: 'bilinen@ornek.example' });
  const asked = async (email: string) => {
    const answer = await app.browser().call(accounts.askSignInCode, { email, name: 'Ayşe' });
    const { to, subject, code: sent, ...letter } = (await app.emailsTo(email)).at(-1) ?? {};
    return { answer: { ...answer, email: '' }, letter, to, sent };
  };
  const known = await asked(member.email);
  const unknown = await asked('bilinmeyen@ornek.example');
  expect(known.answer).toEqual(unknown.answer);
  expect(known.letter).toEqual(unknown.letter);
  expect(known.sent).toMatch(/^\d{6}$/);
});

test('the code opens a session by a cookie that scripts cannot read, never by the body', async () => {
  const browser = app.browser();
  await browser.call(accounts.askSignInCode, { email: 'yeni@ornek.example', name: 'Yeni Kişi' });
  const response = await browser.request('/api/users/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: await codeFor('yeni@ornek.example') }),
  });
  const body = await response.text();
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('session='));
  expect(cookie).toMatch(/^session=[\w-]{22}; .*HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(body).not.toContain(browser.cookies.get('session') ?? 'none');
  expect(JSON.parse(body)).toMatchObject({ email: 'yeni@ornek.example', name: 'Yeni Kişi' });
  expect(await browser.call(accounts.getAccount, {})).toMatchObject({ isVerified: true });
});

test('a code works once, in the browser that asked for it, for ten minutes and five tries', async () => {
  const email = 'kurallar@ornek.example';
  const browser = app.browser();
  await browser.call(accounts.askSignInCode, { email });
  const first = await codeFor(email);
  await expect(app.browser().call(accounts.verifySignInCode, { code: first })).rejects.toThrow(
    '400',
  );
  const other = app.browser();
  await other.call(accounts.askSignInCode, { email: 'baska@ornek.example' });
  await expect(other.call(accounts.verifySignInCode, { code: first })).rejects.toThrow('400');
  await browser.call(accounts.verifySignInCode, { code: `${first.slice(0, 3)} ${first.slice(3)}` });
  await expect(browser.call(accounts.verifySignInCode, { code: first })).rejects.toMatchObject({
    code: 'code_over',
  });

  await browser.call(accounts.askSignInCode, { email });
  const second = await codeFor(email);
  for (let tries = 0; tries < accounts.CODE_TRIES; tries++) {
    await expect(
      browser.call(accounts.verifySignInCode, { code: wrong(second) }),
    ).rejects.toMatchObject({ code: 'code_wrong' });
  }
  await expect(browser.call(accounts.verifySignInCode, { code: second })).rejects.toMatchObject({
    code: 'code_over',
  });

  await browser.call(accounts.askSignInCode, { email });
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + accounts.CODE_MINUTES * 60_000);
  await expect(
    browser.call(accounts.verifySignInCode, { code: await codeFor(email) }),
  ).rejects.toMatchObject({ code: 'code_over' });
  app.clock.now = before;
});

test('twenty right codes sent at once open one session', async () => {
  const email = 'yirmi@ornek.example';
  const browser = app.browser();
  await browser.call(accounts.askSignInCode, { email });
  const right = await codeFor(email);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => browser.call(accounts.verifySignInCode, { code: right })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { count } = await app.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('u.email', '=', email)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('the first proof of an address ends the sessions opened before it', async () => {
  const email = 'onceki@ornek.example';
  const { id } = await app.db
    .insertInto('users')
    .values({ email, name: 'Önceki' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const later = new Date(app.clock.now.getTime() + 86_400_000);
  await app.db
    .insertInto('sessions')
    .values({ tokenHash: Buffer.from('eski'), userId: id, expiresAt: later })
    .execute();
  const member = await app.member({ email });
  expect(await member.call(accounts.listSessions, {})).toMatchObject([{ isThisOne: true }]);
});

test('a sign-in gives a new token and ends the session before it', async () => {
  const member = await app.member();
  const before = member.cookies.get('session');
  await member.call(accounts.askSignInCode, { email: member.email });
  await member.call(accounts.verifySignInCode, { code: await codeFor(member.email) });
  expect(member.cookies.get('session')).not.toBe(before);
  expect(await member.call(accounts.listSessions, {})).toHaveLength(1);
});

test('sessions are listed, ended one by one, and all at once', async () => {
  const phone = await app.member({ email: 'iki@ornek.example' });
  const desk = await app.member({ email: 'iki@ornek.example' });
  const listed = await desk.call(accounts.listSessions, {});
  expect(listed.map(({ isThisOne }) => isThisOne).sort()).toEqual([false, true]);
  const other = listed.find(({ isThisOne }) => !isThisOne)?.id ?? '';
  const stranger = await app.member();
  await expect(stranger.call(accounts.endSession, { id: other })).rejects.toThrow('404');
  await desk.call(accounts.endSession, { id: other });
  expect(await phone.call(accounts.getAccount, {})).toBeNull();
  await desk.call(accounts.endAllSessions, {});
  expect(desk.cookies.has('session')).toBe(false);
  await expect(desk.call(accounts.listSessions, {})).rejects.toThrow('401');
});

test('the configured address becomes admin by proving it, and nobody by asking for it', async () => {
  const admin = await app.member({ email: 'yonetici@ornek.example' });
  expect(await admin.call(accounts.getAccount, {})).toMatchObject({ role: 'admin' });
  const told = await app.db
    .selectFrom('auditEntries' as never)
    .select(['action', 'actorRole', 'difference'] as never)
    .where('entityId' as never, '=', String(admin.userId) as never)
    .execute();
  expect(told).toMatchObject([
    { action: 'user.grant', actorRole: 'system', difference: { role: ['user', 'admin'] } },
  ]);
  // Another admin's word stands: the address is admin once.
  await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.userId).execute();
  await admin.signInAgain();
  expect(await admin.call(accounts.getAccount, {})).toMatchObject({ role: 'user' });
  const member = await app.member();
  await member.request('/api/users/me', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Yeni Ad',
      role: 'admin',
      isVerified: false,
      email: 'x@y.example',
    }),
  });
  expect(await member.call(accounts.getAccount, {})).toMatchObject({
    name: 'Yeni Ad',
    role: 'user',
    isVerified: true,
    email: member.email,
  });
});

test('an account is downloaded, and deleted with a code of its own kind', async () => {
  const member = await app.member();
  const data = await member.call(accounts.downloadPersonalData, {});
  expect(data).toMatchObject({ account: { email: member.email }, sessions: [{ isThisOne: true }] });
  await member.call(accounts.askSignInCode, { email: member.email });
  const signInCode = await codeFor(member.email);
  await expect(member.call(accounts.deleteAccount, { code: signInCode })).rejects.toMatchObject({
    code: 'code_wrong',
  });
  await member.call(accounts.askDeletionCode, {});
  await member.call(accounts.deleteAccount, { code: await codeFor(member.email) });
  expect(await member.call(accounts.getAccount, {})).toBeNull();
  const left = await app.db
    .selectFrom('users')
    .where('id', '=', member.userId)
    .selectAll()
    .execute();
  const codes = await app.db
    .selectFrom('signInCodes')
    .where('email', '=', member.email)
    .selectAll()
    .execute();
  expect([left, codes]).toEqual([[], []]);
});

test('what has run out is forgotten: codes, sessions, and guests without one', async () => {
  const guest = app.browser();
  const { userId } = await guest.call(addFavorite, { businessId: await app.given.business() });
  const isThere = async () =>
    (await app.db.selectFrom('users').select('id').where('id', '=', userId).execute()).length > 0;
  await forgetJob.run(app.dependencies);
  expect(await isThere()).toBe(true);
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + (accounts.SESSION_DAYS + 1) * 86_400_000);
  await forgetJob.run(app.dependencies);
  app.clock.now = before;
  expect(await isThere()).toBe(false);
  const codes = await app.db.selectFrom('signInCodes').select('id').execute();
  expect(codes).toEqual([]);
});

test('a limit says when to come back', async () => {
  const browser = app.browser();
  const ask = (number: number) =>
    browser.request('/api/users', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `sinir${number}@ornek.example` }),
    });
  const statuses: number[] = [];
  for (let number = 0; number < 11; number++) statuses.push((await ask(number)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const refused = await ask(12);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test.each([
  { Origin: 'https://kotu.example' },
  { Origin: 'null' },
  { Referer: 'https://kotu.example/form' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
])(
  'what another site makes a browser send (%o) is refused and changes nothing',
  async (headers) => {
    const member = await app.member();
    const response = await member.request('/api/users/me/sessions', {
      method: 'DELETE',
      headers: new Headers(Object.entries(headers)),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'wrong_origin' });
    expect(await member.call(accounts.listSessions, {})).toHaveLength(1);
  },
);

test('broken addresses and codes are refused in Turkish', async () => {
  for (const email of [
    '',
    'ayşe',
    'a@b',
    'a b@ornek.example',
    `${'a'.repeat(250)}@ornek.example`,
  ]) {
    await expect(app.browser().call(accounts.askSignInCode, { email })).rejects.toMatchObject({
      issues: [{ path: 'email' }],
    });
  }
  await expect(
    app.browser().call(accounts.verifySignInCode, { code: '12ab' }),
  ).rejects.toMatchObject({ issues: [{ path: 'code', message: '6 rakamlı kodu yazın' }] });
});
