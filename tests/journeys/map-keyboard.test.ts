import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';

test.use({ expectedFaults: browsersOwnFaults });

const map = (page: Page) => page.locator('[data-map-state]');

/** Opens the map at a width and waits until it is drawn. */
async function openMap(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/map');
  await expect(map(page)).toHaveAttribute('data-map-state', 'ready');
}

/** What is seen at its middle is itself. */
const isBare = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('by keyboard one comes from the end of the list to a map that lies bare', async ({ page }) => {
  await openMap(page, 390);
  const zoomIn = map(page).getByRole('button', { name: 'Yakınlaştır', exact: true });
  await page.getByRole('button', { name: 'Daha fazla göster' }).focus();
  await expect.poll(() => isBare(zoomIn), 'the list lies over it').toBe(false);
  await page.keyboard.press('Tab');
  await expect(map(page).locator(':focus')).toHaveCount(1);
  await expect.poll(() => isBare(zoomIn)).toBe(true);
});

test('a cluster that falls apart below the keyboard leaves it on the map', async ({ page }) => {
  await openMap(page, 1366);
  const clusters = map(page).locator(':not([inert]) > button[aria-label$="yakınlaştır"]');
  await clusters.first().focus();
  // As by the keyboard: what is focused by a script after a tap shows no ring.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Haritanın bu köşesinde \d+ işletme$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Adana haritası' })).toBeFocused();
});

test('the map’s own buttons show that they have the focus', async ({ page }) => {
  await openMap(page, 1366);
  for (const name of ['Yakınlaştır', 'Uzaklaştır']) {
    const button = map(page).getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('outline-style', 'solid');
  }
});
