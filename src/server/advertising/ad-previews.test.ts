import { afterAll, beforeAll, expect, test } from 'vitest';
import * as previews from '#contract/advertising/ad-previews.ts';
import {
  createAdvertisement,
  createAdvertisementRequest,
} from '#contract/advertising/advertising.ts';
import { AdKind, countAdEvent } from '#contract/advertising/live-ads.ts';
import * as moderated from '#contract/advertising/moderated-ads.ts';
import { decideItem, getInboxItem } from '#contract/moderation/moderation.ts';
import { createTestApp, type TestApp, type TestMember } from '#tests/support/test-app.ts';

let app: TestApp;
let moderator: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await app.member({ role: 'moderator' });
  admin = await app.member({ role: 'admin', name: 'Deniz Ak' });
});
afterAll(() => app.close());

const KINDS = AdKind.options;
const SALES = 'satis@ornek.example';
const content = { title: 'Köz başında', description: 'Akşamları canlı müzik.', features: [] };
const days = { startDate: '2026-11-20', endDate: '2026-11-22' };
const edit = { ...days, businessId: null, totalCost: 599 };
const editOf = {
  advertisement: moderated.editModeratedAdvertisement,
  advertisement_request: moderated.editModeratedRequest,
};

let asked = 0;
/** Asked for, written and prepared; the advertiser has the e-mail with the link. */
async function prepared(kind: AdKind, email = `reklamci${++asked}@ornek.example`) {
  const ask = kind === 'advertisement' ? createAdvertisement : createAdvertisementRequest;
  const { id } = await app.browser().call(ask, {
    ...{ businessName: `Köşe ${++asked}`, contactPerson: 'Ayşe Yılmaz', phone: '0322 000 00 00' },
    ...{ email, packageType: 'premium' as const, duration: 3 as const },
  });
  await transition(kind, id, 'contact', moderator);
  await write(kind, id);
  await transition(kind, id, 'customize', moderator);
  const link = (await app.emailsTo(email)).at(-1)?.action?.href ?? '';
  return { kind, id, email, token: link.split('/ad-preview/')[1] ?? '' };
}
const transition = async (kind: AdKind, id: number, name: string, who = admin) => {
  const { item } = await who.call(getInboxItem, { kind, id });
  const seen = { seenStatus: item.status, seenVersion: item.version };
  return who.call(decideItem, { kind, id, transition: name, ...seen });
};
const write = (kind: AdKind, id: number, fields: object = {}, to: object = edit) =>
  moderator.call(editOf[kind], { id, ...edit, ...to, adContent: { ...content, ...fields } });
const look = (token: string) => app.browser().call(previews.getAdPreview, { token });
const approve = async (token: string, browser = app.browser()) =>
  browser.call(previews.approveAd, { token, version: (await look(token)).version });
const ask = (token: string, wish: string) =>
  app.browser().call(previews.askForAdChange, { token, wish });
const historyOf = async (kind: AdKind, id: number) =>
  (await moderator.call(getInboxItem, { kind, id })).history.map((step) => step.transition);

test.each(KINDS)('%s: the e-mail leads to the ad, and looking changes nothing', async (kind) => {
  const { id, token, email } = await prepared(kind);
  expect(token).toMatch(/^[0-9a-f-]{36}$/);
  const before = await historyOf(kind, id);
  const seen = [await look(token), await look(token)];
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({
    ...{ status: 'customized', isApproved: false, changeWish: null, counters: null },
    ...{ packageType: 'premium', duration: 3, totalCost: 599, ...days },
    ad: { kind, id, content, pictures: [] },
  });
  const text = JSON.stringify(seen[0]);
  for (const secret of ['Ayşe', email, '0322', token]) expect(text).not.toContain(secret);
  expect(await historyOf(kind, id)).toEqual(before);
  await expect(look('0b9d6c1e-52a7-4f0e-9c53-3a52c1c9f0aa')).rejects.toMatchObject({ status: 404 });
  await expect(look('1')).rejects.toMatchObject({ status: 400 });
});

test.each(KINDS)('%s: nothing goes live that its advertiser has not approved', async (kind) => {
  const { id, token } = await prepared(kind);
  const sold = (await app.emailsTo(SALES)).length;
  await expect(transition(kind, id, 'go_live')).rejects.toMatchObject({ code: 'ad_not_approved' });
  expect(await approve(token)).toMatchObject({ status: 'customized', isApproved: true });
  expect(await approve(token), 'a second press').toMatchObject({ isApproved: true });
  expect(await historyOf(kind, id)).toEqual(['contact', 'edit', 'customize', 'approve']);
  expect((await app.emailsTo(SALES)).slice(sold)).toMatchObject([
    {
      kind: 'advertising-answered',
      subject: expect.stringMatching(/^Reklam onaylandı: “Köşe \d+”$/),
      action: { href: `http://test/admin?item=${kind}-${id}` },
    },
  ]);
  await transition(kind, id, 'go_live', moderator);
  expect(await look(token)).toMatchObject({ status: 'live', counters: { impressions: 0 } });
});

test('two presses at once are one approval', async () => {
  const { kind, id, token } = await prepared('advertisement');
  const { version } = await look(token);
  await Promise.all(
    [1, 2, 3].map(() => app.browser().call(previews.approveAd, { token, version })),
  );
  expect((await historyOf(kind, id)).filter((step) => step === 'approve')).toHaveLength(1);
});

test.each(KINDS)('%s: a wish leads back to work, and to another approval', async (kind) => {
  const { id, token, email } = await prepared(kind);
  await approve(token);
  for (const wish of ['', '   ']) {
    await expect(ask(token, wish)).rejects.toMatchObject({
      issues: [{ path: 'wish', message: previews.WISH_MISSING }],
    });
  }
  expect(await ask(token, 'Akşam saatleri de yazsın.')).toMatchObject({
    ...{ status: 'contacted', isApproved: false, ad: null },
    changeWish: 'Akşam saatleri de yazsın.',
  });
  const { fields, item } = await moderator.call(getInboxItem, { kind, id });
  expect(item.status).toBe('contacted');
  expect(fields).toContainEqual({ name: 'changeWish', value: 'Akşam saatleri de yazsın.' });
  expect((await app.emailsTo(SALES)).at(-1)).toMatchObject({
    replyTo: email,
    subject: expect.stringContaining('değişiklik isteniyor'),
    quote: { text: 'Akşam saatleri de yazsın.' },
  });
  await expect(ask(token, 'Bir şey daha')).rejects.toMatchObject({ code: 'illegal_transition' });
  await write(kind, id, { description: 'Akşam 19.00’dan sonra.' });
  await transition(kind, id, 'customize', moderator);
  expect(await look(token)).toMatchObject({
    ...{ status: 'customized', isApproved: false, changeWish: null },
    ad: { content: { description: 'Akşam 19.00’dan sonra.' } },
  });
  await expect(transition(kind, id, 'go_live')).rejects.toMatchObject({ code: 'ad_not_approved' });
});

test.each(KINDS)('%s: another content voids the approval, other days do not', async (kind) => {
  const { id, token } = await prepared(kind);
  await approve(token);
  await write(kind, id, {}, { endDate: '2026-11-25', totalCost: 500 });
  expect(await look(token)).toMatchObject({ status: 'customized', isApproved: true });
  const { version } = await look(token);
  await write(kind, id, { title: 'Köz başında buluşalım' });
  expect(await look(token)).toMatchObject({ status: 'contacted', isApproved: false, ad: null });
  await expect(app.browser().call(previews.approveAd, { token, version })).rejects.toMatchObject({
    code: 'ad_changed',
  });
  await transition(kind, id, 'customize', moderator);
  await expect(
    app.browser().call(previews.approveAd, { token, version }),
    'what was read is not what is there',
  ).rejects.toMatchObject({ code: 'ad_changed' });
  await approve(token);
  const businessId = await app.given.business();
  await write(kind, id, { title: 'Köz başında buluşalım' }, { businessId });
  expect(await look(token), 'it leads elsewhere').toMatchObject({ status: 'contacted' });
});

test.each(KINDS)('%s: whose running ad is changed hears of it', async (kind) => {
  const { id, token, email } = await prepared(kind);
  await approve(token);
  await transition(kind, id, 'go_live');
  await write(kind, id, {}, { totalCost: 550 });
  const before = (await app.emailsTo(email)).length;
  await write(kind, id, { title: 'Yeni başlık' });
  expect((await app.emailsTo(email)).slice(before)).toMatchObject([
    { subject: 'Yayındaki reklamınız değişti', facts: [['Başlık', 'Yeni başlık']] },
  ]);
  expect(await look(token)).toMatchObject({ status: 'live', isApproved: false });
});

test('an approval by phone is an admin’s to note, and its advertiser reads of it', async () => {
  const { kind, id, token, email } = await prepared('advertisement_request');
  await expect(transition(kind, id, 'note_approval', moderator)).rejects.toMatchObject({
    status: 403,
  });
  await transition(kind, id, 'note_approval');
  await expect(transition(kind, id, 'note_approval')).rejects.toMatchObject({
    code: 'illegal_transition',
  });
  expect((await moderator.call(getInboxItem, { kind, id })).history.at(-1)).toMatchObject({
    ...{ transition: 'note_approval', by: 'Deniz Ak', role: 'admin' },
  });
  expect((await app.emailsTo(email)).at(-1)).toMatchObject({
    subject: 'Telefondaki onayınızı not ettik',
    action: { href: expect.stringContaining(token) },
  });
  await transition(kind, id, 'go_live', moderator);
});

test('the team does not approve in the place of an advertiser, unless it is their own ad', async () => {
  const { token } = await prepared('advertisement');
  for (const one of [moderator, admin])
    await expect(approve(token, one)).rejects.toMatchObject({ code: 'not_allowed' });
  const own = await prepared('advertisement', moderator.email).catch((error: unknown) => error);
  expect(own, 'prepared by somebody else').toMatchObject({ code: 'own_record' });
});

test('another site cannot approve through somebody’s browser', async () => {
  const { token } = await prepared('advertisement');
  const { version } = await look(token);
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  await expect(
    app.browser().call(previews.approveAd, { token, version }, headers),
  ).rejects.toMatchObject({ code: 'wrong_origin' });
});

test.each(KINDS)('%s: its figures are there while it runs and after', async (kind) => {
  const { id, token, email } = await prepared(kind);
  await approve(token);
  await transition(kind, id, 'go_live');
  const own = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };
  const count = (type: 'impression' | 'click') =>
    app.browser().call(countAdEvent, { kind, id, type }, own);
  await count('impression');
  await count('impression');
  await count('click');
  const counters = {
    ...{ impressions: 2, clicks: 1 },
    days: [{ date: '2026-11-20', impressions: 2, clicks: 1 }],
  };
  expect((await look(token)).counters).toEqual(counters);
  await transition(kind, id, 'end');
  const told = (await app.emailsTo(email)).at(-1);
  expect(told?.subject, 'its last day had not come').toBe('Reklamınız yayından kaldırıldı');
  expect(told?.facts).toContainEqual(['Görülme', '2']);
  const before = app.clock.now;
  app.clock.now = new Date('2027-06-01T09:00:00Z');
  expect(await look(token)).toMatchObject({ status: 'ended', counters });
  app.clock.now = before;
});

test('a member finds both kinds among their own records, the newest first', async () => {
  const member = await app.member();
  const first = await prepared('advertisement', member.email);
  await prepared('advertisement');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const second = await prepared('advertisement_request', member.email);
  await approve(second.token);
  await transition(second.kind, second.id, 'go_live');
  await ask(first.token, 'Daha kısa olsun.');
  expect(await member.call(previews.listOwnAds, {})).toMatchObject([
    {
      ...{ kind: second.kind, id: second.id, status: 'live', token: second.token },
      ...{ totalCost: 599, counters: { impressions: 0, clicks: 0, days: [] } },
      history: [
        { transition: 'contact' },
        { transition: 'edit' },
        {},
        { transition: 'approve' },
        {},
      ],
    },
    {
      ...{ kind: first.kind, id: first.id, status: 'contacted', token: null, counters: null },
      changeWish: 'Daha kısa olsun.',
    },
  ]);
  expect(await (await app.member()).call(previews.listOwnAds, {})).toEqual([]);
});
