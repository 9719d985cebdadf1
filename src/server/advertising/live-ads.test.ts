import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdStatus } from '#contract/advertising.ts';
import type { AdKind } from '#contract/live-ads.ts';
import * as live from '#contract/live-ads.ts';
import * as moderated from '#contract/moderated-ads.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { endAdsJob } from './advertising.jobs.ts';

let app: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await app.member({ role: 'moderator' });
});
afterAll(() => app.close());

const KINDS = live.AdKind.options;
const tables = {
  advertisement: 'advertisements',
  advertisement_request: 'advertisement_requests',
} as const;
const content = {
  title: 'Köz başında',
  description: 'Akşamları canlı müzik.',
  features: ['Teras'],
};
const days = { start_date: '2026-11-20', end_date: '2026-11-21' };

let people = 0;
/** One of either kind, as it would be in that state. */
async function given(kind: AdKind, fields: object = {}) {
  people += 1;
  const row = {
    status: kind === 'advertisement' ? ('pending' as const) : ('contact_pending' as const),
    business_name: `Köşe Kebap ${people}`,
    contact_person: 'Ayşe Gizli',
    email: `gizli${people}@ornek.example`,
    phone: '0322 000 77 77',
    package_type: 'premium' as const,
    duration: 1,
    ...fields,
  };
  const table = tables[kind];
  const { id } = await app.db
    .insertInto(table)
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email: row.email };
}
const givenLive = (kind: AdKind, fields: object = {}) =>
  given(kind, {
    ...{ status: 'live', ad_content: JSON.stringify(content), live_at: app.clock.now },
    ...days,
    ...fields,
  });
const move = (kind: string, id: number, name: string, reason?: string) =>
  moveRecord(
    { ...app.surroundings, actor: { userId: moderator.userId, role: 'moderator' } },
    { kind, id, move: name, reason },
  );
const stored = (kind: AdKind, id: number) =>
  app.db.selectFrom(tables[kind]).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async () =>
  (await app.browser().call(live.listLiveAds, {})).map(({ kind, id }) => `${kind} ${id}`);
const isShown = async (kind: AdKind, id: number) => (await shown()).includes(`${kind} ${id}`);
const edit = { startDate: '2026-11-20', endDate: '2026-11-21', businessId: null, totalCost: 599 };
const editOf = {
  advertisement: moderated.editModeratedAdvertisement,
  advertisement_request: moderated.editModeratedRequest,
};

const LAWFUL: Record<string, Record<string, string>> = {
  contact_pending: { contact: 'contacted', cancel: 'cancelled' },
  pending: { contact: 'contacted', cancel: 'cancelled' },
  contacted: { customize: 'customized', cancel: 'cancelled' },
  customized: { go_live: 'live', cancel: 'cancelled' },
  live: { end: 'ended', cancel: 'cancelled' },
};
const states = KINDS.flatMap((kind) =>
  AdStatus.options
    .filter((status) => status !== (kind === 'advertisement' ? 'contact_pending' : 'pending'))
    .map((status) => ({ kind, status })),
);

test.each(states)('$kind, $status: only the moves of the table', async ({ kind, status }) => {
  for (const word of [...moderated.AD_MOVES, 'approve', 'toString']) {
    const ready = { ad_content: JSON.stringify(content), ...days, status };
    const { id } = await given(kind, ready);
    const next = new Map(Object.entries(LAWFUL[status] ?? {})).get(word);
    if (next) {
      await move(kind, id, word);
      expect((await stored(kind, id)).status, word).toBe(next);
    } else {
      await expect(move(kind, id, word), word).rejects.toMatchObject({ code: 'illegal_move' });
      expect((await stored(kind, id)).status, word).toBe(status);
    }
  }
});

test.each(KINDS)('%s: from the first call to the last day, each with its letter', async (kind) => {
  const { id, email } = await given(kind);
  const at = app.clock.now;
  await move(kind, id, 'contact');
  await moderator.call(editOf[kind], { id, ...edit, adContent: content });
  await move(kind, id, 'customize');
  expect(await isShown(kind, id)).toBe(false);
  await move(kind, id, 'go_live');
  expect(await stored(kind, id)).toMatchObject({
    ...{ status: 'live', contacted_at: at, customized_at: at, live_at: at },
  });
  expect(await isShown(kind, id)).toBe(true);
  // Until the midnight of Adana behind its last day, 21.00 UTC.
  app.clock.now = new Date('2026-11-21T20:59:00Z');
  expect(await isShown(kind, id)).toBe(true);
  app.clock.now = new Date('2026-11-21T21:00:00Z');
  expect(await isShown(kind, id), 'before any job ran').toBe(false);
  await Promise.all([1, 2].map(() => endAdsJob.run(app.surroundings)));
  expect(await endAdsJob.run(app.surroundings)).toBe('done');
  expect((await stored(kind, id)).status).toBe('ended');
  expect((await app.lettersTo(email)).map(({ subject }) => subject)).toEqual([
    'Reklamınızı hazırlamaya başlıyoruz',
    'Reklamınız hazır',
    'Reklamınız yayında',
    'Reklamınızın süresi doldu',
  ]);
  app.clock.now = at;
});

test.each(KINDS)('%s: nothing goes live without words and days', async (kind) => {
  const { id } = await given(kind, { status: 'customized' });
  await expect(move(kind, id, 'go_live')).rejects.toMatchObject({
    code: 'ad_not_ready',
    issues: expect.arrayContaining([expect.objectContaining({ path: 'endDate' })]),
  });
  const half = { ...content, description: '' };
  await moderator.call(editOf[kind], { id, ...edit, adContent: half });
  await expect(move(kind, id, 'go_live')).rejects.toMatchObject({
    issues: [{ path: 'adContent.description', message: 'Reklamın açıklamasını yazın' }],
  });
  const over = { ...edit, startDate: '2026-11-01', endDate: '2026-11-02' };
  await moderator.call(editOf[kind], { id, ...over, adContent: content });
  await expect(move(kind, id, 'go_live')).rejects.toMatchObject({ issues: [{ path: 'endDate' }] });
  expect((await stored(kind, id)).status).toBe('customized');
});

test('two of the team at once: one wins', async () => {
  const { id } = await given('advertisement');
  const ends = await Promise.allSettled([1, 2].map(() => move('advertisement', id, 'contact')));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what is public says nothing of the person, the price or what waits', async () => {
  const waiting = await given('advertisement_request', { ad_content: '{}' });
  const { id } = await givenLive('advertisement_request', {
    total_cost: 1234,
    message: 'Gizli not',
  });
  await givenLive('advertisement', { total_cost: 1234 });
  const asked = await app.browser().call(live.listLiveAdvertisementRequests, {});
  const mine = asked.find((one) => one.id === id);
  expect(mine).toMatchObject({ status: 'live', packageType: 'premium' });
  expect(JSON.parse(mine?.adContent ?? '')).toEqual(content);
  expect(asked.map((one) => one.id)).not.toContain(waiting.id);
  const all = JSON.stringify([asked, await app.browser().call(live.listLiveAds, {})]);
  for (const secret of ['Gizli', 'gizli', '0322 000 77 77', '1234']) {
    expect(all).not.toContain(secret);
  }
});

test('an edit keeps what the package has, and a live one never loses its words', async () => {
  const { id } = await givenLive('advertisement', { package_type: 'basic' });
  const call = (fields: object, adContent: object | null = content) =>
    moderator.call(moderated.editModeratedAdvertisement, {
      ...{ id, ...edit, adContent, ...fields },
    } as never);
  await expect(
    call({}, { ...content, socialMedia: { instagram: 'https://instagram.com/kose' } }),
  ).rejects.toMatchObject({ issues: [{ path: 'adContent.socialMedia' }] });
  await expect(call({}, null)).rejects.toMatchObject({ code: 'ad_not_ready' });
  await expect(call({ endDate: '2026-11-01' })).rejects.toMatchObject({
    issues: [{ path: 'endDate' }],
  });
  await expect(call({ businessId: 999_999 })).rejects.toMatchObject({ status: 404 });
  const businessId = await app.given.business({ name: 'Köşe Kebap' });
  const kept = await call({ businessId, totalCost: 250 }, { ...content, title: 'Yeni başlık' });
  expect(kept).toMatchObject({
    ...{ totalCost: 250, business: { id: businessId, name: 'Köşe Kebap' }, missing: [] },
    ...{ email: expect.stringContaining('gizli'), moves: ['end', 'cancel'] },
    history: [{ move: 'edit' }],
  });
  const ad = (await app.browser().call(live.listLiveAds, {})).find((one) => one.id === id);
  expect(ad).toMatchObject({ businessId, content: { title: 'Yeni başlık' } });
  await expect(call({ version: 'eski' })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await call({ businessId, totalCost: 250, version: kept.version });
  await move('advertisement', id, 'end');
  await expect(call({})).rejects.toMatchObject({ code: 'illegal_move' });
});

test.each([
  { customLandingPage: 'http://ornek.example' },
  { customLandingPage: 'javascript:alert(1)' },
  { image: 'https://baska.example/a.png' },
  { image: 'data:image/png;base64,AAAA' },
  { title: 'a'.repeat(61) },
  { features: Array.from({ length: 7 }, () => 'Özellik') },
])('%o is refused', async (wrong) => {
  const { id } = await given('advertisement', { package_type: 'enterprise', status: 'contacted' });
  await expect(
    moderator.call(moderated.editModeratedAdvertisement, {
      ...{ id, ...edit, adContent: { ...content, ...wrong } },
    }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a category in which nobody may advertise shows no ad of its businesses', async () => {
  const businessId = await app.given.business({ category: 'Sağlık' });
  const { id } = await givenLive('advertisement', { business_id: businessId });
  expect(await isShown('advertisement', id)).toBe(true);
  const closed = { is_ad_free: true };
  await app.db.updateTable('categories').set(closed).where('name', '=', 'Sağlık').execute();
  expect(await isShown('advertisement', id)).toBe(false);
  const waiting = { business_id: businessId, status: 'customized', ...days };
  const other = await given('advertisement', { ...waiting, ad_content: JSON.stringify(content) });
  await expect(move('advertisement', other.id, 'go_live')).rejects.toMatchObject({
    code: 'category_without_ads',
  });
  const third = await given('advertisement');
  await expect(
    moderator.call(moderated.editModeratedAdvertisement, {
      ...{ ...edit, id: third.id, adContent: null, businessId },
    }),
  ).rejects.toMatchObject({ code: 'category_without_ads' });
});

test('people who see and follow an ad are counted by the day; programs and other sites are not', async () => {
  const { id } = await givenLive('advertisement');
  const own = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
  const count = (type: 'impression' | 'click', headers: Record<string, string> = own) =>
    app.browser().call(live.countAdEvent, { kind: 'advertisement', id, type }, headers);
  await count('impression');
  await count('impression');
  await count('click');
  await count('impression', { ...own, 'User-Agent': 'Googlebot/2.1' });
  await count('impression', { 'User-Agent': own['User-Agent'] });
  const { address } = app.browser();
  for (const version of [141, 142]) {
    const headers = { ...own, 'User-Agent': `Mozilla/5.0 Firefox/${version}.0` };
    const event = { kind: 'advertisement' as const, id, type: 'click' as const };
    await app.browser(address).call(live.countAdEvent, event, headers);
  }
  const before = app.clock.now;
  app.clock.now = new Date('2026-11-20T21:30:00Z');
  await count('impression');
  await moderator.signInAgain();
  const today = await moderator.call(moderated.getModeratedAdvertisement, { id });
  expect(today.counters).toEqual({
    ...{ impressions: 3, clicks: 2 },
    days: [
      { date: '2026-11-21', impressions: 1, clicks: 0 },
      { date: '2026-11-20', impressions: 2, clicks: 2 },
    ],
  });
  app.clock.now = before;
  await move('advertisement', id, 'end');
  await count('impression');
  const after = await moderator.call(moderated.getModeratedAdvertisement, { id });
  expect(after.counters.impressions).toBe(3);
});

test('what is live changes the public pages, what waits does not', async () => {
  const changes = async () => {
    const row = await app.db
      .selectFrom('public_data_changes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const { id } = await given('advertisement', {
    ...{ status: 'customized', ad_content: JSON.stringify(content), ...days },
  });
  const before = await changes();
  await moderator.call(moderated.editModeratedAdvertisement, { id, ...edit, adContent: content });
  expect(await changes()).toBe(before);
  await move('advertisement', id, 'go_live');
  expect(await changes()).toBe(before + 1);
  await move('advertisement', id, 'end');
  expect(await changes()).toBe(before + 2);
});
