import type { Page } from '@playwright/test';
import {
  COPY_CONFIRMATION_MS,
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

test('a toast stays five seconds, gives way to a new one, and outlives its dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto(BUSINESS_PATH);
  await page.getByRole('button', { name: 'Paylaş' }).first().click();
  const dialog = page.getByRole('dialog');
  const toast = page.locator('.toast');
  const copied = async () => {
    await dialog.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expectToast(page, 'Bağlantı panoya kopyalandı');
  };

  await test.step('a toast stays five seconds', async () => {
    await copied();
    await page.clock.runFor(TOAST_DURATION_MS - 2 * STEP_MS);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2 * STEP_MS);
    await expectToastGone(page);
  });
  await test.step('a new toast takes the place of the last', async () => {
    await copied();
    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expectToast(page, 'Bilgi');
    await toast.getByRole('button').click();
    await expectToastGone(page);
  });
  await test.step('a toast that comes while another leaves is not taken along', async () => {
    // The button says for a moment that it has copied.
    await page.clock.runFor(COPY_CONFIRMATION_MS);
    await copied();
    await toast.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expectToast(page, 'Bilgi');
    // Longer than the first one takes to be gone.
    await page.clock.runFor(2 * LEAVING_MS);
    await expect(toast).toContainText('Bilgi');
  });
  await test.step('nor one that comes while another leaves by itself', async () => {
    await toast.getByRole('button').click();
    await expectToastGone(page);
    await page.clock.runFor(COPY_CONFIRMATION_MS);
    await copied();
    // Until it begins to leave: then it still has a moment.
    await page.clock.runFor(TOAST_DURATION_MS);
    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expectToast(page, 'Bilgi');
    await page.clock.runFor(2 * LEAVING_MS);
    await expect(toast).toContainText('Bilgi');
  });
  await test.step('a toast outlives the dialog it was shown in, and can be put away', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
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
    const icon = page.getByRole('link', { name: /^Telefon et: / }).first();
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .getByRole('link')
      .focus();
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused();
    await expect(page.locator('.tooltip')).toBeAttached();
    await page.clock.runFor(10);
    await expect(page.locator('.tooltip')).toBeVisible();
  });
});
