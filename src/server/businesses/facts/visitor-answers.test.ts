import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { answerAboutBusiness, answerFormAddress } from '#contract/businesses/visitor-answers.ts';
import { dayInAdana } from '#contract/calendar/days.ts';
import { listCorrections } from '#contract/open-data.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { createTestApp, type TestApp, type TestBrowser } from '#tests/support/test-app.ts';

let app: TestApp;
let today: string;
beforeAll(async () => {
  app = await createTestApp();
  today = dayInAdana(app.clock.now);
});
afterAll(() => app.close());

const submittedAt = new Date('2026-01-05T09:00Z');
const given = (fields: object = {}) =>
  app.given.business({ phone: '0322 000 00 01', submittedAt, ...fields });
const saidOf = async (id: number) =>
  Object.fromEntries(
    ((await app.call(getBusiness, { id })).facts ?? []).map(({ fact, by, on }) => [
      fact,
      `${by} ${on}`,
    ]),
  );
const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const yes = (id: number, by: TestBrowser, headers: Record<string, string> = person) =>
  by.call(answerAboutBusiness, { id, question: 'bilgiler', answer: 'evet' }, headers);
const answer = (id: number, by: TestBrowser, question: string, answer: 'evet' | 'hayir') =>
  by.call(answerAboutBusiness, { id, question, answer }, person);
const waiting = (businessId: number) =>
  app.db.selectFrom('businessAnswers').selectAll().where('businessId', '=', businessId).execute();
const actingFor = async (businessId: number) => {
  const member = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: member.userId, status: 'approved' })
    .execute();
  return member;
};

test('two visitors of different networks confirm what the page says; one, or a neighbour, does not', async () => {
  const id = await given();
  const asSent = {
    ...{ existence: 'sender 2026-01-05', name: 'sender 2026-01-05', kind: 'sender 2026-01-05' },
    ...{ address: 'sender 2026-01-05', phone: 'sender 2026-01-05' },
  };
  expect(await yes(id, app.browser('85.1.2.3'))).toEqual({ isConfirmed: false });
  expect(await yes(id, app.browser('85.1.2.77'))).toEqual({ isConfirmed: false });
  expect(await saidOf(id)).toEqual(asSent);
  expect(await yes(id, app.browser('85.1.3.3'))).toEqual({ isConfirmed: true });
  const all = Object.keys(asSent).map((fact) => [fact, `visitors ${today}`]);
  expect(await saidOf(id)).toEqual(Object.fromEntries(all));
  expect(await waiting(id), 'nothing is kept of them').toEqual([]);
});

test('what waits for a second one tells no address, and another hash for each business', async () => {
  const [one, other] = [await given(), await given()];
  const browser = app.browser('85.9.9.9');
  await yes(one, browser);
  await yes(other, browser);
  const [first, second] = [...(await waiting(one)), ...(await waiting(other))];
  expect(first?.visitorHash).toHaveLength(16);
  expect(first?.visitorHash.equals(second?.visitorHash ?? Buffer.alloc(0))).toBe(false);
  expect(browser.cookies.size, 'nothing on the device').toBe(0);
});

test.each([
  ['another telephone', { phone: '0322 000 00 02' }],
  ['that it is closed for now', { isOpen: false }],
])('who saw %s does not agree', async (_, other) => {
  const id = await given();
  await yes(id, app.browser());
  await app.db.updateTable('businesses').set(other).where('id', '=', id).execute();
  expect(await yes(id, app.browser())).toEqual({ isConfirmed: false });
  expect(await yes(id, app.browser())).toEqual({ isConfirmed: true });
});

test('one word of an owner or the team is enough; neither visitors nor the team stand above the owner’s until it is old', async () => {
  const id = await given();
  const owner = await actingFor(id);
  await owner.call(changeManagedBusiness, { id, hours: { 'mon-fri': '09:00-17:00' } });
  const ofOwner = { existence: `owner ${today}`, hours: `owner ${today}` };
  expect(await saidOf(id)).toMatchObject({ ...ofOwner, phone: 'sender 2026-01-05' });
  await yes(id, app.browser());
  await yes(id, app.browser());
  expect(await saidOf(id)).toMatchObject({ ...ofOwner, phone: `visitors ${today}` });
  expect(await yes(id, owner)).toEqual({ isConfirmed: true });
  expect(await saidOf(id)).toMatchObject({ ...ofOwner, phone: `owner ${today}` });
  const moderator = await app.member({ role: 'moderator' });
  await yes(id, moderator);
  expect(await saidOf(id)).toMatchObject({ ...ofOwner, phone: `owner ${today}` });

  await app.db
    .updateTable('businessFacts')
    .set({ confirmedAt: new Date('2024-01-01T09:00Z') })
    .where('businessId', '=', id)
    .execute();
  await yes(id, app.browser());
  await yes(id, app.browser());
  expect(await saidOf(id)).toMatchObject({ existence: `visitors ${today}` });

  const others = await given();
  expect(await yes(others, moderator)).toEqual({ isConfirmed: true });
  expect(await saidOf(others)).toMatchObject({ existence: `team ${today}` });
  await yes(others, app.browser());
  await yes(others, app.browser());
  expect(await saidOf(others)).toMatchObject({ existence: `team ${today}` });
  const own = await given({ submittedBy: moderator.userId });
  expect(await yes(own, moderator), 'about what they sent in themselves').toEqual({
    isConfirmed: false,
  });
});

test('programs are not counted, and what is not public is not there', async () => {
  const id = await given();
  await yes(id, app.browser(), { 'User-Agent': 'Googlebot/2.1' });
  expect(await waiting(id)).toEqual([]);
  const hidden = await given({ status: 'suspended' });
  await expect(yes(hidden, app.browser())).rejects.toMatchObject({ status: 404 });
});

test('a form without script gets a page', async () => {
  const id = await given();
  const send = (address: string) =>
    app.browser().request(address, {
      method: 'POST',
      headers: { ...person, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const first = await send(answerFormAddress(id, 'bilgiler', 'evet'));
  expect(first.headers.get('Content-Type')).toContain('text/html');
  expect(await first.text()).toContain('Bir kişi daha');
  expect(await (await send(answerFormAddress(id, 'bilgiler', 'evet'))).text()).toContain(
    'sayfaya yazdık',
  );
  const gone = await send(answerFormAddress(9_999_999, 'bilgiler', 'evet'));
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('Yanıtınızı alamadık');
});

test('visitors are asked what nobody knows of its kind; two who agree tell it', async () => {
  const id = await given({ attributes: { 'kredi-karti': true } });
  const page = () => app.call(getBusiness, { id });
  const asked = (await page()).questions ?? [];
  expect(asked.map(({ slug }) => slug)).toEqual(['otopark', 'engelli-erisimi']);
  expect(asked[0]?.text).toBe('Otoparkı var mı?');

  await answer(id, app.browser(), 'otopark', 'evet');
  expect(await answer(id, app.browser(), 'otopark', 'hayir')).toEqual({ isConfirmed: false });
  expect((await page()).attributes.map(({ slug }) => slug)).toEqual(['kredi-karti']);
  expect(await answer(id, app.browser(), 'otopark', 'hayir')).toEqual({ isConfirmed: true });
  const { attributes, questions } = await page();
  expect(attributes).toMatchObject([
    { slug: 'kredi-karti', has: true },
    { slug: 'otopark', has: false, isOfVisitors: true },
  ]);
  expect(attributes[0]).not.toHaveProperty('isOfVisitors');
  expect(questions?.map(({ slug }) => slug)).toEqual(['engelli-erisimi', 'basamaksiz-giris']);
  expect(await waiting(id)).toEqual([]);
  const { corrections } = await app.call(listCorrections, {});
  expect(corrections.at(-1)).toMatchObject({ businessId: id, by: 'visitor' });

  await expect(answer(id, app.browser(), 'otopark', 'evet')).rejects.toMatchObject({ status: 409 });
  await expect(answer(id, app.browser(), 'isikli-saha', 'evet')).rejects.toMatchObject({
    code: 'question_over',
  });
  await expect(answer(id, app.browser(), 'bilgiler', 'hayir')).rejects.toMatchObject({
    status: 400,
  });
});

test('a word of its owner ends it: at once by an answer, and over what visitors told', async () => {
  const id = await given();
  const owner = await actingFor(id);
  expect(await answer(id, owner, 'otopark', 'evet')).toEqual({ isConfirmed: true });
  for (const one of [app.browser(), app.browser()]) await answer(id, one, 'mescit', 'evet');
  const told = async () =>
    (await app.call(getBusiness, { id })).attributes.map(
      ({ slug, has, isOfVisitors = false }) => `${slug} ${has} ${isOfVisitors}`,
    );
  expect(await told()).toEqual(['otopark true false', 'mescit true true']);
  // Of one attribute: what visitors told of another stays theirs, after their own next word too.
  await answer(id, owner, 'engelli-erisimi', 'hayir');
  for (const one of [app.browser(), app.browser()])
    await answer(id, one, 'basamaksiz-giris', 'evet');
  expect((await told()).toSorted()).toEqual([
    ...['basamaksiz-giris true true', 'engelli-erisimi false false'],
    ...['mescit true true', 'otopark true false'],
  ]);
  await owner.call(changeManagedBusiness, { id, attributes: { otopark: true, mescit: false } });
  expect(await told()).toEqual(['otopark true false', 'mescit false false']);
});
