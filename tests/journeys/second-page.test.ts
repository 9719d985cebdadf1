import { expect, test } from '#tests/support/journey.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

/** What a page may weigh that is not the first one of a visit, in bytes as they travel. */
const MOST = { byLink: 1500, byAddress: 3100 };
const [BY_LINK, BY_ADDRESS] = ['/business/1002', '/business/1003'];

const isDictionary = (url: string) => url.includes('/dictionary-');

test('the second page of a visit is small, by a link and by its address', async ({ page }) => {
  const dictionary = page.waitForEvent('requestfinished', (request) => isDictionary(request.url()));
  await page.goto(BUSINESS_PATH);
  await dictionary;
  const weights: Promise<number>[] = [];
  const encodings = new Set<string | null>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (
      request.method() !== 'GET' ||
      !/^\/(api\/businesses|data\/business|business)\//.test(pathname)
    )
      return;
    weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    void request
      .response()
      .then((answer) => encodings.add(answer?.headers()['content-encoding'] ?? null));
  });
  const weigh = async () => (await Promise.all(weights.splice(0))).reduce((sum, one) => sum + one);
  await page.evaluate((to) => history.pushState(null, '', to), BY_LINK);
  await expect(page).toHaveTitle(/^(?!Kıyı Ocakbaşı)/);
  await expect.poll(() => weights.length).toBe(1);
  expect(await weigh()).toBeLessThanOrEqual(MOST.byLink);
  await page.goto(BY_ADDRESS);
  await expect.poll(() => weights.length).toBe(1);
  expect(await weigh()).toBeLessThanOrEqual(MOST.byAddress);
  expect(encodings).toContain('dcz');
  expect(encodings).not.toContain('br');
});

test('whoever saves data is not sent what later pages have in common', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(BUSINESS_PATH);
  await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
  await expect(page.locator('link[rel="compression-dictionary"]')).toHaveCount(0);
  expect(asked.filter(isDictionary)).toEqual([]);
});
