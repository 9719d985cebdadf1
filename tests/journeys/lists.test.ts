import type { Page } from '@playwright/test';
import { atBothWidths, axe } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';
import { newMember, published } from '#tests/support/moderating.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test('what is open now is counted, narrowed by touch, and open', async ({ page }) => {
  const said = cards(page).getByText(/^(Açık · |24 saat açık|Birazdan kapanıyor)/);
  // Doors that close between the answer and this look say so, and the next answer leaves them out.
  await expect(async () => {
    await page.goto('/open-now');
    await expect(said).toHaveCount(await cards(page).count(), { timeout: 1000 });
  }).toPass();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Adana’da şu an açık yerler' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Adana’da şu an açık yerler/);
  const sentence = main(page).getByText(/^Şu an [\d.]+ işletme açık$/);
  await expect(sentence).toBeVisible();

  await main(page)
    .getByRole('navigation', { name: 'İlçe' })
    .getByRole('link', { name: /^Seyhan/ })
    .click();
  await expect(page).toHaveURL('/open-now?district=Seyhan');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seyhan’da şu an açık yerler' }),
  ).toBeVisible();
  await main(page)
    .getByRole('navigation', { name: 'Kategori' })
    // Open at any hour, and on holidays.
    .getByRole('link', { name: /^Oteller/ })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seyhan’da şu an açık oteller' }),
  ).toBeVisible();
  for (const place of await main(page).locator('article h2 + p').allTextContents()) {
    expect(place).toMatch(/^.+ · Seyhan(?: · Öne Çıkan)?(?: · Örnek)?$/);
  }
  const hues = await main(page)
    .locator('article[data-hue]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hue')));
  expect(hues.length, 'cards in the colour of their category').toBeGreaterThan(0);
  expect(new Set(hues).size).toBe(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(canonical(page)).toHaveAttribute('href', /\/open-now$/);
});

test('what was published last stands first', async ({ page, request }) => {
  const name = `Yepyeni Ocakbaşı ${Date.now()}`;
  await published(request, await newMember(request), name);
  // Other journeys publish meanwhile, and the page before may still be served once.
  await expect(async () => {
    await page.goto('/new-businesses');
    await expect(cards(page).getByRole('heading', { name })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rehbere yeni eklenenler' }),
  ).toBeVisible();
  await main(page)
    .getByRole('navigation', { name: 'Kategori' })
    .getByRole('link', { name: 'Kafeler' })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Adana’da rehbere yeni eklenen kafeler' }),
  ).toBeVisible();
  await expect(cards(page).getByRole('heading', { name })).toHaveCount(0);
});

test('a district of a category is a page of its own', async ({ page }) => {
  await page.goto('/category/gelinlik?district=Seyhan');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seyhan’daki Gelinlikçiler' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Seyhan’daki Gelinlikçiler \| /);
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(0);
  await expect(
    main(page)
      .getByText(`Seyhan’da rehbere giren ${shown} gelinlikçi var.`)
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(canonical(page)).toHaveAttribute('href', /\/category\/gelinlik\?district=Seyhan$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const crumbs = page.getByRole('navigation', { name: 'Buradasınız' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Ana sayfa', 'Gelinlik', 'Seyhan']);

  const elsewhere = main(page).getByRole('navigation', { name: 'Nerede arıyorsunuz?' });
  await elsewhere.getByRole('link', { name: /^Yüreğir / }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Yüreğir’deki Gelinlikçiler' }),
  ).toBeVisible();
  await crumbs.getByRole('link', { name: 'Gelinlik' }).click();
  await expect(page).toHaveURL('/category/gelinlik');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gelinlik', exact: true }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Bütün filtreler' }).click();
  await expect(page).toHaveURL('/search?category=Gelinlik');
});

test('a district that nobody knows is none', async ({ page }) => {
  const answer = await page.goto('/category/kafeler?district=Mars');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Kafeler', exact: true })).toBeVisible();
  await expect(canonical(page)).toHaveAttribute('href', /\/category\/kafeler$/);
});

test('the home page tells machines whom it features, and leads there as the menu does', async ({
  page,
}) => {
  await page.goto('/');
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = told.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'ItemList');
  const featured = main(page)
    .getByRole('region')
    .or(main(page).locator('section'))
    .filter({ has: page.getByRole('heading', { level: 2, name: list.name }) });
  const names = list.itemListElement.map((item: { name: string }) => item.name);
  expect(names.length).toBeGreaterThan(0);
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(names);
  const shortcuts = main(page).getByRole('navigation', { name: 'Kestirmeden' });
  await expect(shortcuts.getByRole('link')).toHaveText([
    'Yakınımda açık',
    'Şu an açık',
    'Nöbetçi eczane',
    'Yeni eklenenler',
  ]);
  await shortcuts.getByRole('link', { name: 'Şu an açık' }).click();
  await expect(page).toHaveURL('/open-now');
  // A press while the page comes would hit what has moved on by its release.
  await expect(main(page).getByRole('heading', { level: 1, name: /şu an açık/ })).toBeFocused();
  await (await livingFooter(page)).getByRole('link', { name: 'Yeni Eklenenler' }).click();
  await expect(page).toHaveURL('/new-businesses');
});

test.describe('without an answer', () => {
  test.use({ expectedFaults: new RegExp(`status of 503|${browsersOwnFaults.source}`) });

  for (const [path, api] of [
    ['/open-now', '**/api/search?*'],
    ['/new-businesses', '**/api/businesses/new?*'],
    ['/category/kafeler', '**/api/businesses/category/**'],
    ['/businesses', '**/api/businesses?*'],
    ['/map', '**/api/map/businesses?*'],
  ] as const) {
    test(`${path} keeps what stands when a choice cannot be answered`, async ({ page }) => {
      await page.goto(path);
      // By their tag: on a phone those of the map are there, but hidden.
      const list = main(page).locator('article');
      const heading = list.first().getByRole('heading', { includeHidden: true });
      const before = await heading.textContent();
      // Not Seyhan: what other journeys publish, they publish there.
      const elsewhere = list.filter({ hasNotText: 'Çukurova' });
      expect(await elsewhere.count()).toBeGreaterThan(0);
      const chosen = `${new URLSearchParams({ district: 'Çukurova' })}`;
      await page.route(api, (route) => route.fulfill({ status: 503, body: '' }));
      const link = main(page)
        .getByRole('navigation', { name: 'İlçe' })
        .getByRole('link', { name: /^Çukurova/ });
      const choose = async () => {
        if (await link.count()) await link.click();
        else await main(page).getByLabel('İlçe', { exact: true }).selectOption('Çukurova');
      };
      await choose();
      const failed = page.getByRole('alert').filter({ hasText: 'Sayfa yenilenemedi' });
      await expect(failed).toBeInViewport();
      await expect(page).toHaveURL(`${path}?${chosen}`);
      await expect(heading).toHaveText(before ?? '');
      const steps = await page.evaluate(() => history.length);
      const askedAgain = page.waitForResponse((answer) => answer.status() === 503);
      await choose();
      await askedAgain;
      expect(await page.evaluate(() => history.length), 'the same choice is no step').toBe(steps);
      await expect(failed).toHaveAttribute('aria-busy', 'false');
      const { violations } = await axe(page).include('[role=alert]').analyze();
      expect(violations).toEqual([]);
      await page.unroute(api);
      const answered = page.waitForResponse(
        (answer) => answer.ok() && answer.url().includes(chosen),
      );
      await failed.getByRole('button', { name: 'Yeniden dene' }).press('Enter');
      await answered;
      await expect(failed).toHaveCount(0);
      await expect(elsewhere).toHaveCount(0);
      await expect(list.first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});

test('the businesses of all categories lead to the newest of the same choice', async ({ page }) => {
  await page.goto('/businesses?category=Kafeler&district=Seyhan');
  await main(page).getByRole('link', { name: 'En yenilere bak' }).click();
  await expect(page).toHaveURL('/new-businesses?category=Kafeler&district=Seyhan');
});

test('cards keep the same room to the next one, with an ad between them or none', async ({
  page,
}) => {
  await page.goto('/businesses');
  await expect(cards(page).nth(7)).toBeAttached();
  await atBothWidths(page, () => expectSameRooms(page));
});

test('on a wide screen a list begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of [
    '/category/kafeler',
    '/businesses',
    '/open-now',
    '/mahalle/seyhan/resatbey',
  ]) {
    await page.goto(path);
    const first = await cards(page).first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(520);
  }
});

test('on a phone what was chosen takes one row, which is drawn along', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=kafe&category=Kafeler&district=Seyhan&price=orta&rating=3');
  const tops = await main(page)
    .getByRole('link', { name: / filtresini kaldır$/ })
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});

test('on a phone a list begins in the upper part of the screen, and four stand above its bar', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lists = ['/category/kafeler', '/businesses', '/open-now', '/mahalle/seyhan/resatbey'];
  const near = '/search?q=yakınımda&open=now&near=36.987,35.334';
  for (const path of [...lists, '/bayramda-acik', '/search?q=kafe', '/search?q=kebpa', near]) {
    await page.goto(path);
    const first = await cards(page).first().boundingBox();
    expect(first?.y, path).toBeLessThanOrEqual(300);
    if (!lists.includes(path)) continue;
    // As many as there would be if no name took a second line.
    const bar = await page.locator('.site-dock').boundingBox();
    const heights = await cards(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    const room = (bar?.y ?? 0) - (first?.y ?? 0);
    expect(4 * Math.min(...heights) + 3 * 12, path).toBeLessThanOrEqual(room);
  }
});

test('what is open now stands in rows of one line each on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/category/restoranlar');
  const best = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const heights = await best
    .locator('.badge.figures')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(32);
});

async function expectSameRooms(page: Page) {
  const rows = await main(page)
    .locator('article, section[aria-label="Reklam"]')
    .evaluateAll((all) => {
      const byTop = new Map<number, number>();
      for (const card of all) {
        const { top, bottom } = card.getBoundingClientRect();
        byTop.set(Math.round(top), Math.max(byTop.get(Math.round(top)) ?? 0, Math.round(bottom)));
      }
      return [...byTop].sort(([one], [other]) => one - other);
    });
  const rooms = rows.slice(1).map(([top], at) => top - (rows[at]?.[1] ?? 0));
  expect(rooms.length).toBeGreaterThan(2);
  for (const room of rooms) {
    expect(room).toBeGreaterThanOrEqual(11);
    expect(room).toBeLessThanOrEqual(22);
  }
}
