import { afterAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { countSearch, searchDirectory } from '#contract/search/search.ts';
import {
  listDailyStatistics,
  listMissedSearches,
  listVisitorTotals,
} from '#contract/statistics/visitor-statistics.ts';
import { trackVisitor } from '#contract/statistics/visits.ts';
import { forgetJob } from '#server/personal-data/retention.jobs.ts';
import {
  createTestApp,
  TEST_NOW,
  type TestApp,
  type TestBrowser,
} from '#tests/support/test-app.ts';
import { rollUpVisitsJob } from './visitor-statistics.jobs.ts';
import { readPage, referrerHost } from './visits.rules.ts';

let app: TestApp;
beforeEach(async () => {
  app ??= await createTestApp();
  app.clock.now = TEST_NOW;
  for (const table of ['visitorStats', 'dailyStats', 'missedSearches'] as const) {
    await app.db.deleteFrom(table).execute();
  }
});
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PERSON = { 'User-Agent': CHROME };
const DAY_MS = 86_400_000;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

const open = (browser: TestBrowser, page: string, more = {}, headers: object = PERSON) =>
  browser.call(
    trackVisitor,
    { page, userAgent: CHROME, sessionId: 'oturum-1', date: '2026-11-20', ...more },
    headers as Record<string, string>,
  );
const visits = () => app.db.selectFrom('visitorStats').selectAll().orderBy('id').execute();
const rollUp = () => rollUpVisitsJob.run(app.dependencies);

test('a visit is kept without an address: class of the agent, host of the referrer, our own day', async () => {
  await open(app.browser(), '/faq?x=1#y', {
    referrer: 'https://www.google.com/search?q=gizli',
    date: '2001-01-01',
  });
  const [visit] = await visits();
  expect(visit).toMatchObject({
    ...{ date: '2026-11-20', page: '/faq', sessionId: 'oturum-1', ipAddress: null, city: null },
    ...{ userAgent: 'Chrome, Windows', referrer: 'google.com', country: null },
  });
  expect(visit?.visitorHash).toHaveLength(16);
  expect(JSON.stringify(visit)).not.toMatch(/10\.\d+\.\d+\.1|Mozilla|gizli/);
});

test('robots and pages of the team are not counted, nonsense is refused', async () => {
  await open(app.browser(), '/', {}, { 'User-Agent': 'Googlebot/2.1' });
  await open(app.browser(), '/', {}, {});
  await open(app.browser(), '/admin/users');
  expect(await visits()).toEqual([]);
  await expect(open(app.browser(), 'javascript:x')).rejects.toMatchObject({ status: 400 });
  await expect(open(app.browser(), '/', { date: '2026-02-31' })).rejects.toMatchObject({
    status: 400,
  });
});

test('a page counts as itself only if there is one', async () => {
  const id = await app.given.business();
  const browser = app.browser();
  for (const page of [`/business/${id}`, '/business/999999', '/category/kafeler', '/category/yok'])
    await open(browser, page);
  expect((await visits()).map(({ page }) => page)).toEqual([
    ...[`/business/${id}`, 'other', '/category/kafeler', 'other'],
  ]);
});

test('the same browser is one visitor that day, another one the next; the salt goes after 48 hours', async () => {
  const browser = app.browser();
  await open(browser, '/');
  await open(browser, '/map');
  await open(browser, '/', {}, { 'User-Agent': `${CHROME} Edg/142.0` });
  await open(app.browser(), '/');
  app.clock.now = daysLater(1);
  await open(browser, '/');
  const hashes = (await visits()).map(({ visitorHash }) => visitorHash?.toString('hex'));
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(4);
  const salts = async () =>
    (await app.db.selectFrom('visitorSalts').select('day').orderBy('day').execute()).map(
      ({ day }) => day,
    );
  await forgetJob.run(app.dependencies);
  expect(await salts()).toEqual(['2026-11-20', '2026-11-21']);
  app.clock.now = daysLater(2);
  await forgetJob.run(app.dependencies);
  expect(await salts()).toEqual(['2026-11-21']);
});

test('the roll-up counts visits, visitors, pages, referrers and countries, and can run twice', async () => {
  const browser = app.browser();
  await open(browser, '/', { referrer: 'https://www.google.com/' });
  await open(browser, '/map');
  await open(app.browser(), '/');
  await app.db.updateTable('visitorStats').set({ country: 'TR' }).where('page', '=', '/').execute();
  await rollUp();
  const days = await app.call(listDailyStatistics, {});
  expect(days.map(({ date }) => date)).toEqual(
    [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
  );
  expect(days.slice(5).map((day) => ({ ...day, ...parsed(day) }))).toEqual([
    {
      ...{ date: '2026-11-19', totalVisits: 0, uniqueVisitors: 0 },
      ...{ countries: {}, topPages: {} },
    },
    {
      ...{ date: '2026-11-20', totalVisits: 3, uniqueVisitors: 2 },
      ...{ countries: { TR: 2, '': 1 }, topPages: { '/': 2, '/map': 1 } },
    },
  ]);
  expect(await app.call(listVisitorTotals, { days: 1 })).toEqual([
    { date: '2026-11-20', totalVisits: 3, uniqueVisitors: 2 },
  ]);
  const all = () => app.db.selectFrom('dailyStats').selectAll().execute();
  const before = await all();
  expect(before[0]?.topReferrers.replace(/\s/g, '')).toBe('{"google.com":1}');
  app.clock.now = new Date(TEST_NOW.getTime() + 60_000);
  await Promise.all([rollUp(), rollUp()]);
  expect(await all(), 'untouched, its time of writing too').toEqual(before);
  await open(app.browser(), '/map');
  await rollUp();
  expect(await app.call(listVisitorTotals, { days: 1 })).toMatchObject([{ totalVisits: 4 }]);
});

const parsed = ({ countries, topPages }: { countries: string; topPages: string }) => ({
  countries: JSON.parse(countries),
  topPages: JSON.parse(topPages),
});

test('a day that is over is final; its single visits go after 60 days and the sums stay', async () => {
  await open(app.browser(), '/');
  app.clock.now = daysLater(60);
  await rollUp();
  await forgetJob.run(app.dependencies);
  expect(await visits()).toHaveLength(1);
  app.clock.now = daysLater(61);
  await rollUp();
  await forgetJob.run(app.dependencies);
  expect(await visits()).toEqual([]);
  const [day] = await app.db.selectFrom('dailyStats').selectAll().execute();
  expect(day).toMatchObject({ date: '2026-11-20', totalVisits: 1, isClosed: true });
  const shown = await app.call(listDailyStatistics, {});
  expect(shown.map(({ totalVisits }) => totalVisits)).toEqual(Array(7).fill(0));
});

test.each([
  ['2026-11-20T20:59:59Z', false],
  ['2026-11-20T21:09:59Z', false],
  ['2026-11-20T21:10:00Z', true],
  ['2026-11-21T00:30:00Z', true],
])('at %s, what was on its way at midnight has arrived: %s', async (at, isClosed) => {
  await open(app.browser(), '/');
  app.clock.now = new Date(at);
  await rollUp();
  expect(await app.db.selectFrom('dailyStats').select(['date', 'isClosed']).execute()).toEqual([
    { date: '2026-11-20', isClosed },
  ]);
});

test('visits whose day was never summed up stay, however old', async () => {
  await open(app.browser(), '/');
  app.clock.now = daysLater(90);
  await forgetJob.run(app.dependencies);
  expect(await visits()).toHaveLength(1);
});

type Asked = z.input<(typeof searchDirectory)['input']>;

/** Sees the answer, as the page says it to whoever counts. */
async function see(input: Asked, browser = app.browser(), agent = PERSON): Promise<void> {
  const { shown } = await browser.call(searchDirectory, input);
  await browser.call(countSearch, { shown: shown ?? '' }, agent);
}

const miss = (q: string, district?: string, browser = app.browser()) =>
  see({ q, district }, browser);

test('what nobody offers is told from five people up, by district, to owners and the team', async () => {
  const moderator = await app.member({ role: 'moderator' });
  const missed = () => moderator.call(listMissedSearches, {});
  const first = app.browser();
  await miss('Xqzw Vjkq', 'Seyhan', first);
  for (let again = 0; again < 5; again += 1) await miss('xqzw  VJKQ', 'Seyhan', first);
  for (let person = 0; person < 3; person += 1) await miss('xqzw vjkq', 'Seyhan');
  await miss('xqzw vjkq');
  expect(await missed(), 'four people in Seyhan, one everywhere').toEqual([]);
  await miss('Xqzw vjkq', 'Seyhan');
  const expected = [{ text: 'xqzw vjkq', district: 'Seyhan', people: 5 }];
  expect(await missed()).toEqual(expected);

  const owner = await app.member();
  await expect(owner.call(listMissedSearches, {})).rejects.toMatchObject({ status: 403 });
  const businessId = await app.given.business();
  await app.db
    .insertInto('businessClaims')
    .values({ businessId, userId: owner.userId, email: owner.email, status: 'approved' })
    .execute();
  expect(await owner.call(listMissedSearches, { businessId })).toEqual(expected);

  app.clock.now = daysLater(30);
  await moderator.signInAgain();
  expect(await missed()).toEqual([]);
});

test('one person with five browsers is not five people', async () => {
  const moderator = await app.member({ role: 'moderator' });
  const browser = app.browser();
  for (let version = 140; version < 146; version += 1) {
    const agent = { 'User-Agent': CHROME.replace(/Chrome\/\d+/, `Chrome/${version}`) };
    await see({ q: 'jxqv zwkp' }, browser, agent);
  }
  const missed = await moderator.call(listMissedSearches, {});
  expect(missed.map(({ text }) => text)).not.toContain('jxqv zwkp');
});

test('what is found, a phone and a robot are no missed searches; missed ones are forgotten in time', async () => {
  await app.given.business({ name: 'Bulunur Lokanta' });
  const rows = () => app.db.selectFrom('missedSearches').selectAll().execute();
  await miss('Bulunur Lokanta');
  await miss('0532 111 22 33');
  await miss('Ceyhan’da xqzw vjkq');
  await see({ q: 'xqzw vjkq' }, app.browser(), { 'User-Agent': 'Googlebot/2.1' });
  expect(await rows()).toEqual([]);
  await miss('xqzw vjkq');
  app.clock.now = daysLater(90);
  await forgetJob.run(app.dependencies);
  expect(await rows()).toHaveLength(1);
  app.clock.now = daysLater(91);
  await forgetJob.run(app.dependencies);
  expect(await rows()).toEqual([]);
});

test('what was not answered here, or before yesterday, is nothing that was missed', async () => {
  const rows = () => app.db.selectFrom('missedSearches').selectAll().execute();
  const { shown } = await app.browser().call(searchDirectory, { q: 'xqzw vjkq' });
  const [said = '', signature] = (shown ?? '').split('.');
  const other = Buffer.from(Buffer.from(said, 'base64url').toString().replaceAll('xqzw', 'wxqz'));
  const count = (text: string) => app.browser().call(countSearch, { shown: text }, PERSON);
  for (const forged of ['', '.', said, `${other.toString('base64url')}.${signature}`])
    await count(forged);
  app.clock.now = daysLater(2);
  await count(shown ?? '');
  expect(await rows()).toEqual([]);
  app.clock.now = daysLater(1);
  await count(shown ?? '');
  expect(await rows()).toMatchObject([{ words: 'xqzw vjkq' }]);
});

test('what a filter leaves out, or a mistake hides, is offered by somebody', async () => {
  await app.given.business({ name: 'Yeşil Kapı Çilingir', priceRange: '₺', hours: null });
  const count = (input: Asked) => see(input);
  for (const filter of [
    { price: 'pahali' },
    { open: 'now' },
    { rating: 4.5 },
    { features: 'Havuz' },
  ])
    await count({ q: 'çilingir', ...filter });
  await count({ q: 'çilingr', literal: 'spelling' });
  for (const q of ['açık çilingir', 'pahalı çilingir']) await count({ q });
  expect(await app.db.selectFrom('missedSearches').selectAll().execute()).toEqual([]);
});

test.each([
  ['/', '/'],
  ['/map/', '/map'],
  ['/search?q=kebap', '/search'],
  ['/favorites/gizli-bag', '/favorites'],
  ['/wp-login.php', 'other'],
  ['/%F0%9F', 'other'],
  ['/admin', undefined],
])('%o is counted as %o', (path, page) => {
  expect(readPage(path)?.page).toBe(page);
});

test.each([
  ['https://www.google.com/search?q=x', 'google.com'],
  ['http://test/faq', null],
  ['android-app://com.google', null],
  ['nonsense', null],
  [undefined, null],
])('somebody came from %o: %o', (referrer, host) => {
  expect(referrerHost(referrer, 'http://test')).toBe(host);
});
