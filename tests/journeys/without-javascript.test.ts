import type { Page } from '@playwright/test';
import { atBothWidths } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { browsersOwnFaults, publicPages } from '#tests/support/public-pages.ts';

test.use({ javaScriptEnabled: false, expectedFaults: browsersOwnFaults });

test('every page can be read without JavaScript, and nothing on it is dead', async ({ page }) => {
  for (const { path } of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await atBothWidths(page, () => expectWhole(page));
    });
  }
});

async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const unfinished = page.locator('[aria-busy="true"], .skeleton');
  await expect(unfinished, 'no skeleton is left').toHaveCount(0);
  // A button works without script when it sends a form or opens a popover.
  const dead = await page
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) =>
            !(
              button.tagName === 'SUMMARY' ||
              button.hasAttribute('popovertarget') ||
              (button instanceof HTMLButtonElement &&
                button.type === 'submit' &&
                button.form !== null)
            ),
        )
        .map(({ outerHTML }) => outerHTML),
    );
  expect(dead).toEqual([]);
}

test('home shows its categories and businesses, and its search asks the server', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/category/"]').first()).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThanOrEqual(14);
  const form = main.getByRole('search');
  await form.getByRole('searchbox').fill('kebap');
  await form.getByRole('combobox').last().selectOption('Seyhan');
  await form.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/\/search\?q=kebap(&category=(all)?)?&district=Seyhan$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('favourites say that they need it, instead of loading for ever', async ({ page }) => {
  for (const path of ['/favorites', '/favorites/bilinmeyen-liste-adresi']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Favoriler JavaScript ile çalışır')).toBeVisible();
    await expect(main.getByText(/yükleniyor/).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'İşletmelere göz atın' })).toBeVisible();
  }
});

test('a category is filtered and sorted by its form', async ({ page }) => {
  await page.goto('/category/kafeler');
  const form = page.getByRole('main').getByRole('search');
  await form.getByLabel('İlçe').selectOption('Çukurova');
  await form.getByLabel('Sırala').selectOption('name');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/category\/kafeler\?district=%C3%87ukurova&sort=name$/);
  await expect(page.getByText(/^\d+ işletme bulundu$/)).toBeVisible();
  const names = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .allTextContents();
  expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare));
});

test('a search is narrowed and cleared by its form', async ({ page }) => {
  await page.goto('/search?q=kebap');
  const form = page.getByRole('main').getByRole('search');
  await form.getByLabel('İlçe').selectOption('Yüreğir');
  await form.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/district=Y%C3%BCre%C4%9Fir/);
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await expect(page, 'the words stay').toHaveURL('/search?q=kebap');
});

test('the next page of a list is a link', async ({ page }) => {
  await page.goto('/businesses');
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL('/businesses?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the map is a form and a list', async ({ page }) => {
  await page.goto('/map');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  const form = page.getByRole('search', { name: 'Filtreler' });
  await form.getByLabel('Kategori').selectOption('Oteller');
  await form.getByRole('button', { name: 'Filtrele' }).click();
  await expect(page).toHaveURL('/map?q=&category=Oteller&district=all&rating=all');
  await expect(page.getByText(/^Adana’da \d+ işletme · Oteller$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    /otel|motel|hostel|pansiyon|konuk evi/i,
  );
});

test('the contents of a legal text lead to its sections', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/terms');
  if (isMobile) await page.locator('main summary').click();
  const link = page.getByRole('navigation', { name: 'İçindekiler' }).getByRole('link').last();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(target ?? '')).toBeInViewport();
});
