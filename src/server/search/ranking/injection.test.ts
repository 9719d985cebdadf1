import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBusiness } from '#contract/businesses/business-submission.ts';
import { CITY_FACTS, type Site } from '#contract/city/city.ts';
import { verifyEmail } from '#contract/email-verification.ts';
import { decideAbout } from '#server/decided-records/decided-records.service.ts';
import { layOut } from '#server/notifications/emails/email-layout.ts';
import { INJECTION_TEXTS } from '#tests/support/injection-texts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const site: Site = {
  name: 'Adana Rehberi',
  publicUrl: 'http://test',
  socialUrls: [],
  facts: CITY_FACTS,
  categories: [],
} as unknown as Site;
const assets = { script: '/x.js', styles: [], fonts: [], chunksOf: () => [], stylesOf: () => [] };
const pageOf = async (id: number) => {
  const page = await renderPage({
    href: `/business/${id}`,
    site,
    now: app.clock.now,
    assets,
    fetch: (address, request) => app.request(address, request as RequestInit),
  });
  return 'html' in page ? page.html : '';
};

/** The document without its JSON, which nothing runs and nothing but its end can leave. */
const markupOf = (html: string) =>
  html.replace(/(<script type="application\/(?:ld\+)?json"[^>]*>)[^<]*(<\/script>)/g, '$1$2');

/** A text with a sign of HTML stands nowhere as it is, and no address runs anything. */
function expectOnlyText(html: string, text: string) {
  const markup = markupOf(html);
  if (/[<"']/.test(text)) expect(markup.includes(text)).toBe(false);
  const addresses = [...markup.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, at]) => at);
  expect(addresses.filter((at) => /^\s*(?:javascript:|data:|\/\/)/i.test(at ?? ''))).toEqual([]);
}

test.each(INJECTION_TEXTS.map((text, index) => [index, text] as const))(
  'text %i stays text in the page, the JSON-LD and the letters: %s',
  async (index, text) => {
    const email = `deneyen${index}@ornek.example`;
    const browser = app.browser();
    const { id } = await browser.call(submitBusiness, {
      name: text,
      category: 'Restoranlar',
      subcategory: text,
      description: text,
      address: text,
      neighbourhood: text,
      district: 'Seyhan',
      features: [text.slice(0, 40)],
      submitterName: text.slice(0, 100),
      email,
    });
    const href = (await app.emailsTo(email)).at(-1)?.action?.href ?? '';
    const token = new URL(href).searchParams.get('token') ?? '';
    await browser.call(verifyEmail, { token }, { 'Sec-Fetch-Site': 'same-origin' });
    const actor = { userId: undefined, role: 'operator' as const };
    await decideAbout(
      { ...app.dependencies, actor },
      { kind: 'business', id, transition: 'approve' },
    );

    const html = await pageOf(id);
    const stored = await app.db
      .selectFrom('businesses')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const shipped = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(
      html,
    )?.[1];
    expect(shipped && JSON.stringify(JSON.parse(shipped))).toContain(
      JSON.stringify(stored.name).slice(1, -1),
    );
    const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect(jsonLd.flatMap(([, json]) => JSON.parse(json ?? '')).map(({ name }) => name)).toContain(
      stored.name,
    );
    expectOnlyText(html, text);

    const letters = await app.emailsTo(email);
    expect(letters.map(({ kind }) => kind)).toEqual([
      'verify-email',
      'business-received',
      'business-approved',
    ]);
    for (const letter of letters) {
      const laidOut = layOut(letter, { siteName: site.name, publicUrl: site.publicUrl });
      expectOnlyText(laidOut.html, text);
      expect(laidOut.subject).not.toMatch(/[\r\n\u2028]/);
    }
  },
);
