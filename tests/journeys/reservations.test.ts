import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { moderate, newMember, owned, published } from '#tests/support/moderating.ts';
import { BUSINESS_PATH } from '#tests/support/public-pages.ts';

/** Some days from now, as the field of a day holds it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(
    Date.now() + days * 86_400_000,
  );

test('a business without an owner takes none and offers its phone', async ({ page }) => {
  await page.goto(BUSINESS_PATH);
  await page.getByRole('button', { name: 'Rezervasyon Yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rezervasyon Yap' });
  await expect(dialog).toContainText('henüz rehberden rezervasyon almıyor');
  await expect(dialog.getByRole('link', { name: 'Telefon et: 0322 000 11 01' })).toHaveAttribute(
    'href',
    'tel:+903220001101',
  );
});

test('a member asks for a table within the hours, gets the answer and calls it off', async ({
  page,
  browser,
}) => {
  const place = await browser.newContext();
  const owner = await newMember(place.request, { name: 'Ocak Başı' });
  const name = `Rezervasyonlu ${owner.slice(4, 12)}`;
  const businessId = await published(place.request, owner, name);
  await owned(place.request, businessId);
  await place.close();

  const email = await newMember(page.request);
  await page.goto(`/business/${businessId}`);
  await page.getByRole('button', { name: 'Rezervasyon Yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rezervasyon Yap' });
  const time = dialog.getByLabel('Saat');
  const day = dialog.getByLabel('Gün');
  // Asked together: midnight may pass meanwhile, and the page hears of it half a minute later.
  await expect(async () => expect(await day.getAttribute('min')).toBe(dayIn(0))).toPass();
  await day.fill(dayIn(7));
  await expect(dialog.getByText(/^\p{L}+ 09\.00–18\.00$/u)).toBeVisible();
  await time.fill('22:00');
  await expect(dialog.getByText('İşletme bu saatte kapalı.'), 'before it is sent').toBeVisible();
  await dialog.getByLabel('Telefon').fill('0532 000 00 00');
  const send = dialog.getByRole('button', { name: 'İsteği gönder' });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await time.fill('13:00');
  const answer = page.waitForResponse(/\/reservations$/);
  await send.click();
  const { id } = await (await answer).json();
  await expect(dialog.getByText('İsteğiniz işletmeye ulaştı')).toBeVisible();
  expect((await emailTo(owner, { kind: 'reservation-requested' })).text).toContain('0532');

  await moderate('reservation', id, 'confirm');
  await emailTo(email, { kind: 'reservation-confirmed' });
  await dialog.getByRole('link', { name: 'Başvurularım’a git' }).click();
  const reservation = page
    .getByRole('region', { name: 'Rezervasyonlarım' })
    .getByRole('article', { name });
  await expect(reservation.getByText('Onaylandı', { exact: true })).toBeVisible();
  await expect(reservation).toContainText('13.00, 2 kişi');
  await reservation.getByRole('button', { name: 'Rezervasyondan vazgeç' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Evet, vazgeç' }).click();
  await expect(question.getByRole('alert')).toContainText('Nedenini kısaca yazın');
  await question.getByLabel('Nedeniniz').fill('Şehir dışına çıkıyoruz.');
  await question.getByRole('button', { name: 'Evet, vazgeç' }).click();
  await expect(reservation.getByText('İptal edildi')).toBeVisible();
  await expect(reservation).toContainText('Şehir dışına çıkıyoruz.');
  await expect(
    reservation.getByRole('list', { name: 'Neler oldu?' }).getByRole('listitem'),
  ).toHaveText([/^Gönderildi/, /^İşletme onayladı/, /^Vazgeçtiniz/]);
  await emailTo(owner, { kind: 'reservation-cancelled' });
});
