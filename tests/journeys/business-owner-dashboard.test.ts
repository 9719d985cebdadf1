import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, ownAddress, test, withItsCode } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { granted, newMember, owned, published } from '#tests/support/moderating.ts';
import { freshEmail } from '#tests/support/signing-in.ts';

const DASHBOARD = '/business-owner-dashboard';

/** Some days from now, as a reservation names it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(
    Date.now() + days * 86_400_000,
  );

async function expectScreenReadable(page: Page, where: string) {
  await atBothWidths(page, async () => {
    await expectReadable(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${where}: nothing scrolls sideways`).toBe(0);
  });
}

/** Somebody else's browser, signed in when `name` is given. */
async function person(browser: Browser, name?: string) {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
  });
  return { context, email: name ? await newMember(context.request, { name }) : '' };
}

const photo = async () => ({
  name: 'ön.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 600, channels: 3, background: '#b45309' } })
    .jpeg()
    .toBuffer(),
});

test('who owns nothing is told so, and shown the ways on', async ({ page }) => {
  await page.goto(DASHBOARD);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { name: 'İşletme Sahipliği Bulunamadı' });
  await expect(title).toBeVisible();
  await expect(main.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute(
    'href',
    '/login?next=%2Fbusiness-owner-dashboard',
  );
  await expect(main.getByRole('link', { name: 'İşletme Sahibi Ol' })).toHaveAttribute(
    'href',
    '/business-owner-register',
  );
  await expectScreenReadable(page, 'a stranger');

  const email = await newMember(page.request);
  const name = `Sahiplenilen ${email.slice(4, 12)}`;
  const id = await published(page.request, email, name);
  const data = { name: 'Ayşe Yılmaz', message: 'Benim dükkânım.' };
  await page.request.post(`/api/businesses/${id}/claims`, { data });
  await page.reload();
  await expect(title).toBeVisible();
  await expect(main).toContainText(`${name}: başvurunuz inceleniyor`);
});

test('an owner edits, answers, changes the plan and reads what customers write', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await newMember(page.request, { name: 'Ayşe Yılmaz' });
  const mark = email.slice(4, 12);
  const [first, second] = [`Ocak ${mark}`, `Bahçe ${mark}`];
  const ids: number[] = [];
  for (const name of [first, second]) {
    const id = await published(page.request, email, name);
    await owned(page.request, id);
    ids.push(id);
  }
  const [id] = ids;
  const visitor = await person(browser);
  const guest = freshEmail('misafir');
  const asked = await visitor.context.request.post(`/api/businesses/${id}/reservations`, {
    data: {
      ...{ day: dayIn(7), time: '13:00', people: 4, name: 'Mehmet Güneş' },
      ...{ phone: '0532 000 00 00', email: guest },
    },
  });
  expect(asked.ok()).toBe(true);

  // Several businesses: the choice stands in the address.
  await page.goto(DASHBOARD);
  await page.getByLabel('İşletme', { exact: true }).selectOption({ label: first });
  await expect(page).toHaveURL(new RegExp(`isletme=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page.getByText('Onaylandı', { exact: true })).toBeVisible();
  await expect(page.getByText('Ücretsiz plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Genel Bakış', 'Analiz', 'Profil', 'Abonelik']);
  await expect(page.getByText('1 istek yanıtınızı bekliyor')).toBeVisible();
  await expectScreenReadable(page, 'overview');

  // The name waits, the phone is live.
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await expect(page.getByRole('heading', { name: 'Bilgileri düzenle' })).toBeFocused();
  const name = page.getByLabel(/^İşletme adı/);
  await name.fill('');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill(`${first} Kebap`);
  await page.getByRole('link', { name: 'Panele dön' }).click();
  const leaving = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await leaving.getByRole('button', { name: 'Formda kal' }).click();
  await page.evaluate(() => history.back());
  await leaving.getByRole('button', { name: 'Formda kal' }).click();
  await expect(name).toHaveValue(`${first} Kebap`);
  await page.getByLabel('Telefon').fill('0322 000 99 02');
  await expectScreenReadable(page, 'edit');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydettik; bir kısmı onay bekliyor')).toBeVisible();
  const live = await (await page.request.get(`/api/businesses/${id}`)).json();
  expect([live.name, live.phone]).toEqual([first, '0322 000 99 02']);

  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('tab', { name: 'Profil' }).click();
  await expect(page).toHaveURL(/sekme=profil$/);
  const waiting = page.getByRole('region', { name: 'Onay bekleyen değişiklikler' });
  await expect(waiting.getByRole('deletion')).toHaveText(first);
  await expect(waiting.getByRole('insertion')).toHaveText(`${first} Kebap`);
  await expectScreenReadable(page, 'profile');
  await waiting.getByRole('button', { name: 'Geri çek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Geri çek' }).click();
  await expect(waiting).toContainText('Onay bekleyen bir değişiklik yok.');

  // A reservation is answered.
  await page.getByRole('tab', { name: 'Genel Bakış' }).click();
  await page.getByRole('link', { name: 'Rezervasyonlar' }).click();
  const reservation = page.getByRole('article').filter({ hasText: 'Mehmet Güneş' });
  await reservation.getByRole('button', { name: 'Onayla' }).click();
  await expect(reservation.getByText('Onaylandı')).toBeVisible();
  await emailTo(guest, { kind: 'reservation-confirmed' });

  // A photo, and a special day.
  await page.goto(`${DASHBOARD}?isletme=${id}&bolum=fotograflar`);
  await expect(page.getByText('0/5 fotoğraf')).toBeVisible();
  const photos = page.getByRole('group', { name: 'Fotoğraflar' });
  await photos.getByLabel('Fotoğraf seçin').setInputFiles(await photo());
  await expect(page.getByText('1/5 fotoğraf')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydettik')).toBeVisible();
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('link', { name: 'Özel gün saatleri' }).click();
  await page.getByRole('button', { name: 'Özel gün ekle' }).click();
  const holiday = dayIn(3);
  await page.getByLabel('1. özel günün tarihi').fill(holiday);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/businesses/${id}`)).json()).specialDays)
    .toEqual({ [holiday]: 'kapalı' });

  // The plan: asked for here, set by an admin.
  await page.goto(`${DASHBOARD}?isletme=${id}&sekme=abonelik`);
  await page.getByRole('button', { name: 'Temel plana geç' }).click();
  const wish = page.getByRole('dialog', { name: 'Temel plan isteği' });
  await wish.getByRole('button', { name: 'İsteği gönder' }).click();
  await expect(wish.getByText('İsteğiniz ekibimize ulaştı')).toBeVisible();
  await wish.getByRole('button', { name: 'Kapat' }).last().click();
  await expectScreenReadable(page, 'subscription');
  const admin = await person(browser, 'Yönetici');
  await granted(admin.email, 'admin');
  const set = await admin.context.request.put(`/api/admin/businesses/${id}/plan`, {
    data: { plan: 'basic', expiresAt: '2099-11-20T09:00:00Z' },
  });
  expect(set.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('20 Kasım 2099 tarihine kadar')).toBeVisible();

  // It opened the messages.
  const reader = withItsCode(await visitor.context.newPage());
  await reader.goto(`/business/${id}`);
  await reader.getByRole('button', { name: 'Mesaj gönder' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Mesaj gönder' });
  await dialog.getByLabel('Mesajınız').fill('Pazar günü 20 kişilik yeriniz olur mu?');
  await dialog.getByLabel('Adınız').fill('Mehmet Güneş');
  await dialog.getByLabel('E-posta').fill(guest);
  await dialog.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(dialog.getByText('Mesajınız işletmeye ulaştı')).toBeVisible();
  expect((await emailTo(email, { kind: 'message-received' })).text).toContain(guest);
  await page.goto(DASHBOARD);
  await page.goto(`${DASHBOARD}?isletme=${id}`);
  await expect(page.getByText('1 okunmamış mesaj')).toBeVisible();
  await page.getByRole('link', { name: 'Mesajlar' }).click();
  const message = page.getByRole('article').filter({ hasText: '20 kişilik' });
  await expect(message.getByText('Yeni')).toBeVisible();
  await expectScreenReadable(page, 'inbox');
  await message.getByRole('button', { name: 'Okundu say' }).click();
  await expect(message.getByText('Yeni')).toBeHidden();

  // The code to print, and a door that is closed for a while.
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('button', { name: 'Karekod' }).click();
  const code = page.getByRole('dialog', { name: 'Sayfanızın karekodu' });
  for (const kind of ['png', 'svg']) {
    const download = page.waitForEvent('download');
    await code.getByRole('link', { name: `${kind === 'png' ? 'PNG' : 'SVG'} indir` }).click();
    expect((await download).suggestedFilename()).toBe(`karekod-${id}.${kind}`);
  }
  await code.getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('link', { name: 'Ayarlar' }).click();
  await page.getByRole('button', { name: 'Geçici olarak kapat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Yeniden aç' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ekip' }).getByRole('listitem')).toContainText(
    'Sahibi',
  );
  await expectScreenReadable(page, 'settings');

  // A colleague is invited and comes in by the e-mail's link.
  const colleague = await person(browser, 'Zeynep Kaya');
  await page.getByLabel('E-posta').fill(colleague.email);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  const invitation = await emailTo(colleague.email, { kind: 'colleague-invited' });
  const link = /\/business-invitation\?token=[\w-]+/.exec(invitation.text)?.[0] ?? '';
  const invited = withItsCode(await colleague.context.newPage());
  await invited.goto(link);
  await invited.getByRole('button', { name: 'Daveti kabul et' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

test.describe('when the line drops', () => {
  // The browser notes the call that was cut on its console.
  test.use({ expectedFaults: /ERR_FAILED|status of 40/ });

  test('an invitation is not called invalid, and is asked for again', async ({ page }) => {
    await page.route('**/api/business-invitations/*', (route) => route.abort());
    await page.goto(`/business-invitation?token=${'a'.repeat(43)}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Davetiniz şu anda açılamadı' }),
    ).toBeVisible();
    await page.unroute('**/api/business-invitations/*');
    await page.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect(page.getByRole('heading', { name: 'Davet bağlantısı geçersiz' })).toBeVisible();
  });
});
