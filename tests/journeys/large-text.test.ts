import { expect, test } from '#tests/support/journey.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';

test.use({ expectedFaults: browsersOwnFaults });

/** Twice what a browser has by itself. */
const LARGE = { standard: 32, fixed: 26 };

for (const path of [
  '/',
  '/business/1001',
  '/advertisement-examples',
  '/search',
  '/search?q=kebap',
  '/map',
  '/businesses',
  '/add-business',
  '/login',
  '/category/kafeler',
  '/category/kafeler?district=Seyhan',
  '/open-now',
  '/about',
  '/contact',
  '/privacy',
  '/faq',
  '/favorites',
  '/category/yok',
  '/yok',
]) {
  test(`${path} stays inside the screen when letters are twice as large`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: LARGE });
    await page.goto(path);
    const { letters, beyond } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(letters).toBe('32px');
    expect(beyond).toBe(0);
  });
}
