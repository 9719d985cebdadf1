import type { Page } from '@playwright/test';
import {
  TOAST_DURATION_MS,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from '#contract/interface-timings.ts';
import { expect, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';
import { expectToast, STEP_MS, stopClock } from '#tests/support/stopped-clock.ts';

/** How long a toast takes to leave. */
const LEAVING_MS = 500;

/** Lets that much time pass, again where the toast had not yet begun to leave. */
const expectToastGone = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(LEAVING_MS);
      return page.locator('.toast').count();
    })
    .toBe(0);

test.describe('toasts', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await stopClock(page);
    await page.goto(BUSINESS_PATH);
    await page.getByRole('button', { name: 'Paylaş' }).first().click();
  });

  test('a toast stays five seconds', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expectToast(page, 'Bağlantı panoya kopyalandı');
    await page.clock.runFor(TOAST_DURATION_MS - 2 * STEP_MS);
    await expect(page.locator('.toast')).toBeVisible();
    await page.clock.runFor(2 * STEP_MS);
    await expectToastGone(page);
  });

  test('a new toast takes the place of the last', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expectToast(page, 'Bağlantı panoya kopyalandı');
    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expectToast(page, 'Bilgi');
  });

  test('a toast that comes while another leaves is not taken along', async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expectToast(page, 'Bağlantı panoya kopyalandı');
    await page.locator('.toast').getByRole('button').click();
    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expectToast(page, 'Bilgi');
    // Longer than the first one takes to be gone.
    await page.clock.runFor(2 * LEAVING_MS);
    await expect(page.locator('.toast')).toContainText('Bilgi');
  });

  test('a toast outlives the dialog it was shown in, and can be put away', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expectToast(page, 'Bağlantı panoya kopyalandı');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const toast = page.locator('.toast');
    await expect(toast).toBeVisible();
    await toast.getByRole('button').click();
    await expectToastGone(page);
  });
});

test.describe('tooltips', () => {
  // They are for a pointer that can rest; a finger cannot.
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1366, height: 768 } });

  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/map');
    await page.getByRole('button', { name: 'Liste' }).click();
    await expect(page.locator('[data-map-state]')).toBeHidden();
  });

  test('an icon says its word when the pointer has rested, the next one at once', async ({
    page,
  }) => {
    const icons = page.getByRole('button', { name: /haritada göster$/ });
    const word = async (index: number) =>
      (await icons.nth(index).getAttribute('aria-label')) ?? 'no word';
    const tooltip = page.locator('.tooltip');
    // Not hover(): it may scroll, and scrolling closes the word.
    const moveTo = async (index: number) => {
      const box = await icons.nth(index).boundingBox();
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    };
    const moveAway = () => page.mouse.move(5, 300);
    await moveTo(0);
    // Its code comes with the first pointer.
    await expect(tooltip).toBeAttached();
    await page.clock.runFor(TOOLTIP_DELAY_MS - 10);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(await word(0));
    await expect(tooltip).toBeVisible();

    await moveTo(1);
    await page.clock.runFor(10);
    await expect(tooltip).toHaveText(await word(1));
    await expect(tooltip).toBeVisible();

    await moveAway();
    await page.clock.runFor(100);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS - 50);
    await moveTo(0);
    await page.clock.runFor(10);
    await expect(tooltip, 'within the skip delay: at once').toBeVisible();

    await moveAway();
    await page.clock.runFor(100 + TOOLTIP_SKIP_DELAY_MS);
    await moveTo(0);
    await page.clock.runFor(TOOLTIP_DELAY_MS - 10);
    await expect(tooltip, 'after it: only when rested').toBeHidden();
    await page.clock.runFor(20);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('the keyboard gets the word at once', async ({ page }) => {
    const icon = page.getByRole('button', { name: /haritada göster$/ }).first();
    await page.getByRole('main').getByRole('article').first().getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused();
    await expect(page.locator('.tooltip')).toBeAttached();
    await page.clock.runFor(10);
    await expect(page.locator('.tooltip')).toBeVisible();
  });
});
