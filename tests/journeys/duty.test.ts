import { dayInAdana } from '#contract/calendar/days.ts';
import { dayPlus } from '#contract/calendar/holidays.ts';
import { expect, test } from '#tests/support/journey.ts';
import { granted, newMember, published } from '#tests/support/moderating.ts';

// One after another: a roster takes the place of another one of its day and district.
test.describe.configure({ mode: 'default' });

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
  // The day in the name of a file is that of its rows, and goes with it.
  const day = page.getByLabel('Gün', { exact: true });
  const file = { name: `nobetci-${today}.json`, mimeType: 'application/json' };
  await page.getByLabel(/^Dosya/).setInputFiles({ ...file, buffer: Buffer.from('[]') });
  await expect(day).toHaveValue(today);
  await page.getByRole('button', { name: 'Dosyayı bırak' }).click();
  await expect(day).toHaveValue('');
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
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('main').getByRole('listitem').filter({ has: call });
  expect((await first.boundingBox())?.y, 'on a phone').toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1366, height: 768 });
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

test('a pharmacy of another name is offered or found by its name, linked, and stands on the map', async ({
  page,
}) => {
  const today = dayInAdana(new Date());
  const email = await newMember(page.request);
  const pin = { latitude: 37.2562, longitude: 35.0601 };
  const id = await published(page.request, email, 'Ulu Badem Eczanesi', {
    ...{ category: 'Sağlık', district: 'Karaisalı', phone: '0322 000 99 17', ...pin },
  });
  await granted(email, 'moderator');
  // What kind it is of is told within seconds.
  const ofKind = '/api/admin/businesses?q=ulu+badem&kind=eczaneler';
  await expect.poll(async () => (await page.request.get(ofKind)).json()).toHaveLength(1);
  await page.goto('/admin/duty');
  await page.getByLabel('Ya da listeyi yapıştırın').fill(`Tarih;Bitiş;Eczane;İlçe
${today} 00:00;${dayPlus(today, 1)} 23:58;BADEM ECZANESİ;Karaisalı`);
  await page.getByRole('button', { name: 'Önizle' }).click();
  await page.getByRole('button', { name: 'Yayımla' }).click();
  const offered = page.getByRole('button', { name: /^Bağla: Ulu Badem Eczanesi/ });
  await expect(offered).toBeVisible();

  await page.getByRole('button', { name: 'Rehberde ara: Badem Eczanesi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Badem Eczanesi rehberde hangisi?' });
  // Its name is sought before anybody types.
  await dialog.getByRole('option', { name: 'Ulu Badem Eczanesi' }).click();
  await dialog.getByRole('button', { name: 'Bağla' }).click();
  const cut = page.getByRole('button', { name: 'Bağı kopar: Badem Eczanesi' });
  await expect(cut).toBeFocused();
  const stands = async (count: number) =>
    expect(async () => {
      await page.goto('/nobetci-eczane?ilce=karaisali');
      await expect(page.getByRole('heading', { name: 'Badem Eczanesi' })).toBeVisible();
      await expect(page.locator(`main [data-pin~="${id}"]`)).toHaveCount(count, { timeout: 1000 });
    }).toPass();
  await stands(1);

  await page.goto('/admin/duty');
  await cut.click();
  await expect(offered).toBeFocused();
  await stands(0);
  await page.goto('/admin/duty');
  await page
    .getByRole('button', { name: /^Günü kaldır:/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Günü kaldır' }).click();
  await expect(cut.or(offered)).toHaveCount(0);
});
