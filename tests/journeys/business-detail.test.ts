import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';

/** The first of the example businesses; it has hours, a pin, a phone, a website and reviews. */
const PATH = '/business/1001';
const name = 'Kıyı Ocakbaşı';

const schemas = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)));

test('a visitor reads what a business is, when it is open, how to reach it and where it belongs', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^(Açık|Kapalı|Birazdan kapanıyor)$/).first()).toBeVisible();
  await expect(page.getByText('Örnek işletme', { exact: true })).toBeVisible();
  await expect(page.getByText('4,2', { exact: true }).first()).toBeVisible();

  const hours = page.getByRole('region', { name: 'Çalışma Saatleri' });
  await expect(hours.getByRole('row')).toHaveCount(7);
  await expect(hours.locator('[aria-current="date"]')).toHaveCount(1);

  const contact = page.getByRole('region', { name: 'İletişim' });
  await expect(contact.getByRole('link', { name: '0322 000 11 01' })).toHaveAttribute(
    'href',
    'tel:+903220001101',
  );
  await expect(contact.getByRole('link', { name: /kiyiocakbasi\.example \(/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  const location = page.getByRole('region', { name: 'Konum' });
  await expect(location.getByText('Reşatbey Mah. 62002 Sok. No: 4')).toBeVisible();
  await expect(location.getByRole('link', { name: /Google Haritalar/ }).last()).toHaveAttribute(
    'href',
    /maps\/search\/\?api=1&query=K%C4%B1y%C4%B1%20Ocakba%C5%9F%C4%B1/,
  );
  await expect(page.getByRole('region', { name: 'Değerlendirmeler' })).toBeVisible();

  // The way back and the crumbs lead where they say.
  await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  const crumbs = page.getByRole('navigation', { name: 'Buradasınız' });
  await expect(crumbs.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: 'Restoranlar' })).toHaveAttribute(
    'href',
    '/category/restoranlar',
  );

  // Directions are offered by four maps, with the coordinates.
  await page.getByRole('button', { name: 'Yol Tarifi Al' }).click();
  const menu = page.getByRole('list', { name: 'Yol tarifini nereden alalım?' });
  const links = menu.getByRole('link');
  await expect(links).toHaveText([/Google/, /Yandex/, /Apple/, /Telefondaki/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /36\.9948(,|%2C)35\.3342/);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  // Search engines are told what it is, and no example as a rating.
  await expect(page).toHaveTitle(`${name} - Restoranlar | Adana Rehberi`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/business\/1001$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  const told = Map.groupBy(await schemas(page), (schema) => schema['@type']);
  const [business] = told.get('Restaurant') ?? [];
  const [path] = told.get('BreadcrumbList') ?? [];
  expect(business).toMatchObject({ '@type': 'Restaurant', name, telephone: '+903220001101' });
  expect(business.aggregateRating).toBeUndefined();
  expect(path.itemListElement).toHaveLength(3);

  // On a phone the actions stay within reach, stand once, and never cover the footer.
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Hızlı işlemler' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Telefon et: 0322 000 11 01' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(bar.getByRole('button', { name: 'Yol Tarifi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yol Tarifi Al' })).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Paylaş' })).toHaveCount(1);
  await expect(main.getByRole('button', { name: `Favorilere ekle: ${name}` })).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const end = async () => {
    const [actions, below] = await Promise.all([bar.boundingBox(), footer.boundingBox()]);
    return (below?.y ?? 0) - (actions?.y ?? 0) - (actions?.height ?? 0);
  };
  await expect.poll(end).toBeGreaterThanOrEqual(0);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`the first screen, ${width} px wide, says what it is and whether it is open, and calls and leads there`, async ({
    page,
    request,
  }) => {
    // Whichever has all of it: of the examples none has WhatsApp, so the page is told one.
    const [business] = await (await request.get('/api/businesses/search?q=zırh kebap')).json();
    await page.setViewportSize({ width, height });
    await page.route(`**/data/business/${business.id}`, async (route) => {
      const answer = await route.fetch();
      const told = await answer.json();
      told.data.business.whatsapp = '0532 000 11 22';
      await route.fulfill({ response: answer, json: told });
    });
    await page.goto(PATH);
    // As a link does it: the data come alone.
    await page.evaluate((to) => history.pushState(null, '', to), `/business/${business.id}`);
    const heading = page.getByRole('heading', { level: 1, name: business.name });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const main = page.getByRole('main');
    const first = (part: Locator) => part.filter({ visible: true }).first();
    for (const part of [
      main.getByText(business.kind.name),
      main.locator('header .badge').filter({ hasText: /^(Açık|Kapalı|Birazdan kapanıyor)$/ }),
      main.getByRole('link', { name: /^Telefon et: 0/ }),
      width < 1024
        ? main.getByRole('navigation', { name: 'Hızlı işlemler' }).getByRole('button')
        : main.getByRole('button', { name: 'Yol Tarifi Al' }),
      main.getByRole('link', { name: /^WhatsApp/ }),
    ]) {
      await expect(first(part)).toBeInViewport({ ratio: 1 });
    }
    await expect(
      main.getByRole('link', { name: /^WhatsApp/ }).filter({ visible: true }),
    ).toHaveCount(1);
  });
}

test('an id that names no business says so and leads home', async ({ page, request }) => {
  // Read as text: a browser notes a status 404 of the page itself on its console.
  for (const id of ['999999', 'ocakbasi', '0', '1e3']) {
    expect((await request.get(`/business/${id}`)).status(), id).toBe(404);
  }
  const answer = await request.get('/business/999999');
  await page.setContent(await answer.text());
  await expect(page.getByRole('heading', { name: 'İşletme Bulunamadı' })).toBeVisible();
  await expect(page.getByText('Aradığınız işletme mevcut değil.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and no button is there that could do nothing', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Çalışma Saatleri' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Google Haritalar/ }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Değerlendirmeler' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paylaş' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Yol Tarifi Al' }).click();
    await expect(page.getByRole('link', { name: 'Yandex Haritalar' }).first()).toBeVisible();
  });
});

test('every photo opens large: by touch, by arrow keys, and Escape gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  // The strip then stands where a key sends it at once; else a key counts from wherever it slides.
  const images = Array.from({ length: 9 }, (_, index) => `/photos/${index + 1}.svg`);
  await page.route('**/photos/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="teal"/></svg>',
    }),
  );
  await page.route('**/data/business/1002', async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.data.business.images = images;
    await route.fulfill({ response: answer, json: told });
  });
  await page.goto(PATH);
  // As a link does it: the next page's data come alone, and the photos are put in.
  await page.evaluate(() => history.pushState(null, '', '/business/1002'));
  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  await expect(photos.getByRole('link')).toHaveCount(6);

  const second = photos.getByRole('link', { name: '3. fotoğrafı büyüt' });
  await second.click();
  const viewer = page.getByRole('dialog', { name: /fotoğrafları$/ });
  await expect(viewer.getByText('Fotoğraf 3 / 9')).toBeVisible();
  await expect(viewer.getByRole('img').nth(2)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Fotoğraf 4 / 9')).toBeVisible();
  await expect(viewer.getByRole('img').nth(3)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(viewer.getByText('Fotoğraf 9 / 9')).toBeVisible();
  await viewer.getByRole('button', { name: 'Önceki fotoğraf' }).click();
  await expect(viewer.getByText('Fotoğraf 8 / 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();

  const cover = page.locator('[data-hero]').getByRole('link', { name: '1. fotoğrafı büyüt' });
  await expect(cover, 'no letter over a photo').toHaveText('');
  await cover.click();
  await expect(viewer.getByText('Fotoğraf 1 / 9')).toBeVisible();
});
