import type { Page } from '@playwright/test';
import {
  HOME_CAFES,
  HOME_FEATURED,
  HOME_HOTELS,
  HOME_RESTAURANTS,
} from '#contract/businesses/businesses.ts';
import { DISTRICTS } from '#contract/city/districts.ts';
import { SEARCH_SKELETONS } from '#contract/interface-timings.ts';
import { expect, test } from '#tests/support/journey.ts';

const main = (page: Page) => page.getByRole('main');
const block = (page: Page, heading: string) =>
  main(page).locator('section', {
    has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
  });
const names = (page: Page) => main(page).locator('li h2');

/** A card says its kind and has the colour of its category: several are several categories. */
const huesOf = async (page: Page): Promise<(string | null)[]> => [
  ...new Set(
    await main(page)
      .locator('li [data-hue]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hue'))),
  ),
];

test('the home page shows its blocks in order, each with its businesses', async ({ page }) => {
  await page.goto('/');
  const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  const [ofHour, ...blocks] = headings;
  expect(ofHour, 'what this hour asks for').toMatch(/ (?:açık|kapalı)$/);
  expect(blocks).toEqual([
    'Ne lazımdı?',
    'Öne Çıkanlar',
    'Popüler Restoranlar',
    'Konaklama',
    'Kafeler ve Barlar',
    'Adana haritada',
    'Dükkân sizin mi?',
  ]);
  // A journey of the team has a category of its own for a while, behind these.
  await expect(block(page, 'Ne lazımdı?').getByRole('listitem').nth(11)).toBeVisible();
  const counts = {
    'Öne Çıkanlar': HOME_FEATURED,
    'Popüler Restoranlar': HOME_RESTAURANTS,
    Konaklama: HOME_HOTELS,
    'Kafeler ve Barlar': HOME_CAFES,
    'Adana haritada': 3,
  };
  for (const [heading, count] of Object.entries(counts)) {
    await expect(block(page, heading).getByRole('listitem'), heading).toHaveCount(count);
  }
  await expect(main(page).getByText('Reklam Alanı')).toBeVisible();
  await expect(
    block(page, 'Öne Çıkanlar').getByRole('link', { name: 'Tümünü Gör' }),
  ).toHaveAttribute('href', '/businesses');
  await block(page, 'Adana haritada').getByRole('link', { name: 'Haritayı aç' }).click();
  await expect(page).toHaveURL(/\/map$/);
});

test('on a tablet and a desk the three of a block stand beside each other', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const heading of ['Öne Çıkanlar', 'Konaklama']) {
      const tops = await block(page, heading)
        .getByRole('listitem')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops, `${heading}, ${width} px wide`).toEqual(Array(3).fill(tops[0]));
    }
  }
});

test('a row has room for its words, however many stand beside each other', async ({ page }) => {
  for (const width of [660, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/category/oteller']) {
      await page.goto(path);
      // By night one more says who is on duty: its few words take what they need.
      const rows = page.locator('main article:has(a[href^="/business/"])');
      const widths = await rows.evaluateAll((cards) =>
        cards
          .filter((card) => getComputedStyle(card).flexDirection === 'row')
          .map((card) => card.querySelector('h2, h3')?.parentElement?.offsetWidth ?? 0)
          .filter((words) => words > 0),
      );
      expect(Math.min(...widths), `${path}, ${width} px wide`).toBeGreaterThan(205);
    }
  }
});

test('a search from the home page carries words, category and district', async ({ page }) => {
  await page.goto('/');
  const search = main(page).getByRole('search');
  await expect(search.getByLabel('İlçe').locator('option')).toHaveText([
    'Tüm ilçeler',
    ...DISTRICTS,
  ]);
  await search.getByLabel('Ne arıyorsunuz?').fill('  çay ');
  // A finger on a choice takes the focus along, and the suggestions go.
  await search.getByLabel('Ne arıyorsunuz?').blur();
  await search.getByLabel('Kategori').selectOption('Kafeler');
  await search.getByLabel('İlçe').selectOption('Seyhan');
  await search.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(
    `/search?${new URLSearchParams({ q: 'çay', category: 'Kafeler', district: 'Seyhan' })}`,
  );
  await expect(
    page.getByText(/^Seyhan’da Kafeler kategorisinde “çay” için \d+ işletme$/),
  ).toBeVisible();
});

test('filters of a search live in the address: reload, back and forward keep them', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Ne lazımdı?' })).toBeVisible();
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  const search = main(page).getByRole('search');
  await search.getByLabel('İlçe').selectOption('Yüreğir');
  await expect(page.getByText(/^Yüreğir’de \d+ işletme$/)).toBeVisible();
  await search.getByLabel('Kategori').selectOption('Sağlık');
  const both = page.getByText(/^Yüreğir’de Sağlık kategorisinde \d+ işletme$/);
  await expect(both).toBeVisible();
  expect(reloads, 'filtering does not reload the page').toBe(0);

  await page.goBack();
  await expect(page.getByText(/^Yüreğir’de \d+ işletme$/)).toBeVisible();
  await expect(search.getByLabel('Kategori')).toHaveValue('all');
  await page.goForward();
  await expect(both).toBeVisible();
  await page.reload();
  await expect(both).toBeVisible();
  await expect(search.getByLabel('Kategori')).toHaveValue('Sağlık');
  await expect(main(page).getByRole('link', { name: 'Haritada gör' })).toHaveAttribute(
    'href',
    `/map?${new URLSearchParams({ category: 'Sağlık', district: 'Yüreğir' })}`,
  );

  await page.getByRole('link', { name: 'Yüreğir filtresini kaldır' }).press('Enter');
  await expect(page.getByText(/^Adana’da Sağlık kategorisinde \d+ işletme$/)).toBeVisible();
  // The chip is gone: whoever pressed it stands at the heading, and not nowhere.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { name: 'Ne lazımdı?' })).toBeVisible();
});

test('choosing a filter by keyboard leaves the focus where it was', async ({ page }) => {
  await page.goto('/search?q=kahve');
  const district = main(page).getByLabel('İlçe');
  await district.focus();
  await district.selectOption('Seyhan');
  await expect(page.getByText(/^Seyhan’da “kahve” için/)).toBeVisible();
  await expect(district).toBeFocused();
});

test('six skeletons stand in while a search runs', async ({ page }) => {
  await page.goto('/about');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search?*', async (route) => {
    await held;
    await route.continue();
  });
  const header = page.getByRole('banner');
  await header.getByRole('combobox').fill('kahve');
  await header.getByRole('combobox').press('Enter');
  await expect(main(page).locator('.card[aria-hidden]')).toHaveCount(SEARCH_SKELETONS);
  release();
  await expect(page.getByText(/^Adana’da “kahve” için \d+ işletme$/)).toBeVisible();
});

test('a search that finds nothing helps on', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ q: 'qwxz', district: 'Karaisalı' })}`);
  await expect(
    page.getByRole('heading', {
      name: 'Karaisalı’da “qwxz” için işletme bulunamadı',
      level: 2,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: '“qwxz” için her yerde ara' }).click();
  await expect(page).toHaveURL('/search?q=qwxz');
});

test('what the server wrote stands while a newer answer comes, and before anybody touches it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/search?${new URLSearchParams({ q: 'qwxz', district: 'Karaisalı' })}`);
  const nothing = page.getByRole('heading', {
    name: 'Karaisalı’da “qwxz” için işletme bulunamadı',
    level: 2,
  });
  await expect(nothing).toBeVisible();
  const answer = page.waitForResponse(/businesses\/search|api\/search/);
  await page.clock.fastForward('25:00:00');
  await (await answer).finished();
  await expect(
    page.getByRole('main').locator('[data-alive]').filter({ has: nothing }),
  ).toBeAttached();
});

test('nonsense in an address never breaks a list', async ({ page }) => {
  for (const address of [
    '/search?category=Uzay&district=Mars&page=abc',
    `/search?q=${'a'.repeat(300)}`,
    '/search?q=%07%F0%9F%8D%A2&page=-1',
    '/search?q=a?b&&utm_source=x',
    '/businesses?page=99999&sort=x',
    '/category/kafeler?district=all&sort=&page=1e9',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a category is filtered by district and sorted by name', async ({ page }) => {
  await page.goto('/category/kafeler');
  await expect(page).toHaveTitle(/^Adana’da Kafeler \| /);
  const all = await names(page).count();
  await expect(page.getByText(`${all} işletme bulundu`)).toBeVisible();
  await main(page).getByLabel('Sıralama').selectOption('name');
  await expect(page).toHaveURL('/category/kafeler?sort=name');
  const inOrder = async () => {
    const shown = await names(page).allTextContents();
    return shown.join() === shown.toSorted(new Intl.Collator('tr').compare).join();
  };
  await expect.poll(inOrder).toBe(true);
  await main(page).getByLabel('İlçe').selectOption('Seyhan');
  await expect(page).toHaveURL('/category/kafeler?district=Seyhan&sort=name');
  await expect.poll(() => names(page).count()).toBeLessThan(all);
  for (const place of await main(page).locator('li h2 + p').allTextContents()) {
    expect(place).toMatch(/^.+ · Seyhan(?: · Öne Çıkan)?(?: · Örnek)?$/);
  }
  expect(await huesOf(page)).toHaveLength(1);
  await page.reload();
  await expect(main(page).getByLabel('İlçe')).toHaveValue('Seyhan');
});

test('the name of a category in the address leads to its slug', async ({ page, request }) => {
  const answer = await request.get(`/category/${encodeURIComponent('güzellik')}?district=Seyhan`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/category/guzellik?district=Seyhan');
  await page.goto('/category/PİKNİK ALANLARI');
  await expect(page).toHaveURL('/category/piknik');
});

test('an unknown category says so with status 404 and leads home', async ({ page, pageFaults }) => {
  const answer = await page.goto('/category/uzay-gemileri');
  expect(answer?.status()).toBe(404);
  // The browser itself reports the status on its console.
  expect(pageFaults.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Kategori Bulunamadı' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL('/');
});

test('turning pages leads to the first card, and back to the place one left', async ({ page }) => {
  await page.goto('/businesses');
  const first = await names(page).first().textContent();
  const next = page.getByRole('link', { name: 'Sonraki sayfa' });
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await next.click();
  await expect(page).toHaveURL('/businesses?page=2');
  await expect(names(page).first()).not.toHaveText(first ?? '');
  await expect(names(page).first()).toBeInViewport();
  await page.goBack();
  await expect(names(page).first()).toHaveText(first ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a list tells search engines its first ten businesses', async ({ page }) => {
  await page.goto('/businesses');
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = told.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'ItemList');
  expect(list.itemListElement).toHaveLength(10);
  expect(list.itemListElement[0].name).toBe(await names(page).first().textContent());
  await page.goto('/search?q=kahve');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one can search and filter', async ({ page }) => {
    await page.goto('/');
    const search = main(page).getByRole('search');
    await search.getByLabel('Ne arıyorsunuz?').fill('çay');
    await search.getByRole('button', { name: 'Ara' }).click();
    await expect(page.getByText(/^Adana’da “çay” için \d+ işletme$/)).toBeVisible();
    await page.goto('/category/kafeler');
    await main(page).getByLabel('İlçe').selectOption('Seyhan');
    await main(page).getByRole('button', { name: 'Uygula' }).click();
    await expect(page).toHaveURL(/district=Seyhan/);
    for (const place of await main(page).locator('li h2 + p').allTextContents()) {
      expect(place).toMatch(/^.+ · Seyhan(?: · Öne Çıkan)?(?: · Örnek)?$/);
    }
    expect(await huesOf(page)).toHaveLength(1);
  });
});

test('a page that a pointer rests on is there when it is pressed', async ({ page }) => {
  // A browser takes a busy machine for a slow line, and nothing is fetched ahead on one.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }),
  );
  await page.goto('/category/kafeler');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const card = main(page).locator('li h2 a').first();
  const path = (await card.getAttribute('href')) ?? '';
  const timesAsked = () => asked.filter((one) => one === `/data${path}`).length;
  await card.hover();
  await expect.poll(timesAsked, 'fetched before anybody pressed').toBe(1);
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(timesAsked(), 'and not again').toBe(1);
});

test('the sun of the home page stands behind no word, in the light of any hour', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 480, 639, 640, 768, 1023, 1024, 1366, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const phase of ['dawn', 'day', 'evening', 'night']) {
      const covered = await page.locator('.hero-bridge .sun').evaluate((sun, light) => {
        document.documentElement.dataset.phase = light;
        const box = sun.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const words = [...document.querySelectorAll('main h1, main h1 + p')];
        return words.flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          // The letters: a line of them is higher than they are.
          return [...range.getClientRects()]
            .filter(({ left, right, top, bottom, height }) => {
              const across = Math.max(left - x, 0, x - right);
              const down = Math.max(top + height / 5 - y, 0, y - bottom + height / 5);
              return Math.hypot(across, down) < box.width / 2;
            })
            .map(() => one.textContent);
        });
      }, phase);
      expect(covered, `${phase}, ${width} px wide`).toEqual([]);
    }
  }
});
