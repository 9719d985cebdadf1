import { expect, test } from '#tests/support/journey.ts';
import { LAYOUT_SHIFT_LIMIT, layoutShift } from '#tests/support/layout-shift.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

test.use({ isFirstVisit: true });

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const areFontsThere = () =>
  [...document.fonts]
    .filter(({ family }) => !family.includes('Waiting'))
    .every(({ status }) => status === 'loaded');
/** Letters of the system stand there meanwhile that were stretched to the measures of ours. */
const areStretchedThere = () =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Heading Waiting') && status === 'loaded',
  );
/** Where neither Arial nor Liberation Sans nor Roboto is installed, others stand there as they are. */
const LIMIT_ON_BARE_MACHINE = 0.1;

for (const path of [
  '/',
  '/search?q=kebap',
  '/category/kafeler',
  '/open-now',
  '/new-businesses',
  BUSINESS_PATH,
  '/faq',
  '/privacy',
  '/advertise',
]) {
  test(`${path} stands still when the fonts come late`, async ({ page }) => {
    const isRead = Promise.withResolvers<void>();
    await page.route('**/*.woff2*', async (route) => {
      await isRead.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect.poll(() => page.evaluate(isPainted)).toBe(true);
    expect(await page.evaluate(areFontsThere), 'they are not there yet').toBe(false);
    const limit = (await page.evaluate(areStretchedThere))
      ? LAYOUT_SHIFT_LIMIT
      : LIMIT_ON_BARE_MACHINE;
    isRead.resolve();
    await expect.poll(() => page.evaluate(areFontsThere)).toBe(true);
    expect(await layoutShift(page)).toBeLessThanOrEqual(limit);
  });
}
