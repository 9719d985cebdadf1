import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import {
  anotherDevice,
  codeField,
  codeTo,
  freshEmail,
  signUp,
  visit,
} from '#tests/support/signing-in.ts';

const toast = (page: Page) => page.locator('.toast');

async function signInAgain(page: Page, email: string, nth: number) {
  await visit(page, '/login?next=/account');
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await codeField(page).fill(await codeTo(email, nth));
  await expect(page).toHaveURL('/account');
}

test('a stranger is asked to sign in first', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Önce giriş yapın' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute(
    'href',
    '/login?next=%2Faccount',
  );
});

test('the page can be read by everyone, name and phone are changed, and everything is downloaded', async ({
  page,
}) => {
  const email = freshEmail('hesap');
  await signUp(page, { email, next: '/account' });
  await expect(page.getByText('Bu cihaz')).toBeVisible();
  await atBothWidths(page, () => expectReadable(page));
  await page.getByRole('textbox', { name: 'Adınız' }).fill('İpek Işık');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0322 111 22 33');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page)).toContainText('Bilgileriniz kaydedildi');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Adınız' })).toHaveValue('İpek Işık');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('verilerim.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email, name: 'İpek Işık', phone: '0322 111 22 33' },
    sessions: [{ isThisOne: true }],
  });
});

test('a session elsewhere is ended, then all of them', async ({ page, browser, baseURL }) => {
  const email = freshEmail('oturum');
  await signUp(page, { email, next: '/account' });
  const other = await anotherDevice(browser, baseURL);
  await signInAgain(other, email, 2);

  await page.reload();
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('Bu cihaz')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Oturumu kapat/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Önce giriş yapın' })).toBeVisible();
  await other.context().close();

  await sessions.getByRole('button', { name: 'Her yerden çıkış yap' }).click();
  await expect(toast(page)).toContainText('Her yerden çıkış yapıldı');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Önce giriş yapın' })).toBeVisible();
});

test('signing out makes a stranger of the browser again', async ({ page, context }) => {
  await signUp(page, { email: freshEmail('cikan'), next: '/account' });
  await page.getByRole('button', { name: 'Çıkış yap', exact: true }).click();
  await expect(toast(page)).toContainText('Çıkış yapıldı');
  await expect(page).toHaveURL('/');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('session');
  expect(names).not.toContain('principal');
});

test('an account is deleted with a code of its own, by a press and not by the sixth digit', async ({
  page,
}) => {
  const email = freshEmail('silinen');
  await signUp(page, { email, next: '/account' });
  await page.getByRole('button', { name: 'Silme kodunu gönder' }).click();
  const { code = '' } = await emailTo(email, { kind: 'deletion-code' });
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }).click();
  await expect(toast(page)).toContainText('Hesabınız silindi');
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Önce giriş yapın' })).toBeVisible();
});
