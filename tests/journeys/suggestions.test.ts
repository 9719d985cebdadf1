import type { Page } from '@playwright/test';
import { atBothWidths } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';
import { expectAccessible } from '#tests/support/page-sweep.ts';

const headerField = (page: Page) => page.getByRole('banner').getByRole('combobox');
const mainField = (page: Page) =>
  page.getByRole('main').getByRole('combobox', { name: 'Ne arıyorsunuz?' });
/** The header's is behind its button where a page has one of its own. */
const pageField = (page: Page) => headerField(page).or(mainField(page)).filter({ visible: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const group = (page: Page, name: string) => list(page).getByRole('group', { name });
const active = (page: Page) => list(page).getByRole('option', { selected: true });

const SUGGESTIONS = '**/api/search/suggestions?*';
const CODE = '**/assets/offer-suggestions*.js';

/** Holds what fits until it is let go. */
async function hold(page: Page, address: string | RegExp) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    // Let go by the page itself meanwhile.
    await route.continue().catch(() => {});
  });
  return letGo;
}

test('above results on a phone the list is as wide as the form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=kahve');
  await mainField(page).fill('kafe');
  const form = page.locator('#arama');
  await expect
    .poll(async () => (await list(page).boundingBox())?.width)
    .toBeCloseTo((await form.boundingBox())?.width ?? 0, 0);
});

test('the field is a combobox for keyboard and screen reader', async ({ page }) => {
  await page.goto('/about');
  const field = headerField(page);
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('kafe');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Kategoriler').getByRole('option')).toHaveText([
    /^Kafeler · \d+ işletme$/,
  ]);
  const id = await list(page).getAttribute('id');
  await expect(field).toHaveAttribute('aria-controls', id ?? '');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ öneri var\./);

  await expect(active(page)).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  const pointed = await field.getAttribute('aria-activedescendant');
  await expect(active(page)).toHaveAttribute('id', pointed ?? '');
  await field.press('End');
  await expect(active(page)).toHaveText('“kafe” için ara');
  await field.press('ArrowDown');
  await expect(active(page), 'behind the last lies the field').toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowUp');
  await expect(active(page)).toHaveText('“kafe” için ara');
  await field.press('Home');
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');

  await field.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field).toHaveValue('kafe');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await field.fill('kafe');
  await expect(list(page)).toBeVisible();
  await field.press('Tab');
  await expect(list(page)).toHaveCount(0);
  await expect(field).not.toBeFocused();
});

test('Enter opens the option the arrows lead to', async ({ page }) => {
  await page.goto('/about');
  const field = headerField(page);
  await field.fill('karaisa');
  await expect(group(page, 'İlçeler')).toBeVisible();
  await field.press('ArrowDown');
  await expect(active(page)).toHaveText('Karaisalı');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?district=Karaisal%C4%B1');
  await expect(list(page)).toHaveCount(0);
});

test('a pointer opens businesses, kinds, categories and words, on every field', async ({
  page,
}) => {
  await page.goto('/');
  await mainField(page).click();
  // Before a letter; what kinds stand there depends on the hour.
  await option(page, 'Şu an açık').click();
  await expect(page).toHaveURL('/search?open=now');
  await page.goto('/search');
  await mainField(page).fill('nöb');
  await option(page, 'Nöbetçi eczaneler').click();
  await expect(page).toHaveURL('/nobetci-eczane');

  await page.goto('/');
  await mainField(page).fill('berb');
  const kind = group(page, 'Türler').getByRole('option').first();
  await expect(kind).toHaveText(/^Berber · \d+ işletme$/);
  const [, count] = /(\d+)/.exec(await kind.innerText()) ?? [];
  await kind.click();
  await expect(page).toHaveURL('/category/guzellik/berberler');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Adana’da berberler', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${count} `);

  await page.goto('/');
  await mainField(page).fill('MOR zak');
  await expect(option(page, /^Mor Zakkum/).locator('mark')).toHaveText(['Mor', 'Zak']);
  await option(page, /^Mor Zakkum/).click();
  await expect(page).toHaveURL(/\/business\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mor Zakkum' })).toBeFocused();

  await headerField(page).fill('pikni');
  await group(page, 'Kategoriler').getByRole('option').click();
  await expect(page).toHaveURL('/category/piknik');

  await page.goto('/search');
  // A word that is a kind with a page stands among the kinds alone.
  await mainField(page).fill('keba');
  await group(page, 'Aramalar').getByRole('option', { name: 'kebap', exact: true }).click();
  await expect(page).toHaveURL('/search?q=kebap');
  await expect(mainField(page)).toHaveValue('kebap');
});

test('Enter before any answer searches for the words', async ({ page }) => {
  await page.goto('/about');
  const letGo = await hold(page, SUGGESTIONS);
  const field = headerField(page);
  await field.fill('kebap');
  await expect(option(page, '“kebap” için ara')).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=kebap');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list(page)).toHaveCount(0);
});

test('an answer that comes late never stands over a newer one', async ({ page }) => {
  await page.goto('/about');
  const letGo = await hold(page, /suggestions\?q=pikni$/);
  const field = headerField(page);
  await field.fill('pikni');
  await expect(option(page, '“pikni” için ara')).toBeVisible();
  await field.fill('mor zak');
  await expect(option(page, /^Mor Zakkum/)).toBeVisible();
  letGo();
  // The next key is answered after it.
  await field.fill('mor zakk');
  await expect(option(page, '“mor zakk” için ara')).toBeVisible();
  await expect(option(page, /^Mor Zakkum/)).toBeVisible();
  await expect(group(page, 'Kategoriler')).toHaveCount(0);
});

test('what was typed before the code was there stays, and is answered without another key', async ({
  page,
}) => {
  await page.goto('/about');
  const letGo = await hold(page, CODE);
  const field = headerField(page);
  await field.click();
  await field.pressSequentially('mor zak');
  for (let steps = 0; steps < 3; steps += 1) await field.press('ArrowLeft');
  letGo();
  await expect(option(page, /^Mor Zakkum/)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mor zak');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test.describe('when something is missing', () => {
  test.use({ expectedFaults: /offer-suggestions|\/api\/search\/suggestions|Failed to load/ });

  test('a failing call leaves the search itself', async ({ page }) => {
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/about');
    const field = headerField(page);
    const answered = page.waitForResponse(SUGGESTIONS);
    await field.fill('kebap');
    await answered;
    await expect(list(page).getByRole('option')).toHaveText(['“kebap” için ara']);
    await option(page, '“kebap” için ara').click();
    await expect(page).toHaveURL('/search?q=kebap');
  });

  test('without the code the field stays a field', async ({ page }) => {
    await page.route(CODE, (route) => route.abort());
    await page.goto('/about');
    const field = page.getByRole('banner').getByRole('searchbox');
    await headerField(page).click();
    await field.fill('kebap');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=kebap');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a search field and nothing else', async ({ page }) => {
    await page.goto('/');
    await expect(headerField(page)).toHaveCount(0);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('mor zakkum');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=mor\+zakkum/);
  });
});

test.describe('recent searches', () => {
  const agree = (page: Page) =>
    page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recent-searches'));
  const search = async (page: Page, words: string) => {
    await pageField(page).fill(words);
    await pageField(page).press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words);
    // The page of results has a field of its own, which takes the place of the header's.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  };

  test('stay on the device after a yes, come first and go when they shall', async ({ page }) => {
    await agree(page);
    await page.goto('/about');
    for (const words of ['berber', 'çay bahçesi', 'eczane']) {
      await search(page, words);
      // Written once the code is there; the next search leaves the page.
      await expect.poll(async () => (await kept(page)) ?? '').toContain(words);
    }
    await page.goto('/about');
    const field = headerField(page);
    await field.click();
    const recent = group(page, 'Son aramalarınız').getByRole('option');
    await expect(recent).toHaveCount(4);
    await expect(recent.nth(0)).toContainText('eczane');
    await expect(recent.nth(2)).toContainText('berber');

    await field.fill('ber');
    await expect(group(page, 'Son aramalarınız').getByRole('option')).toContainText(['berber']);
    await field.fill('');
    await field.press('ArrowDown');
    await field.press('Delete');
    await expect(recent).toHaveCount(3);
    await recent.filter({ hasText: 'berber' }).locator('.suggestion-remove').click();
    await expect(recent).toHaveCount(2);
    expect(JSON.parse((await kept(page)) ?? '')).toEqual(['çay bahçesi']);
    await recent.first().click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('çay bahçesi')}`);

    await page.goto('/about');
    await field.click();
    await option(page, 'Son aramaları temizle').click();
    await expect(group(page, 'Son aramalarınız')).toHaveCount(0);
    await expect(option(page, 'Şu an açık')).toBeVisible();
    expect(await kept(page)).toBeNull();
  });

  test('are the eight last, each once', async ({ page }) => {
    await agree(page);
    await page.goto('/about');
    await page.evaluate(() => {
      const searches = Array.from({ length: 8 }, (_, at) => `arama ${at}`);
      localStorage.setItem('recent-searches', JSON.stringify(searches));
    });
    await search(page, 'ARAMA 3');
    const all = async () => JSON.parse((await kept(page)) ?? '[]');
    // Written once the code is there, should the search have been faster.
    await expect
      .poll(all)
      .toEqual(['ARAMA 3', ...[0, 1, 2, 4, 5, 6, 7].map((at) => `arama ${at}`)]);
    await search(page, 'berber');
    await expect
      .poll(all)
      .toEqual(['berber', 'ARAMA 3', ...[0, 1, 2, 4, 5, 6].map((at) => `arama ${at}`)]);
  });

  test.describe('before the question is answered', () => {
    test.use({ isFirstVisit: true });

    test('are remembered for the visit and written nowhere', async ({ page }) => {
      await page.goto('/about');
      await search(page, 'berber');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await pageField(page).fill('');
      await expect(group(page, 'Son aramalarınız')).toContainText('berber');
      expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
    });
  });
});

test('the open list passes axe, by day and by night', async ({ page }) => {
  await page.goto('/search');
  await page.evaluate(() => {
    localStorage.setItem('consent', 'granted');
    localStorage.setItem('recent-searches', JSON.stringify(['karaisalı piknik']));
  });
  await mainField(page).fill('kara');
  await expect(group(page, 'İlçeler')).toBeVisible();
  await expect(group(page, 'Son aramalarınız')).toBeVisible();
  await mainField(page).press('ArrowDown');
  await atBothWidths(page, () => expectAccessible(page));
});

test('the list is seen whole, scrolls in itself and gives a finger room', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  // As much as a phone's keyboard leaves.
  const { width = 390 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 460 });
  await mainField(page).fill('ka');
  await expect(group(page, 'İşletmeler')).toBeVisible();
  await expect(list(page)).toBeInViewport({ ratio: 0.99 });
  const heights = await list(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await mainField(page).press('ArrowUp');
  await expect(active(page)).toHaveText('“ka” için ara');
  await expect(active(page)).toBeInViewport({ ratio: 0.9 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing is wider than the screen',
  ).toBeLessThanOrEqual(0);
});

test('what is typed into the header outlasts the page that comes', async ({ page }) => {
  await page.goto('/about');
  const letGo = await hold(page, '**/api/categories/kafeler');
  await (await livingFooter(page)).getByRole('link', { name: 'Kafeler' }).click();
  await expect(page).toHaveURL('/category/kafeler');
  const field = headerField(page);
  await field.click();
  await field.pressSequentially('ecz');
  const before = await field.elementHandle();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Kafeler' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(field).toHaveValue('ecz');
  expect(await before?.evaluate((one) => one.isConnected), 'the same field').toBe(true);
});

test('a page that arrives does not take the focus from somebody who types', async ({ page }) => {
  await page.goto('/about');
  const letGo = await hold(page, /\/faq[^/]*\.js$/);
  await (await livingFooter(page)).getByRole('link', { name: 'Sıkça Sorulan Sorular' }).click();
  await expect(page).toHaveURL('/faq');
  await headerField(page).click();
  await headerField(page).pressSequentially('ecz');
  letGo();
  await expect(page).toHaveTitle(/^Sıkça Sorulan Sorular/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sorular/);
  // To whatever has the focus.
  await page.keyboard.type('ane');
  await expect(headerField(page)).toHaveValue('eczane');
  await expect(headerField(page)).toBeFocused();
});

test('the words in the empty field of the header are read to their end', async ({ page }) => {
  for (const width of [1280, 1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const rest = await headerField(page).evaluate(async (field: HTMLInputElement) => {
      // By the letters it is shown in, once they are there.
      await document.fonts.ready;
      const shown = getComputedStyle(field, '::placeholder');
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = `${shown.fontWeight} ${shown.fontSize} ${shown.fontFamily}`;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room - pen.measureText(field.placeholder).width;
    });
    expect(rest, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});
