import type { APIRequestContext, Page } from '@playwright/test';
import type { SearchAnswer } from '#contract/search/search.ts';
import { atBothWidths, axe, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 });
const sentence = (page: Page) => main(page).locator('h1 [aria-live]');
const search = (words: Record<string, string>) => `/search?${new URLSearchParams(words)}`;
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const filters = (page: Page) => page.locator('#filtreler');
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What the API finds: example businesses are no journey's own, so none knows how many there are. */
async function found(request: APIRequestContext, words: Record<string, string>) {
  const answer = await request.get(`/api${search(words)}`);
  return (await answer.json()) as SearchAnswer;
}

/** Where the filters are: beside the results, or in a sheet that is opened first. */
async function openFilters(page: Page, isMobile = false) {
  if (isMobile)
    await main(page)
      .getByRole('button', { name: /^Filtreler( \(\d+\))?$/ })
      .click();
  await expect(filters(page)).toBeVisible();
}

test('what is read out of the words can be taken away, and is a word then', async ({ page }) => {
  await page.goto(search({ q: 'seyhanda kahve' }));
  await expect(sentence(page)).toHaveText(/^Seyhan’da “kahve” için \d+ işletme$/);
  const district = main(page).getByLabel('İlçe');
  await expect(district).toHaveValue('Seyhan');
  const chip = main(page).getByRole('link', { name: /^Seyhan filtresini kaldır, “seyhanda” diye/ });
  await chip.click();
  await expect.poll(() => address(page)).toEqual({ q: 'seyhanda kahve', literal: 'district' });
  await expect(chip).toHaveCount(0);
  await expect(district).toHaveValue('all');
  await page.goBack();
  await expect(district).toHaveValue('Seyhan');
  await district.selectOption('all');
  await expect.poll(() => address(page)).toEqual({ q: 'seyhanda kahve', literal: 'district' });
});

test('another choice takes the place of the word it was read from', async ({ page }) => {
  await page.goto(search({ q: 'seyhanda kahve' }));
  await main(page).getByLabel('İlçe').selectOption('Çukurova');
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', district: 'Çukurova' });
  await expect(sentence(page)).toHaveText(/^Çukurova’da “kahve” için \d+ işletme$/);
  await main(page).getByRole('link', { name: 'Çukurova filtresini kaldır' }).click();
  await expect.poll(() => address(page)).toEqual({ q: 'kahve' });
});

test('beside the results stands where they are, and leads to the map with the same question', async ({
  page,
}) => {
  await page.goto(search({ q: 'kahve', district: 'Seyhan' }));
  const where = main(page).getByRole('complementary', { name: 'Sonuçların yerleri' });
  await expect(where).toBeVisible();
  const card = main(page).locator('[data-moves]').first();
  const pin = where.locator(`[data-pin~="${await card.getAttribute('data-moves')}"]`);
  await card.hover();
  await expect(pin).toHaveCSS('scale', '1.3');
  await where.getByRole('link', { name: 'Haritada gör' }).click();
  await expect(page).toHaveURL(/\/map\?/);
  expect(address(page)).toEqual({ q: 'kahve', district: 'Seyhan' });
  await page.goBack();
  await expect(where).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(where).toHaveCount(0);
});

test('a wrongly typed word says what is shown instead', async ({ page }) => {
  await page.goto(search({ q: 'kepabçı' }));
  const meant = main(page).getByText('Şunu mu demek istediniz:');
  await expect(meant).toBeVisible();
  await meant.getByRole('link', { name: 'kebapçı' }).click();
  await expect(meant).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('a wrongly typed word can be searched as it is, and back', async ({ page }) => {
  await page.goto(search({ q: 'yüreğirde kepabçı' }));
  await main(page).getByRole('link', { name: 'Yine de “yüreğirde kepabçı” ara' }).click();
  await expect.poll(() => address(page)).toEqual({ q: 'yüreğirde kepabçı', literal: 'spelling' });
  await expect(sentence(page)).toHaveText(/^Yüreğir’de “kepabçı” için/);
  await expect(main(page).getByText('sonuçlarını gösteriyoruz')).toHaveCount(0);
  // A filter does not take the words for others again.
  await main(page).getByLabel('İlçe').selectOption('Çukurova');
  await expect.poll(() => address(page)).toMatchObject({ q: 'kepabçı', district: 'Çukurova' });
  await page.goBack();
  await main(page)
    .getByText('Şunu mu demek istediniz:')
    .getByRole('link', { name: 'yüreğirde kebapçı' })
    .click();
  await expect.poll(() => address(page)).toEqual({ q: 'yüreğirde kebapçı' });
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedFaults: /status of 50[03]/ });
  const failed = (page: Page) => main(page).getByRole('alert').getByText('Sonuçlar gelmedi');

  test('the question and its filters stay, and it can be asked again', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(search({ q: 'seyhanda kahve' }));
    const features = await filters(page).locator('[name=features]').count();
    expect(features).toBeGreaterThan(0);
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
    await openFilters(page, isMobile);
    const price = filters(page).getByRole('checkbox', { name: /^₺₺ Orta/ });
    await price.check();
    await expect(failed(page)).toBeVisible();
    expect(address(page)).toEqual({ q: 'seyhanda kahve', price: 'orta' });
    await expect(price).toBeChecked();
    await expect(filters(page).locator('[name=features]')).toHaveCount(features);
    await expect(main(page).getByLabel('Ne arıyorsunuz?')).toHaveValue('seyhanda kahve');
    await expect(main(page).getByLabel('İlçe')).toHaveValue('Seyhan');
    await expect(cards(page)).toHaveCount(0);
    if (isMobile) await page.keyboard.press('Escape');
    const askedAgain = page.waitForResponse((answer) => answer.status() === 503);
    await main(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await askedAgain;
    await expect(main(page).locator('[role=alert][aria-busy=false]')).toBeVisible();
    await page.unroute('**/api/search?*');
    await main(page).getByRole('link', { name: 'Yeniden dene' }).press('Enter');
    await expect(sentence(page)).toHaveText(/^Seyhan’da “kahve” için orta fiyatlı \d+ işletme$/);
    await expect(failed(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('who comes from elsewhere finds what they asked for standing there', async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: '' }));
    await main(page).getByLabel('Kategori').selectOption('Kafeler');
    await main(page).getByLabel('Ne arıyorsunuz?').fill('bahçeli');
    await main(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(failed(page)).toBeVisible();
    await expect(main(page).getByLabel('Ne arıyorsunuz?')).toHaveValue('bahçeli');
    await expect(main(page).getByLabel('Kategori')).toHaveValue('Kafeler');
    const { violations } = await axe(page).analyze();
    expect(violations).toEqual([]);
    await page.unroute('**/api/search?*');
    await main(page).getByRole('link', { name: 'Yeniden dene' }).click();
    await expect(sentence(page)).toContainText(/\d kafe$/);
  });

  test('a page without a question tells it too', async ({ page }) => {
    await page.goto('/');
    await page.route('**/api/categories', (route) => route.fulfill({ status: 503, body: '' }));
    await main(page).getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await expect(failed(page)).toBeVisible();
    await page.unroute('**/api/categories');
    await main(page).getByRole('link', { name: 'Yeniden dene' }).click();
    await expect(failed(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('filters work by keyboard: the focus stays, nothing reloads', async ({ page }) => {
  await page.goto(search({ q: 'kahve' }));
  let reloads = 0;
  page.on('request', (one) => {
    if (one.isNavigationRequest()) reloads += 1;
  });
  await openFilters(page);
  const price = filters(page).getByRole('checkbox', { name: /^₺₺ Orta/ });
  const answered = page.waitForResponse(/\/api\/search\?/);
  await price.press('Space');
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', price: 'orta' });
  const { total } = (await (await answered).json()) as SearchAnswer;
  await expect(sentence(page)).toHaveText(`Adana’da “kahve” için orta fiyatlı ${total} işletme`);
  await expect(price).toBeFocused();
  await expect(price).toBeChecked();
  await filters(page)
    .getByRole('radio', { name: /^4 ve üstü/ })
    .press('Space');
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', price: 'orta', rating: '4' });
  await page.goBack();
  await expect(filters(page).getByRole('radio', { name: 'Fark etmez' }).first()).toBeChecked();
  expect(reloads).toBe(0);
  await main(page)
    .getByRole('link', { name: 'Orta fiyatlı filtresini kaldır' })
    .evaluate((chip: HTMLElement) => chip.click());
  await expect(price).not.toBeChecked();
});

test('the old results stay, dimmed, while others come', async ({ page }) => {
  await page.goto(search({ q: 'kahve' }));
  const first = await cards(page).first().textContent();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search?*', async (route) => {
    await held;
    await route.continue();
  });
  await openFilters(page);
  await filters(page)
    .getByRole('checkbox', { name: /^₺ Uygun/ })
    .check();
  const list = main(page).locator('[aria-busy=true]');
  await expect(list).toBeAttached();
  await expect(cards(page).first()).toHaveText(first ?? '');
  release();
  await expect(list).toHaveCount(0);
  await expect(sentence(page)).toContainText('uygun fiyatlı');
});

test('what is chosen before the code of the filters is there is heard once it is', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/SearchFilters*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(search({ q: 'kahve' }));
  await openFilters(page, isMobile);
  await filters(page)
    .getByRole('checkbox', { name: /^₺₺ Orta/ })
    .click();
  release();
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', price: 'orta' });
});

test('a phone has its filters in a sheet that says what it will show', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search({ q: 'kahve' }));
  await expect(filters(page)).toBeHidden();
  const button = main(page).getByRole('button', { name: /^Filtreler( \(\d+\))?$/ });
  await expect(button).toHaveText('Filtreler');
  await button.click();
  await filters(page)
    .getByRole('checkbox', { name: /^₺₺ Orta/ })
    .check();
  await expect(sentence(page)).toHaveText(/orta fiyatlı/);
  const [total] = /\d+(?= işletme)/.exec((await sentence(page).textContent()) ?? '') ?? [];
  await filters(page)
    .getByRole('button', { name: `${total} işletmeyi göster` })
    .click();
  await expect(filters(page)).toBeHidden();
  await expect(button).toHaveText('Filtreler (1)');
  await expect(button).toBeFocused();
});

test('the focus stays within the sheet of a phone, and Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search({ q: 'kahve' }));
  const button = main(page).getByRole('button', { name: 'Filtreler', exact: true });
  await button.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  const close = sheet.getByRole('button').first();
  await expect(close).toBeFocused();
  await close.press('Shift+Tab');
  const show = sheet.getByRole('button', { name: /işletmeyi göster$/ });
  await expect(show).toBeFocused();
  await show.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('one can ask who is open on a day and at an hour', async ({ page }) => {
  await page.goto(search({ q: 'kahve' }));
  await openFilters(page);
  const day = filters(page).getByLabel('Açık olacağı gün');
  const hour = filters(page).getByLabel('Saat', { exact: true });
  await expect(hour).toBeHidden();
  await expect(day.locator('option')).toHaveCount(8);
  const wanted = (await day.locator('option').nth(3).getAttribute('value')) ?? '';
  await day.selectOption(wanted);
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', open: `${wanted}T20:00` });
  await hour.selectOption('09:00');
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', open: `${wanted}T09:00` });
  await expect(sentence(page)).toContainText('09.00’da açık');
  const now = filters(page).getByRole('checkbox', { name: /^Şu an açık/ });
  await now.check();
  await expect.poll(() => address(page)).toEqual({ q: 'kahve', open: 'now' });
  await expect(day).toHaveValue('');
});

test('where nothing is found, it says which condition can go', async ({ page, request }) => {
  const words = { category: 'Oteller', price: 'ucretsiz' };
  const { total, loosen } = await found(request, words);
  expect(total).toBe(0);
  await page.goto(search(words));
  await expect(
    main(page).getByRole('heading', { name: /^Adana’da Oteller kategorisinde ücretsiz/, level: 2 }),
  ).toBeVisible();
  for (const { drop, total } of loosen) {
    const words = { price: 'Fiyat şartını', category: 'Kategori şartını' }[drop as string];
    await expect(
      main(page).getByRole('link', { name: `${words} kaldırın — ${total} işletme` }),
    ).toBeVisible();
  }
  await expect(
    main(page).getByRole('heading', { name: 'Aradığınıza en yakın olanlar' }),
  ).toBeVisible();
  expect(loosen.length).toBeGreaterThan(0);
  await expect(main(page).getByRole('link', { name: 'Haritada gör' })).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: / şartını kaldırın — / })
    .first()
    .click();
  await expect(sentence(page)).toContainText(` ${loosen[0]?.total} `);
});

test('on a phone the first result begins in the upper part of the screen, below a heading that is the answer', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=kebap');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    /^Adana’da “kebap” için \d+ işletme$/,
  );
  const first = await main(page).getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(300);
});

test('who comes back from a business is where they were, on the same page of results', async ({
  page,
}) => {
  await page.goto(search({ price: 'orta', page: '2' }));
  const card = cards(page).nth(5);
  await card.scrollIntoViewIfNeeded();
  const name = await card.textContent();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(200);
  await card.getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(card).toHaveText(name ?? '');
  expect(address(page)).toEqual({ price: 'orta', page: '2' });
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
});

test.describe('with a place', () => {
  test.use({
    geolocation: { latitude: 37.00149, longitude: 35.32567 },
    permissions: ['geolocation'],
  });

  test('what is near comes first, with how far it is', async ({ page }) => {
    await page.goto(search({ q: 'yakınımda kahvaltı' }));
    await expect(main(page).getByText('Size yakın olanlar için')).toBeVisible();
    await main(page).getByRole('button', { name: 'Konumumu kullan' }).first().click();
    await expect.poll(() => address(page).near).toBe('37.001,35.326');
    await expect(main(page).getByText('Size yakın olanlar için')).toHaveCount(0);
    await expect(sentence(page)).toHaveText(/^Yakından uzağa \d+ kahvaltı salonu$/);
    const metres = async () =>
      (
        await main(page)
          .getByRole('article')
          .getByText(/^Uzaklık:/)
          .allTextContents()
      ).map((text) => {
        const [, number = '', unit] = /([\d.,]+) (k?m)$/.exec(text) ?? [];
        return Number(number.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
      });
    await expect.poll(async () => (await metres()).length).toBeGreaterThan(2);
    expect(await metres()).toEqual((await metres()).toSorted((one, other) => one - other));
    await expect(main(page).getByRole('link', { name: 'Haritada gör' })).toHaveAttribute(
      'href',
      /near=37\.001,35\.326/,
    );
    await main(page)
      .getByRole('link', { name: /^Yakınımda filtresini kaldır/ })
      .click();
    await expect.poll(() => address(page)).toEqual({ q: 'yakınımda kahvaltı', literal: 'near' });
  });

  test('results can be kept to some kilometres, and the place forgotten', async ({ page }) => {
    await page.goto(search({ category: 'Restoranlar' }));
    await openFilters(page);
    await filters(page).getByRole('button', { name: 'Konumumu kullan' }).click();
    await filters(page).getByRole('radio', { name: /^3 km/ }).check();
    await expect
      .poll(() => address(page))
      .toEqual({
        category: 'Restoranlar',
        near: '37.001,35.326',
        within: '3',
      });
    await expect(sentence(page)).toHaveText(/^3 km yakınınızda \d+ restoran$/);
    await filters(page).getByRole('link', { name: 'Konumumu unut' }).click();
    await expect.poll(() => address(page)).toEqual({ category: 'Restoranlar' });
  });
});

test('a place far from Adana says so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.01, longitude: 28.97 });
  await page.goto(search({ q: 'yakınımda kahvaltı' }));
  await main(page).getByRole('button', { name: 'Konumumu kullan' }).first().click();
  await expect(main(page).getByText('Adana’nın dışında görünüyorsunuz')).toBeVisible();
});

test('a place that is refused says so, and the search goes on', async ({ page }) => {
  await page.goto(search({ q: 'yakınımda kahvaltı' }));
  await main(page).getByRole('button', { name: 'Konumumu kullan' }).first().click();
  await expect(
    main(page).getByRole('alert').filter({ hasText: 'Konum bilgisi alınamadı' }),
  ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(address(page)).toEqual({ q: 'yakınımda kahvaltı' });
});

test('the search is told to search engines, its results are not', async ({ page }) => {
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Adana’da İşletme Ara: /);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  for (const words of ['q=kahve', 'open=now', 'near=37.001,35.326']) {
    await page.goto(`/search?${words}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('a word without an end stays within the page, found or not', async ({ page }) => {
  for (const q of ['a'.repeat(200), 'uzunkelime'.repeat(12), `seyhanda ${'b'.repeat(150)}`]) {
    await page.goto(search({ q }));
    await expect(main(page)).toContainText(q.slice(9));
    await atBothWidths(page, () => expect.poll(() => overhang(page), q).toBe(0));
  }
});

const searches: Record<string, string>[] = [
  { q: 'seyhanda kahve', price: 'orta', features: 'Otopark' },
  { q: 'yakınımda kahvaltı' },
  { category: 'Oteller', price: 'ucretsiz' },
];
for (const words of searches) {
  test(`${search(words)} can be used by everyone, by day and by night`, async ({ page }) => {
    await page.goto(search(words));
    await atBothWidths(page, () => expectReadable(page));
    await openFilters(page);
    await expectReadable(page, { within: '#filtreler' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openFilters(page, true);
    await expectReadable(page, { within: '#filtreler' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overhang(page), 'nothing scrolls sideways').toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form, and their address is the same', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto(search({ q: 'seyhanda kahve' }));
    await openFilters(page, isMobile);
    await filters(page)
      .getByRole('checkbox', { name: /^₺₺ Orta/ })
      .check();
    await filters(page)
      .getByRole('checkbox', { name: /^₺ Uygun/ })
      .check();
    await filters(page).getByRole('button', { name: 'Uygula' }).click();
    await expect.poll(() => address(page)).toEqual({ q: 'seyhanda kahve', price: 'uygun,orta' });
    await expect(sentence(page)).toHaveText(/^Seyhan’da “kahve” için uygun veya orta fiyatlı/);
    await main(page).getByRole('link', { name: 'Orta fiyatlı filtresini kaldır' }).click();
    await main(page)
      .getByRole('link', { name: /^Seyhan filtresini kaldır/ })
      .click();
    await expect
      .poll(() => address(page))
      .toEqual({ q: 'seyhanda kahve', price: 'uygun', literal: 'district' });
  });

  test('a wrongly typed word can be searched as it is', async ({ page }) => {
    await page.goto(search({ q: 'kepabçı' }));
    await main(page).getByRole('link', { name: 'Yine de “kepabçı” ara' }).click();
    await expect.poll(() => address(page)).toEqual({ q: 'kepabçı', literal: 'spelling' });
    await expect(main(page).getByText('Şunu mu demek istediniz:')).toBeVisible();
    await expect(main(page).getByText('sonuçlarını gösteriyoruz')).toHaveCount(0);
  });

  test('a day and an hour are a form too', async ({ page }) => {
    await page.goto(search({ q: 'kahve' }));
    await openFilters(page);
    const day = filters(page).getByLabel('Açık olacağı gün');
    const wanted = (await day.locator('option').nth(2).getAttribute('value')) ?? '';
    await day.selectOption(wanted);
    await filters(page).getByLabel('Saat', { exact: true }).selectOption('22:00');
    await filters(page).getByRole('button', { name: 'Uygula' }).click();
    await expect.poll(() => address(page)).toEqual({ q: 'kahve', open: `${wanted}T22:00` });
  });
});
