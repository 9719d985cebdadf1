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

  const reader = await (await browser.newContext({ baseURL })).newPage();
  await reader.goto(`/business/${id}`);
  await reader.getByRole('link', { name: /^Fiyatlar: \d+ / }).click();
  await expect(reader).toHaveURL(`/business/${id}/fiyatlar`);
  const main = reader.getByRole('main');
  await expect(main).toContainText('sahibi yazdı');
  await expect(main.getByRole('heading', { name: 'Dürümler' })).toBeVisible();
  await expect(main).toContainText('160,50 TL');
  await atBothWidths(reader, () => expectReadable(reader));
  await reader.goto(`/search?q=${encodeURIComponent(`en ucuz ${word}`)}`);
  await expect(reader.getByRole('main').getByRole('listitem').filter({ hasText: word })).toHaveText(
    new RegExp(`^160,50 TLCiğer ${word}`),
  );
});
