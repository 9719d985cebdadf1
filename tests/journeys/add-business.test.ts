import type { Locator, Page } from '@playwright/test';
import { atBothWidths, expectReadable } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/journey.ts';
import { emailTo } from '#tests/support/mailbox.ts';
import { browsersOwnFaults } from '#tests/support/public-pages.ts';

const PATH = '/add-business';
const SENTENCES = [
  'İşletme adı gereklidir',
  'Kategori seçiniz',
  'İlçe seçiniz',
  'Adres gereklidir',
  'İletişim kişisi gereklidir',
  'Geçerli bir e-posta adresi giriniz',
];

const newEmail = () => `ekleyen-${crypto.randomUUID()}@ornek.example`;
const formOf = (page: Page) => page.getByRole('form', { name: 'İşletme bilgileri' });
const sendButton = (page: Page) => formOf(page).getByRole('button', { name: 'İşletmeyi ekle' });
const keptDraft = (page: Page) => page.evaluate(() => localStorage.getItem('business-draft'));

async function openForm(page: Page): Promise<Locator> {
  await page.goto(PATH);
  const form = formOf(page);
  await expect(form).toBeVisible();
  return form;
}

/** What is required, and nothing else. */
async function fillRequired(form: Locator, name: string, email: string) {
  await form.getByLabel('İşletme adı').fill(name);
  await form.getByLabel('Kategori *').selectOption('Restoranlar');
  await form.getByLabel('İlçe').selectOption('Seyhan');
  await form.getByLabel('Adres *').fill('Ziyapaşa Bulvarı No: 12');
  await form.getByLabel('Adınız soyadınız').fill('Işıl Çelik');
  await form.getByLabel('E-posta adresiniz').fill(email);
}

/** Proves the address by its code, in the browser of the page. */
async function signIn(page: Page, email: string) {
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([address = '', json = '']) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(address, { method: 'POST', headers, body: json })).status;
      },
      [path, JSON.stringify(body)],
    );
  expect(await post('/api/users', { email, name: 'Işıl' })).toBe(200);
  const { code } = await emailTo(email, { kind: 'sign-in-code' });
  expect(await post('/api/users/verify', { code })).toBe(200);
}

/** Goes on by Tab until the control has the focus. */
async function tabTo(control: Locator) {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`${control} cannot be reached by Tab`);
}

test('a business is added by the keyboard alone, and its e-mail comes', async ({ page }) => {
  // Some hundred keys, one after the other.
  test.slow();
  const email = newEmail();
  const form = await openForm(page);
  const { keyboard } = page;
  const type = async (label: string, text: string) => {
    await tabTo(form.getByLabel(label));
    await keyboard.insertText(text);
  };
  await form.getByLabel('İşletme adı').focus();
  await type('İşletme adı', 'Işıl’ın Çay Ocağı');
  await tabTo(form.getByLabel('Kategori *'));
  await keyboard.press('ArrowDown');
  await type('Açıklama', 'Demi koyu, simidi taze.');
  await tabTo(form.getByRole('radio', { name: '₺₺ (Orta)' }));
  await keyboard.press('ArrowLeft');
  await tabTo(form.getByLabel('İlçe'));
  await keyboard.press('ArrowDown');
  await type('Adres *', 'Ziyapaşa Bulvarı No: 12');
  await tabTo(form.getByText('Koordinatını biliyorum'));
  await keyboard.press('Enter');
  await type('Koordinat', '36.9914, 35.3308');
  await type('Telefon', '0322 111 22 33');
  await tabTo(form.getByLabel('Her gün: 1. kapanış'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText('2');
  await keyboard.press('Tab');
  await expect(form.getByText('ertesi gün 02.00’ye kadar')).toBeVisible();
  await expect(form.getByText('Her gün 09.00–02.00')).toBeVisible();
  const parking = form.getByRole('group', { name: 'Otopark' });
  await tabTo(parking.getByLabel('Bilmiyorum'));
  await keyboard.press('ArrowRight');
  await expect(parking.getByLabel('Var')).toBeChecked();
  await type('Özellik ekle', 'Nargile');
  await keyboard.press('Enter');
  await tabTo(form.getByRole('button', { name: 'Nargile özelliğini kaldır' }));
  await type('Adınız soyadınız', 'Işıl Çelik');
  await type('E-posta adresiniz', email);
  await expect(form.getByText('Zorunlu alanlar tamam')).toBeVisible();
  await tabTo(sendButton(page));
  await keyboard.press('Enter');

  const done = page.getByRole('heading', { name: 'Son bir adım: postanıza bakın' });
  await expect(done).toBeFocused();
  await expect(page.locator('.toast')).toContainText('Son bir adım');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  expect((await emailTo(email)).link).toContain('/verify-email?token=');
  expect(await keptDraft(page)).toBeNull();
});

test('an empty form says what is missing, on top and beside the fields', async ({ page }) => {
  const form = await openForm(page);
  await sendButton(page).click();
  const summary = form.getByRole('alert').first();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(SENTENCES);
  const address = form.getByLabel('Adres *');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Adres gereklidir/);
  await summary.getByRole('link', { name: 'Adres gereklidir' }).click();
  await expect(address).toBeFocused();
  await address.fill('Ziyapaşa Bulvarı No: 12');
  await expect(address).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => keptDraft(page)).toContain('Ziyapaşa');
});

test('wrong hours and a day named twice are said where they stand', async ({ page }) => {
  const form = await openForm(page);
  await fillRequired(form, 'Saatli Lokanta', newEmail());
  await form.getByLabel('Her gün aynı saatler').uncheck();
  await form.getByRole('button', { name: 'Salı: aralık ekle' }).click();
  await form.getByLabel('Salı: 2. kapanış').fill('sabah');
  await form.getByRole('button', { name: 'Özel gün ekle' }).click();
  await form.getByRole('button', { name: 'Özel gün ekle' }).click();
  for (const number of [1, 2]) {
    await form.getByLabel(`${number}. özel günün tarihi`).fill('2030-10-29');
  }
  await sendButton(page).click();
  const summary = form.getByRole('alert').first();
  await expect(summary.getByRole('link')).toHaveText([
    /saatini yazın/,
    'Bu tarih iki kez yazılmış',
  ]);
  await expect(form.getByLabel('Salı: 2. kapanış')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(form.getByRole('group', { name: 'Haftalık saatler' })).toBeFocused();
});

test('what may stand here already is shown before sending', async ({ page }) => {
  const answers = [{ id: 1001, name: 'Işıl Lokantası', address: 'Abidinpaşa Cad. 5' }];
  await page.route('**/api/businesses/duplicates', (route) =>
    route.fulfill({
      json: answers.map((one) => ({ ...one, district: 'Seyhan', likeness: 'name' })),
    }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/businesses')) {
      sent.push(request.postData() ?? '');
    }
  });
  const form = await openForm(page);
  const email = newEmail();
  await fillRequired(form, 'Işıl Lokanta', email);
  await sendButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Bu işletme zaten kayıtlı olabilir' });
  const found = dialog.getByRole('link', { name: /Işıl Lokantası.*Abidinpaşa Cad. 5, Seyhan/ });
  await expect(found).toHaveAttribute('href', '/business/1001');
  await expect(found).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Düzelt' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);
  await form.getByLabel('İşletme adı').fill('Işıl Lokanta ve Kebap');
  await sendButton(page).click();
  await dialog.getByRole('button', { name: 'Yine de gönder' }).click();
  await expect(page.getByRole('heading', { name: /Son bir adım/ })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({
    name: 'Işıl Lokanta ve Kebap',
    hours: '{"mon-sun":"09:00-18:00"}',
    priceRange: '₺₺',
  });
});

test('whoever is signed in with that address goes home with the specified toast', async ({
  page,
}) => {
  const email = newEmail();
  const form = await openForm(page);
  await signIn(page, email);
  await fillRequired(form, `Işıl Pastanesi ${email.slice(8, 16)}`, email);
  await sendButton(page).click();
  await expect(page.locator('.toast')).toContainText(
    'İşletmeniz başarıyla eklendi. İnceleme sonrası yayınlanacaktır.',
  );
  await expect(page).toHaveURL('/');
});

test.describe('a submission of one’s own', () => {
  // Before signing in nobody may see it.
  test.use({ expectedFaults: /status of 401/ });

  test('what was sent is corrected by whoever proved the address, and by nobody else', async ({
    page,
  }) => {
    const email = newEmail();
    const form = await openForm(page);
    await fillRequired(form, `Işıl Manav ${email.slice(8, 16)}`, email);
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/businesses') && answer.status() < 300,
    );
    await sendButton(page).click();
    const { id } = (await (await answered).json()) as { id: number };
    await page.goto(`${PATH}?edit=${id}`);
    await expect(page.getByRole('link', { name: 'Giriş yap' }).last()).toBeVisible();
    await signIn(page, email);
    await page.reload();
    await expect(form.getByLabel('Adres *')).toHaveValue('Ziyapaşa Bulvarı No: 12');
    await expect(form.getByLabel('E-posta adresiniz')).toHaveAttribute('readonly');
    await form.getByLabel('Adres *').fill('Kuruköprü Mah. 7');
    await form.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
    await expect(page.getByRole('heading', { name: /Son bir adım/ })).toBeVisible();
  });
});

test.describe('when sending fails', () => {
  test.use({ expectedFaults: /status of 500/ });

  test('the specified toast shows and nothing typed is lost', async ({ page }) => {
    await page.route('**/api/businesses', (route) =>
      route.fulfill({ status: 500, json: { detail: 'Bir şeyler ters gitti.' } }),
    );
    const form = await openForm(page);
    await fillRequired(form, 'Kalıcı Berber', newEmail());
    await sendButton(page).click();
    await expect(page.locator('.toast')).toContainText('Hata!');
    await expect(page.locator('.toast')).toContainText(
      'İşletme eklenirken bir hata oluştu. Lütfen tekrar deneyin.',
    );
    await expect(form.getByRole('alert').first()).toContainText('Bir şeyler ters gitti.');
    await expect(form.getByLabel('İşletme adı')).toHaveValue('Kalıcı Berber');
  });
});

test('a draft survives leaving the page and a reload, until it is thrown away', async ({
  page,
}) => {
  let form = await openForm(page);
  expect(await keptDraft(page), 'a look at the form leaves nothing').toBeNull();
  await form.getByLabel('İşletme adı').fill('Yarım Kalan Fırın');
  await form.getByLabel('Her gün aynı saatler').uncheck();
  await form.getByLabel('Pazar: durum').selectOption('closed');
  await page
    .getByRole('link', { name: /ana sayfa/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  form = await openForm(page);
  await expect(form.getByLabel('İşletme adı')).toHaveValue('Yarım Kalan Fırın');
  await page.reload();
  await expect(form.getByText('kaldığınız yerden')).toBeVisible();
  await expect(form.getByLabel('Pazar: durum')).toHaveValue('closed');
  await form.getByRole('button', { name: 'Taslağı sil' }).click();
  const question = page.getByRole('dialog', { name: 'Yazdıklarınız silinsin mi?' });
  await question.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(form.getByLabel('İşletme adı')).toHaveValue('');
  expect(await keptDraft(page)).toBeNull();
});

test.describe('the pin', () => {
  test.use({ expectedFaults: browsersOwnFaults });

  test('address, district and pin help each other', async ({ page }) => {
    const form = await openForm(page);
    const district = form.getByLabel('İlçe');
    await form.getByLabel('Adres *').fill('Turgut Özal Bulvarı 5, Çukurova / Adana');
    await form.getByLabel('Adres *').blur();
    await form.getByRole('button', { name: 'Evet, Çukurova olsun' }).click();
    await expect(district).toHaveValue('Çukurova');
    await form.getByText('Koordinatını biliyorum').click();
    await form.getByLabel('Koordinat').fill('36.9914 35.3308');
    await expect(form.getByText(/Bu nokta .* görünüyor\. İlçeyi değiştirelim mi\?/)).toBeVisible();
    await form.getByRole('button', { name: 'Hayır, Çukurova kalsın' }).click();
    await expect(form.getByText('İlçeyi değiştirelim mi?')).toBeHidden();
    await district.selectOption('');
    await form.getByLabel('Koordinat').fill('37.31, 35.17');
    await expect(district).toHaveValue('Karaisalı');
    await form.getByLabel('Koordinat').fill('41.0082, 28.9784');
    await sendButton(page).click();
    await expect(form.getByRole('alert').first()).toContainText('Adana’nın dışında');
  });

  test('is set by a tap on the map, and its arrow keys move it; on a phone in its step', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const form = await openForm(page);
    const next = form.getByRole('button', { name: 'Devam et' });
    if (isMobile) {
      await expect(form.getByLabel('Adınız soyadınız')).toBeHidden();
      await next.click();
      const wrong = form.getByRole('alert').first();
      await expect(wrong.getByRole('link')).toHaveText(SENTENCES.slice(0, 4));
    }
    await form.getByLabel('İlçe').selectOption('Seyhan');
    // The map's part comes when one is near it.
    await form.getByLabel('Adres *').scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Haritada işaretle' }).click();
    const map = form.locator('[data-map-state]');
    await expect(map).toHaveAttribute('data-map-state', 'ready');
    const coordinate = form.getByLabel('Koordinat');
    await expect(async () => {
      await map.click({ position: { x: 140, y: 120 } });
      await expect(coordinate).not.toHaveValue('', { timeout: 1000 });
    }).toPass();
    const pin = map.getByRole('button', { name: /^İğne/ });
    await pin.focus();
    const before = await coordinate.inputValue();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(coordinate).not.toHaveValue(before);
    await expect(pin).toBeFocused();
    const latitude = (text: string) => Number(text.split(',')[0]);
    const moved = latitude(await coordinate.inputValue()) - latitude(before);
    expect(moved).toBeCloseTo(0.001, 6);
    if (!isMobile) return;
    await form.getByLabel('İşletme adı').fill('Taş Fırın');
    await form.getByLabel('Kategori *').selectOption('Restoranlar');
    await form.getByLabel('Adres *').fill('Ziyapaşa Bulvarı No: 12');
    await next.click();
    await expect(form.getByText('Adım 2 / 3')).toBeInViewport();
    await page.goBack();
    await expect(form.getByText('Adım 1 / 3')).toBeInViewport();
    await expect(form.getByLabel('İşletme adı')).toHaveValue('Taş Fırın');
    await page.goForward();
    await expect(form.getByText('Adım 2 / 3')).toBeInViewport();
  });

  test('is set where the visitor stands, or it is said why not', async ({ page, context }) => {
    const form = await openForm(page);
    await form.getByLabel('Adres *').scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Bulunduğum yer' }).click();
    await expect(form.getByText('Konum bilgisi alınamadı')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 36.9914, longitude: 35.3308 });
    await form.getByRole('button', { name: 'Bulunduğum yer' }).click();
    await expect(form.getByLabel('Koordinat')).toHaveValue('36.991400, 35.330800');
  });
});

test('the form with its errors can be read and used by everyone, at 320 px too', async ({
  page,
}) => {
  // A long form, read by axe by day and by night.
  test.slow();
  const form = await openForm(page);
  await form.getByLabel('Her gün aynı saatler').uncheck();
  await form.getByRole('button', { name: 'Pazar: aralık ekle' }).click();
  await form.getByRole('button', { name: 'Özel gün ekle' }).click();
  await sendButton(page).click();
  await expect(form.getByRole('alert').first()).toBeFocused();
  await atBothWidths(page, () => expectReadable(page));
  await page.setViewportSize({ width: 320, height: 640 });
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang, 'nothing scrolls sideways').toBe(0);
});

test('the tabs are chosen by arrow keys and live in the address; a maps draft fills the form', async ({
  page,
}) => {
  const draft = { name: 'Haritadan Lokanta', district: 'Seyhan', address: 'Kuruköprü Mah. 5' };
  await page.route('**/api/businesses/import-google', (route) =>
    route.fulfill({
      json: { status: 'partial', draft, missing: [], duplicates: [], warnings: ['Ada bir bakın'] },
    }),
  );
  const form = await openForm(page);
  await form.getByLabel('Telefon').fill('0322 111 22 33');
  await page.getByRole('tab', { name: 'Elle yaz' }).focus();
  await page.keyboard.press('ArrowRight');
  const maps = page.getByRole('tab', { name: 'Haritadan al' });
  await expect(maps).toBeFocused();
  await expect(maps).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${PATH}?tab=google`);
  await expect(form).toBeHidden();
  const panel = page.getByRole('tabpanel', { name: 'Haritadan al' });
  await panel.getByRole('textbox').fill('https://maps.app.goo.gl/abc');
  await panel.getByRole('button').last().click();
  await expect(page).toHaveURL(PATH);
  await expect(form.getByText('Ada bir bakın')).toBeVisible();
  await expect(form.getByLabel('İşletme adı')).toHaveValue('Haritadan Lokanta');
  await expect(form.getByLabel('Telefon'), 'typed before').toHaveValue('0322 111 22 33');
  await page.goto(`${PATH}?tab=csv`);
  await expect(page.getByRole('tab', { name: 'CSV dosyası' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
