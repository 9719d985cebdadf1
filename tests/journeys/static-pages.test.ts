import type { Page } from '@playwright/test';
import { axe } from '#tests/support/axe.ts';
import { expect, livingFooter, test } from '#tests/support/journey.ts';
import { RECENT_LENGTH } from '#web/browser/recent-businesses.ts';

const pages = [
  { path: '/about', heading: 'Hakkımızda' },
  { path: '/terms', heading: 'Kullanım Koşulları' },
  { path: '/privacy', heading: 'Gizlilik Politikası' },
  { path: '/faq', heading: 'Sıkça Sorulan Sorular' },
];

test('each says in its heading and its title which one it is, and what it has to', async ({
  page,
}) => {
  for (const { path, heading } of pages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading} \\| `));
    await test.step(path, () => has[path]?.(page));
  }
});

/** What must stand on one page. */
const has: Record<string, (page: Page) => Promise<void>> = {
  async '/about'(page) {
    for (const fact of [/^\d+\+$/, '12', '5', '2024']) {
      await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    }
    // Nobody has claimed any.
    await expect(page.getByRole('main')).not.toContainText('aylık ziyaretçi');
    // Who knows a place that is missing is led to adding it.
    await expect(
      page.locator('#siz-de-katilin').getByRole('link', { name: 'İşletme ekle' }),
    ).toHaveAttribute('href', '/add-business');
  },
  async '/terms'(page) {
    await expect(page.getByText('Son güncelleme: 1 Ocak 2024')).toBeVisible();
  },
  async '/privacy'(page) {
    await expect(page.getByText('Son güncelleme: 1 Ocak 2024')).toBeVisible();
    for (const topic of ['KVKK’nın 11. maddesindeki', 'Çerezler', 'Çocuklar', 'SSL']) {
      await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible();
    }
    const kept = page.getByText('Baktıklarımı bu cihazda hatırla');
    await expect(kept).toContainText(`en son baktığınız ${RECENT_LENGTH} işletme`);
    await expect(kept).toContainText('Artık hatırlama');
  },
  async '/faq'(page) {
    await expect(page.locator('main details')).toHaveCount(8);
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = told.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage');
    expect(faq.mainEntity).toHaveLength(8);
    expect(faq.mainEntity[0].acceptedAnswer.text).toContain('Ne aradığınızı yazın');
  },
};

test('the contents lead to a section', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/privacy');
  if (isMobile) await page.locator('summary', { hasText: 'İçindekiler' }).click();
  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  await contents.getByRole('link', { name: /Çerezler/ }).click();
  await expect(page).toHaveURL(/#cerezler$/);
  await expect(page.locator('#cerezler')).toBeInViewport();
});

test('a link to a section of a legal page opens it there', async ({ page }) => {
  await page.goto('/privacy#cerezler');
  await expect(page.locator('#cerezler')).toBeInViewport();
});

test('one answer is open at a time', async ({ page }) => {
  await page.goto('/faq');
  await page.getByText('Mobil uygulamanız var mı?').click();
  await expect(page.getByText('Henüz yok.')).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('a link to one question shows its answer', async ({ page }) => {
  await page.goto('/faq#nasil-reklam-veririm');
  await expect(page.getByText('Satış ekibimiz 24 saat içinde sizi arar')).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('an address that leads nowhere says so and helps on', async ({ page, pageFaults }) => {
  const answer = await page.goto('/boyle/bir-sokak-yok');
  expect(answer?.status()).toBe(404);
  // The browser itself reports the status on its console.
  expect(pageFaults.splice(0)).toEqual([expect.stringContaining('status of 404')]);
  const heading = page.getByRole('heading', { level: 1, name: '404 Page Not Found' });
  await expect(page.locator('input[type=search]').filter({ visible: true })).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const { violations } = await axe(page).analyze();
  expect(violations).toEqual([]);
  const search = page.getByRole('search', { name: 'Aradığınız işletme' });
  await search.getByRole('combobox').first().fill('kebap');
  await search.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/\/search\?q=kebap$/);
});

test('icons and the picture for sharing are there', async ({ page, request }) => {
  await page.goto('/about');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [
    picture ?? '',
    '/icon.svg',
    '/icon-180.png',
    '/icon-192.png',
    '/icon-512.png',
    '/favicon.ico',
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(/^image\//);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens and the other one closes', async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('Nasıl reklam verebilirim?').click();
    await expect(page.getByText('Satış ekibimiz 24 saat içinde sizi arar')).toBeVisible();
    await expect(page.locator('main details[open]')).toHaveCount(1);
  });
});

test('the footer leads to the section on cookies, from another page and from its own', async ({
  page,
}) => {
  for (const path of ['/about', '/privacy']) {
    await page.goto(path);
    await (await livingFooter(page)).getByRole('link', { name: 'Çerezler' }).click();
    await expect(page).toHaveURL(/\/privacy#cerezler$/);
    await expect(page.locator('#cerezler')).toBeInViewport();
  }
});

test('on a desk the two forms to those who run the site stand beside each other', async ({
  page,
}) => {
  await page.goto('/contact');
  const boxOf = (name: string) => page.getByRole('region', { name }).boundingBox();
  const [write, remove] = [await boxOf('Bize yazın'), await boxOf('Bu bilgiyi kaldırın')];
  expect(write?.y).toBe(remove?.y);
  expect(remove?.x).toBeGreaterThan((write?.x ?? 0) + (write?.width ?? 0));
});
