import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, published } from '#tests/support/moderating.ts';
import { cutOff, overhang } from '#tests/support/page-sweep.ts';
import { anotherDevice } from '#tests/support/signing-in.ts';

const screens = [
  '/admin/businesses',
  '/admin/businesses/1001',
  '/admin/categories',
  '/admin/kinds',
  '/admin/places',
  '/admin/calendar',
  '/admin/duty',
  '/admin/users',
  '/admin/imports',
  '/admin/statistics',
  '/admin/outbox',
  '/admin/jobs',
  '/admin/audit',
  '/admin/settings',
];

/** Where the screens are laid out in another way on a phone: one of each kind. */
const otherOnPhones = screens.slice(0, 5);
const PHONE = { width: 390, height: 844 };
/** In the hand; here the columns of a table do not all fit. */
const TABLET = { width: 768, height: 1024 };

test('every screen of the team can be read, by eye and by ear', async ({ page }) => {
  test.slow();
  await granted(await newMember(page.request), 'admin');
  const desk = page.viewportSize();
  for (const screen of screens) {
    if (desk) await page.setViewportSize(desk);
    await page.goto(screen);
    await expect(page.locator('.team-panel, .team-table').first(), screen).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Ana menü' }),
      'is the visitors’',
    ).toHaveCount(0);
    await expectWithoutFault(page, screen);
    await page.setViewportSize(TABLET);
    expect(await cutOff(page), `${screen} is cut off`).toEqual([]);
    await page.setViewportSize(PHONE);
    if (otherOnPhones.includes(screen)) await expectWithoutFault(page, screen);
    expect(await overhang(page), `${screen} moves sideways on a phone`).toBe(0);
  }
});

async function expectWithoutFault(page: Page, screen: string) {
  const { violations } = await axe(page).analyze();
  expect(violations, screen).toEqual([]);
  expect(await overhang(page), `${screen} moves sideways`).toBe(0);
}

test('every job in the background has a name that people say', async ({ page }) => {
  await granted(await newMember(page.request), 'admin');
  const answer = page.waitForResponse('**/api/admin/jobs');
  await page.goto('/admin/jobs');
  const { jobs } = (await (await answer).json()) as { jobs: { name: string }[] };
  const table = page.getByRole('table');
  await expect(table).toContainText('Gece yedeği');
  expect(jobs.length).toBeGreaterThan(10);
  for (const { name } of jobs) await expect(table).not.toContainText(name);
});

test.describe('an admin', () => {
  // The browser notes the page that is suspended.
  test.use({ expectedFaults: /status of 404/ });

  // Two of them would save the same settings.
  test('adds a category, changes a setting, and takes a business off for a while', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const tag = `k${randomUUID().slice(0, 7)}`;
    const category = `Hizmetler ${tag}`;
    const visitor = await anotherDevice(browser, baseURL);
    const name = `Çilingir ${tag}`;
    const id = await published(visitor.request, await newMember(visitor.request), name);
    await granted(await newMember(page.request, { name: 'Deniz Yönetici' }), 'admin');

    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Kategori ekle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adı').fill(category);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('link', { name: category, exact: true })).toBeVisible();

    // Other instances and the page cache hear of it a moment later; who asks while a page is drawn anew
    // for somebody else gets the one before.
    const slug = `hizmetler-${tag}`;
    await expect(async () => {
      await visitor.goto('/');
      const tile = visitor.getByRole('main').locator(`a[href="/category/${slug}"]`);
      await expect(tile).toBeVisible({ timeout: 1000 });
    }).toPass();
    const choice = visitor.getByRole('main').getByRole('combobox', { name: 'Kategori' });
    await expect(choice).toContainText(category);
    await visitor.goto(`/category/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await expect(async () => {
      await visitor.goto('/add-business');
      await expect(choice).toContainText(category, { timeout: 1000 });
    }).toPass();

    await page.goto('/admin/settings');
    await page.getByLabel('MERSİS no').fill(`0${tag}`);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
    await expect(async () => {
      await visitor.goto('/contact');
      await expect(visitor.getByText(`0${tag}`)).toBeVisible({ timeout: 1000 });
    }).toPass();

    await page.goto('/admin/businesses');
    await page.getByLabel('Ad, telefon, e-posta ya da no').fill(name);
    await page.getByRole('search', { name: 'Süzgeç' }).getByRole('button').click();
    await page.getByRole('link', { name, exact: true }).click();
    const standing = page.getByRole('region', { name: 'Durumu' });
    await standing.getByRole('button', { name: 'Askıya al' }).click();
    await dialog.getByRole('button', { name: 'Askıya al' }).click();
    await expect(standing.getByRole('button', { name: 'Yeniden yayımla' })).toBeVisible();
    await expect
      .poll(async () => (await visitor.request.get(`/business/${id}`)).status())
      .toBe(404);
    await standing.getByRole('button', { name: 'Yeniden yayımla' }).click();
    await dialog.getByRole('button', { name: 'Yeniden yayımla' }).click();
    await expect(standing.getByRole('button', { name: 'Askıya al' })).toBeVisible();
    await expect
      .poll(async () => (await visitor.request.get(`/business/${id}`)).status())
      .toBe(200);

    await page.getByRole('link', { name: 'Karar defterinde aç' }).click();
    await expect(page.getByRole('cell', { name: 'Askıya aldı' })).toBeVisible();
    await page.getByRole('button', { name: 'Zinciri doğrula' }).click();
    await expect(page.getByText(/kaydın hepsi yerinde/)).toBeVisible();

    await page.goto('/admin/categories');
    await page.getByRole('button', { name: `${category} kategorisini sil` }).click();
    await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByRole('link', { name: category, exact: true })).toBeHidden();
  });
});
