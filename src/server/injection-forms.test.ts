import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeAccount } from '#contract/accounts.ts';
import { getBusiness } from '#contract/businesses.ts';
import type { Site } from '#contract/city.ts';
import { answerClaim, claimBusiness } from '#contract/claims.ts';
import { importFile } from '#contract/imports.ts';
import { createPromotionalLead } from '#contract/leads.ts';
import { reportBusiness } from '#contract/reports.ts';
import { requestReservation } from '#contract/reservations.ts';
import { answerReview, listReviewsOfBusiness, writeReview } from '#contract/reviews.ts';
import { moveRecord } from '#server/moderation/moves.service.ts';
import type { Letter } from '#server/notifications/letters/letter.ts';
import { layOut } from '#server/notifications/letters/letter-layout.ts';
import { INJECTION_TEXTS } from '#tests/support/injection-texts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site = { name: 'Adana Rehberi', publicUrl: 'http://test', socialUrls: [] };
const assets = { script: '/x.js', styles: [], fonts: [], chunksOf: () => [], stylesOf: () => [] };
const move = (kind: string, id: number, name: string, said: { reason?: string } = {}) =>
  moveRecord(
    { ...app.surroundings, actor: { userId: undefined, role: 'operator' } },
    { kind, id, move: name, ...said },
  );
const pageOf = async (id: number) => {
  const page = await renderPage({
    href: `/business/${id}`,
    site: site as unknown as Site,
    now: app.clock.now,
    assets,
    fetch: (address, request) => app.request(address, request as RequestInit),
  });
  return 'html' in page ? page.html : '';
};

/** Neither pages nor letters have these by themselves. */
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
const withoutJson = (html: string) =>
  html.replace(/(<script type="application\/(?:ld\+)?json"[^>]*>)[^<]*(<\/script>)/g, '$1$2');

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
  const letters: Letter[] = await app.lettersTo(email);
  expect(letters.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  for (const letter of letters) {
    const { html, subject } = layOut(letter, { siteName: site.name, publicUrl: site.publicUrl });
    expectOnlyText(html, text, letter.kind);
    expect(subject, letter.kind).not.toMatch(/[\r\n\u2028\u2029]/);
  }
}

test.each(INJECTION_TEXTS.map((text, index) => [index, text] as const))(
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
      .where('import_batch_id', '=', batch.batchId)
      .executeTakeFirstOrThrow();
    await move('business', id, 'approve');

    const claim = await owner.call(claimBusiness, { id, name: short, message: text });
    await move('claim', claim.id, 'ask', { reason: text });
    await owner.call(answerClaim, { id: claim.id, message: text });
    await move('claim', claim.id, 'approve');

    const review = await member.call(writeReview, {
      ...{ id, rating: 4, title: short, content: text },
    });
    await move('review', review.id, 'approve');
    await owner.call(answerReview, { id: review.id, content: text });

    const report = await member.call(reportBusiness, {
      ...{ id, reason: 'other', message: text, suggestion: text },
    });
    await move('report', report.id, 'dismiss', { reason: text });
    const reservation = await app.browser().call(requestReservation, {
      ...{ id, day: '2026-11-21', time: '12:30', people: 2, phone: '0532 000 00 00' },
      ...{ name: short, note: text, email: guest },
    });
    await move('reservation', reservation.id, 'confirm');
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
