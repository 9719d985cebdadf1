import type { Page } from '@playwright/test';
import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { newMember, owned, published } from '#tests/support/moderating.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

const dice = () => Math.floor(Math.random() * 254) + 1;

// A browser of tests calls itself headless, and is a robot; this address is one of Turkey's.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first argument.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': `88.255.${dice()}.${dice()}` });
  },
});

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test.describe('before an answer about statistics', () => {
  test.use({ isFirstVisit: true });

  test('a path is counted once, the session is kept only with consent, and /analytics tells', async ({
    page,
  }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/track-visitor')) told.push(new URL(page.url()).pathname);
    });
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await page.goto('/faq');
    await expect.poll(() => told).toEqual(['/faq']);
    await link('Hakkımızda').click();
    await expect.poll(() => told).toEqual(['/faq', '/about']);
    expect(await kept(page)).toEqual([]);
    const accept = page.getByRole('button', { name: 'Kabul et' });
    await accept.click();
    // It is heard when the code of the question is here: gone is answered.
    await expect(accept).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => told).toEqual(['/faq', '/about', '/faq']);
    await expect.poll(() => kept(page)).toEqual(['visitor-session']);

    // Another question on the same path is no other page.
    await page.goto('/search?q=kebap');
    await page.getByRole('main').getByRole('combobox').first().fill('kahve');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kahve/);
    await expect(page.getByRole('main').getByText(/“kahve” için \d+ işletme/)).toBeVisible();
    await link('Kullanım Koşulları').click();
    await expect.poll(() => told.slice(3)).toEqual(['/search', '/terms']);

    // Two days: midnight may have passed meanwhile.
    const lastDays = async (): Promise<{ topPages: string }[]> =>
      (await page.request.get('/api/analytics/daily?days=2')).json();
    const isCounted = async () =>
      (await lastDays()).some(({ topPages }) => JSON.parse(topPages)['/terms'] > 0);
    await expect.poll(isCounted, { timeout: 60_000 }).toBe(true);
    // Asked by the browser: a page from the server may be a minute old.
    await link('Ziyaretçi İstatistikleri').click();
    const countries = page.getByRole('table', { name: 'En çok hangi ülkelerden?' });
    await expect(countries.getByRole('row', { name: /Türkiye/ })).toBeVisible();
    const days = page.getByRole('table', { name: 'Günlük sayılar' }).getByRole('row');
    await expect(days).toHaveCount(8);
    await expect(page.getByRole('img', { name: /^Son 7 günün ziyaretleri/ })).toBeVisible();
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test('a share, and a call though the page is left at once, are counted, and the owner sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await anotherDevice(browser, baseURL);
  const email = await newMember(owner.request);
  const id = await published(owner.request, email, `Sayılan Lokanta ${dice()}${dice()}`);
  await owned(owner.request, id);

  await page.goto(`/business/${id}`);
  // Passed on: the dialog is drawn over the page, and counted with it.
  await page.getByRole('button', { name: 'Paylaş' }).first().click();
  const sharing = page.getByRole('dialog', { name: 'Paylaş' });
  await sharing.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await page.keyboard.press('Escape');
  const call = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
  await call.evaluate((link: HTMLAnchorElement) => {
    document.addEventListener('click', (event) => event.preventDefault());
    link.click();
    location.assign('/about');
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  await expect
    .poll(async () => (await owner.request.get(`/api/analytics/${id}`)).json())
    .toMatchObject([
      {
        views: 1,
        phoneClicks: 1,
        websiteClicks: 0,
        directionsClicks: 0,
        whatsappClicks: 0,
        shares: 1,
      },
    ]);

  await owner.goto('/business-owner-dashboard?sekme=analiz');
  await expect(owner.getByRole('heading', { name: 'Performans' })).toBeVisible();
  await expect(owner.getByText('Gün gün görmek ister misiniz?')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Aranıp bulunamayanlar' })).toBeVisible();
  await owner.context().close();
});
