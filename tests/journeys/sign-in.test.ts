import type { Page } from '@playwright/test';
import { CODE_RESEND_SECONDS } from '#contract/accounts/accounts.ts';
import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { newMember } from '#tests/support/moderating.ts';
import { codeField, codeTo, freshEmail, signUp } from '#tests/support/signing-in.ts';

const toast = (page: Page) => page.locator('.toast');
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-posta' });
const sendCode = (page: Page) => page.getByRole('button', { name: 'Kodu gönder' }).click();

/** The link of the header, or of the menu on a phone. */
async function followAccountLink(page: Page, name: string, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('banner').getByRole('link', { name }).click();
}

async function expectReadable(page: Page) {
  const { violations } = await axe(page).analyze();
  expect(violations).toEqual([]);
}

test('what is typed and pressed before the code of the page has come is there and done once it has', async ({
  page,
}) => {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isThere;
    await route.fallback();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill('erken');
  await sendCode(page);
  await expect(page).toHaveURL('/login');
  arrive();
  // It was sent, and found wrong.
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(emailField(page)).toHaveValue('erken');
});

test('signing up: a name is asked for, the e-mail’s code is pasted, and one is back where one came from', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const email = freshEmail('yeni');
  await page.goto('/faq');
  await followAccountLink(page, 'Giriş Yap', isMobile);
  await expect(page).toHaveURL('/login?next=%2Ffaq');
  await page.getByRole('button', { name: 'Hesap Oluştur' }).click();
  await expectReadable(page);
  await emailField(page).fill(email);
  await sendCode(page);
  const name = page.getByRole('textbox', { name: 'Adınız' });
  await expect(name).toHaveAccessibleDescription('Adınızı yazın');
  await expect(page.getByRole('alert')).toBeFocused();
  await name.fill('Çiğdem Şahin');
  await sendCode(page);

  const field = codeField(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(email));
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText('spam')).toBeVisible();
  await expectReadable(page);
  const code = await codeTo(email);
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(toast(page)).toContainText('Hesap oluşturuldu');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: /Sorular/ })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Hesabım: Çiğdem Şahin' }),
  ).toBeVisible();
});

test.describe('a code that is refused', () => {
  test.use({ expectedFaults: /status of 400/ });

  test('says so beside the field and in the toast, and the right one still works', async ({
    page,
  }) => {
    const email = freshEmail('yanlis');
    await page.goto('/login?next=/favorites');
    await emailField(page).fill(email);
    await sendCode(page);
    const code = await codeTo(email);
    await codeField(page).fill(wrong(code));
    await expect(toast(page)).toContainText('İşlem başarısız oldu');
    await expect(codeField(page)).toHaveAccessibleDescription(/Kod tutmadı/);
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(code);
    await expect(toast(page)).toContainText('Giriş yapıldı');
    await expect(page).toHaveURL('/favorites');
  });
});

test('another code can be asked for after a pause; only the newest works', async ({ page }) => {
  const email = freshEmail('tekrar');
  await page.clock.install();
  await page.goto('/login');
  await emailField(page).fill(email);
  await sendCode(page);
  const again = page.getByRole('button', { name: 'Yeni kod gönder' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await codeTo(email);
  await page.clock.runFor(CODE_RESEND_SECONDS * 1000);
  await expect(again).not.toHaveAttribute('aria-disabled');
  await again.click();
  await codeField(page).fill(await codeTo(email, 2));
  await expect(page).toHaveURL('/');
});

test('the second step outlives a reload, and the address can be changed', async ({ page }) => {
  const email = freshEmail('yenilenen');
  await page.goto('/login');
  await emailField(page).fill(email);
  await sendCode(page);
  await expect(codeField(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Altı rakamlı kodu ${email} adresine gönderdik.`)).toBeVisible();
  await page.getByRole('button', { name: 'Adresi değiştir' }).click();
  await expect(emailField(page)).toHaveValue(email);
});

test('whoever is signed in is led on from the login page, and only within the site', async ({
  page,
  baseURL,
}) => {
  await signUp(page, { email: freshEmail('giren') });
  await page.goto('/login?next=/map');
  await expect(page).toHaveURL('/map');
  for (const next of ['//kotu.example/', '/%5Ckotu.example', 'javascript:alert(1)', '/login']) {
    await page.goto(`/login?next=${next}`);
    await expect(page).toHaveURL(`${baseURL}/`);
  }
});

test('a broken address is refused before anything is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/users')) asked.push('asked');
  });
  await page.goto('/login');
  await emailField(page).fill('ayse@');
  await sendCode(page);
  await expect(emailField(page)).toHaveAccessibleDescription(/Geçerli bir e-posta adresi giriniz/);
  expect(asked).toEqual([]);
});

test('the menu of a phone knows who is signed in before anybody has touched the page', {
  tag: '@phone',
}, async ({ page }) => {
  await newMember(page.request, { name: 'Çiğdem Şahin' });
  await page.goto('/faq');
  const menu = page.locator('#site-menu');
  await expect(menu.locator('a[href="/account"]')).toHaveText('Çiğdem');
  await expect(menu.locator('a[href="/applications"]')).toHaveText('Başvurularım');
});
