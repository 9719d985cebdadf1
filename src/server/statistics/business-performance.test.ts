import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { addFavorite } from '#contract/favorites.ts';
import type { OwnerPlan } from '#contract/owners/owners.ts';
import { requestReservation } from '#contract/reservations/reservations.ts';
import { countSearch, searchDirectory } from '#contract/search/search.ts';
import {
  downloadPerformance,
  getBusinessAnalytics,
  getPerformance,
} from '#contract/statistics/business-performance.ts';
import { countBusinessEvent } from '#contract/statistics/visits.ts';
import { forgetJob } from '#server/personal-data/retention.jobs.ts';
import {
  createTestApp,
  TEST_NOW,
  type TestApp,
  type TestBrowser,
} from '#tests/support/test-app.ts';
import { writeSearchCounts } from './search-counts.service.ts';
import { countedWords } from './search-words.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = TEST_NOW;
});

const PERSON = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
const DAY_MS = 86_400_000;

const tell = (browser: TestBrowser, id: number, type = 'view', agent = PERSON) =>
  browser.call(countBusinessEvent, { id, type: type as 'view' }, agent);

async function ownerOf(plan: OwnerPlan, fields = {}) {
  const id = await app.given.business({ plan, ...fields });
  const owner = await app.member();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: id, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  return { id, owner };
}

const rowsOf = (id: number) =>
  app.db
    .selectFrom('businessAnalytics')
    .selectAll()
    .where('businessId', '=', id)
    .orderBy('date')
    .execute();

test('an address is one view and one click of each kind an hour', async () => {
  const id = await app.given.business();
  const visitor = app.browser();
  await tell(visitor, id);
  await tell(visitor, id);
  await tell(app.browser(), id);
  const types = ['phone_click', 'website_click', 'directions_click', 'whatsapp_click', 'share'];
  for (const type of [...types, ...types]) await tell(visitor, id, type);
  expect(await rowsOf(id)).toMatchObject([
    {
      ...{ date: '2026-11-20', views: 2, phoneClicks: 1, websiteClicks: 1, directionsClicks: 1 },
      ...{ whatsappClicks: 1, shares: 1 },
    },
  ]);
  // 23.59 and 00.01 in Adana are two days.
  app.clock.now = new Date('2026-11-20T20:59:00Z');
  await tell(visitor, id);
  app.clock.now = new Date('2026-11-20T21:01:00Z');
  await tell(visitor, id);
  expect(await rowsOf(id)).toMatchObject([
    { date: '2026-11-20', views: 3 },
    { date: '2026-11-21', views: 1 },
  ]);
});

test('whoever changes the agent with every call is still one visitor; an hour later they come again', async () => {
  const id = await app.given.business();
  const { address } = app.browser();
  const types = ['view', 'phone_click', 'website_click', 'directions_click'];
  for (const version of [140, 141, 142]) {
    const agent = { 'User-Agent': PERSON['User-Agent'].replace('142', String(version)) };
    for (const type of types) await tell(app.browser(address), id, type, agent);
  }
  const once = { views: 1, phoneClicks: 1, websiteClicks: 1, directionsClicks: 1 };
  expect(await rowsOf(id)).toMatchObject([once]);
  app.clock.now = new Date(TEST_NOW.getTime() + DAY_MS / 24);
  await tell(app.browser(address), id);
  expect(await rowsOf(id)).toMatchObject([{ ...once, views: 2 }]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36',
  '',
])('the robot %o is not counted', async (agent) => {
  const id = await app.given.business();
  await tell(app.browser(), id, 'view', { 'User-Agent': agent });
  await tell(app.browser(), id, 'phone_click', { 'User-Agent': agent });
  expect(await rowsOf(id)).toEqual([]);
});

test('a reservation that was asked for counts; one that is refused does not', async () => {
  const { id } = await ownerOf('free', { hours: '{"mon-sun":"09:00-23:00"}' });
  const ask = (people: number) =>
    app.browser().call(requestReservation, {
      ...{ id, day: '2026-11-21', time: '19:30', people, name: 'Ayşe Yılmaz' },
      ...{ phone: '0532 000 00 00', email: 'ayse@ornek.example' },
    });
  await ask(2);
  await expect(ask(0)).rejects.toMatchObject({ status: 400 });
  expect(await rowsOf(id)).toMatchObject([{ reservations: 1 }]);
});

test('those who act for a business and the team do not count themselves', async () => {
  const { id, owner } = await ownerOf('free');
  const manager = await app.member();
  await app.db
    .insertInto('businessMembers')
    .values({
      ...{ businessId: id, userId: manager.userId, email: manager.email, role: 'manager' },
      ...{ invitationExpiresAt: TEST_NOW, acceptedAt: TEST_NOW },
    })
    .execute();
  for (const own of [owner, manager, await app.member({ role: 'admin' })]) {
    await tell(own, id);
    await tell(own, id, 'phone_click');
  }
  expect(await rowsOf(id)).toEqual([]);
  await tell(await app.member(), id);
  expect(await rowsOf(id)).toMatchObject([{ views: 1 }]);
});

test('what is not public is not there, and a type nobody knows is refused', async () => {
  const id = await app.given.business({ status: 'pending' });
  await expect(tell(app.browser(), id)).rejects.toMatchObject({ status: 404 });
  await expect(tell(app.browser(), id, 'like')).rejects.toMatchObject({ status: 400 });
});

test('a favorite and an appearance in a search count; several at once are written together', async () => {
  const id = await app.given.business({ name: 'Zerdali Pastanesi', plan: 'premium' });
  await app.browser().call(addFavorite, { userId: 1, businessId: id });
  const search = (browser: TestBrowser) => seeAnswer(browser, { q: 'Zerdali Pastanesi' });
  const visitor = app.browser();
  await search(visitor);
  await search(visitor);
  await writeSearchCounts(app.dependencies);
  await search(app.browser());
  await writeSearchCounts(app.dependencies);
  expect(await rowsOf(id)).toMatchObject([{ favorites: 1, searchAppearances: 3 }]);
  const words = await app.db
    .selectFrom('businessSearchWords')
    .select(['words', 'typed'])
    .where('businessId', '=', id)
    .execute();
  expect(words).toEqual(Array(2).fill({ words: 'zerdali pastanesi', typed: 'zerdali pastanesi' }));
});

test.each<[string, object]>([
  ['free', { plan: 'free' }],
  ['basic', { plan: 'basic' }],
  ['premium until a moment ago', { plan: 'premium', planExpiresAt: TEST_NOW }],
])('no word is kept for whom it is not shown: %s', async (said, plan) => {
  const name = `Kavilca ${said}`;
  const id = await app.given.business({ name, ...plan });
  await seeAnswer(app.browser(), { q: name });
  await writeSearchCounts(app.dependencies);
  expect(await rowsOf(id)).toMatchObject([{ searchAppearances: 1 }]);
  const kept = app.db.selectFrom('businessSearchWords').select('words');
  expect(await kept.where('businessId', '=', id).execute()).toEqual([]);
});

test('the businesses that are counted are those the list shows: its filters, its order, its page', async () => {
  const fields = { category: 'Spor', name: 'Badem Salonu' };
  const cheap = await app.given.business({ ...fields, priceRange: '₺', rating: 4 });
  const dear = await app.given.business({ ...fields, priceRange: '₺₺₺', rating: 5 });
  const others = Array.from({ length: 24 }, () => app.given.business({ ...fields, rating: 3 }));
  await Promise.all(others);
  const search = (input: z.input<(typeof searchDirectory)['input']>) =>
    seeAnswer(app.browser(), input);
  await search({ q: 'badem salonu', price: 'uygun' });
  await search({ category: 'Spor', price: 'uygun,orta' });
  await search({ price: 'uygun', category: 'Spor', sort: 'newest' });
  await search({ category: 'Spor', page: 2 });
  await writeSearchCounts(app.dependencies);
  expect(await rowsOf(cheap)).toMatchObject([{ searchAppearances: 3 }]);
  expect(await rowsOf(dear)).toEqual([]);
});

async function seeAnswer(
  browser: TestBrowser,
  input: z.input<(typeof searchDirectory)['input']>,
): Promise<void> {
  const { shown } = await browser.call(searchDirectory, input);
  await browser.call(countSearch, { shown: shown ?? '' }, PERSON);
}

async function countedDays(id: number) {
  const at = (days: number) =>
    new Date(TEST_NOW.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const rows = [0, 1, 29, 30, 59, 60].map((days) => ({
    ...{ businessId: id, date: at(days) },
    ...{ views: 10, phoneClicks: 2, websiteClicks: 1, directionsClicks: 3, favorites: 4 },
    ...{ whatsappClicks: 5, reservations: 6, shares: 7 },
  }));
  await app.db.insertInto('businessAnalytics').values(rows).execute();
}

test('free gets the sums of what visitors did, and nothing else leaves the server', async () => {
  const { id, owner } = await ownerOf('free');
  await countedDays(id);
  const sums = {
    ...{ views: 30, phoneClicks: 6, websiteClicks: 3, directionsClicks: 9 },
    ...{ whatsappClicks: 15, reservations: 18, shares: 21 },
  };
  expect(await owner.call(getBusinessAnalytics, { id })).toEqual([{ date: '2026-11-20', ...sums }]);
  expect(await owner.call(getPerformance, { id })).toEqual({
    ...{ plan: 'free', from: '2026-10-22', to: '2026-11-20' },
    ...{ totals: sums, days: null, previous: null, words: null },
  });
  await expect(owner.call(downloadPerformance, { id })).rejects.toMatchObject({
    code: 'plan_needed',
  });
});

test('basic gets every one of 30 days, without comparison', async () => {
  const { id, owner } = await ownerOf('basic');
  await countedDays(id);
  const days = await owner.call(getBusinessAnalytics, { id });
  expect(days).toHaveLength(30);
  expect(days[0]).toMatchObject({ date: '2026-10-22', views: 10, favorites: 4 });
  expect(days[1]).toMatchObject({ date: '2026-10-23', views: 0 });
  expect(days.at(-1)).toMatchObject({ date: '2026-11-20', views: 10 });
  expect(await owner.call(getPerformance, { id })).toMatchObject({
    ...{ plan: 'basic', previous: null, words: null },
    totals: { views: 30, favorites: 12, searchAppearances: 0 },
  });
  await expect(owner.call(downloadPerformance, { id })).rejects.toMatchObject({ status: 403 });
});

test('premium also gets the 30 days before, words of five people and the file', async () => {
  const { id, owner } = await ownerOf('premium', { name: 'Şalgamcı Ünal' });
  await countedDays(id);
  await app.db
    .insertInto('businessSearchWords')
    .values(
      Array.from({ length: 9 }, (_, person) => ({
        ...{ businessId: id, day: '2026-11-19', visitorHash: Buffer.from([person]) },
        ...(person < 5
          ? { words: 'salgam', typed: person ? 'şalgam' : 'salgam' }
          : { words: 'turp', typed: 'turp' }),
      })),
    )
    .execute();
  expect(await owner.call(getPerformance, { id })).toMatchObject({
    plan: 'premium',
    previous: { from: '2026-09-22', to: '2026-10-21', totals: { views: 20 } },
    words: [{ text: 'şalgam', people: 5 }],
  });
  const file = await owner.request(`/api/businesses/${id}/performance.csv`);
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename="performans-salgamci-unal-2026-11-20.csv"',
  );
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    'Tarih;Görüntülenme;Telefon araması;Web sitesi tıklaması;Yol tarifi;WhatsApp;Rezervasyon isteği;Paylaşım;Favoriye eklenme;Aramada görünme',
  );
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toBe('20.11.2026;10;2;1;3;5;6;7;4;0');
});

test('a plan that is over opens what free opens', async () => {
  const { id, owner } = await ownerOf('premium', { planExpiresAt: TEST_NOW });
  expect(await owner.call(getPerformance, { id })).toMatchObject({ plan: 'free', days: null });
});

test('1 is the newest business one acts for; whoever has none has nothing', async () => {
  const { owner } = await ownerOf('basic');
  const second = await app.given.business({ plan: 'basic' });
  await app.db
    .insertInto('businessClaims')
    .values({ businessId: second, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  await tell(app.browser(), second);
  const days = await owner.call(getBusinessAnalytics, { id: 1 });
  expect(days.at(-1)).toMatchObject({ views: 1 });
  const stranger = await app.member();
  await expect(stranger.call(getBusinessAnalytics, { id: 1 })).rejects.toMatchObject({
    status: 404,
  });
  await expect(stranger.call(getPerformance, { id: second })).rejects.toMatchObject({
    status: 404,
  });
});

test('the traces of single visitors go, the sums stay', async () => {
  const id = await app.given.business();
  await tell(app.browser(), id);
  const traces = () =>
    app.db
      .selectFrom('countedEvents')
      .selectAll()
      .where('event', '=', `business ${id} view`)
      .execute();
  app.clock.now = new Date(TEST_NOW.getTime() + DAY_MS);
  await forgetJob.run(app.dependencies);
  expect(await traces()).toHaveLength(1);
  app.clock.now = new Date(TEST_NOW.getTime() + 2 * DAY_MS);
  await forgetJob.run(app.dependencies);
  expect(await traces()).toEqual([]);
  expect(await rowsOf(id)).toMatchObject([{ views: 1 }]);
});

test.each([
  ['  Glutensiz   PİDE ', { words: 'glutensiz pide', typed: 'glutensiz pide' }],
  ['0532 000 00 00', undefined],
  ['12345678901', undefined],
  ['biri@ornek.example', undefined],
  ['a', undefined],
  ['x'.repeat(61), undefined],
  ['24 saat açık', { words: '24 saat acik', typed: '24 saat açık' }],
])('of %o is counted: %o', (q, counted) => {
  expect(countedWords(q)).toEqual(counted);
});
