import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccount } from '#contract/accounts/accounts.ts';
import {
  createAdvertisement,
  createAdvertisementRequest,
} from '#contract/advertising/advertising.ts';
import { editModeratedAdvertisement } from '#contract/advertising/moderated-ads.ts';
import { getBusiness } from '#contract/businesses/businesses.ts';
import { CITY_FACTS, type Site } from '#contract/city/city.ts';
import { answerClaim, claimBusiness } from '#contract/claims.ts';
import { HEAD_SCRIPT } from '#contract/head/head-script.ts';
import { importFile } from '#contract/imports/imports.ts';
import { createPromotionalLead } from '#contract/leads.ts';
import { sendMessage } from '#contract/messages.ts';
import { inviteColleague } from '#contract/owners/owner-team.ts';
import { changeManagedBusiness } from '#contract/owners/owner-workspace.ts';
import { applyAsOwner } from '#contract/owners/owners.ts';
import { requestPlan } from '#contract/owners/plans.ts';
import { requestRemoval } from '#contract/removals.ts';
import { reportBusiness } from '#contract/reports.ts';
import { requestReservation } from '#contract/reservations/reservations.ts';
import { answerReview, listReviewsOfBusiness, writeReview } from '#contract/reviews.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import type { EmailMessage } from '#server/notifications/emails/email.ts';
import { layOut } from '#server/notifications/emails/email-layout.ts';
import { INJECTION_TEXTS } from '#tests/support/injection-texts.ts';
import { told } from '#tests/support/nightly.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';

const TEXTS = told(
  INJECTION_TEXTS.map((text, index) => [index, text] as const),
  5,
);
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = {
  ...{ name: 'Adana Rehberi', publicUrl: 'http://test', socialUrls: [] },
  ...{ facts: CITY_FACTS, categories: [] },
};
const assets = { script: '/x.js', styles: [], chunksOf: () => [], stylesOf: () => [] };
const transition = (kind: string, id: number, name: string, said: { reason?: string } = {}) =>
  decideAbout(
    { ...app.dependencies, actor: { userId: undefined, role: 'operator' } },
    { kind, id, transition: name, ...said },
  );
const pageOf = (id: number) => pageAt(`/business/${id}`);
const pageAt = async (href: string) => {
  const page = await renderPage({
    href,
    site: site as unknown as Site,
    now: app.clock.now,
    assets,
    fetch: (address, request) => app.request(address, request as RequestInit),
  });
  return 'html' in page ? page.html : '';
};

/** Neither pages nor e-mails have these by themselves. */
const FOREIGN = [
  /<(?:iframe|math|mtext|video|source|base|object|embed|animate)\b/i,
  /<script(?![^>]*\stype=")/i,
  /\s(?:href|src|action)="\s*(?:javascript:|data:text|\/\/)/i,
];
const HANDLER = /\son[a-z]+=/i;
const jsonIn = (html: string) =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as unknown,
  );
/** The one script that stands in a page, by its letters as the policy allows it, counts as none. */
const withoutJson = (html: string) =>
  html
    .replace(/(<script type="application\/(?:ld\+)?json"[^>]*>)[^<]*(<\/script>)/g, '$1$2')
    .replace(`<script>${HEAD_SCRIPT}</script>`, '');

function expectOnlyText(html: string, text: string, where: string) {
  const markup = withoutJson(html);
  if (/[<"']/.test(text)) expect(markup.includes(text), where).toBe(false);
  for (const pattern of FOREIGN) expect(pattern.exec(markup)?.[0], where).toBeUndefined();
  // What stands in the quotes of an attribute, or between tags, is a value.
  const tags = markup.replace(/="[^"]*"/g, '=""').match(/<[^>]*>/g) ?? [];
  expect(
    tags.filter((tag) => HANDLER.test(tag)),
    where,
  ).toEqual([]);
}

async function expectPlainLetters(email: string, text: string, kinds: string[]) {
  const letters: EmailMessage[] = await app.emailsTo(email);
  expect(letters.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  for (const letter of letters) {
    const { html, subject } = layOut(letter, { siteName: site.name, publicUrl: site.publicUrl });
    expectOnlyText(html, text, letter.kind);
    expect(subject, letter.kind).not.toMatch(/[\r\n\u2028\u2029]/);
  }
}

test.each(TEXTS)(
  'text %i of a review, answer, name, report, claim, reservation, lead and file stays text: %s',
  async (index, text) => {
    const [member, owner] = [await app.member(), await app.member()];
    const guest = `misafir${index}@ornek.example`;
    const short = text.slice(0, 100);
    await member.call(changeAccount, { name: short });

    const batch = await member.call(importFile, {
      businesses: [
        {
          ...{
            name: `Kafe ${index} ${text}`,
            category: 'Kafeler',
            subcategory: text,
            district: 'Seyhan',
          },
          ...{ description: text, address: text, neighbourhood: text, phone: text, hours: text },
          ...{ website: text, email: text, images: text, features: text, priceRange: text },
        },
      ],
      fileName: short,
    });
    expect(batch.imported).toBe(1);
    const { id } = await app.db
      .selectFrom('businesses')
      .select('id')
      .where('importBatchId', '=', batch.batchId)
      .executeTakeFirstOrThrow();
    await transition('business', id, 'approve');

    const claim = await owner.call(claimBusiness, { id, name: short, message: text });
    await transition('claim', claim.id, 'ask', { reason: text });
    await owner.call(answerClaim, { id: claim.id, message: text });
    await transition('claim', claim.id, 'approve');

    const review = await member.call(writeReview, {
      ...{ id, rating: 4, title: short, content: text },
    });
    await transition('review', review.id, 'approve');
    await owner.call(answerReview, { id: review.id, content: text });

    const report = await member.call(reportBusiness, {
      ...{ id, reason: 'other', message: text, suggestion: text },
    });
    await transition('report', report.id, 'dismiss', { reason: text });
    const reservation = await app.browser().call(requestReservation, {
      ...{ id, day: '2026-11-21', time: '12:30', people: 2, phone: '0532 000 00 00' },
      ...{ name: short, note: text, email: guest },
    });
    await transition('reservation', reservation.id, 'confirm');
    await app.browser().call(createPromotionalLead, { email: guest, businessName: short });

    const html = await pageOf(id);
    expectOnlyText(html, text, 'page');
    const { name } = await app.call(getBusiness, { id });
    expect(jsonIn(html).length).toBeGreaterThan(1);
    expect(JSON.stringify(jsonIn(html))).toContain(JSON.stringify(name).slice(1, -1));
    const [shown] = await app.call(listReviewsOfBusiness, { id });
    expect(shown).toMatchObject({
      content: text.trim(),
      answer: { content: text.trim() },
      images: [],
    });

    await expectPlainLetters(owner.email, text, [
      ...['claim-received', 'claim-needs-info', 'claim-approved', 'reservation-requested'],
    ]);
    await expectPlainLetters(member.email, text, [
      ...['review-approved', 'review-answered', 'report-received'],
    ]);
    await expectPlainLetters(guest, text, ['reservation-confirmed']);
  },
);

test.each(TEXTS)(
  'text %i of an ad, message, application, invitation, plan and removal request stays text: %s',
  async (index, text) => {
    const [owner, moderator] = [await app.member(), await app.member({ role: 'moderator' })];
    const guest = `istekli${index}@ornek.example`;
    const contact = { phone: '0322 000 00 00', email: guest };
    const short = text.slice(0, 100);
    const ad = {
      ...{ businessName: short, contactPerson: short, message: text, ...contact },
      packageType: 'enterprise' as const,
    };
    const { id } = await app.browser().call(createAdvertisement, { ...ad, duration: 3 });
    await app.browser().call(createAdvertisementRequest, { ...ad, duration: 3 });
    const edit = { id, businessId: null, totalCost: null };
    const content = {
      title: text.slice(0, 60),
      description: text,
      features: [text.slice(0, 40)],
      apiIntegration: { note: text },
    };
    const days = { startDate: '2026-11-20', endDate: '2026-12-20' };
    const keep = (more: object) =>
      moderator.call(editModeratedAdvertisement, {
        ...{ ...edit, ...days, adContent: { ...content, ...more } },
      } as never);
    for (const link of [text, 'javascript:alert(1)', '//kotu.example', 'data:text/html,x']) {
      for (const more of [
        { customLandingPage: link },
        { image: link },
        { bannerAd: link },
        { socialMedia: { instagram: link } },
        { apiIntegration: { link } },
      ]) {
        await expect(keep(more), JSON.stringify(more)).rejects.toMatchObject({ status: 400 });
      }
    }
    await keep({});
    for (const name of ['contact', 'customize', 'note_approval', 'go_live'])
      await transition('advertisement', id, name);
    for (const href of ['/', '/advertisement-examples']) {
      const html = await pageAt(href);
      expectOnlyText(html, text, href);
      const title = JSON.stringify(content.title.trim()).slice(1, -1);
      expect(JSON.stringify(jsonIn(html)), href).toContain(title);
    }
    await transition('advertisement', id, 'cancel', { reason: text });

    const businessId = await app.given.business({ name: text, plan: 'premium' });
    await app.db
      .insertInto('businessClaims')
      .values({ businessId, userId: owner.userId, status: 'approved' })
      .execute();
    await app.browser().call(sendMessage, {
      ...{ id: businessId, name: short, content: text, email: guest },
    });
    await owner.call(changeManagedBusiness, {
      ...{ id: businessId, name: `Yeni ${short}`, subcategory: short, description: text },
    });
    const revision = await app.db
      .selectFrom('businessRevisions')
      .select('id')
      .where('businessId', '=', businessId)
      .executeTakeFirstOrThrow();
    await transition('revision', revision.id, 'reject', { reason: text });
    await owner.call(requestPlan, { id: businessId, plan: 'free', message: text });
    await owner.call(inviteColleague, { id: businessId, email: guest, role: 'manager' });
    const removal = await app.browser().call(requestRemoval, {
      ...{ name: short, email: guest, page: text, businessId, content: text },
    });
    await transition('removal', removal.id, 'dismiss', { reason: text });
    await app.browser().call(applyAsOwner, {
      ...{ businessName: short, ownerName: short, address: text, description: text, ...contact },
    });
    expectOnlyText(await pageOf(businessId), text, 'page');

    await expectPlainLetters(owner.email, text, ['message-received', 'revision-rejected']);
    await expectPlainLetters(guest, text, [
      ...['advertising-received', 'advertising-moved', 'colleague-invited', 'removal-answered'],
      'verify-email',
    ]);
    await expectPlainLetters('satis@ornek.example', text, ['advertising-sales', 'plan-requested']);
    await app.db.deleteFrom('outbox').where('recipient', '=', 'satis@ornek.example').execute();
  },
);
