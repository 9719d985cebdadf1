import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { moderate, newMember, published } from '#tests/support/moderating.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';
import { freshEmail } from '#tests/support/signing-in.ts';

test('a visitor reports a wrong number, and follows it after signing in', async ({
  page,
  browser,
}) => {
  // One of its own: the number that is accepted stands on its page from then on.
  const place = await browser.newContext();
  const submitter = await newMember(place.request);
  const business = await published(
    place.request,
    submitter,
    `Yanlış Numara ${submitter.slice(4, 12)}`,
  );
  await place.close();
  const email = freshEmail('bildiren');
  await page.goto(`/business/${business}`);
  const open = page.getByRole('button', { name: 'Hata bildir' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Hata bildir' });
  const send = dialog.getByRole('button', { name: 'Bildirimi gönder' });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await dialog.getByRole('link', { name: 'Bir neden seçin' }).click();
  await expect(dialog.getByRole('radio', { name: 'Telefon yanlış' })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Doğrusu nedir?').fill('0322 591 26 41');
  await dialog.getByLabel('E-posta').fill(email);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel('Doğrusu nedir?'), 'nothing is lost').toHaveValue(
    '0322 591 26 41',
  );
  const answer = page.waitForResponse(/\/reports$/);
  await send.click();
  const { id } = await (await answer).json();
  await expect(dialog.getByText('Teşekkürler, bildiriminiz bize ulaştı')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute(
    'href',
    '/login?next=%2Fapplications',
  );

  await moderate('report', id, 'accept', 'Numarayı düzelttik.');
  expect((await emailTo(email, { kind: 'report-answered' })).text).toContain('Numarayı düzelttik.');
  await newMember(page.request, { email });
  await page.goto('/applications');
  const reports = page.getByRole('region', { name: 'Bildirimlerim' });
  await expect(reports.getByRole('article')).toContainText('Telefon yanlış');
  await expect(reports.getByRole('list', { name: 'Neler oldu?' }).getByRole('listitem')).toHaveText(
    [/^Gönderildi/, /^Gereği yapıldı/],
  );
});

test('a review can be reported too', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  const reviews = page.getByRole('region', { name: 'Değerlendirmeler' });
  await reviews.getByRole('button', { name: 'Bildir' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Değerlendirmeyi bildir' });
  await dialog.getByRole('radio', { name: 'Reklam ya da spam' }).check();
  await expect(dialog.getByLabel('Doğrusu nedir?')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Bildirimi gönder' }).click();
  await expect(dialog.getByText('Teşekkürler, bildiriminiz bize ulaştı')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Giriş yap' }), 'nobody to answer').toHaveCount(0);
});

test('the dialogs can be read by everyone, by day and by night', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  for (const [button, title] of [
    ['Hata bildir', 'Hata bildir'],
    ['Sahiplik başvurusu yap', 'Bu işletme sizin mi?'],
    ['Rezervasyon Yap', 'Rezervasyon Yap'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await atBothWidths(page, () => expectReadable(page, { within: 'dialog[open]' }));
    await page.keyboard.press('Escape');
  }
});
