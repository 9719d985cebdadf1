import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, owned, published } from '#tests/support/moderating.ts';

/** On a phone, with letters twice as large: what is there stays inside. */
async function opened(page: Page, address: string, seen: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(address);
  await expect(page.locator(seen).first()).toBeVisible();
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, .badge, .button, .inbox-row *)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML.slice(0, 100)),
    );
  await expect.poll(outside).toEqual([]);
}

test('the owner’s desk and the team’s inbox fit where letters are twice as large', async ({
  page,
}) => {
  const email = await newMember(page.request);
  const id = await published(page.request, email, `Çınaraltı Ocakbaşı ${email.slice(4, 12)}`);
  await owned(page.request, id);
  await opened(page, '/business-owner-dashboard', 'main .badge');
  await granted(email, 'moderator');
  await page.request.post(`/api/businesses/${id}/reports`, { data: { reason: 'wrong_phone' } });
  await opened(page, '/admin', '.inbox-row .badge');
});
