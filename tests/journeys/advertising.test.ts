import type { Page } from '@playwright/test';
import { RELOAD_AFTER_PACKAGE_ERROR_MS } from '#contract/interface-timings.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { granted, newMember } from '#tests/support/moderating.ts';
import { anotherDevice, freshEmail } from '#tests/support/signing-in.ts';
import { expectToast, stopClock } from '#tests/support/stopped-clock.ts';

// As a person's browser says it: the one of the journeys names itself a program, and those are not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const toast = (page: Page) => page.locator('.toast');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('from choosing a package to the ad on the home page, and to its end', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = freshEmail('reklam');
  const title = `Köz başında buluşalım ${email.slice(-30, -20)}`;
  await page.goto('/advertise');
  await page.getByRole('button', { name: 'Premium paketi seç' }).click();
  await expect(toast(page)).toContainText('Paket Seçildi');
  await expect(tab(page, 'İletişim')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: 'Talep formu' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByLabel('Paket', { exact: true })).toHaveValue('premium');
  const cost = page.getByRole('status', { name: 'Tutar' });
  await expect(cost).toHaveText('Toplam599 TL');
  await page.getByLabel('Süre').selectOption('12');
  await expect(cost).toHaveText('Liste fiyatı7.188 TLKazancınız−1.437,60 TLToplam5.750,40 TL');

  await page.getByRole('button', { name: 'Talebi gönder' }).click();
  await expect(page.locator('.field-error')).toHaveText([
    'İşletme adı gereklidir',
    'İletişim kişisi gereklidir',
    'Geçerli bir e-posta adresi giriniz',
    'Telefon gereklidir',
  ]);
  await page.getByLabel('İşletme adı').fill('Köşe Kebap');
  await page.getByLabel('İletişim kişisi').fill('Ayşe Yılmaz');
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Telefon').fill('0322 000 00 00');
  await expect(page.getByRole('checkbox', { name: /Kampanya/ })).not.toBeChecked();
  const sent = page.waitForResponse('**/api/advertisements');
  await page.getByRole('button', { name: 'Talebi gönder' }).click();
  const { id, totalCost } = await (await sent).json();
  expect(totalCost).toBe(5750.4);
  await expect(toast(page)).toContainText('Reklam Talebi Gönderildi');
  await expect(
    page.getByText('Satış ekibimiz 24 saat içinde sizi arayacak.').first(),
  ).toBeVisible();
  await emailTo(email, { kind: 'advertising-received' });

  const desk = await anotherDevice(browser, baseURL);
  const address = `/api/moderation/advertisements/${id}`;
  const transition = async (name: string, seenStatus: string) => {
    const data = { transition: name, seenStatus };
    const answer = await desk.request.post(
      `/api/moderation/items/advertisement/${id}/transitions`,
      {
        data,
      },
    );
    expect(answer.status(), name).toBe(200);
  };
  await granted(await newMember(desk.request), 'moderator');
  await transition('contact', 'pending');
  const content = { title, description: 'Akşamları canlı müzik, köz başında sohbet.' };
  const days = { startDate: '2020-01-01', endDate: '2100-01-01' };
  const edit = { adContent: content, ...days, businessId: 1001, totalCost: 5000 };
  expect((await desk.request.put(address, { data: edit })).status()).toBe(200);
  await transition('customize', 'contacted');
  const { link = '' } = await emailTo(email, { subject: 'Reklamınız hazır' });
  const preview = new URL(link).pathname;
  await page.goto(preview);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(4);
  await page.getByRole('button', { name: 'Onaylıyorum' }).click();
  await expect(page.getByText('Onayladınız, teşekkür ederiz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Onaylıyorum' })).toHaveCount(0);
  await transition('go_live', 'customized');
  await emailTo(email, { subject: 'Reklamınız yayında' });

  // Others see it too, so what is counted is what this page says of it.
  let told = 0;
  page.on('request', (request) => {
    if (new RegExp(`/api/live-ads/[^/]+/${id}/events$`).test(request.url())) told += 1;
  });
  const ad = page.getByRole('region', { name: 'Reklam Alanı' }).getByRole('link', { name: title });
  // Others may advertise at the same moment; the draw of the home page shows all in turn.
  await expect(async () => {
    await page.goto('/advertisement-examples?paket=premium');
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await page.goto('/');
    await expect(ad).toHaveAttribute('href', '/business/1001', { timeout: 1000 });
  }).toPass();
  await ad.scrollIntoViewIfNeeded();
  const counters = async () => (await (await desk.request.get(address)).json()).counters;
  await expect.poll(() => told).toBeGreaterThan(0);
  const before = told;
  // Out of sight and back: the same look at it.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await ad.scrollIntoViewIfNeeded();
  await ad.click();
  await expect(page).toHaveURL('/business/1001');
  await expect.poll(counters).toMatchObject({ clicks: 1 });
  expect(told, 'the click alone').toBe(before + 1);
  expect((await counters()).impressions).toBeGreaterThanOrEqual(before);
  await page.goto(preview);
  const figures = page.getByRole('region', { name: 'Sayılar' });
  await expect(figures.getByText('Görülme', { exact: true }).first()).toBeVisible();

  await transition('end', 'live');
  await expect(async () => {
    await page.goto('/');
    await expect(ad).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await emailTo(email, { subject: 'Reklamınız yayından kaldırıldı' });
});

test.describe('a form that does not come', () => {
  test.use({ expectedFaults: /ERR_FAILED|AdvertiseForm/ });

  test('says so and loads the page anew after two seconds', async ({ page }) => {
    await stopClock(page);
    await page.route('**/AdvertiseForm*', (route) => route.abort());
    await page.goto('/advertise');
    await page.evaluate(() => {
      document.documentElement.dataset.before = '';
    });
    await page.getByRole('button', { name: 'Temel paketi seç' }).click();
    await expectToast(page, 'Paket seçilirken bir hata oluştu. Sayfa yeniden yüklenecek.');
    await expect(page.locator('html[data-before]')).toBeAttached();
    await page.clock.runFor(RELOAD_AFTER_PACKAGE_ERROR_MS);
    await expect(page.locator('html[data-hydrated]:not([data-before])')).toBeAttached();
  });
});

test('the free package has no limit, and the contact says when and how', async ({ page }) => {
  await page.goto('/advertise?paket=free');
  await expect(page.getByRole('status', { name: 'Tutar' })).toHaveText('Toplam0 TL');
  await expect(page.getByLabel('Süre')).toHaveCount(0);
  await page.getByRole('button', { name: 'İletişim bilgilerine dön' }).click();
  await expect(page.getByText('Pzt–Cum 09.00–18.00')).toBeVisible();
  await tab(page, 'Avantajlar').click();
  await expect(page.getByRole('heading', { name: 'Neden burada?' })).toBeVisible();
});

test('a request by the month has its own rules, and its form is empty afterwards', async ({
  page,
}) => {
  await page.goto('/advertise-request');
  await page.getByLabel('İşletme adı').fill('K');
  await page.getByLabel('İletişim kişisi').fill('A');
  await page.getByLabel('E-posta', { exact: true }).fill('adres');
  await page.getByLabel('Telefon').fill('0322');
  await page.getByLabel('Süre (ay)').fill('0');
  await page.getByRole('button', { name: 'Reklam talebi gönder' }).click();
  for (const sentence of [
    'Paket türü seçiniz',
    'İşletme adı en az 2 karakter olmalıdır',
    'Kişi adı en az 2 karakter olmalıdır',
    'Geçerli bir email adresi girin',
    'Geçerli bir telefon numarası girin',
    'Süre en az 1 ay olmalıdır',
  ]) {
    await expect(page.locator('.field-error').filter({ hasText: sentence })).toBeVisible();
  }
  await page.getByRole('radio', { name: /^Premium/ }).check();
  await page.getByLabel('Süre (ay)').fill('3');
  await expect(page.getByText('Toplam: 3.600 TL')).toBeVisible();
  await page.getByLabel('İşletme adı').fill('Köşe Kebap');
  await page.getByLabel('İletişim kişisi').fill('Ayşe Yılmaz');
  const email = freshEmail('talep');
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Telefon').fill('0322 000 00 00');
  await page.getByRole('button', { name: 'Reklam talebi gönder' }).click();
  await expect(toast(page)).toContainText('Başarılı!');
  await expect(page.getByLabel('İşletme adı')).toHaveValue('');
  await expect(page.getByRole('radio', { name: /^Premium/ })).not.toBeChecked();
  await emailTo(email, { kind: 'advertising-received' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a package leads to the contact, and the live ads are filtered by links', async ({
    page,
  }) => {
    await page.goto('/advertise');
    await page.getByRole('button', { name: 'Kurumsal paketi seç' }).click();
    await expect(page).toHaveURL('/advertise?paket=enterprise');
    await expect(page.getByText('Pzt–Cum 09.00–18.00')).toBeVisible();

    await page.goto('/advertisement-examples');
    const filters = page.getByRole('navigation', { name: 'Pakete göre süz' });
    await filters.getByRole('link', { name: /^Temel \(\d+\)$/ }).click();
    await expect(page).toHaveURL('/advertisement-examples?paket=basic');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) await expect(card).toContainText('Temel');
  });

  test('between the results of a list stands one ad, marked, and no result', async ({ page }) => {
    await page.goto('/businesses');
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Reklam', exact: true })).toHaveCount(1);
    await expect(main.getByRole('article')).toHaveCount(24);
  });
});
