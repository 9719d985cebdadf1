import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askDeletionCode,
  askProofCode,
  askSignInCode,
  CODE_TRIES,
  deleteAccount,
  SESSION_DAYS,
  verifySignInCode,
} from '#contract/accounts/accounts.ts';
import type { Limit } from '#contract/api/endpoint.ts';
import { LIMITS } from '#contract/api/limits.ts';
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

const ask = (browser: TestBrowser, email: string) =>
  browser.call(askSignInCode, { email }).then(
    () => 'sent',
    (problem: { code: string }) => problem.code,
  );
const codeFor = async (email: string) => (await app.emailsTo(email)).at(-1)?.code ?? '';
const enter = (browser: TestBrowser, code: string) => browser.call(verifySignInCode, { code });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What each of so many strangers, every one in a network of his own, is answered. */
async function strangersAsk(times: number, email: string): Promise<string[]> {
  const answers: string[] = [];
  for (let time = 0; time < times; time++) answers.push(await ask(app.browser(), email));
  return answers;
}

test('strangers who ask for a code from everywhere keep nobody from signing in', async () => {
  const email = 'kurban@ornek.example';
  expect(await strangersAsk(25, email)).toEqual(Array(25).fill('sent'));
  const browser = app.browser();
  expect(await ask(browser, email)).toBe('sent');
  await expect(enter(browser, await codeFor(email))).resolves.toMatchObject({ email });
});

test('one who asks again and again is stopped where he is, and nobody elsewhere', async () => {
  const email = 'israrli@ornek.example';
  const answers: string[] = [];
  for (let time = 0; time < 6; time++) answers.push(await ask(app.browser('85.1.2.3'), email));
  expect(answers).toEqual([...Array(5).fill('sent'), 'too_many_requests']);
  expect(await ask(app.browser('85.1.2.4'), email)).toBe('sent');
});

test('one mailbox gets no more than thirty codes an hour from strangers', async () => {
  const email = 'posta@ornek.example';
  const answers = await strangersAsk(LIMITS.askCodeForEmail.points + 1, email);
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(30);
  expect(answers.at(-1)).toBe('too_many_requests');
});

/** The limits of minutes and of an hour are over, those of a day are not. */
const shortLimitsAreOver = () =>
  sql`delete from limits where key not like '%-daily*%'`.execute(app.db);

test('however the day is spread, one mailbox gets no more than sixty codes, and twenty for one place', async () => {
  const everywhere: string[] = [];
  for (let hour = 0; hour < 3; hour += 1) {
    everywhere.push(...(await strangersAsk(25, 'butun-gun@ornek.example')));
    await shortLimitsAreOver();
  }
  expect(everywhere.filter((answer) => answer === 'sent')).toHaveLength(60);
  const here: string[] = [];
  for (let quarter = 0; quarter < 21; quarter += 1) {
    here.push(await ask(app.browser('85.1.9.9'), 'sabirli@ornek.example'));
    await shortLimitsAreOver();
  }
  expect(here).toEqual([...Array(20).fill('sent'), 'too_many_requests']);
});

test('limits answer alike for an address with an account and one without', async () => {
  const member = await app.member({ email: 'hesapli@ornek.example' });
  const sequence = async (email: string, address: string) => {
    const answers: string[] = [];
    for (let time = 0; time < 7; time++) answers.push(await ask(app.browser(address), email));
    return answers;
  };
  expect(await sequence(member.email, '85.2.1.1')).toEqual(
    await sequence('hesapsiz@ornek.example', '85.2.2.1'),
  );
});

test('where somebody has signed in before, codes come whatever everybody else has used up', async () => {
  const own = await app.member({ email: 'tanidik@ornek.example' });
  await spendEverythingOf(own);
  expect(await ask(app.browser(own.address), own.email)).toBe('too_many_requests');
  expect(await ask(app.browser(), own.email)).toBe('too_many_requests');
  expect(await ask(own, own.email)).toBe('sent');
  await expect(enter(own, await codeFor(own.email))).resolves.toMatchObject({ email: own.email });
});

test('a code that was sent still opens when nobody may ask for another, nor try one from there', async () => {
  const email = 'yolda@ornek.example';
  const browser = app.browser();
  await ask(browser, email);
  await spendEverythingOf({ ...browser, email, userId: 0 });
  expect(await ask(browser, email)).toBe('too_many_requests');
  await expect(enter(browser, await codeFor(email))).resolves.toMatchObject({ email });
});

test('tries in another browser cost the code of this one nothing', async () => {
  const email = 'denenen@ornek.example';
  const browser = app.browser();
  await ask(browser, email);
  const code = await codeFor(email);
  const thief = app.browser(browser.address);
  for (let time = 0; time <= CODE_TRIES; time++) {
    await expect(enter(thief, wrong(code))).rejects.toMatchObject({ code: 'code_over' });
  }
  await expect(enter(browser, code)).resolves.toMatchObject({ email });
});

test('a browser is known for the address that was signed in to, and only itself', async () => {
  const victim = await app.member({ email: 'bilinen@ornek.example' });
  const thief = await app.member({ email: 'hirsiz@ornek.example' });
  await spendEverythingOf(victim);
  expect(await ask(thief, victim.email), 'known for another address').toBe('too_many_requests');

  const copy = app.browser();
  copy.cookies.set('known', victim.cookies.get('known') ?? '');
  await ask(copy, 'baska@ornek.example');
  expect(copy.cookies.has('browser')).toBe(true);
  expect(await ask(copy, victim.email), 'without the browser').toBe('too_many_requests');

  const forged = app.browser();
  const [token = ''] = victim.cookies.get('browser')?.split('.') ?? [];
  forged.cookies.set('browser', `${token}.AAAAAAAAAAAAAAAAAAAAAA`);
  forged.cookies.set('known', victim.cookies.get('known') ?? '');
  expect(await ask(forged, victim.email), 'with a made-up seal').toBe('too_many_requests');
});

test('known browsers that ask for strange addresses are counted like all others there', async () => {
  const address = '85.3.1.1';
  const answers: string[] = [];
  for (let number = 0; number < 12; number++) {
    const known = await app.member({ email: `bir${number}@ornek.example` });
    const moved = app.browser(address);
    for (const [name, value] of known.cookies) moved.cookies.set(name, value);
    answers.push(await ask(moved, `yabanci${number}@ornek.example`));
  }
  expect(answers).toEqual([...Array(10).fill('sent'), ...Array(2).fill('too_many_requests')]);
});

test('the cookie comes with signing in, says no address, and goes with the account', async () => {
  const browser = app.browser();
  await ask(browser, 'cerez@ornek.example');
  expect(browser.cookies.has('known')).toBe(false);
  const response = await browser.request('/api/users/verify', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: await codeFor('cerez@ornek.example') }),
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('known='));
  expect(cookie).toMatch(
    new RegExp(`^known=[\\w-]{22}\\.[\\w-]{22}; Max-Age=${SESSION_DAYS * 86_400}; .*HttpOnly`),
  );
  await browser.call(askDeletionCode, {});
  await browser.call(deleteAccount, { code: await codeFor('cerez@ornek.example') });
  expect(browser.cookies.has('known')).toBe(false);
});

/** Every limit there is, for everything that it could be counted by but the browser. */
async function spendEverythingOf({
  address,
  email,
  userId,
}: Pick<TestMember, 'address' | 'email' | 'userId'>): Promise<void> {
  const { db, dependencies } = app;
  await sql`delete from limits`.execute(db);
  const subjects: [string, number][] = [
    [`address ${address}`, 1],
    [`network ${address.split('.').slice(0, 3).join('.')}`, 5],
    [`account ${userId}`, 1],
    [`email ${email}`, 1],
    [`email ${email} address ${address}`, 1],
  ];
  for (const limit of Object.values<Limit>(LIMITS)) {
    for (const [subject, factor] of subjects) {
      const times = limit.isInMemory ? limit.points * factor : 1;
      for (let time = 0; time < times; time++) {
        await dependencies.limits.spend(limit, subject, factor).catch(() => {});
      }
    }
  }
  await sql`update limits set points = 1000000`.execute(db);
}

test.each([
  ['to delete the account', askDeletionCode],
  ['to show who is there', askProofCode],
] as const)('a member asks for a code %s so often, and no more', async (_, endpoint) => {
  const member = await app.member();
  for (let time = 0; time < LIMITS.askOwnCode.points; time++) await member.call(endpoint, {});
  await expect(member.call(endpoint, {})).rejects.toMatchObject({ status: 429 });
  await expect((await app.member()).call(endpoint, {}), 'nobody else').resolves.toBeDefined();
});
