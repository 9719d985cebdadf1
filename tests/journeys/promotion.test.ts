import type { Locator, Page } from '@playwright/test';
import { CONSENT_REST_MS, POPUP_DELAY_MS } from '#contract/interface-timings.ts';
import { atBothWidths, axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectToast, STEP_MS, stopClock } from '#tests/support/stopped-clock.ts';

test.use({ isFirstVisit: true });

const offer = (page: Page) => page.getByRole('region', { name: 'İşletmeniz mi var?' });
const form = (page: Page) => page.getByRole('dialog', { name: '1 ay ücretsiz reklam' });

/** The home page in a browser that has answered the question, with its time standing still. */
async function openHome(page: Page) {
  await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
  await stopClock(page);
  await page.goto('/');
}
/** Its code comes from the server while the page's time stands still. */
const expectToCome = (page: Page, what: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS);
      return what.isVisible();
    })
    .toBe(true);
/** Where the search of the home page ends near the foot of the screen. */
const LOW_SCREENS = [
  { width: 360, height: 800 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
];
const expectOffer = (page: Page) => expectToCome(page, offer(page));

test('the offer comes five seconds after the page, once, in the lower third, and says what it is', async ({
  page,
}) => {
  await openHome(page);
  await page.clock.runFor(POPUP_DELAY_MS - 1000);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expectOffer(page);
  await expect(offer(page)).toHaveText(/^İşletmeniz mi var\?/);
  for (const words of ['0 TL', '299 TL', '30 gün', 'Kredi kartı gerekmez', 'Taahhüt yok']) {
    await expect(offer(page)).toContainText(words);
  }
  // axe waits with timers of its own.
  await page.clock.resume();
  await atBothWidths(page, async () => {
    const { violations } = await axe(page).include('.offer-card').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const { top, share, cut } = await offer(page).evaluate((card) => {
      const { top, height } = card.getBoundingClientRect();
      return {
        top: top / innerHeight,
        share: height / innerHeight,
        cut: card.scrollHeight - card.clientHeight,
      };
    });
    expect(top).toBeGreaterThan(0.5);
    expect(share).toBeLessThanOrEqual(1 / 3);
    expect(cut, 'all of it is seen').toBe(0);
  });
  for (const screen of LOW_SCREENS) {
    await page.setViewportSize(screen);
    await expect(offer(page), `${screen.width} px wide`).toBeVisible();
    const search = await page.getByRole('main').getByRole('search').boundingBox();
    const end = (search?.y ?? Number.NaN) + (search?.height ?? 0);
    const { y = 0 } = (await offer(page).boundingBox()) ?? {};
    expect(end, `below the search, ${screen.width} px wide`).toBeLessThanOrEqual(y);
  }
  // Where there is no room below the search, it waits until that is scrolled away.
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(offer(page)).toBeHidden();
  // What was not seen yet is not closed either.
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(offer(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 1366, height: 768 });
  // It blocks nothing: what stands beside it is used as before, and it makes room for whoever writes.
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.click();
  await expect(offer(page)).toBeHidden();
  await field.blur();
  await expect(offer(page)).toBeVisible();

  await offer(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer(page), 'closed is closed').toHaveCount(0);
});

test('the offer goes by the keyboard too, and then stays away', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(POPUP_DELAY_MS);
  await expectOffer(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('promotion'))).toBe('closed');
});

test('a wrong address is told beside its field; a right one ends with thanks', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(POPUP_DELAY_MS);
  await expectOffer(page);
  await offer(page).getByRole('button', { name: 'Ücretsiz ayımı istiyorum' }).click();
  await expectToCome(page, form(page));
  await expect(offer(page)).toHaveCount(0);
  const email = form(page).getByLabel('E-posta adresiniz');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await email.fill('adres');
  await form(page).getByRole('button', { name: 'Ücretsiz ayımı istiyorum' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).locator('.field-error')).toHaveText(
    'Lütfen geçerli bir e-posta adresi girin',
  );
  await expect(email, 'nothing that was typed is lost').toHaveValue('adres');
  await email.fill('kebap@ornek.example');
  await form(page).getByRole('button', { name: 'Ücretsiz ayımı istiyorum' }).click();
  await expectToast(
    page,
    '🎉 Harika!',
    '1 ay ücretsiz reklam hakkınız için sizinle iletişime geçeceğiz!',
  );
  await expect(form(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('promotion'))).toBe('submitted');
});

test('the offer waits for the answer to the question of statistics, which does not call it', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  const refuse = page.getByRole('button', { name: 'Reddet' });
  await expect(refuse).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await refuse.click();
  await expect(refuse).toHaveCount(0);
  await page.clock.runFor(CONSENT_REST_MS - 1000);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expectOffer(page);
});

test('the offer does not come over a field that is being filled in', async ({ page }) => {
  await openHome(page);
  const field = page.getByRole('main').getByRole('combobox').first();
  await field.fill('keb');
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(field).toBeFocused();
  await expect(offer(page)).toHaveCount(0);
  await field.blur();
  await expectOffer(page);
});

test('other pages make no offer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
  await stopClock(page);
  await page.goto('/businesses');
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
