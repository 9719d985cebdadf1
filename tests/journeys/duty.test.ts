import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember } from '#tests/support/moderating.ts';

test('a roster is pasted, looked through and published; the page shows it and loses it with the day', async ({
  page,
}) => {
  // From now to tomorrow night: whatever the hour is, the first turn runs.
  const today = dayInAdana(new Date());
  const roster = `Tarih;Başlangıç;Bitiş;Eczane;İlçe;Telefon
${today} 00:00;;${dayPlus(today, 1)} 23:59;KARA DUT ECZANESİ;Karaisalı;0322 111 22 33
${today};19:00;08:30;Ceyhan Eczanesi;Ceyhan;`;
  await granted(await newMember(page.request), 'moderator');
  await page.goto('/admin/duty');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'Dosya seçin ya da listeyi yapıştırın',
  );
  await page.getByLabel('Ya da listeyi yapıştırın').fill(roster);
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByRole('cell', { name: 'Ceyhan rehberin dışında' })).toBeVisible();
  await expect(page.getByText('1 eczane rehberde bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Yayımla' }).click();
  await expect(page.getByText('Liste yayımlandı')).toBeVisible();
  await expect(page.getByText('Kara Dut Eczanesi', { exact: true })).toBeVisible();

  await expect(async () => {
    await page.goto('/nobetci-eczane?ilce=karaisali');
    await expect(page.getByRole('heading', { name: 'Kara Dut Eczanesi' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  const call = page.getByRole('link', { name: 'Telefon et (Kara Dut Eczanesi)' });
  await expect(call).toHaveAttribute('href', 'tel:+903221112233');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.goto('/search?q=karaisalıda nöbetçi eczane');
  await expect(page.getByRole('heading', { name: 'Kara Dut Eczanesi' })).toBeVisible();

  await page.goto('/admin/duty');
  await page
    .getByRole('button', { name: /^Günü kaldır:/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Günü kaldır' }).click();
  await expect(page.getByText('Kara Dut Eczanesi')).toHaveCount(0);
  await expect(async () => {
    await page.goto('/nobetci-eczane?ilce=karaisali');
    await expect(page.getByText('Bu gecenin listesi burada bilinmiyor')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});
