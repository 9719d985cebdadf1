import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#tests/support/journey.ts';
import { layoutShift, layoutShiftLimit } from '#tests/support/layout-shift.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

test.use({ isFirstVisit: true });

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const areFontsThere = () =>
  [...document.fonts]
    .filter(({ family }) => !family.includes('Waiting'))
    .every(({ status }) => status === 'loaded');
/** Theirs is the page now, laid out anew. */
const areFontsUsed = () => document.fonts.ready.then(({ status }) => status === 'loaded');

/** A line may break elsewhere with the other letters and move what lies below it, on any page; not on all of them. */
const LIMIT_WHERE_A_LINE_BREAKS = 0.05;

const paths = [
  '/',
  '/search?q=kebap',
  '/category/kafeler',
  '/open-now',
  '/new-businesses',
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
  const shifts: number[] = [];
  for (const path of paths) {
    await test.step(path, async () => {
      isRead = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect.poll(() => page.evaluate(isPainted)).toBe(true);
      expect(await page.evaluate(areFontsThere), 'they are not there yet').toBe(false);
      isRead.resolve();
      await expect.poll(() => page.evaluate(areFontsThere)).toBe(true);
      expect(await page.evaluate(areFontsUsed)).toBe(true);
      shifts.push(await layoutShift(page));
    });
  }
  const limit = await layoutShiftLimit(page);
  const said = paths.map((path, index) => `${path} ${shifts[index]?.toFixed(3)}`).join(', ');
  const sum = shifts.reduce((all, shift) => all + shift, 0);
  expect(sum / paths.length, said).toBeLessThanOrEqual(limit);
  const most = Math.max(limit, LIMIT_WHERE_A_LINE_BREAKS);
  expect(Math.max(...shifts), said).toBeLessThanOrEqual(most);
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

const paintedTwice = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

interface Late {
  /** Address of the page that comes in two pieces. */
  path: string;
  /** Bytes of the first. */
  cut: (body: Buffer) => number;
  /** Lets the second go. */
  isRead: PromiseWithResolvers<void>;
}

/** In front of the product: all at once, but of one page the second piece late. */
async function inPieces(
  baseURL: string | undefined,
  late: Late,
  visit: (origin: string) => Promise<void>,
) {
  const answerSlowly = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url ?? '/', baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = request.url === late.path;
    const first = isPage ? late.cut(body) : 0;
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.write(body.subarray(0, first));
    if (isPage) await late.isRead.promise;
    response.end(body.subarray(first));
  };
  const slow = createServer((request, response) => void answerSlowly(request, response));
  slow.listen(0, '127.0.0.1');
  try {
    await once(slow, 'listening');
    await visit(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`);
  } finally {
    late.isRead.resolve();
    slow.closeAllConnections();
    slow.close();
  }
}

test('a page whose end comes late, when its code could long be there, stands still and comes alive', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  test.slow();
  // Half of it, with the data in the other.
  const cut = (body: Buffer) => body.length / 2;
  const late: Late = { path: '', cut, isRead: Promise.withResolvers() };
  await inPieces(baseURL, late, async (origin) => {
    for (const path of ['/faq', '/', '/category/kafeler', BUSINESS_PATH, '/map']) {
      await test.step(path, async () => {
        late.path = path;
        late.isRead = Promise.withResolvers();
        await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(isPainted)).toBe(true);
        await page.evaluate(paintedTwice);
        await expect(page.locator('#code'), 'not asked for yet').toBeAttached();
        late.isRead.resolve();
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
        await page.evaluate(paintedTwice);
        const most = Math.max(await layoutShiftLimit(page), LIMIT_WHERE_A_LINE_BREAKS);
        expect(await layoutShift(page)).toBeLessThanOrEqual(most);
      });
    }
  });
});

test('of a header that comes in pieces only what keeps its place is seen', async ({
  page,
  baseURL,
}) => {
  // The search is there, what stands right of it is not.
  const cut = (body: Buffer) => body.indexOf('</form>') + '</form>'.length;
  const late: Late = { path: '/faq', cut, isRead: Promise.withResolvers() };
  await inPieces(baseURL, late, async (origin) => {
    await page.goto(`${origin}/faq`, { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    const search = header.locator('form');
    await expect(search).toBeAttached();
    await expect(header.locator('.site-logo')).toBeVisible();
    await expect(search).not.toBeVisible();
    late.isRead.resolve();
    await expect(search).toBeVisible();
  });
});

test('the foot of a short page stands where it stood when the rest of it comes', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const cut = (body: Buffer) => body.indexOf('>', body.indexOf('class="site-footer')) + 1;
  const late: Late = { path: '/search?q=kebap', cut, isRead: Promise.withResolvers() };
  await inPieces(baseURL, late, async (origin) => {
    await page.goto(`${origin}${late.path}`, { waitUntil: 'commit' });
    const foot = page.getByRole('contentinfo');
    await expect(foot).toBeAttached();
    await page.evaluate(areFontsUsed);
    await page.evaluate(paintedTwice);
    const top = () => foot.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    late.isRead.resolve();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.evaluate(paintedTwice);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

test('the ways on at the foot of a phone’s screen have their places before all of them are there', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = (body: Buffer) => body.indexOf('</li>', body.indexOf('class="site-dock')) + 5;
  const late: Late = { path: '/favorites', cut, isRead: Promise.withResolvers() };
  await inPieces(baseURL, late, async (origin) => {
    await page.goto(`${origin}${late.path}`, { waitUntil: 'commit' });
    const first = page.locator('.site-dock li').first();
    await expect(first).toBeAttached();
    const width = () => first.evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    late.isRead.resolve();
    await expect(page.locator('.site-dock li')).toHaveCount(4);
    expect(await width()).toBe(before);
  });
});
