import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, owned, published } from '#tests/support/moderating.ts';

/** On a phone, with letters twice as large. */
async function opened(page: Page, address: string, seen: string, width = 390) {
  await page.setViewportSize({ width, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(address);
  await expect(page.locator(seen).first()).toBeVisible();
}

/** What is there stays inside. */
async function fits(page: Page, address: string, seen: string) {
  await opened(page, address, seen);
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, .badge, .button, .control, .inbox-row *)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML.slice(0, 100)),
    );
  await expect.poll(outside).toEqual([]);
}

test('the owner’s and the team’s desks fit where letters are twice as large', async ({ page }) => {
  const email = await newMember(page.request);
  const id = await published(page.request, email, `Çınaraltı Ocakbaşı ${email.slice(4, 12)}`);
  await owned(page.request, id);
  await fits(page, '/business-owner-dashboard', 'main .badge');
  await expect(page.locator('main dt').first()).toBeVisible();
  expect(await notWhole(page, 'main :is(dt, h3)')).toEqual([]);
  await granted(email, 'moderator');
  await page.request.post(`/api/businesses/${id}/reports`, { data: { reason: 'wrong_phone' } });
  await fits(page, '/admin', '.inbox-row .badge');
  await granted(email, 'admin');
  await fits(page, '/admin/calendar', 'main .control');
  await fits(page, '/admin/duty', 'main .control');
  await opened(page, '/admin/categories', 'main .team-table');
  expect(await notWhole(page, 'main .team-table th a')).toEqual([]);
});

/** Words of `where` that go on in the next line, and sentences of which a part is not shown. */
const notWhole = (page: Page, where: string) =>
  page.locator(where).evaluateAll((all) =>
    all.flatMap((one) => {
      // What only screen readers meet is one pixel large.
      const isSeen = (part: Element | null) =>
        Boolean(part?.checkVisibility() && part.getBoundingClientRect().width > 1);
      const found = [one, ...one.querySelectorAll('*')]
        .filter((part) => isSeen(part) && part.scrollHeight > part.clientHeight)
        .filter((part) => /hidden|clip/.test(getComputedStyle(part).overflowY))
        .map(({ textContent }) => `cut: ${textContent}`);
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!isSeen(text.parentElement)) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(`broken: ${word}`);
        }
      }
      return found;
    }),
  );

for (const [what, path, where] of [
  ['whether a business is open', '/search?q=kebap', 'main article p .badge'],
  ['its rating', '/business/1001', 'header .tap:has(.star)'],
  ['that tonight’s pharmacies are not known, and what to do', '/nobetci-eczane', 'main .notice'],
  ['the choice of prices', '/add-business', 'main .segment'],
  ['the categories', '/', 'main .arch-tile'],
  ['the ways on at the foot of the screen', '/about', '.site-dock'],
  ['what the page is called, and the numbers of the city', '/about', 'main :is(h1, dd)'],
  ['the steps of an application', '/business-owner-register', 'main ol'],
  ['what can be done about a business', '/business/1001', 'main .button-plain.button-lg'],
  ['what a package brings', '/advertisement-examples', 'main table'],
] as const) {
  test(`with letters twice as large one reads in whole words ${what}`, async ({ page }) => {
    await opened(page, path, where);
    await page.evaluate(() => document.fonts.ready);
    expect(await notWhole(page, where)).toEqual([]);
  });
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  for (const width of [320, 390]) {
    test(`the question of consent is whole with letters twice as large, ${width} px wide`, async ({
      page,
    }) => {
      await opened(page, '/search?q=kebap', '.consent-bar', width);
      await page.evaluate(() => document.fonts.ready);
      expect(await notWhole(page, '.consent-bar')).toEqual([]);
      const answers = page.locator('.consent-answers .button');
      const [refuse, accept] = await answers.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      expect(accept.right).toBeLessThanOrEqual(width);
      expect([accept.top, accept.width]).toEqual([refuse.top, refuse.width]);
      // The end of the page can be had beside it.
      const last = page.locator('.site-dock a').last();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const bar = await page.locator('.consent-bar').boundingBox();
      const end = await last.boundingBox();
      expect((end?.y ?? Number.NaN) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });
  }

  test('the question keeps its words together where letters alone are larger', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.evaluate(() => document.fonts.ready);
    expect(await notWhole(page, '.consent-bar')).toEqual([]);
  });
});
