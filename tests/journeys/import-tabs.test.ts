import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CSV_MAX_ROWS_SIGNED_OUT } from '#contract/imports/imports.ts';
import { axe } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';

async function openTab(page: Page, name: 'Haritadan al' | 'CSV dosyası') {
  await page.goto('/add-business');
  await page.getByRole('tab', { name }).click();
}

const choose = (page: Page, text: string, name = 'liste.csv', mimeType = 'text/csv') =>
  page
    .locator('input[type="file"][accept*="csv"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

/** Names nobody else uses, in any run. */
const ownWord = () => `Yolculuk k${randomUUID().slice(0, 7)}`;

async function expectAccessible(page: Page) {
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test.describe('CSV', () => {
  test('a file is looked at, its columns are corrected, it is sent, and every row is told', async ({
    page,
  }) => {
    const word = ownWord();
    await openTab(page, 'CSV dosyası');
    await choose(page, 'PK', 'liste.xlsx', 'application/zip');
    await expect(page.getByText('Lütfen geçerli bir CSV dosyası seçin.')).toBeVisible();

    const rows = Array.from(
      { length: 7 },
      (_, index) => `${word} No ${index};Kuaför;Toros Mah. ${index}. Sok.;Çukurova`,
    );
    await choose(page, `Tabela;Kategori;Adres;İlçe\n${rows.join('\n')}\nSon;Banka;x;Seyhan\n`);
    await expect(page.getByRole('heading', { name: 'liste.csv' })).toBeFocused();
    await expectNoSidewaysScroll(page);

    // No column of the file is called a name.
    await page.getByRole('button', { name: '8 satırı gönder' }).click();
    const name = page.getByRole('combobox', { name: 'İşletme adı' });
    await expect(name).toBeFocused();
    await expect(page.getByText('İşletme adının hangi sütunda olduğunu seçin')).toBeVisible();
    await name.selectOption({ label: 'Tabela' });
    const preview = page.getByRole('region', { name: 'Önizleme' });
    await expect(preview.getByRole('row')).toHaveCount(6);
    await expect(preview.getByRole('cell', { name: `${word} No 0` })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: '8 satırı gönder' }).click();
    await expect(page.getByText('7 işletme alındı, 1 satır alınmadı.')).toBeVisible();
    await expect(page.getByText('7 işletme başarıyla içe aktarıldı.')).toBeVisible();
    await page.getByRole('button', { name: 'Alınmadı (1)' }).click();
    await expect(page.getByText('Rehberde bu tür yok: Banka')).toBeVisible();
    await expect(page.getByText(`${word} No 0`)).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Sonuçları indir (CSV)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('liste-sonuc.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.split('\r\n')).toContain(`2;Alındı;${word} No 0;;;`);
    expect(text).toContain('9;Alınmadı;Son;;Rehberde bu tür yok: Banka;');
  });

  test.describe('when the line drops', () => {
    test.use({ expectedFaults: /net::ERR|Failed to load resource/ });

    test('nothing is lost, and sending it again adds each row once', async ({ page }) => {
      const word = ownWord();
      await openTab(page, 'CSV dosyası');
      await page.route('**/api/businesses/import-csv', (route) => route.abort(), { times: 1 });
      await choose(page, `ad,kategori,adres,ilçe\n${word},Eczane,Kurtuluş Mah.,Seyhan\n`);
      await page.getByRole('button', { name: '1 satırı gönder' }).click();
      await expect(page.getByText('Seçimleriniz duruyor')).toBeVisible();
      await page.getByRole('button', { name: 'Yeniden gönder' }).click();
      await expect(page.getByText('1 işletme alındı.')).toBeVisible();

      await page.getByRole('button', { name: 'Başka dosya gönder' }).click();
      await choose(page, `ad;kategori;adres;ilçe\n${word};Eczane;Kurtuluş Mah.;Seyhan\n`);
      await page.getByRole('button', { name: '1 satırı gönder' }).click();
      await expect(page.getByText('0 işletme alındı, 1 satır zaten vardı.')).toBeVisible();
    });
  });

  test('a long file asks for a sign-in before anything is sent', async ({ page }) => {
    await openTab(page, 'CSV dosyası');
    const rows = Array.from(
      { length: CSV_MAX_ROWS_SIGNED_OUT + 1 },
      (_, index) => `Yer ${index},Eczane`,
    );
    await choose(page, `ad,kategori\n${rows.join('\n')}\n`);
    await expect(page.getByText('Giriş yapmadan en çok 500 satır gönderilebilir.')).toBeVisible();
    await expect(page.getByRole('button', { name: '501 satırı gönder' })).toBeDisabled();
  });

  test('the example file can be sent as it is', async ({ page }) => {
    await openTab(page, 'CSV dosyası');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Örnek dosyayı indir' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('ornek-isletmeler.csv');
    await choose(page, await readFile(await file.path(), 'utf8'), 'ornek-isletmeler.csv');
    await expect(page.getByRole('button', { name: '2 satırı gönder' })).toBeEnabled();
  });
});

test.describe('maps address', () => {
  test('an address fills the form in, and nothing is stored', async ({ page }) => {
    await openTab(page, 'Haritadan al');
    const field = page.getByLabel('Google işletme URL’si');
    await page.getByRole('button', { name: 'Bilgileri al' }).click();
    await expect(
      page.getByText("Lütfen geçerli bir Google işletme URL'si girin.").last(),
    ).toBeVisible();
    await expectAccessible(page);
    await field.fill(
      'Yolculuk Kuaför https://www.google.com/maps/place/Yolculuk+Kuaf%C3%B6r/data=!4m2!3m1!8m2!3d37.0412!4d35.2905',
    );
    await page.getByRole('button', { name: 'Bilgileri al' }).click();
    await expect(page.getByText('Google işletme bilgileri başarıyla içe aktarıldı.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /İşletme adı/ })).toHaveValue('Yolculuk Kuaför');
  });

  test.describe('that cannot be read', () => {
    test.use({ expectedFaults: /Failed to load resource/ });

    test('is answered with what to do, and stays in its field', async ({ page }) => {
      await openTab(page, 'Haritadan al');
      const field = page.getByLabel('Google işletme URL’si');
      await field.fill('https://www.google.com/maps/dir/Adana/Mersin');
      await page.getByRole('button', { name: 'Bilgileri al' }).click();
      await expect(page.getByText('Bu bir yol tarifi bağlantısı.')).toBeVisible();
      await field.fill('https://google.com.evil.example/maps/place/Nar');
      await page.getByRole('button', { name: 'Bilgileri al' }).click();
      await expect(
        page.getByText("Lütfen geçerli bir Google işletme URL'si girin.").first(),
      ).toBeVisible();
      await expect(field).toHaveValue('https://google.com.evil.example/maps/place/Nar');
      await expect(
        page.getByText('Google işletme bilgileri içe aktarılırken hata oluştu.'),
      ).toBeVisible();
    });
  });
});
