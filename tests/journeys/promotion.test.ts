import type { Page } from '@playwright/test';
import { CONSENT_REST_MS, POPUP_DELAY_MS } from '#contract/interface-timings.ts';
import { atBothWidths, axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { expectToast, STEP_MS, stopClock } from '#tests/support/stopped-clock.ts';

test.use({ isFirstVisit: true });

const offer = (page: Page) => page.getByRole('dialog', { name: '1 ay ücretsiz reklam' });

/** The home page in a browser that has answered the question, with its time standing still. */
async function openHome(page: Page) {
  await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
  await stopClock(page);
  await page.goto('/');
}
/** Its code comes from the server while the page's time stands still. */
const expectOffer = async (page: Page) => {
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS);
      return offer(page).isVisible();
    })
    .toBe(true);
};

test('the offer opens five seconds after the page, once, and says what it is', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(POPUP_DELAY_MS - 1000);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expectOffer(page);
  for (const words of ['0 TL', '299 TL', '30 gün', 'Kredi kartı gerekmez', 'Taahhüt yok']) {
    await expect(offer(page)).toContainText(words);
  }
  await expect(offer(page).getByRole('checkbox')).not.toBeChecked();
  // axe waits with timers of its own.
  await page.clock.resume();
  await atBothWidths(page, async () => {
    const { violations } = await axe(page).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer(page), 'closed is closed').toHaveCount(0);
});

test('a wrong address is told beside its field; a right one ends with thanks', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(POPUP_DELAY_MS);
  await expectOffer(page);
  const email = offer(page).getByLabel('E-posta adresiniz');
  await email.fill('adres');
  await offer(page).getByRole('button', { name: 'Ücretsiz ayımı istiyorum' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(offer(page).locator('.field-error')).toHaveText(
    'Lütfen geçerli bir e-posta adresi girin',
  );
  await expect(email, 'nothing that was typed is lost').toHaveValue('adres');
  await email.fill('kebap@ornek.example');
  await offer(page).getByRole('button', { name: 'Ücretsiz ayımı istiyorum' }).click();
  await expectToast(
    page,
    '🎉 Harika!',
    '1 ay ücretsiz reklam hakkınız için sizinle iletişime geçeceğiz!',
  );
  await expect(offer(page)).toHaveCount(0);
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
