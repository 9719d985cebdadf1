import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { moderate, newMember } from '#tests/support/moderating.ts';
import { freshEmail, visit } from '#tests/support/signing-in.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

const form = (page: Page) => page.getByRole('form', { name: 'İşletme sahibi başvurusu' });
const step = (page: Page, name: string) => form(page).getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click();

test('a stranger applies with a document, goes back and forth, and is led on by the e-mail', async ({
  page,
}) => {
  const email = freshEmail('sahip');
  const businessName = `Köprübaşı Kebap ${email.slice(6, 12)}`;
  await visit(page, '/business-owner-register');
  await press(page, 'İleri');
  const alert = form(page).getByRole('alert').first();
  await expect(alert).toBeFocused();
  for (const sentence of [
    'İşletme adı gereklidir',
    'Sahip adı gereklidir',
    'Geçerli bir e-posta adresi giriniz',
    'Telefon gereklidir',
    'Adres gereklidir',
  ]) {
    await expect(alert).toContainText(sentence);
  }
  await expect(form(page).getByText('Şirketse gerekli')).toBeVisible();
  await expect(form(page).getByLabel('Telefon')).toHaveAttribute('placeholder', '0322 XXX XX XX');

  await form(page).getByLabel('İşletme adı').fill(businessName);
  await form(page).getByLabel('Sahibinin adı soyadı').fill('Ayşe Yılmaz');
  await form(page).getByLabel('E-posta').fill(email);
  await form(page).getByLabel('Telefon').fill('0322 000 12 34');
  await form(page).getByLabel('Adres *').fill('Turgut Özal Blv. No: 5 Çukurova');
  await press(page, 'İleri');
  await expect(step(page, 'İşletme Detayları')).toBeFocused();
  await form(page).getByLabel('Üyelik planı').selectOption('premium');
  await expect(form(page).getByText('Sınırsız fotoğraf')).toBeVisible();
  await press(page, 'Geri');
  await expect(form(page).getByLabel('İşletme adı')).toHaveValue(businessName);
  await press(page, 'İleri');
  await press(page, 'İleri');
  await expect(step(page, 'Belgeler')).toBeVisible();
  await expect(form(page).getByText('Belge eklemediniz')).toBeVisible();
  await form(page)
    .locator('input[type=file]')
    .setInputFiles([pdf('yanlis.pdf'), pdf('levha.pdf')]);
  await expect(
    form(page).getByRole('button', { name: 'levha.pdf belgesini kaldır' }),
  ).toBeVisible();
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'yanlis.pdf belgesini kaldır' }).click();
  await expect(form(page).getByText('Belge eklemediniz')).toHaveCount(0);

  await page.reload();
  await expect(step(page, 'Belgeler')).toBeVisible();
  await expect(form(page).getByText('levha.pdf')).toBeVisible();
  await expect(form(page).getByText('yanlis.pdf')).toHaveCount(0);
  await press(page, 'Başvuruyu Gönder');
  await expect(page.getByText('Başvuru Gönderildi')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Başvurunuz alındı' })).toBeFocused();
  await expect(page.getByText('E-posta doğrulaması gerekiyor')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');

  const { link = '' } = await emailTo(email, { kind: 'verify-email' });
  const { pathname, search } = new URL(link);
  await visit(page, pathname + search);
  await expect(page.getByRole('heading', { name: 'Doğrulama Başarılı' })).toBeVisible();
  await expect(page.getByRole('heading', { name: businessName })).toBeVisible();
  await expect(page.getByRole('link', { name: 'İşletme paneline git' })).toHaveAttribute(
    'href',
    '/business-owner-dashboard',
  );
  await emailTo(email, { kind: 'application-received' });
  await visit(page, '/business-owner-register');
  await expect(form(page).getByLabel('İşletme adı'), 'nothing is kept').toHaveValue('');
});

test('rejected, an application is mended where it stands and approved', async ({ page }) => {
  const email = await newMember(page.request);
  const businessName = `Seyhan Pastanesi ${email.slice(4, 10)}`;
  const answer = await page.request.post('/api/business-owners', {
    data: {
      ...{ businessName, ownerName: 'Ayşe Yılmaz', email, phone: '0322 000 12 34' },
      address: 'Reşatbey Mah. No: 4 Seyhan',
    },
  });
  const { id } = await answer.json();
  await moderate('application', id, 'reject', 'Vergi levhasını da ekler misiniz?');
  const { link = '' } = await emailTo(email, { kind: 'application-rejected' });
  const { pathname, search } = new URL(link);
  await visit(page, pathname + search);
  await expect(page.getByText('Vergi levhasını da ekler misiniz?')).toBeVisible();
  await expect(form(page).getByLabel('İşletme adı')).toHaveValue(businessName);
  await press(page, 'İleri');
  await press(page, 'İleri');
  await form(page).locator('input[type=file]').setInputFiles(pdf('levha.pdf'));
  await expect(
    form(page).getByRole('button', { name: 'levha.pdf belgesini kaldır' }),
  ).toBeVisible();
  await expect(form(page).getByRole('progressbar')).toHaveCount(0);
  await press(page, 'Başvuruyu Gönder');
  await expect(page.getByRole('heading', { name: 'Başvurunuz alındı' })).toBeVisible();
  await expect(page.getByText('E-posta adresiniz doğrulanmış')).toBeVisible();

  await moderate('application', id, 'approve');
  await emailTo(email, { kind: 'application-approved' });
  await visit(page, '/applications');
  const card = page
    .getByRole('region', { name: 'İşletme sahibi başvurularım' })
    .getByRole('article', { name: businessName });
  await expect(card.getByRole('list', { name: 'Neler oldu?' }).getByRole('listitem')).toHaveText([
    /^Gönderildi/,
    /^Onaylanmadı/,
    /^Yeniden gönderildi/,
    /^Onaylandı/,
  ]);
  await expect(card).toContainText('levha.pdf');
  await expect(card.getByRole('link', { name: 'İşletme panelini aç' })).toBeVisible();
});
