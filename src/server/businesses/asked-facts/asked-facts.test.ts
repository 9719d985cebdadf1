import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerAskedFacts,
  type FactsAnswer,
  getAskedFacts,
} from '#contract/businesses/asked-facts.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#tests/support/test-app.ts';
import { askAboutFacts } from './asked-facts.service.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  app.clock.now = TEST_NOW;
});
afterAll(() => app.close());

const longAgo = new Date(TEST_NOW.getTime() - 400 * DAY_MS);
const after = (days: number) => {
  app.clock.now = new Date(TEST_NOW.getTime() + days * DAY_MS);
};
const old = { approvedAt: longAgo, submittedAt: longAgo };
let senders = 0;
const sent = async (fields: object = {}) => {
  const email = `ekleyen${++senders}@ornek.example`;
  const id = await app.given.business({
    ...{ ...old, email, emailVerified: true, submitterName: 'Ayşe Demir', ...fields },
  });
  return { id, email };
};
async function owned(fields: object = {}) {
  const owner = await app.member({ role: 'owner', name: 'Ali Kaya' });
  const one = await sent({ hours: '{"mon-fri":"09:00-18:00"}', ...fields });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: one.id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  return { ...one, owner };
}
const questionsTo = async (email: string) =>
  (await app.emailsTo(email)).filter(({ kind }) => kind === 'facts-question');
const tokenIn = (question: unknown) => /token=([\w-]+)/.exec(JSON.stringify(question))?.[1] ?? '';
const askAll = async () => {
  while ((await askAboutFacts(app.dependencies)) > 0);
};
async function tokenFor(email: string) {
  await askAll();
  return tokenIn((await questionsTo(email)).at(-1));
}
const answer = (token: string, said: FactsAnswer | null) =>
  app.browser().call(answerAskedFacts, { token, answer: said });
const factsOf = async (id: number) => {
  const { facts = [] } = await app.browser().call(getBusiness, { id });
  return Object.fromEntries(facts.map(({ fact, by, on }) => [fact, `${by} ${on}`]));
};

test('owners are asked once a year; of what nobody owns, whoever put it in and proved their address', async () => {
  const [mine, theirs] = [await owned(), await sent()];
  await askAll();
  await askAll();
  const [question, ...more] = await questionsTo(mine.owner.email);
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    facts: expect.arrayContaining([
      ['Saatler', 'Pazartesi–Cuma 09.00–18.00, Cumartesi–Pazar Kapalı'],
    ]),
    choices: [
      {
        options: [
          { label: 'Evet, hepsi doğru' },
          { label: 'Değişen var' },
          { label: 'Bir daha sormayın' },
        ],
      },
    ],
  });
  expect(await questionsTo(mine.email), 'it has an owner').toEqual([]);
  expect(await questionsTo(theirs.email)).toHaveLength(1);
  after(364);
  await askAll();
  expect(await questionsTo(theirs.email)).toHaveLength(1);
  after(366);
  await askAll();
  expect(await questionsTo(theirs.email)).toHaveLength(2);
});

test('who does not want to be asked again is not, until that is taken back', async () => {
  const { id, email } = await sent();
  const before = await factsOf(id);
  const token = await tokenFor(email);
  expect((await answer(token, 'sorma')).said).toBe('sorma');
  expect(await factsOf(id), 'it confirms nothing').toEqual(before);
  after(366);
  await askAll();
  expect(await questionsTo(email)).toHaveLength(1);
  app.clock.now = TEST_NOW;
  await answer(token, null);
  after(366);
  await askAll();
  expect(await questionsTo(email)).toHaveLength(2);
});

test('nobody is asked at an address that is not proved, or only in a file, nor of what is new, hidden or confirmed', async () => {
  const batch = await app.db
    .insertInto('importBatches')
    .values({ fileName: 'liste.csv', source: 'standard', createdAt: longAgo })
    .returning('id')
    .executeTakeFirstOrThrow();
  const confirmed = await sent();
  await app.db
    .insertInto('businessFacts')
    .values({
      ...{ businessId: confirmed.id, fact: 'existence', saidBy: 'visitors' },
      confirmedAt: new Date(TEST_NOW.getTime() - 30 * DAY_MS),
    })
    .execute();
  const quiet = [
    confirmed,
    await sent({ emailVerified: false }),
    await sent({ importBatchId: batch.id }),
    await sent({ approvedAt: TEST_NOW }),
    await sent({ status: 'suspended' }),
  ];
  await askAll();
  for (const { email } of quiet) expect(await questionsTo(email)).toEqual([]);
});

test('one press says that all is so, with today’s date, and is taken back as it was', async () => {
  const { id, owner } = await owned();
  const said = { businessId: id, fact: 'hours' as const, saidBy: 'team' as const };
  await app.db
    .insertInto('businessFacts')
    .values({ ...said, confirmedAt: longAgo })
    .execute();
  const token = await tokenFor(owner.email);
  const before = await factsOf(id);
  expect(await app.browser().call(getAskedFacts, { token })).toMatchObject({
    ...{ businessId: id, isOwner: true, said: null },
  });
  expect(await factsOf(id), 'opening it changes nothing').toEqual(before);
  after(1);
  for (let presses = 0; presses < 2; presses += 1)
    expect(await answer(token, 'dogru')).toMatchObject({ said: 'dogru' });
  expect(await factsOf(id)).toMatchObject({
    existence: 'owner 2026-11-21',
    hours: 'owner 2026-11-21',
  });
  expect(await answer(token, null)).toMatchObject({ said: null });
  expect(await factsOf(id)).toEqual(before);
});

test('whoever put it in says nothing against the team, and their word has its own name', async () => {
  const { id, email } = await sent({ hours: '{"mon-sun":"24 saat"}' });
  await app.db
    .insertInto('businessFacts')
    .values({ businessId: id, fact: 'hours', saidBy: 'team', confirmedAt: longAgo })
    .execute();
  const token = await tokenFor(email);
  expect(await answer(token, 'dogru')).toMatchObject({ isOwner: false, said: 'dogru' });
  const facts = await factsOf(id);
  expect(facts.address).toMatch(/^sender 2026-11/);
  expect(facts.hours).toMatch(/^team 2025/);
});

test('that it is open says nothing of the rest', async () => {
  const { id, owner } = await owned();
  const token = await tokenFor(owner.email);
  const { address } = await factsOf(id);
  await answer(token, 'acik');
  const facts = await factsOf(id);
  expect(facts.existence).toMatch(/^owner/);
  expect(facts.address).toBe(address);
});

test('a link ends with its weeks, with the ownership, and with another address; no other is made of it', async () => {
  const [{ id, owner }, theirs] = [await owned(), await sent()];
  const token = await tokenFor(owner.email);
  const other = tokenIn((await questionsTo(theirs.email)).at(-1));
  const isRefused = (one: string, status: string) =>
    expect(app.browser().call(getAskedFacts, { token: one })).rejects.toThrow(status);
  await isRefused(token.replace(/^\d+/, String(theirs.id)), '404');
  await isRefused(other.replace(/^\d+/, String(id)), '404');
  after(90);
  await app.browser().call(getAskedFacts, { token });
  after(91);
  await isRefused(token, '410');
  app.clock.now = TEST_NOW;
  await app.db
    .updateTable('businesses')
    .set({ email: 'yeni@ornek.example' })
    .where('id', '=', theirs.id)
    .execute();
  await isRefused(other, '404');
  await app.db.deleteFrom('businessClaims').where('businessId', '=', id).execute();
  await isRefused(token, '404');
});

test('a form without a script is answered by a page', async () => {
  const { id, owner } = await owned();
  const token = await tokenFor(owner.email);
  const send = (one: string) =>
    app.browser().request(`/api/asked-facts/${one}/dogru`, { method: 'POST' });
  const page = await send(token);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Yazdık')]);
  expect((await factsOf(id)).phone ?? (await factsOf(id)).address).toMatch(/^owner/);
  expect((await send(`1-1-20261126-${'a'.repeat(24)}`)).status).toBe(404);
  after(91);
  const over = await send(token);
  // Nobody can ask for another one: it comes once a year.
  expect([over.status, await over.text()]).toEqual([410, expect.not.stringContaining('Yeni bir')]);
});
