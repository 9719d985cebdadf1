import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Counts the fades, and those whose picture of a card became the picture of a page. */
async function countFades(page: Page): Promise<() => Promise<{ fades: number; grown: number }>> {
  await page.addInitScript(() => {
    const counts = { fades: 0, grown: 0 };
    Object.assign(window, { counts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counts.fades += 1;
      const fade = start(update);
      fade.ready.then(
        () => {
          const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          const isGrown = ['old', 'new'].every((side) =>
            moving.some(
              ({ pseudoElement }) => pseudoElement === `::view-transition-${side}(page-hero)`,
            ),
          );
          if (isGrown) counts.grown += 1;
        },
        () => {},
      );
      return fade;
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { counts: { fades: number; grown: number } }).counts);
}

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
const nothingIsNamed = (page: Page) =>
  expect(page.locator('[style*="view-transition-name: page-hero"]')).toHaveCount(0);

test('a card grows into its page and back; focus and place are as ever', async ({ page }) => {
  const counted = await countFades(page);
  await page.goto('/category/kafeler');
  await hydrated(page);
  const link = page.locator('main .card a.covers-card').nth(2);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  const name = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(counted).toEqual({ fades: 1, grown: 1 });
  await nothingIsNamed(page);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Kafeler' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect.poll(async () => (await counted()).fades).toBe(2);
  await nothingIsNamed(page);
});

test('a filter does not fade, and nothing does for who wants less motion', async ({ page }) => {
  const counted = await countFades(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/category/kafeler');
  await hydrated(page);
  await page.locator('main .card a.covers-card').first().click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/businesses');
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/businesses?district=Seyhan'));
  await expect(page.locator('main')).toContainText('Seyhan');
  await expect(page).toHaveURL(/district=Seyhan/);
  expect((await counted()).fades).toBe(0);
});
