import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadPersonalData } from '#contract/accounts/accounts.ts';
import { CONSENT_TEXTS, CONSENT_VERSION } from '#contract/consent.ts';
import { createPromotionalLead, LEAD_EMAIL_WRONG } from '#contract/leads.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const leads = (email: string) =>
  app.db.selectFrom('promotionalLeads').selectAll().where('email', '=', email).execute();

test('a lead is kept as new, and consent to messages is only what was ticked', async () => {
  await app.browser().call(createPromotionalLead, { email: 'Lokanta@Ornek.Example' });
  expect(await leads('lokanta@ornek.example')).toMatchObject([
    {
      status: 'new',
      source: 'welcome_popup',
      businessName: null,
      hasMarketingConsent: false,
      contactedAt: null,
    },
  ]);
});

test('a consent is kept with the text it was given to, and when', async () => {
  const email = 'onay@ornek.example';
  await app.browser().call(createPromotionalLead, { email, hasMarketingConsent: true });
  expect(await leads(email)).toMatchObject([
    { hasMarketingConsent: true, consentVersion: CONSENT_VERSION, consentedAt: app.clock.now },
  ]);
  await expect(
    app.browser().call(createPromotionalLead, { email, consentVersion: 'hiç' as never }),
  ).rejects.toMatchObject({ status: 400 });
});

test('the texts of consents are for good: whoever changes one makes a new version', () => {
  expect(CONSENT_TEXTS).toMatchObject({
    1: 'Kampanya ve duyuruları e-postayla almak istiyorum. (Zorunlu değil.)',
  });
  expect(Object.keys(CONSENT_TEXTS).at(-1)).toBe(CONSENT_VERSION);
});

test('the same address asking again stays one lead, and a stranger changes nothing of it', async () => {
  const member = await app.member();
  const { email } = member;
  await member.call(createPromotionalLead, { email, businessName: 'Köşe Kebap' });
  const stranger = { email, businessName: 'Başka Ad', hasMarketingConsent: true };
  await app.browser().call(createPromotionalLead, stranger);
  expect(await leads(email)).toMatchObject([
    { businessName: 'Köşe Kebap', hasMarketingConsent: false },
  ]);
  await member.call(createPromotionalLead, { email, hasMarketingConsent: true });
  await app.browser().call(createPromotionalLead, { email, hasMarketingConsent: false });
  await (await app.member()).call(createPromotionalLead, { email, hasMarketingConsent: false });
  expect(await leads(email)).toMatchObject([
    { businessName: 'Köşe Kebap', hasMarketingConsent: true, consentedAt: app.clock.now },
  ]);
});

test('a consent that stands keeps its day', async () => {
  const member = await app.member();
  const { email } = member;
  const given = app.clock.now;
  await member.call(createPromotionalLead, { email, hasMarketingConsent: true });
  app.clock.now = new Date(given.getTime() + 3_600_000);
  await member.call(createPromotionalLead, { email, hasMarketingConsent: true });
  app.clock.now = given;
  expect(await leads(email)).toMatchObject([{ hasMarketingConsent: true, consentedAt: given }]);
});

test.each(['', 'adres', 'a@b', 'İ@ornek.example'])(
  '%o gets the sentence of the popup',
  async (email) => {
    await expect(app.browser().call(createPromotionalLead, { email })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'email', message: LEAD_EMAIL_WRONG }],
    });
  },
);

test('what a body may not set is dropped', async () => {
  const email = 'fazla@ornek.example';
  await app.browser().call(createPromotionalLead, {
    email,
    ...({ status: 'won', source: 'x', contactedAt: '2020-01-01' } as object),
  });
  expect(await leads(email)).toMatchObject([
    { status: 'new', source: 'welcome_popup', contactedAt: null },
  ]);
});

test('a member finds their lead in the download', async () => {
  const member = await app.member();
  await member.call(createPromotionalLead, { email: member.email });
  expect(await member.call(downloadPersonalData, {})).toMatchObject({
    promotionalLeads: [{ email: member.email }],
  });
});

test('a lead is called, then won or lost; nothing else', async () => {
  const email = 'yol@ornek.example';
  await app.browser().call(createPromotionalLead, { email });
  const [lead] = await leads(email);
  const id = lead?.id ?? 0;
  const transition = (name: string) =>
    decideAbout(
      { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
      { kind: 'lead', id, transition: name },
    );
  for (const early of ['win', 'lose', 'toString']) {
    await expect(transition(early)).rejects.toMatchObject({ code: 'illegal_transition' });
  }
  await transition('contact');
  expect(await leads(email)).toMatchObject([{ status: 'contacted', contactedAt: app.clock.now }]);
  await transition('win');
  await expect(transition('lose')).rejects.toMatchObject({ code: 'illegal_transition' });
  expect(await leads(email)).toMatchObject([{ status: 'won' }]);
});
