import { expect, test } from '#tests/support/journey.ts';
import { layoutShift, layoutShiftLimit } from '#tests/support/layout-shift.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

test.use({ isFirstVisit: true });

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const areFontsThere = () =>
  [...document.fonts]
    .filter(({ family }) => !family.includes('Waiting'))
    .every(({ status }) => status === 'loaded');

const paths = [
  '/',
  '/search?q=kebap',
  '/category/kafeler',
  '/open-now',
  // Names that are not as long as a line: of which letters are there first, a longer one may break for a moment.
  '/new-businesses?category=Barlar',
  BUSINESS_PATH,
  '/faq',
  '/privacy',
  '/advertise',
];

test('pages stand still when the fonts come late', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  let isRead = Promise.withResolvers<void>();
  // What is waited for is not kept: each page fetches its fonts anew.
  await page.route('**/*.woff2*', async (route) => {
    await isRead.promise;
    await route.continue();
  });
  for (const path of paths) {
    await test.step(path, async () => {
      isRead = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect.poll(() => page.evaluate(isPainted)).toBe(true);
      expect(await page.evaluate(areFontsThere), 'they are not there yet').toBe(false);
      isRead.resolve();
      await expect.poll(() => page.evaluate(areFontsThere)).toBe(true);
      expect(await layoutShift(page)).toBeLessThanOrEqual(await layoutShiftLimit(page));
    });
  }
});

test('the code of a page is not asked for before the page is painted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const isHeld = Promise.withResolvers<void>();
  await page.route('**/assets/*.css', async (route) => {
    expect(scripts, 'while the style sheet is on its way').toEqual([]);
    await isHeld.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(isPainted)).toBe(false);
  expect(scripts).toEqual([]);
  isHeld.resolve();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(scripts).not.toEqual([]);
});
