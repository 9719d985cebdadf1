import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What the eye tells a thing by when all colours are the system's. */
const looks = (thing: Locator) =>
  thing.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor, outlineWidth } =
      getComputedStyle(element);
    return { border: `${borderTopWidth} ${borderTopColor}`, backgroundColor, outlineWidth };
  });

const isActive = (page: Page) => page.evaluate(() => matchMedia('(forced-colors: active)').matches);

test('with colours of the system, what is chosen differs from what is not', async ({ page }) => {
  await page.goto('/login');
  expect(await isActive(page)).toBe(true);
  const chosen = page.locator('.segment:is([aria-pressed="true"], [aria-selected="true"])').first();
  const other = page
    .locator('.segment:is([aria-pressed="false"], [aria-selected="false"])')
    .first();
  expect((await looks(chosen)).border).not.toBe((await looks(other)).border);
});

test('with colours of the system, the one action is filled and the others have an edge', async ({
  page,
}) => {
  for (const path of ['/login', '/add-business']) {
    await page.goto(path);
    const paper = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.background = 'Canvas';
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    const action = page.locator('main .button-primary').first();
    expect((await looks(action)).backgroundColor, path).not.toBe(paper);
  }
  await page.goto(BUSINESS_PATH);
  const edges = await page
    .locator('main :is(.button, .icon-button, .badge, .chip):visible')
    .evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
    );
  expect(edges.length).toBeGreaterThan(5);
  expect(Math.min(...edges)).toBeGreaterThan(0);
});

test('with colours of the system, the focus is seen', async ({ page }) => {
  await page.goto('/category/kafeler');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(Number.parseFloat((await looks(focused)).outlineWidth)).toBeGreaterThanOrEqual(2);
});
