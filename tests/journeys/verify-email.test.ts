import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';

/** Adds a business as the form does. @returns the path of the link in its e-mail */
async function submittedBusiness(page: Page) {
  const email = `dogrula-${randomUUID()}@ornek.example`;
  const name = `Doğrulanan Pastane ${email.slice(8, 14)}`;
  const answer = await page.request.post('/api/businesses', {
    data: {
      name,
      category: 'Kafeler',
      address: 'Ziyapaşa Blv. No: 12',
      district: 'Seyhan',
      email,
      submitterName: 'Ayşe Yılmaz',
    },
  });
  expect(answer.ok()).toBe(true);
  return { email, name, link: await linkTo(email) };
}

async function linkTo(email: string, nth = 1): Promise<string> {
  const { link = '' } = await emailTo(email, { kind: 'verify-email', nth });
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the link of the e-mail survives a mail scanner, verifies once, and stays friendly', async ({
  page,
}) => {
  const { name, link } = await submittedBusiness(page);
  const token = link.split('token=')[1] ?? '';
  expect(await (await page.request.get(link)).text()).toContain('noindex');
  await page.request.get(`/api/verify-email/${token}`);

  await page.goto(link);
  await expect(heading(page, 'Doğrulama Başarılı')).toBeFocused();
  await expect(page.getByText('Kaydınız incelemeye alındı.')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('1–3 iş günü')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Giriş yap ve takip et' })).toHaveAttribute(
    'href',
    '/login?next=%2Fapplications',
  );

  await page.reload();
  await expect(page.getByText('zaten onaylanmış')).toBeVisible();
});

test('without a token the page says so, and sends another link that works', async ({ page }) => {
  const { email, name } = await submittedBusiness(page);
  await page.goto('/verify-email');
  await expect(heading(page, 'Geçersiz Doğrulama Bağlantısı')).toBeVisible();
  const send = page.getByRole('button', { name: 'Bağlantıyı gönder' });
  await send.click();
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await send.click();
  await expect(page.getByText(`${email} adresiyle onay bekleyen`)).toBeVisible();

  await page.goto(await linkTo(email, 2));
  await expect(heading(page, 'Doğrulama Başarılı')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test.describe('a link that is none', () => {
  test.use({ expectedFaults: /status of (?:404|410)/ });
  test('offers to apply again, another link, and the way home', async ({ page }) => {
    await page.goto('/verify-email?token=boyle-bir-baglanti-yok');
    await expect(heading(page, 'Doğrulama Başarısız')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Yeniden başvur' })).toHaveAttribute(
      'href',
      '/business-owner-register',
    );
    await expect(page.getByRole('heading', { name: 'Yeni bağlantı isteyin' })).toBeVisible();
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL('/');
  });
});
