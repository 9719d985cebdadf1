import { answerFirstQuestions, expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { moderate, newMember, published } from '#tests/support/moderating.ts';
import { freshEmail } from '#tests/support/signing-in.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

test('a member claims a business with a document, answers a question and becomes its owner', async ({
  page,
  browser,
}) => {
  const email = await newMember(page.request);
  const name = `Sahiplenilen ${email.slice(4, 12)}`;
  const businessId = await published(page.request, email, name);
  await page.goto(`/business/${businessId}`);
  await page.getByRole('button', { name: 'Sahiplik başvurusu yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu işletme sizin mi?' });
  await expect(dialog.getByLabel('Adınız'), 'known from the account').toHaveValue('Ayşe Yılmaz');
  await expect(dialog.getByLabel('E-posta')).toHaveCount(0);
  await dialog.getByLabel('İşletmeyle bağınız').fill('Dükkânı ben işletiyorum.');
  await dialog.locator('input[type=file]').setInputFiles(pdf('levha.pdf'));
  await expect(dialog.getByRole('button', { name: 'levha.pdf belgesini kaldır' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  const answer = page.waitForResponse(/\/claims$/);
  await dialog.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  const { id } = await (await answer).json();
  await expect(dialog.getByText('Başvurunuz bize ulaştı')).toBeVisible();
  await emailTo(email, { kind: 'claim-received' });

  await moderate('claim', id, 'ask', 'İşletmedeki göreviniz nedir?');
  expect((await emailTo(email, { kind: 'claim-needs-info' })).text).toContain('/applications');
  await page.goto('/applications');
  const claim = page
    .getByRole('region', { name: 'Sahiplik başvurularım' })
    .getByRole('article', { name });
  await expect(claim.getByText('Yanıtınız bekleniyor')).toBeVisible();
  await expect(claim).toContainText('İşletmedeki göreviniz nedir?');
  await expect(claim).toContainText('levha.pdf');
  await claim.getByLabel('Yanıtınız').fill('Sahibiyim.');
  await claim.getByRole('button', { name: 'Yanıtı gönder' }).click();
  await expect(claim.getByText('İncelemede')).toBeVisible();

  const other = await browser.newContext();
  await other.addInitScript(answerFirstQuestions);
  await newMember(other.request, { name: 'Mehmet Güneş' });
  const otherPage = await other.newPage();
  await otherPage.goto('/applications');
  await expect(otherPage.getByText('Henüz bir şey göndermediniz')).toBeVisible();
  expect((await other.request.post(`/api/claims/${id}/withdraw`)).status()).toBe(404);
  await other.close();

  await moderate('claim', id, 'approve');
  await emailTo(email, { kind: 'claim-approved' });
  await page.reload();
  await expect(claim.getByText('Onaylandı').first()).toBeVisible();
  await expect(claim.getByRole('list', { name: 'Neler oldu?' }).getByRole('listitem')).toHaveText([
    /^Gönderildi/,
    /^Ekibimiz bir şey sordu/,
    /^Yanıtladınız/,
    /^Onaylandı/,
  ]);
  // Who asks while a page is drawn anew for somebody else gets the one before.
  await expect(async () => {
    await page.goto(`/business/${businessId}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sahiplik başvurusu yap' })).toHaveCount(0, {
      timeout: 1000,
    });
  }).toPass();
  // Nobody asks the owner whether it is his.
  await expect(page.getByRole('button', { name: 'Bu işletmenin sahibi benim' })).toHaveCount(0);
});

test('a claim without signing in waits for the address; signing in shows it, to withdraw it too', async ({
  page,
  browser,
}) => {
  const submitter = await browser.newContext();
  const owner = await newMember(submitter.request);
  const name = `Bekleyen ${owner.slice(4, 12)}`;
  const businessId = await published(submitter.request, owner, name);
  await submitter.close();
  const email = freshEmail('sahip');
  await page.goto(`/business/${businessId}`);
  await page.getByRole('button', { name: 'Sahiplik başvurusu yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu işletme sizin mi?' });
  await dialog.getByLabel('Adınız').fill('Ali Veli');
  await dialog.getByLabel('E-posta').fill(email);
  await dialog.getByLabel('İşletmeyle bağınız').fill('Ortağıyım.');
  await dialog.getByRole('button', { name: 'Başvuruyu gönder' }).click();
  await expect(dialog.getByText('Bir adım kaldı: giriş yapın')).toBeVisible();

  await newMember(page.request, { email, name: 'Ali Veli' });
  await page.goto('/applications');
  const claim = page.getByRole('article', { name });
  await claim.getByRole('button', { name: 'Başvuruyu geri çek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Evet, geri çek' }).click();
  await expect(claim.getByText('Geri çekildi', { exact: true })).toBeVisible();
  await expect(claim.getByRole('link', { name: 'Yeniden başvur' })).toBeVisible();
});
