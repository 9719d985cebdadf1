import sharp from 'sharp';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { newMember, owned, published } from '#tests/support/moderating.ts';

// What has no price is refused.
test.use({ expectedFaults: /status of 400/ });

test('an owner pastes what things cost, and a visitor reads it by its day and finds the cheapest', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await newMember(page.request, { name: 'Ayşe Yılmaz' });
  const name = `Fiyatlı ${email.slice(4, 12)}`;
  const id = await published(page.request, email, name);
  await owned(page.request, id);
  await page.goto(`/business-owner-dashboard?isletme=${id}`);
  await page.getByRole('link', { name: 'Fiyat listesi' }).click();
  const list = page.getByLabel('Ürünler ve fiyatları');
  await list.fill('Arayıp sorun');
  await page.getByRole('button', { name: 'Kaydet ve yayımla' }).click();
  await expect(page.getByRole('main')).toContainText('Satırların sonuna fiyatını yazın');
  // A word of its own, which no other journey's list has.
  const word = `tortu${id}`;
  await list.fill(`Dürümler:\nAdana ${word} ..... 180 TL\nCiğer ${word} 160,50\n\nAyran 25`);
  await page.getByRole('button', { name: 'Kaydet ve yayımla' }).click();
  await expect(list).toHaveValue(`Dürümler\nAdana ${word} 180\nCiğer ${word} 160,50\nAyran 25`);
  await atBothWidths(page, () => expectReadable(page));

  // Of a photo of the menu the day, which may be long ago.
  const menu = { create: { width: 600, height: 800, channels: 3, background: '#f6efe0' } } as const;
  const asked = await page.request.post('/api/objects/upload', { data: {} });
  const sent = await page.request.put((await asked.json()).uploadURL, {
    data: await sharp(menu).jpeg().toBuffer(),
  });
  const { address } = await sent.json();
  await page.request.put(`/api/businesses/${id}/photos`, { data: { images: [address] } });
  await page.reload();
  await page.getByLabel('1. fotoğraf bir fiyat listesi').check();
  await page.getByLabel('1. fotoğraftaki fiyatlar hangi günün?').fill('2026-03-01');
  await page.getByRole('button', { name: 'Fotoğrafları kaydet' }).click();
  await expect(page.getByRole('link', { name: 'Fiyat sayfasını aç ve yazdır' })).toBeVisible();
  await atBothWidths(page, () => expectReadable(page));

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await reader.goto(`/business/${id}`);
  await reader.getByRole('link', { name: /^Fiyatlar: \d+ / }).click();
  await expect(reader).toHaveURL(`/business/${id}/fiyatlar`);
  const main = reader.getByRole('main');
  await expect(main).toContainText('sahibi yazdı');
  await expect(main.getByRole('heading', { name: 'Dürümler' })).toBeVisible();
  await expect(main).toContainText('160,50 TL');
  await expect(main).toContainText('Fiyatlar: 1 Mart 2026 · sahibi bildirdi');
  await expect(main).toContainText('Altı aydan eski');
  await atBothWidths(reader, () => expectReadable(reader));
  const picture = { name: 'Fiyat listesinin fotoğrafı, 1 Mart 2026' };
  await main
    .getByRole('link')
    .filter({ has: reader.getByRole('img', picture) })
    .click();
  await expect(reader.getByRole('dialog')).toContainText('Fotoğraf 1 / 1');
  await reader.goto(`/search?q=${encodeURIComponent(`en ucuz ${word}`)}`);
  await expect(reader.getByRole('main').getByRole('listitem').filter({ hasText: word })).toHaveText(
    new RegExp(`^160,50 TLCiğer ${word}`),
  );
});
