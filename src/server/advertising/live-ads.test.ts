import { afterAll, beforeAll, expect, test } from 'vitest';
import * as previews from '#contract/advertising/ad-previews.ts';
import { AdStatus } from '#contract/advertising/advertising.ts';
import type { AdKind } from '#contract/advertising/live-ads.ts';
import * as live from '#contract/advertising/live-ads.ts';
import * as moderated from '#contract/advertising/moderated-ads.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';
import { endAdsJob } from './advertising.jobs.ts';

let app: TestApp;
let moderator: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await app.member({ role: 'moderator' });
  admin = await app.member({ role: 'admin' });
});
afterAll(() => app.close());

const KINDS = live.AdKind.options;
const tables = {
  advertisement: 'advertisements',
  advertisement_request: 'advertisementRequests',
} as const;
const content = {
  title: 'Köz başında',
  description: 'Akşamları canlı müzik.',
  features: ['Teras'],
};
const days = { startDate: '2026-11-20', endDate: '2026-11-21' };

const approved = () => ({ approvedAt: app.clock.now });

let people = 0;
/** One of either kind, as it would be in that state. */
async function given(kind: AdKind, fields: object = {}) {
  people += 1;
  const row = {
    status: kind === 'advertisement' ? ('pending' as const) : ('contact_pending' as const),
    businessName: `Köşe Kebap ${people}`,
    contactPerson: 'Ayşe Gizli',
    email: `gizli${people}@ornek.example`,
    phone: '0322 000 77 77',
    packageType: 'premium' as const,
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
    ...{ status: 'live', adContent: JSON.stringify(content), liveAt: app.clock.now },
    ...days,
    ...fields,
  });
const transition = (kind: string, id: number, name: string, reason?: string) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: admin.userId, role: 'admin' } },
    { kind, id, transition: name, reason },
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
  customized: { note_approval: 'customized', go_live: 'live', cancel: 'cancelled' },
  live: { end: 'ended', cancel: 'cancelled' },
};
const states = KINDS.flatMap((kind) =>
  AdStatus.options
    .filter((status) => status !== (kind === 'advertisement' ? 'contact_pending' : 'pending'))
    .map((status) => ({ kind, status })),
);

test.each(states)('$kind, $status: only the transitions of the table', async ({ kind, status }) => {
  for (const word of [...moderated.AD_TRANSITIONS, 'approve', 'toString']) {
    const isApproved = word !== 'note_approval' && approved();
    const ready = { adContent: JSON.stringify(content), ...days, ...isApproved, status };
    const { id } = await given(kind, ready);
    const next = new Map(Object.entries(LAWFUL[status] ?? {})).get(word);
    if (next) {
      await transition(kind, id, word);
      expect((await stored(kind, id)).status, word).toBe(next);
    } else {
      await expect(transition(kind, id, word), word).rejects.toMatchObject({
        code: 'illegal_transition',
      });
      expect((await stored(kind, id)).status, word).toBe(status);
    }
  }
  // What cannot move any more is not rewritten either.
  const { id } = await given(kind, { adContent: JSON.stringify(content), ...days, status });
  const rewritten = moderator.call(editOf[kind], {
    ...{ id, ...edit, adContent: { ...content, title: 'Başka' } },
  });
  if (LAWFUL[status]) await rewritten;
  else await expect(rewritten).rejects.toMatchObject({ code: 'illegal_transition' });
  const kept = LAWFUL[status] ? 'Başka' : content.title;
  expect(JSON.stringify((await stored(kind, id)).adContent)).toContain(kept);
});

test('of those that run, what began last stands first, of whichever kind', async () => {
  const now = app.clock.now.getTime();
  const made: string[] = [];
  for (const [at, kind] of [...KINDS, ...KINDS].entries()) {
    const { id } = await givenLive(kind, { liveAt: new Date(now - at * 60_000) });
    made.push(`${kind} ${id}`);
  }
  expect((await shown()).filter((one) => made.includes(one))).toEqual(made);
});

test.each(KINDS)('%s: from the first call to the last day, each with its e-mail', async (kind) => {
  const { id, email } = await given(kind);
  const at = app.clock.now;
  await transition(kind, id, 'contact');
  await moderator.call(editOf[kind], { id, ...edit, adContent: content });
  await transition(kind, id, 'customize');
  expect(await isShown(kind, id)).toBe(false);
  const { previewToken: token } = await stored(kind, id);
  const { version } = await app.browser().call(previews.getAdPreview, { token });
  await app.browser().call(previews.approveAd, { token, version });
  await transition(kind, id, 'go_live');
  expect(await stored(kind, id)).toMatchObject({
    ...{ status: 'live', contactedAt: at, customizedAt: at, liveAt: at },
  });
  expect(await isShown(kind, id)).toBe(true);
  // Until the midnight of Adana behind its last day, 21.00 UTC.
  app.clock.now = new Date('2026-11-21T20:59:00Z');
  expect(await isShown(kind, id)).toBe(true);
  app.clock.now = new Date('2026-11-21T21:00:00Z');
  expect(await isShown(kind, id), 'before any job ran').toBe(false);
  await Promise.all([1, 2].map(() => endAdsJob.run(app.dependencies)));
  expect(await endAdsJob.run(app.dependencies)).toBe('done');
  expect((await stored(kind, id)).status).toBe('ended');
  expect((await app.emailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Reklamınızı hazırlamaya başlıyoruz',
    'Reklamınız hazır',
    'Reklamınız yayında',
    'Reklamınızın süresi doldu',
  ]);
  app.clock.now = at;
});

test.each(KINDS)('%s: an empty ad is not prepared', async (kind) => {
  const { id, email } = await given(kind, { status: 'contacted' });
  await expect(transition(kind, id, 'customize')).rejects.toMatchObject({
    code: 'ad_not_ready',
    issues: expect.arrayContaining([
      { path: 'adContent.title', message: 'Reklamın başlığını yazın' },
    ]),
  });
  await moderator.call(editOf[kind], { id, ...edit, adContent: { ...content, title: '' } });
  await expect(transition(kind, id, 'customize')).rejects.toMatchObject({
    issues: [{ path: 'adContent.title' }],
  });
  expect((await stored(kind, id)).status).toBe('contacted');
  expect(await app.emailsTo(email)).toEqual([]);
});

test.each(KINDS)('%s: nothing goes live without words and days', async (kind) => {
  const { id } = await given(kind, { status: 'customized' });
  await expect(transition(kind, id, 'go_live')).rejects.toMatchObject({
    code: 'ad_not_ready',
    issues: expect.arrayContaining([expect.objectContaining({ path: 'endDate' })]),
  });
  const half = JSON.stringify({ ...content, description: '' });
  const { id: halfId } = await given(kind, { status: 'customized', adContent: half, ...days });
  await expect(transition(kind, halfId, 'go_live')).rejects.toMatchObject({
    issues: [{ path: 'adContent.description', message: 'Reklamın açıklamasını yazın' }],
  });
  const over = { startDate: '2026-11-01', endDate: '2026-11-02', ...approved() };
  const whole = JSON.stringify(content);
  const { id: overId } = await given(kind, { status: 'customized', adContent: whole, ...over });
  await expect(transition(kind, overId, 'go_live')).rejects.toMatchObject({
    issues: [{ path: 'endDate' }],
  });
  for (const one of [id, halfId, overId])
    expect((await stored(kind, one)).status).toBe('customized');
});

test('two of the team at once: one wins', async () => {
  const { id } = await given('advertisement');
  const ends = await Promise.allSettled(
    [1, 2].map(() => transition('advertisement', id, 'contact')),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what is public says nothing of the person, the price or what waits', async () => {
  const waiting = await given('advertisement_request', { adContent: '{}' });
  const { id } = await givenLive('advertisement_request', {
    totalCost: 1234,
    message: 'Gizli not',
  });
  await givenLive('advertisement', { totalCost: 1234 });
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
  const { id } = await givenLive('advertisement', { packageType: 'basic' });
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
    ...{ email: expect.stringContaining('gizli'), transitions: ['end', 'cancel'] },
    history: [{ transition: 'edit' }],
  });
  const ad = (await app.browser().call(live.listLiveAds, {})).find((one) => one.id === id);
  expect(ad).toMatchObject({ businessId, content: { title: 'Yeni başlık' } });
  await expect(call({ version: 'eski' })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await call({ businessId, totalCost: 250, version: kept.version });
  await transition('advertisement', id, 'end');
  await expect(call({})).rejects.toMatchObject({ code: 'illegal_transition' });
});

test('a picture of an ad is let go when another takes its place, and nobody else’s is taken', async () => {
  const row = { contentType: 'image/webp', width: 800, height: 600, expiresAt: app.clock.now };
  const uploads = await app.db
    .insertInto('uploads')
    .values(
      [moderator, moderator, await app.member()].map((by) => ({ ...row, uploadedBy: by.userId })),
    )
    .returning('id')
    .execute();
  const { id } = await given('advertisement', { packageType: 'enterprise', status: 'contacted' });
  const show = (at: number) =>
    moderator.call(moderated.editModeratedAdvertisement, {
      ...{ id, ...edit, adContent: { ...content, image: `/api/objects/${uploads[at]?.id}` } },
    });
  await show(0);
  await show(1);
  await expect(show(2)).rejects.toMatchObject({ issues: [{ path: 'adContent' }] });
  const states = uploads.map(async ({ id: upload }) => {
    const { attachedAt, removedAt } = await app.db
      .selectFrom('uploads')
      .select(['attachedAt', 'removedAt'])
      .where('id', '=', upload)
      .executeTakeFirstOrThrow();
    return [attachedAt !== null, removedAt !== null];
  });
  expect(await Promise.all(states)).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test.each([
  { customLandingPage: 'http://ornek.example' },
  { customLandingPage: 'javascript:alert(1)' },
  { image: 'https://baska.example/a.png' },
  { image: 'data:image/png;base64,AAAA' },
  { title: 'a'.repeat(61) },
  { features: Array.from({ length: 7 }, () => 'Özellik') },
])('%o is refused', async (wrong) => {
  const { id } = await given('advertisement', { packageType: 'enterprise', status: 'contacted' });
  await expect(
    moderator.call(moderated.editModeratedAdvertisement, {
      ...{ id, ...edit, adContent: { ...content, ...wrong } },
    }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a category in which nobody may advertise shows no ad of its businesses', async () => {
  const businessId = await app.given.business({ category: 'Sağlık' });
  const { id } = await givenLive('advertisement', { businessId });
  expect(await isShown('advertisement', id)).toBe(true);
  const closed = { isAdFree: true };
  await app.db.updateTable('categories').set(closed).where('name', '=', 'Sağlık').execute();
  expect(await isShown('advertisement', id)).toBe(false);
  const waiting = { businessId, status: 'customized', ...days };
  const other = await given('advertisement', { ...waiting, adContent: JSON.stringify(content) });
  await expect(transition('advertisement', other.id, 'go_live')).rejects.toMatchObject({
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
  await transition('advertisement', id, 'end');
  await count('impression');
  const after = await moderator.call(moderated.getModeratedAdvertisement, { id });
  expect(after.counters.impressions).toBe(3);
});

test('a click on one of each kind counts for both, whatever their numbers', async () => {
  const own = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
  const browser = app.browser();
  const id = 900_001;
  for (const kind of KINDS) {
    await givenLive(kind, { id });
    await browser.call(live.countAdEvent, { kind, id, type: 'click' }, own);
  }
  const counted = app.db
    .selectFrom('adCounters')
    .select(['adKind', 'clicks'])
    .where('adId', '=', id);
  expect(await counted.orderBy('adKind').execute()).toEqual(
    KINDS.toSorted().map((adKind) => ({ adKind, clicks: 1 })),
  );
});

test.each(KINDS)('%s: counted from its first day to its last, and each by itself', async (kind) => {
  const { id } = await givenLive(kind);
  const other = await givenLive(kind);
  const own = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
  const browser = app.browser();
  const count = async (at: string, one = id) => {
    app.clock.now = new Date(at);
    for (const type of ['impression', 'click'] as const)
      await browser.call(live.countAdEvent, { kind, id: one, type }, own);
  };
  const before = app.clock.now;
  // Midnight in Adana is at 21.00 UTC; it runs on the 20th and the 21st.
  await count('2026-11-19T20:59:00Z');
  await count('2026-11-19T21:00:00Z');
  await count('2026-11-21T20:59:00Z');
  await count('2026-11-21T20:59:00Z', other.id);
  await count('2026-11-21T21:00:00Z');
  app.clock.now = before;
  const counted = (ad: number) =>
    app.db
      .selectFrom('adCounters')
      .select(['date', 'impressions', 'clicks'])
      .where('adKind', '=', kind)
      .where('adId', '=', ad)
      .orderBy('date')
      .execute();
  expect(await counted(id)).toEqual([
    { date: '2026-11-20', impressions: 1, clicks: 1 },
    { date: '2026-11-21', impressions: 1, clicks: 1 },
  ]);
  expect(await counted(other.id), 'by the same visitor within the hour').toEqual([
    { date: '2026-11-21', impressions: 1, clicks: 1 },
  ]);
});

test('what is live changes the public pages, what waits does not', async () => {
  const changes = async () => {
    const row = await app.db
      .selectFrom('publicDataChanges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const { id } = await given('advertisement', {
    ...{ status: 'customized', adContent: JSON.stringify(content), ...days, ...approved() },
  });
  const before = await changes();
  await moderator.call(moderated.editModeratedAdvertisement, { id, ...edit, adContent: content });
  expect(await changes()).toBe(before);
  await transition('advertisement', id, 'go_live');
  expect(await changes()).toBe(before + 1);
  await transition('advertisement', id, 'end');
  expect(await changes()).toBe(before + 2);
});
