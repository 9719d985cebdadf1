import type { Page } from '@playwright/test';
import { CATEGORY_HUES } from '#contract/categories/categories.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameVisit: true }));
const isSameVisit = (page: Page) => page.evaluate(() => 'isSameVisit' in window);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  return menu;
};

test('the links stand in the header on a desk, where the banner calls, and in the menu on a phone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/about');
  await expect(page.getByText('REKLAM VER - ÜCRETSİZ İLAN!')).toBeVisible({ visible: !isMobile });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  if (isMobile) {
    await expect(links).toHaveCount(0);
    await openMenu(page);
    await expect(links).toHaveText([
      'Şu An Açık',
      'Harita',
      'Nöbetçi Eczaneler',
      'Tüm İşletmeler',
      'Yeni Eklenenler',
      'Favorilerim',
      'İşletme Ekle',
      'İşletme Sahibi Ol',
      'Reklam Ver',
      'İşletme Paneli',
      'Hakkımızda',
      'Sıkça Sorulan Sorular',
      'Giriş Yap',
    ]);
    await page.getByRole('banner').getByText('Kategoriler').click();
    await expect(links.filter({ hasText: 'Kafeler' })).toBeVisible();
  } else {
    await expect(page.getByRole('button', { name: 'Menüyü aç' })).toBeHidden();
    await expect(links).toHaveText([
      'Harita',
      'Hakkımızda',
      'İşletme Ekle',
      'İşletme Sahibi Ol',
      'Reklam Ver',
    ]);
  }
  await expect(links.filter({ hasText: 'Hakkımızda' })).toHaveAttribute('aria-current', 'page');
  await links.filter({ hasText: 'Harita' }).click();
  await expect(page).toHaveURL('/map');
});

test('the search of the header leads to the results of the trimmed words', async ({ page }) => {
  await page.goto('/about');
  await mark(page);
  const search = page.getByRole('banner').getByRole('search');
  const field = search.getByPlaceholder('İşletme adı veya kategori ara...');
  await field.fill('  Çiğ köfte & şalgam ');
  await search.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(
    /\/search\?q=%C3%87i%C4%9F(%20|\+)k%C3%B6fte(%20|\+)%26(%20|\+)%C5%9Falgam$/,
  );
  // The page that comes takes the focus to its heading; only then does the field keep it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The page of results has a field of its own: the header's is behind its button there.
  await expect(field).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  await expect(field).toBeFocused();
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
  await expect(field).toBeHidden();
  expect(await isSameVisit(page), 'without loading a page anew').toBe(true);
});

test('every page has one field to search in at first sight', { tag: '@phone' }, async ({
  page,
}) => {
  for (const path of [
    '/',
    '/search',
    '/search?q=kebap',
    '/map',
    '/category/restoranlar',
    '/about',
  ]) {
    await page.goto(path);
    const fields = page.getByRole('searchbox').or(page.locator('input[type=search]'));
    await expect(fields.filter({ visible: true }), path).toHaveCount(1);
  }
});

test('the menu of a phone slides in from the right, 300 px wide, and gives the focus back', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 820, height: 1000 });
  await page.goto('/');
  await mark(page);
  const menu = await openMenu(page);
  const right = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const box = await menu.boundingBox();
      return box && { width: box.width, right: box.x + box.width };
    })
    .toEqual({ width: 300, right });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menüyü aç' })).toBeFocused();

  await openMenu(page);
  await page.getByRole('button', { name: 'Menüyü kapat' }).click();
  await expect(menu).toBeHidden();

  // Whose keyboard leaves it does not go on unseen behind it.
  await openMenu(page);
  await menu.locator('a, button').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.locator('main :focus, header :focus')).toHaveCount(1);

  await openMenu(page);
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await menu.getByRole('link', { name: 'Tüm İşletmeler' }).click();
  await expect(page).toHaveURL('/businesses');
  await expect(menu).toBeHidden();
  expect(await isSameVisit(page)).toBe(true);
});

test('the footer links the twelve categories, the legal pages and keeps room for an advertisement', async ({
  page,
}) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // A journey of the team has a category of its own for a while, behind these.
  const categories = hrefs.filter((href) => href.startsWith('/category/'));
  expect(categories.slice(0, 12)).toEqual(
    'restoranlar oteller kafeler barlar gelinlik saglik guzellik alisveris spor egitim otomotiv piknik'
      .split(' ')
      .map((slug) => `/category/${slug}`),
  );
  expect(hrefs).toEqual(
    expect.arrayContaining(['/about', '/terms', '/privacy', '/privacy#cerezler', '/faq', '/map']),
  );
  await expect(footer.getByText('Reklam Alanı')).toBeVisible();
});

test('no link of the frame is dead', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('header a, footer a, #site-menu a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  // A journey of the team has a category of its own for a while: it may go between reading and asking.
  const isOurs = (href: string) =>
    !href.startsWith('/category/') || href.slice('/category/'.length) in CATEGORY_HUES;
  for (const href of new Set(hrefs.filter(isOurs))) {
    const [path = '', anchor] = href.split('#');
    const answer = await request.get(path);
    expect(answer.status(), href).toBe(200);
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`);
  }
});

test('the first Tab offers the way past the frame', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a followed link starts at the top of its page, with its heading in focus and its title', async ({
  page,
}) => {
  await page.goto('/faq');
  await mark(page);
  await (await livingFooter(page)).getByRole('link', { name: 'Hakkımızda' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Hakkımızda' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Hakkımızda \| /);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await isSameVisit(page)).toBe(true);
});

test('going back finds the place one left, after a reload too', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/businesses');
  const link = page
    .getByRole('main')
    .getByRole('article')
    .nth(8)
    .getByRole('heading')
    .getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await mark(page);
  await link.click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/businesses');
  await expect.poll(() => scrolled(page)).toBe(place);
  expect(await isSameVisit(page)).toBe(true);

  await page.goForward();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/businesses');
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test.describe('a page that does not come', () => {
  test.use({ expectedFaults: /net::ERR_FAILED/ });

  test('says so where one looks, and going back finds the place one left', async ({ page }) => {
    await page.goto('/businesses');
    await page.route(/\/data\/business\/\d+$/, (route) => route.abort());
    const link = page
      .getByRole('main')
      .getByRole('article')
      .nth(8)
      .getByRole('heading')
      .getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await link.click();
    const failed = page.getByRole('heading', { level: 1, name: 'Sayfa açılamadı' });
    await expect(failed).toBeFocused();
    await expect(failed).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Tüm İşletmeler' })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});

/** Runs in the page; ends when the address bar has gone back. */
const stepBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });

/** Moments of loading, each held until somebody has gone back. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'before any code has run': (page) =>
    page.route(/\/entry-client[^/]*\.js$/, async (route) => {
      await page.evaluate(stepBack);
      await route.continue();
    }),
  'while the code of its page is on its way': (page) =>
    page.route(/\/business-detail[^/]*\.js$/, async (route) => {
      // The entry's own code takes this over.
      await page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
      await page.evaluate(stepBack);
      await route.continue();
    }),
  'between its code and its hydration': (page) =>
    page.addInitScript(() => {
      const send = MessagePort.prototype.postMessage;
      // React's own call for the work it has planned.
      MessagePort.prototype.postMessage = function (
        this: MessagePort,
        ...message: Parameters<typeof send>
      ) {
        MessagePort.prototype.postMessage = send;
        addEventListener('popstate', () => send.apply(this, message), { once: true });
        history.back();
      } as typeof send;
    }),
};

for (const [moment, hold] of Object.entries(moments)) {
  test(`going back from a page that loads, ${moment}, shows the page before where it was left`, async ({
    page,
  }) => {
    await page.goto('/businesses');
    const link = page
      .getByRole('main')
      .getByRole('article')
      .nth(8)
      .getByRole('heading')
      .getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await link.click();
    await expect(page).toHaveURL(/\/business\/\d+$/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await hold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/businesses');
    await expect(page.getByRole('heading', { level: 1, name: 'Tüm İşletmeler' })).toBeVisible();
    await expect(page.locator('head > title'), 'nothing is left of the other page').toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect.poll(() => scrolled(page)).toBe(place);
  });
}

test('what advertisers add to an address changes nothing of its page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Visits and ads are counted from the browser.
    const isCount = /^\/api\/(track-visitor|live-ads\/)/.test(pathname);
    if (pathname.startsWith('/api/') && !isCount) asked.push(request.url());
  });
  await page.goto('/category/kafeler?utm_source=gazete&district=Seyhan&fbclid=1');
  await expect(page.getByRole('main').getByLabel('İlçe')).toHaveValue('Seyhan');
  await page.reload();
  expect(asked, 'the page came with its data').toEqual([]);
});

test('a link to a place inside another page leads to that place, and back again', async ({
  page,
}) => {
  await page.goto('/faq');
  const cookies = (await livingFooter(page)).getByRole('link', { name: 'Çerezler' });
  await cookies.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await cookies.click();
  await expect(page).toHaveURL('/privacy#cerezler');
  await expect(page.locator('#cerezler')).toBeInViewport();
  await cookies.click();
  await expect(page.locator('#cerezler')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('links and forms lead on without loading a page anew', async ({ page }) => {
  await page.goto('/');
  await mark(page);
  const main = page.getByRole('main');
  // A press while the page comes would hit what has moved on by its release.
  const hasCome = (name: RegExp) =>
    expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
  await (await livingFooter(page)).getByRole('link', { name: 'Kafeler' }).click();
  await expect(page).toHaveURL('/category/kafeler');
  await hasCome(/Kafeler/);
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await main.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL('/');
  await hasCome(/ne lazımsa/);
  await main.getByRole('link', { name: 'Tümünü Gör' }).first().click();
  await expect(page).toHaveURL('/open-now');
  await hasCome(/şu an açık/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ana sayfa$/ })
    .click();
  await expect(page).toHaveURL('/');
  expect(await isSameVisit(page)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads on and the search asks the server', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/about');
    if (isMobile) {
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'Tüm İşletmeler' }).click();
      await expect(page).toHaveURL('/businesses');
    }
    const search = page.getByRole('banner').getByRole('search');
    await search.getByRole('searchbox').fill('kebap');
    await search.getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL('/search?q=kebap');
  });
});
